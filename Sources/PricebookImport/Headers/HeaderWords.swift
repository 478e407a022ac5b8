/// The words that name the columns of receipt files, one file per language.
///
/// A new language is one more file of words, and its line in ``languages``.
enum HeaderWords {
  /// Where languages differ about a word, the first one counts.
  static let languages: [[ColumnMeaning: [String]]] = [
    english, german, french, spanish, italian, dutch, finnish, swedish, portuguese,
  ]

  /// Every folded word with what it means and how good a name it is, 0 the best.
  static let meanings: [String: (meaning: ColumnMeaning, rank: Int)] = {
    var table: [String: (meaning: ColumnMeaning, rank: Int)] = [:]
    for language in languages {
      for (meaning, words) in language {
        for (rank, word) in words.enumerated() where table[word].map({ $0.rank > rank }) ?? true {
          if table[word]?.meaning ?? meaning == meaning { table[word] = (meaning, rank) }
        }
      }
    }
    return table
  }()

  /// What folded names mean, each in the language that knows most of them and knows the name.
  ///
  /// `Nombre` is a number in French and a name in Spanish; the other columns tell.
  static func meanings(of names: [String]) -> [(meaning: ColumnMeaning, rank: Int)?] {
    let known = tables.map { table in names.count { table[$0] != nil } }
    let order = tables.indices.sorted { (known[$1], $0) < (known[$0], $1) }
    return names.map { name in order.lazy.compactMap { tables[$0][name] }.first }
  }

  /// For every language its words.
  private static let tables: [[String: (meaning: ColumnMeaning, rank: Int)]] = languages.map {
    language in
    var table: [String: (meaning: ColumnMeaning, rank: Int)] = [:]
    for (meaning, words) in language {
      for (rank, word) in words.enumerated() { table[word] = (meaning, rank) }
    }
    return table
  }

  /// The words of a meaning in every language.
  static func words(for meaning: ColumnMeaning) -> [String] {
    languages.flatMap { $0[meaning] ?? [] }
  }
}
