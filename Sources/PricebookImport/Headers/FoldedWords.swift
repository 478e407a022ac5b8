/// Words that are compared without case, accents and punctuation.
struct FoldedWords: Sendable {
  private let words: Set<String>
  init(_ folded: Set<String>) { words = folded }
  func callAsFunction(_ text: String) -> Bool { words.contains(HeaderName.folded(text)) }
}
