import PricebookAnalytics
import PricebookModel

/// What one month's purchases cost above the cheapest known prices.
struct MonthSavings {
  private(set) var total = Amount.zero
  /// Most first; ties in order of name.
  private(set) var byStore: [(store: UInt32, saving: Amount)] = []
  private(set) var byItem: [(item: UInt32, saving: Amount)] = []

  init(_ scope: CurrencyScope) {
    var stores: [UInt32: Amount] = [:]
    var items: [UInt32: Amount] = [:]
    for row in scope.analysis.possibleSavings.rows.rows(of: scope.month)
    where row.currency == scope.currencyID {
      total += row.saving
      stores[row.store, default: .zero] += row.saving
      items[row.item, default: .zero] += row.saving
    }
    byStore = stores.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    byItem = items.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

extension PossibleSavings.Row: MonthRow {}

extension SpendingReview {
  var savingsFigure: KeyFigure? {
    let savings = MonthSavings(scope)
    guard savings.total > .zero else { return nil }
    return KeyFigure(
      label: SavingsPhrases.label, figure: .value(scope.written(savings.total)),
      context: SavingsPhrases.context)
  }

  var savingsObservation: Observation? {
    let savings = MonthSavings(scope)
    guard savings.total > .zero, let store = savings.byStore.first else { return nil }
    let names = scope.book.names
    return Observation(
      stake: savings.total, isDifference: false, tone: .neutral,
      sentence: SavingsPhrases.finding(
        items: savings.byItem.prefix(2).map { names.items[Int($0.item)].name },
        store: names.stores[Int(store.store)], amount: scope.written(store.saving),
        isOnlyStore: savings.byStore.count == 1),
      link: FindingPhrases.link(.stores))
  }

  /// Where the money above the cheapest known prices was paid.
  var savingsNote: RichText? {
    let savings = MonthSavings(scope)
    guard savings.total > .zero else { return nil }
    return SavingsPhrases.byStore(
      savings.byStore.prefix(3).map {
        (scope.book.names.stores[Int($0.store)], scope.written($0.saving))
      }, more: max(0, savings.byStore.count - 3),
      file: scope.context.tableName("possible-savings"))
  }
}

/// The words on what could have been saved.
enum SavingsPhrases {
  static let label: RichText = "Could have saved"
  static let context: RichText = "at the cheapest known price of the last 90 days"

  static func finding(
    items: [String], store: String, amount: Value, isOnlyStore: Bool
  ) -> RichText {
    let claim: RichText =
      "Paid above the cheapest known price of the last 90 days, most of it for"
    let things = "\(claim) \(Phrases.list(items))" as RichText
    return isOnlyStore
      ? "\(things), at \(name: store)." : "\(things). At \(name: store) it was \(amount)."
  }

  static func byStore(
    _ stores: [(name: String, amount: Value)], more: Int, file: RichText
  ) -> RichText {
    let entries = stores.map { "\(name: $0.name) \($0.amount)" as RichText }
    return """
      Paid above the cheapest known price of the last 90 days: \
      \(Phrases.list(entries, more: more)). By item in \(file).
      """
  }
}
