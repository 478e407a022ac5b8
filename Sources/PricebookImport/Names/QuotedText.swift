/// A text for a message: in quotes, shortened, with control characters visible.
package func quoted(_ text: some StringProtocol) -> String {
  QuotedValue.describe(text, limit: 60)
}

/// The beginning of a text for a message, without quotes.
func excerpt(_ text: some StringProtocol) -> String {
  String(quoted(text).dropFirst().dropLast())
}
