import PricebookImport

/// A text or path for a message with visible control and format characters.
func visible(_ text: String) -> String { withVisibleControls(PathText.display(text)) }

extension String {
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// An output whose lines are written with visible control and format characters.
final class VisibleOutput: ByteOutput {
  private let destination: any ByteOutput
  /// The beginning of a line, or of a character.
  private var rest: [UInt8] = []

  init(_ destination: any ByteOutput) { self.destination = destination }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    for place in bytes.indices { rest.append(bytes[place]) }
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let lines = String(decoding: rest[..<end], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    rest.removeFirst(end + 1)
    try destination.write(lines.map { withVisibleControls($0) + "\n" }.joined())
  }
}

/// A path as it can be typed into a shell: quoted if necessary, and never taken for an option.
func shellWord(_ path: String) -> String {
  let word = path.hasPrefix("-") ? "./" + path : path
  return !word.isEmpty && word.utf8.allSatisfy(isPlain) ? word : singleQuoted(word)
}

/// A text in single quotes, in which POSIX shells change nothing.
func singleQuoted(_ text: String) -> String {
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
