import PricebookModel

/// The words that apps use, in lists by name.
enum AppWords {
  private static let lists = WordLists(EmbeddedWords.apps_txt)
  static func list(_ name: String) -> [String] { lists.words(name) }
}
