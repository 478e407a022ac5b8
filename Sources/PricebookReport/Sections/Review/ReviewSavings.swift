import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// What one month's purchases cost above the cheapest known prices.
struct MonthSavings {
  private(set) var total = Amount.zero
  /// Most first; ties in order of name.
  private(set) var byStore: [(store: StoreID, saving: Amount)] = []
  private(set) var byItem: [(item: ItemID, saving: Amount)] = []

  init(_ scope: CurrencyScope) {
    let names = scope.book.names
    var stores = IDTable<StoreID, Amount>(repeating: .zero, count: names.stores.count)
    var items = IDTable<ItemID, Amount>(repeating: .zero, count: names.items.count)
    for row in scope.analysis.possibleSavings.rows.rows(of: scope.month)
    where row.currency == scope.currencyID {
      total += row.saving
      stores[row.store] += row.saving
      items[row.item] += row.saving
    }
    byStore = Self.largestFirst(stores).map { (store: $0.id, saving: $0.saving) }
    byItem = Self.largestFirst(items).map { (item: $0.id, saving: $0.saving) }
  }

  /// What was saved by id, without what has no saving: there is no row of none.
  private static func largestFirst<ID>(
    _ savings: IDTable<ID, Amount>
  ) -> [(id: ID, saving: Amount)] {
    savings.indices.filter { savings[$0] > .zero }
      .sorted { (savings[$1], $0) < (savings[$0], $1) }
      .map { ($0, savings[$0]) }
  }
}

extension PossibleSavings.Row: MonthRow {}

extension SpendingReview {
  var savingsFigure: KeyFigure? {
    let savings = MonthSavings(scope)
    guard savings.total > .zero else { return nil }
    return KeyFigure(
      label: words.savings.label, figure: .value(scope.written(savings.total)),
      context: words.savings.context(days: PossibleSavings.knownDays))
  }

  var savingsObservation: Observation? {
    let savings = MonthSavings(scope)
    guard savings.total > .zero, let store = savings.byStore.first else { return nil }
    let names = scope.book.names
    return Observation(
      stake: savings.total, isDifference: false, tone: .neutral,
      sentence: words.savings.finding(
        days: PossibleSavings.knownDays,
        items: savings.byItem.prefix(2).map { names.items[$0.item].name },
        store: names.stores[store.store], amount: scope.written(store.saving),
        isOnlyStore: savings.byStore.count == 1),
      link: link(.stores))
  }

  /// Where the money above the cheapest known prices was paid.
  var savingsNote: RichText? {
    let savings = MonthSavings(scope)
    guard savings.total > .zero else { return nil }
    let entries = savings.byStore.map {
      "\(name: scope.book.names.stores[$0.store]) \(scope.written($0.saving))" as RichText
    }
    return words.savings.byStore(
      days: PossibleSavings.knownDays, words.shared.list(entries, limit: 3),
      file: scope.context.tableName("possible-savings"))
  }
}
