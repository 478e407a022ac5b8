import PricebookModel

/// Everyday goods by what kind of thing they are, in six languages.
///
/// All folded as in ``FoldedLetters``. They say what an item is where the book has nothing like it.
enum KnownGoods: String, CaseIterable, Sendable {
  case dairy = "Dairy and eggs"
  case bread = "Bread and bakery"
  case produce = "Fruit and vegetables"
  case meat = "Meat and fish"
  case drinks = "Drinks"
  case sweets = "Sweets and snacks"
  case pantry = "Pantry"
  case household = "Household"
  case personalCare = "Personal care"
  case pets = "Pets"

  /// The kind of goods that a word names.
  ///
  /// - Parameter word: As ``FoldedLetters/canonical(_:)-(String)`` writes it.
  static func of(_ word: String) -> KnownGoods? { kinds[word] }

  private static let kinds: [String: KnownGoods] = {
    let lists = WordLists(EmbeddedWords.goods_txt)
    var kinds: [String: KnownGoods] = [:]
    for kind in allCases {
      for word in lists.words("\(kind)") { kinds[FoldedLetters.canonical(word)] = kind }
    }
    return kinds
  }()
}
