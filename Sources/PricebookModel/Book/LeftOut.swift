/// What filters left out of a book beside receipt lines, which ``ControlTotals/leftOut`` counts.
public struct LeftOut: Hashable, Sendable {
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// Carts and lists as a whole.
    case carts
    /// Lines of carts and lists of which others stay.
    case cartLines
    /// Prices that apps state.
    case prices
    case basketItems
    case ratings
    case budgets
  }

  private var counts: [Kind: Int] = [:]

  /// The first day that counts, where spending on days of its month before it is left out: that
  /// month is not whole, and what it was to cost as a whole is no measure of the rest.
  public var firstDay: CalendarDate?
  /// The last day that counts, where spending on later days is left out.
  public var lastDay: CalendarDate?

  package init() {}

  public subscript(kind: Kind) -> Int {
    get { counts[kind] ?? 0 }
    set { counts[kind] = newValue }
  }

  /// What was left out at all, in the order of the kinds.
  public var all: [(kind: Kind, count: Int)] {
    Kind.allCases.map { ($0, self[$0]) }.filter { $0.count > 0 }
  }
}
