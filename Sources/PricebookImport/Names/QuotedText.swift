/// A text for a message: in quotes, cut to a sane length, control characters made visible.
package func quoted(_ text: some StringProtocol) -> String {
  QuotedValue.describe(text, limit: 60)
}

/// The beginning of a text for a message, without quotes.
func excerpt(_ text: some StringProtocol) -> String {
  String(quoted(text).dropFirst().dropLast())
}
