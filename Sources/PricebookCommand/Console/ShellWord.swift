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
