/// Shows a value of the data in a message: in quotes, shortened, with control characters visible.
enum QuotedValue {
  static func describe(_ text: some StringProtocol, limit: Int = 40) -> String {
    "“\(withVisibleControls(text.prefix(limit)))\(text.dropFirst(limit).isEmpty ? "" : "…")”"
  }
}
