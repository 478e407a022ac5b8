extension Escaping {
  /// Text as a string of CSS, quotes included (CSS Syntax Level 3, section 4.3.7).
  ///
  /// ASCII other than letters, digits and spaces is written as a number, so that no text ends the
  /// string or the element.
  static func styleString(_ text: String) -> String {
    var escaped = "\""
    for scalar in text.unicodeScalars {
      if !scalar.isASCII || scalar == " " || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar)
      {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return escaped + "\""
  }
}
