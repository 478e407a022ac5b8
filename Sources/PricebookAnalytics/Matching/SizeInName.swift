import PricebookModel

/// The package size in an item's name: `500 g`, `6 x 330 ml`, `10er`.
struct SizeInName: Hashable, Sendable {
  enum Dimension: Hashable, Sendable {
    case mass
    case volume
  }

  /// Of one piece, in grams or millilitres; `nil` where the name has none.
  var amount: Double?
  var dimension = Dimension.mass
  /// Pieces in the package; `nil` where the name does not say.
  var count: Double?
  /// Whether the pieces stand apart from the amount, as in `X2 300G`, which may be that of all of them.
  var isCountApart = false
  var isEmpty: Bool { amount == nil && count == nil }

  /// Whether two names cannot mean one package: another amount, or another number of pieces.
  ///
  /// Amounts within 1 % are one, for names round ounces and pounds; `X2 300G` is one of 300 g too.
  func contradicts(_ other: SizeInName) -> Bool {
    if let amount, let otherAmount = other.amount {
      if dimension != other.dimension { return true }
      if abs(amount - otherAmount) <= 0.01 * max(amount, otherAmount),
        (count ?? 1) == (other.count ?? 1)
      {
        return false
      }
      guard dimension == .mass, isCountApart != other.isCountApart else { return true }
      let (whole, parts) = isCountApart ? (self, other) : (other, self)
      let total = (parts.amount ?? 0) * (parts.count ?? 1)
      return abs((whole.amount ?? 0) - total) > 0.01 * total
    }
    if let count, let otherCount = other.count { return count != otherCount }
    return false
  }

  static func measure(_ word: String) -> Measure? { measures[word] }

  enum Measure: Sendable {
    /// Grams in one.
    case mass(Double)
    /// Millilitres in one.
    case volume(Double)
    /// Pieces in one.
    case pieces(Double)
  }

  private static let measures: [String: Measure] = {
    var result: [String: Measure] = [:]
    for (list, measure) in [
      ("mass", Measure.mass), ("volume", Measure.volume), ("pieces", Measure.pieces),
    ] {
      for entry in KnownWords.lists.words(list) {
        let parts = entry.split(separator: " ")
        guard let size = parts.first.flatMap({ Double($0) }) else { continue }
        for word in parts.dropFirst() {
          result[FoldedLetters.canonical(String(word))] = measure(size)
        }
      }
    }
    return result
  }()
}
