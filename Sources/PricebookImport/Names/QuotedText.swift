/// A text for a message: in quotes, cut to a sane length, control characters made visible.
func quoted(_ text: some StringProtocol) -> String {
  "“\(excerpt(text))”"
}

/// The beginning of a text with its control characters made visible.
func excerpt(_ text: some StringProtocol) -> String {
  let limit = 60
  var result = ""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == limit { return result + "…" }
    count += 1
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isInvisible(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Control and format characters: a message must neither move the cursor nor change direction.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
  default: false
  }
}
