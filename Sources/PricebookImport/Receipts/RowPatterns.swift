/// The patterns of a table, each as the numbers of its conditions.
struct RowPatterns: Sendable {
  let conditions: [RowTest.Condition]
  /// The columns of the conditions.
  let columns: [Int]
  /// By the first condition of each what the mapping says.
  let written: [Int: UsedPattern]
  private let only, skip, footers, adjustments, moneyOff, returns: [[Int]]

  init(_ rules: RowRules) {
    var known: [RowTest.Condition] = []
    var written: [Int: UsedPattern] = [:]
    func patterns(_ use: RowUse) -> [[Int]] {
      (rules.tests[use] ?? []).map { test in
        written[known.count] = UsedPattern(use: use, pattern: test.pattern)
        known += test.conditions
        return Array(known.indices.suffix(test.conditions.count))
      }
    }
    only = patterns(.only)
    skip = patterns(.skip)
    footers = patterns(.footers)
    adjustments = patterns(.adjustments)
    moneyOff = patterns(.moneyOff)
    returns = patterns(.returns)
    columns = known.map { rules.slotColumns[$0.slot] }
    conditions = known
    self.written = written
  }

  subscript(use: RowUse) -> [[Int]] {
    switch use {
    case .only: only
    case .skip: skip
    case .footers: footers
    case .adjustments: adjustments
    case .moneyOff: moneyOff
    case .returns: returns
    }
  }
}
