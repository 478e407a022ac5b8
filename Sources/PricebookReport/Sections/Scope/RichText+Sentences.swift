import PricebookDocument

extension RichText {
  /// Sentences one after the other.
  init(sentences: [RichText]) {
    self = sentences.dropFirst().reduce(sentences.first ?? "") { "\($0) \($1)" }
  }
}
