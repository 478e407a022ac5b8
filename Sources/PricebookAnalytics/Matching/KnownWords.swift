import PricebookModel

/// Words that do not identify an item, words that are not abbreviations, and
/// abbreviations that letters alone do not explain.
///
/// All folded as in ``FoldedLetters``.
enum KnownWords {
  static let lists = WordLists(EmbeddedWords.matching_txt)

  /// Articles, prepositions and the like, in six languages.
  static let fillers = words("filler")

  /// Short everyday words that longer words begin with: never taken for their abbreviations.
  static let wholeWords = words("whole_word")

  /// Whether a word is an everyday one, so that another everyday word is never a slip of it.
  static func isEveryday(_ word: String) -> Bool {
    wholeWords.contains(word) || KnownGoods.of(word) != nil || Qualifier.of(word) != nil
  }

  /// The full word of an abbreviation that is not its beginning or its consonants.
  static let abbreviations: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for entry in lists.words("abbreviation") {
      let parts = entry.split(separator: " ").map { FoldedLetters.canonical(String($0)) }
      result[parts[0], default: []].formUnion(parts.dropFirst())
    }
    return result
  }()

  /// Endings that make one word of another only in grammar, in six languages.
  static let endings = words("ending").union([""])

  private static func words(_ list: String) -> Set<String> {
    Set(lists.words(list).map { FoldedLetters.canonical($0) })
  }
}
