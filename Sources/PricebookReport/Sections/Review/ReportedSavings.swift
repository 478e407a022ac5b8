import PricebookAnalytics
import PricebookModel

/// What the purchases of the report's months cost above lower prices that were known.
struct ReportedSavings: Sendable {
  /// Above ordinary prices at other stores; this alone is a saving.
  private(set) var total = Amount.zero
  /// Above offers at other stores, and above the same store's own earlier prices.
  private(set) var aboveOffers = Amount.zero
  private(set) var aboveEarlier = Amount.zero
  /// Savings, most first; ties in order of name.
  private(set) var byStore: [(id: StoreID, saving: Amount)] = []
  private(set) var byItem: [(id: ItemID, saving: Amount)] = []

  /// Loose goods without their weight are left out: another price of them is one of another weight.
  ///
  /// - Parameter currency: `nil` for nothing.
  init(of analysis: Analysis, in currency: CurrencyID?) {
    guard let currency else { return }
    let (names, period) = (analysis.book.names, analysis.period)
    let (looseGoods, count) = (
      analysis.looseGoods, analysis.unitValues.dimensions.firstIndex(of: .count)
    )
    var isLoose = IDTable<ItemID, Bool?>(repeating: nil, count: names.items.count)
    var stores = IDTable<StoreID, Amount>(repeating: .zero, count: names.stores.count)
    var items = IDTable<ItemID, Amount>(repeating: .zero, count: names.items.count)
    for row in analysis.possibleSavings.rows.rows(in: period.begun)
    where row.currency == currency {
      let loose =
        isLoose[row.item]
        ?? count.map {
          looseGoods.contains(item: row.item, in: $0, currency: currency, asOf: period.asOf)
        } ?? false
      isLoose[row.item] = loose
      guard !loose else { continue }
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
