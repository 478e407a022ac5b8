/// Shows a value of the data in a message: in quotes, shortened, with control characters visible.
enum QuotedValue {
  /// - Parameter limit: How many characters are shown at most.
  static func describe(_ text: some StringProtocol, limit: Int = 40) -> String {
    var shown = "“"
    shown += withVisibleControls(text.prefix(limit))
    if text.dropFirst(limit).isEmpty == false { shown += "…" }
    return shown + "”"
  }
}
