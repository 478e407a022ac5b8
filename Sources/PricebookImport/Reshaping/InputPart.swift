/// Some whole records or elements of an input, which one thread parses: all that is known of them but
/// their bytes, which stay in the buffer of the thread.
///
/// ``PartSource`` makes the parts. A part is a value of its own because it goes on to threads that
/// do not hold the source's lock, and because rows of another shape can take the place of its records
/// (``SpreadTable``).
struct InputPart {
  /// Its place among the parts of the input, from 0.
  var sequence: Int
  /// Where it begins in the text of the input.
  var offset: Int
  /// The physical line where it begins, from 1, and how many it has.
  var firstLine, lineCount: Int
  /// Whether the line before it is blank.
  var followsBlankLine: Bool
  /// Whether it is ASCII without NUL, so that each of its records is well-formed text.
  var isPlain: Bool
  /// Where its records are broken, ascending.
  var faults: [RecordSplitter.Fault]
  /// How many bytes of the input were read when the part was made.
  var byteCountSoFar: Int
  /// The elements of JSON in it; none for records.
  var units: [Range<Int>] = []
  /// Where its rows were in the file, if they were made from other records.
  var origin: PartOrigin?
}

extension InputPart {
  /// Describes the rows that were made of the records of the part, in place of these.
  mutating func take(_ origin: PartOrigin, faults: [RecordSplitter.Fault], _ rows: ByteView) {
    let survey = rows.survey(of: Dialect.rows.recordEnd, from: 0, to: rows.count)
    offset = 0
    firstLine = 0
    lineCount = origin.lines.count
    followsBlankLine = false
    isPlain = survey.isASCII && !survey.hasNUL
    self.faults = faults
    self.origin = origin
  }
}

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
