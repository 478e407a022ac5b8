extension ByteView {
  /// Whether the line before an offset has only white space and delimiters, or there is none.
  func isLineBlank(before start: Int, _ dialect: Dialect, orAtStart isAtStart: Bool) -> Bool {
    guard start > 0 else { return isAtStart }
    var offset = start - 1
    while offset > 0 {
      offset -= 1
      let byte = self[offset]
      if byte == dialect.recordEnd { return true }
      guard byte == 0x20 || byte == 0x0D || byte == dialect.delimiter else { return false }
    }
    return true
  }
}

struct Part {
  var sequence, offset, firstLine, lineCount: Int
  var followsBlankLine, isPlain: Bool
  var faults: [RecordSplitter.Fault]
  /// How many bytes of the input were read when the part was made.
  var byteCountSoFar: Int
  var units: [Range<Int>] = []
  /// Where its rows were in the file, if they were made from other records.
  var origin: PartOrigin?
}
