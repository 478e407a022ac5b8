/// What filters left out of a book, except receipt lines, which ``ControlTotals/leftOut`` counts.
package struct LeftOut: Hashable, Sendable {
  /// What is counted, one kind of record each.
  package enum Kind: CaseIterable, Hashable, Sendable {
    case carts
    /// Lines of carts and lists that keep other lines.
    case cartLines
    /// Prices that apps and price lists state.
    case prices
    case basketItems
    /// Ratings that people of an app gave to stores.
    case ratings
    case budgets
  }

  private var counts: [Kind: Int] = [:]
  /// The first day that counts; its month has no budget, because the days before it are left out.
  package var firstDay: CalendarDate?
  /// The last day that counts, where later spending is left out.
  package var lastDay: CalendarDate?

  package subscript(kind: Kind) -> Int {
    get { counts[kind] ?? 0 }
    set { counts[kind] = newValue }
  }

  /// The kinds with something left out, in order.
  package var all: [(kind: Kind, count: Int)] {
    Kind.allCases.map { ($0, self[$0]) }.filter { $0.count > 0 }
  }
}
