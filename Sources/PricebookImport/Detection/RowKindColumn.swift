import PricebookModel

/// A column without a meaning whose values say that some rows are no purchases.
struct RowKindColumn: Hashable, Sendable {
  var column: Int
  /// What such a column has in rows that were not bought after all, as written: they are left out.
  var leftOut: [String] = []
  /// The other words that leave rows out, where the name of the column says what it is for: the rows
  /// that were looked at need not have all of them.
  private var others: [String] = []
  var returned: [String] = []
  /// How many of the first rows that count as purchases are returns.
  var count = 0
  /// Kinds of rows are few, and their names are short.
  private static let mostValues = 12
  private static let longestValue = 24

  /// - Parameter signs: Of each row, whether it counts as a purchase, and whether it is below zero.
  init?(
    _ column: Int, _ name: String, _ values: [String], signs: [(isCounted: Bool, isNegative: Bool)]
  ) {
    self.column = column
    if let flags = Self.flags(name, Set(values)) {
      leftOut = flags
      others = Self.spellings(
        (HeaderWords.leavesOutByNo(name) ? ValueWords.isNo : ValueWords.isYes).words)
    } else {
      var different: Set<String> = []
      for (value, sign) in zip(values, signs) where !value.isEmpty {
        guard value.count <= Self.longestValue, !value.contains(where: \.isNumber)
        else { return nil }
        different.insert(value)
        if different.count > Self.mostValues { return nil }
        guard sign.isCounted else { continue }
        if ValueWords.isCancelled(value) {
          if !leftOut.contains(value) { leftOut.append(value) }
        } else if ValueWords.isReturn(value) {
          if !returned.contains(value) { returned.append(value) }
          count += 1
        }
      }
      if HeaderWords.mayTellPurchases(name), !different.isEmpty { others = Self.cancelledSpellings }
    }
    // Rows below zero take something back already.
    if zip(values, signs).contains(where: { leftOut.contains($0) && $1.isNegative }) {
      leftOut = []
      others = []
    }
    if leftOut.isEmpty, returned.isEmpty, others.isEmpty { return nil }
  }

  /// Words in small letters, in capitals, and with a capital.
  private static func spellings(_ words: some Sequence<String>) -> [String] {
    words.flatMap { [$0, $0.uppercased(), String($0.prefix(1).uppercased() + $0.dropFirst())] }
  }

  private static let cancelledSpellings = spellings(
    ValueWords.lists.words("cancelled").map { String($0) })

  /// The values of a column of yes and no that leave rows out; `nil` for another column.
  private static func flags(_ name: String, _ values: Set<String>) -> [String]? {
    let byNo = HeaderWords.leavesOutByNo(name)
    guard byNo || HeaderWords.leavesOutByYes(name),
      values.allSatisfy({ $0.isEmpty || ValueWords.isYes($0) || ValueWords.isNo($0) }),
      values.contains(where: { !$0.isEmpty })
    else { return nil }
    return values.filter { byNo ? !ValueWords.isYes($0) : ValueWords.isYes($0) }.sorted()
  }

  /// The rows that are left out, by the name of the column; `nil` if there may be none.
  func pattern(_ name: String) -> RowPattern? {
    let globs = Set(leftOut + others).sorted()
    return globs.isEmpty
      ? nil : RowPattern(conditions: [RowPattern.Condition(column: [name], globs: globs)])
  }
}
