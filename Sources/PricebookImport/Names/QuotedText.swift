import PricebookModel

/// A text for a message: in quotes, shortened, with control characters visible.
package func quoted(_ text: some StringProtocol) -> String { QuotedValue.describe(text, limit: 60) }

/// The beginning of a text for a message, without quotes.
func excerpt(_ text: some StringProtocol) -> String { String(quoted(text).dropFirst().dropLast()) }

/// A text with visible control, format and private characters, so that a name from a file cannot
/// move the cursor, change colours or reverse the line.
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

/// Control and format characters: a message must neither move the cursor nor change direction.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return true
  default: return false
  }
}

extension Substring {
  package var trimmed: Substring {
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
    return self[..<end].drop(while: \.isWhitespace)
  }
}

/// The known name that is most like a misspelt one, at most a third of its length away.
package func nearestName(to written: String, among known: some Sequence<String>) -> String? {
  let wanted = written.lowercased()
  let ranked = known.sorted().map { (name: $0, distance: editDistance(wanted, $0.lowercased())) }
  let limit = max(1, min(100, wanted.unicodeScalars.count) / 3)
  return ranked.min { $0.distance < $1.distance }.flatMap { $0.distance <= limit ? $0.name : nil }
}

/// The optimal string alignment distance of two texts, of their first 100 scalars.
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.unicodeScalars.prefix(100))
  let right = Array(right.unicodeScalars.prefix(100))
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, leftScalar) in left.enumerated() {
    var current = [row + 1]
    for (column, rightScalar) in right.enumerated() {
      let replacement = previous[column] + (leftScalar == rightScalar ? 0 : 1)
      var distance = min(replacement, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, leftScalar == right[column - 1], left[row - 1] == rightScalar {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}

/// A path as it can be typed into a shell: quoted if necessary, and never taken for an option.
package func shellWord(_ path: String) -> String {
  let word = path.hasPrefix("-") ? "./" + path : path
  return !word.isEmpty && word.utf8.allSatisfy(isPlain) ? word : singleQuoted(word)
}

/// A text in single quotes, in which POSIX shells change nothing.
package func singleQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
    + "'"
}

/// Whether a byte has no special meaning in any shell; this includes letters beyond ASCII.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
  default: "-_./+,:@%".utf8.contains(byte)
  }
}

/// A count with a comma between thousands, as English pages have it: `1,234,567`.
package func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  return digits.enumerated().reduce(into: number < 0 ? "−" : "") { text, digit in
    if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
    text.append(digit.element)
  }
}
