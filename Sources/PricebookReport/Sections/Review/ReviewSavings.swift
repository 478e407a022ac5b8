import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// What the purchases of the report's months cost above lower prices that were known.
struct ReportedSavings {
  /// Above ordinary prices at other stores; this alone is a saving.
  private(set) var total = Amount.zero
  /// Above offers at other stores, and above the same store's own earlier prices.
  private(set) var aboveOffers = Amount.zero
  private(set) var aboveEarlier = Amount.zero
  /// Savings, most first; ties in order of name.
  private(set) var byStore: [(store: StoreID, saving: Amount)] = []
  private(set) var byItem: [(item: ItemID, saving: Amount)] = []

  init(_ scope: CurrencyScope) {
    let names = scope.book.names
    var stores = IDTable<StoreID, Amount>(repeating: .zero, count: names.stores.count)
    var items = IDTable<ItemID, Amount>(repeating: .zero, count: names.items.count)
    for row in scope.analysis.possibleSavings.rows
      .rows(from: scope.period.begun.lowerBound, through: scope.period.begun.upperBound)
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
  private var savingsDays: Int { scope.analysis.options.settings[.savingsDays] }

  var savingsObservation: Observation? {
    let savings = ReportedSavings(scope)
    guard savings.total > .zero, let store = savings.byStore.first else { return nil }
    let names = scope.book.names
    let named = savings.byItem.prefix(2)
    let ofNamed = named.reduce(Amount.zero) { $0 + $1.saving }
    return Observation(
      topic: .savings, stake: savings.total, isDifference: false, tone: .neutral,
      sentence: words.savings.finding(
        days: savingsDays, items: named.map { scope.itemName($0.item) },
        isMost: ofNamed > savings.total - ofNamed, store: names.stores[store.store],
        amount: scope.written(store.saving), isOnlyStore: savings.byStore.count == 1),
      link: link(.stores),
      drawing: differences(
        savings.byItem.map { (.name(names.items[$0.item].name), $0.saving) }, isToned: false))
  }

  /// Where money above the prices of other stores was paid, and what is not counted as such.
  var savingsNote: RichText? {
    let savings = ReportedSavings(scope)
    var sentences: [RichText] = []
    if savings.total > .zero {
      let entries = savings.byStore.map {
        "\(name: scope.book.names.stores[$0.store]) \(scope.written($0.saving))" as RichText
      }
      sentences.append(
        words.savings.byStore(days: savingsDays, words.shared.list(entries, limit: 3)))
    }
    let written = { (amount: Amount) in amount > .zero ? scope.written(amount) : nil }
    if savings.aboveOffers > .zero || savings.aboveEarlier > .zero {
      sentences.append(
        words.savings.notCounted(
          offers: written(savings.aboveOffers), earlier: written(savings.aboveEarlier)))
    }
    guard !sentences.isEmpty else { return nil }
    return RichText(
      sentences: sentences
        + [words.savings.byItem(file: scope.context.tableName("possible-savings"))])
  }
}
