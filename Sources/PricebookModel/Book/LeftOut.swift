/// What filters left out of a book, except receipt lines, which ``ControlTotals/leftOut`` counts.
public struct LeftOut: Hashable, Sendable {
  /// What can be left out.
  public enum Kind: CaseIterable, Hashable, Sendable {
    /// Carts and lists as a whole.
    case carts
    /// Lines of carts and lists that keep other lines.
    case cartLines
    /// Prices that apps and price lists state.
    case prices
    /// Lines of basket files.
    case basketItems
    /// Ratings that people of an app gave to stores.
    case ratings
    /// Rows of budget files.
    case budgets
  }

  private var counts: [Kind: Int] = [:]

  /// The first day that counts, where earlier spending of its month is left out.
  ///
  /// That month is not whole, so that its budget cannot be compared with it.
  public var firstDay: CalendarDate?
  /// The last day that counts, where later spending is left out.
  public var lastDay: CalendarDate?

  /// How many of a kind were left out.
  public subscript(kind: Kind) -> Int {
    get { counts[kind] ?? 0 }
    set { counts[kind] = newValue }
  }

  /// The kinds with something left out, in order.
  public var all: [(kind: Kind, count: Int)] {
    Kind.allCases.map { ($0, self[$0]) }.filter { $0.count > 0 }
  }
}
