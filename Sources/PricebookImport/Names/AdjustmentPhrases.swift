import PricebookModel

/// The phrases that tills print for lines that are not purchases of an item.
///
/// A name is an adjustment only if all of it is such a phrase: `Tea bags` is an item, but `bag` is
/// not. Other names belong in the alias table (kind `adjustment`).
enum AdjustmentPhrases {
  /// Whether a name is one of the phrases, however it is spelled.
  static func contains(_ name: String) -> Bool {
    // No phrase has a digit, but most names of items do, for their size.
    let bytes = name.utf8Span.span
    for place in bytes.indices where bytes[place].isDigit { return false }
    return all.contains(key(of: foldedName(name)))
  }

  /// Whether the name of an adjustment has a word by which it is known to take money off, in whatever
  /// form: discounts, coupons, loyalty points.
  static func takesMoneyOff(_ name: String) -> Bool {
    let folded = foldedName(name)
    return discounts.contains { folded.contains($0) }
  }

  /// A folded name without hyphens, points, colons and slashes, which tills print or leave out.
  private static func key(of name: String) -> String {
    guard name.utf8.contains(where: isLoose) else { return collapsedName(name) }
    return collapsedName(String(name.map { $0.utf8.allSatisfy(isLoose) ? " " : $0 }))
  }

  private static func isLoose(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"): true
    default: false
    }
  }

  private static let lists = WordLists(EmbeddedWords.adjustments_txt)
  private static let all = Set(lists.words("phrase").map { key(of: foldedName($0)) })
  private static let discounts = lists.words("discount").map { foldedName($0) }
}
