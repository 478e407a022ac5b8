import PricebookModel

/// Words of a list that name a column, with or without a unit or currency.
struct ColumnWords: Sendable {
  private let words: Set<String>
  init(_ list: String) { words = HeaderWords.folded(list) }

  func callAsFunction(_ name: String) -> Bool {
    words.contains(HeaderName.folded(name))
      || HeaderName.measure(of: name).map { words.contains(HeaderName.folded($0.bare)) } ?? false
  }
}
