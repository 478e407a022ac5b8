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

  var isEmpty: Bool { amount == nil && count == nil }

  /// Whether two names cannot mean one package: another amount, or another number of pieces.
  ///
  /// Amounts within 1 % are one, for names round ounces and pounds.
  func contradicts(_ other: SizeInName) -> Bool {
    if let amount, let otherAmount = other.amount {
      if dimension != other.dimension { return true }
      if abs(amount - otherAmount) > 0.01 * max(amount, otherAmount) { return true }
      return (count ?? 1) != (other.count ?? 1)
    }
    if let count, let otherCount = other.count { return count != otherCount }
    return false
  }

  /// What a unit after a number says about the package; `nil` for any other word.
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
    let table: [(Measure, String)] = [
      (.mass(1), "g gr gram grams gramm grammes gramos"),
      (.mass(1_000), "kg kgs kilo kilos"),
      (.mass(28.349523125), "oz ounce ounces"),
      (.mass(453.59237), "lb lbs pound pounds"),
      (.volume(1), "ml"), (.volume(10), "cl"), (.volume(100), "dl"),
      (.volume(1_000), "l lt ltr liter liters litre litres litro litros"),
      (.volume(29.5735295625), "floz"),
      (.volume(473.176473), "pt pint pints"), (.volume(946.352946), "qt quart quarts"),
      (.volume(3_785.411784), "gal gallon gallons"),
      (
        .pieces(1),
        "ea each ct count pk pack packs pc pcs st stk stck stuck stueck stuks stueckli er ers x rl rls roll "
          + "rolls rollen wl sg tr tranches tranche slices scheiben sachets bags beutel ud uds "
          + "unidades pieces tabs btl"
      ),
      (.pieces(12), "doz dozen dutzend douzaine docena"),
    ]
    var result: [String: Measure] = [:]
    for (measure, words) in table {
      for word in words.split(separator: " ") {
        result[FoldedLetters.canonical(String(word))] = measure
      }
    }
    return result
  }()
}
