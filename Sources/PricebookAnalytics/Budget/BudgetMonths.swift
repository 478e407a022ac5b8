import PricebookModel

/// The months in which a budget of every month (`*`) applies.
///
/// They are the months with data and those between them. Of a gap of more than two years only the
/// first and the last twelve months count, and of all of them the last ``limit``: a mistyped year must
/// not give every category ten thousand years of budgets.
struct BudgetMonths {
  /// Ascending.
  private(set) var all: [Month] = []
  /// How many months are left out because of ``limit``.
  let omittedCount: Int

  /// How many months a budget of every month may have.
  static let limit = 600
  /// How many months of a long gap count at each of its ends.
  static let reach = 12

  init(withData months: [Month]) {
    for month in months {
      if let last = all.last {
        let gap = last.index + 1..<month.index
        let isShort = gap.count <= 2 * Self.reach
        let indexes = isShort ? Array(gap) : gap.prefix(Self.reach) + gap.suffix(Self.reach)
        all += indexes.map(Month.init(index:))
      }
      all.append(month)
    }
    omittedCount = max(0, all.count - Self.limit)
    all = all.suffix(Self.limit)
  }
}
