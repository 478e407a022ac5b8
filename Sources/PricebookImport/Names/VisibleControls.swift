/// A text for a message with visible control and format characters, and those of private use.
///
/// Without this, a name from a file could move the cursor, change colours or reverse the line.
package func withVisibleControls(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: isInvisible) else { return String(text) }
  var shown = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": shown += "\\n"
    case "\r": shown += "\\r"
    case "\t": shown += "\\t"
    case _ where isInvisible(scalar):
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return true
  default: return false
  }
}
