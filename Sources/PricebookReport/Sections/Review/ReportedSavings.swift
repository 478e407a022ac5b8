import PricebookAnalytics
import PricebookModel

/// What the purchases of the report's months cost above lower prices that were known.
struct ReportedSavings {
  /// Above ordinary prices at other stores; this alone is a saving.
  private(set) var total = Amount.zero
  /// Above offers at other stores, and above the same store's own earlier prices.
  private(set) var aboveOffers = Amount.zero
  private(set) var aboveEarlier = Amount.zero
  /// Savings, most first; ties in order of name.
  private(set) var byStore: [(id: StoreID, saving: Amount)] = []
  private(set) var byItem: [(id: ItemID, saving: Amount)] = []

  init(_ scope: CurrencyScope) {
    let names = scope.book.names
    var stores = IDTable<StoreID, Amount>(repeating: .zero, count: names.stores.count)
    var items = IDTable<ItemID, Amount>(repeating: .zero, count: names.items.count)
    for row in scope.analysis.possibleSavings.rows.rows(in: scope.period.begun)
    where row.currency == scope.currencyID {
      switch row.kind {
      case .offer: aboveOffers += row.saving
      case .sameStoreEarlier: aboveEarlier += row.saving
      case .otherStore:
        total += row.saving
        stores[row.store] += row.saving
        items[row.item] += row.saving
      }
    }
    byStore = Self.largestFirst(stores)
    byItem = Self.largestFirst(items)
  }

  /// What was saved by id, without what has no saving: there is no row of none.
  private static func largestFirst<ID>(_ savings: IDTable<ID, Amount>) -> [(id: ID, saving: Amount)]
  {
    savings.indices.filter { savings[$0] > .zero }.sorted { (savings[$1], $0) < (savings[$0], $1) }
      .map { ($0, savings[$0]) }
  }
}
