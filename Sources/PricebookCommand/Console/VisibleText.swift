import PricebookImport

/// A text or path for a message with visible control and format characters.
func visible(_ text: String) -> String { withVisibleControls(PathText.display(text)) }

extension String {
  /// The text without white space around it.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
