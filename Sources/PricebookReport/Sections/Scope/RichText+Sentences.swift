import PricebookDocument

extension RichText {
  init(sentences: [RichText]) {
    self = sentences.dropFirst().reduce(sentences.first ?? "") { "\($0) \($1)" }
  }

  /// Parts one after the other, without an “and”.
  init(parts: [RichText], separator: String = ", ") {
    self = parts.dropFirst().reduce(parts.first ?? "") { $0 + RichText(separator) + $1 }
  }

  /// `2 (sliced, Organic)`: a quantity, if there is one, with what else is known.
  func with(_ marks: [RichText]) -> RichText {
    guard !marks.isEmpty else { return self }
    let text: RichText = "(\(RichText(parts: marks)))"
    return isEmpty ? text : "\(self) \(text)"
  }
}
