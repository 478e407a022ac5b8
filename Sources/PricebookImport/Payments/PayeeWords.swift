/// The words that a bank writes about a payment, without accents and strokes.
struct PayeeWords: Hashable, Sendable {
  let words: Set<String>
  /// What stays the same from payment to payment: the first words without digits.
  let key: String

  init(_ text: String) {
    let all = Self.words(in: text)
    words = Set(all)
    key = all.filter { !$0.contains(where: \.isNumber) }.prefix(4).joined(separator: " ")
  }

  static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { HeaderName.folded($0) }.filter { !$0.isEmpty }
  }
}
