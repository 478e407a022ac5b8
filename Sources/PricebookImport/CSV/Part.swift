/// A run of whole records.
struct Part {
  /// Its place among the parts of the input, from 0.
  var sequence: Int
  /// The offset of its first byte in the text of the input.
  var offset: Int
  /// The physical line of its first byte, from 1.
  var firstLine: Int
  /// How many physical lines it has: at least as many as records.
  var lineCount: Int
  /// Whether the line above its first is blank.
  var followsBlankLine: Bool
  /// Whether every byte is ASCII and none is NUL.
  var isPlain: Bool
  var faults: [RecordSplitter.Fault]
  /// How many bytes of the input were read when the part was made.
  var byteCountSoFar: Int
  /// The records in it, if they are not what lines are.
  var units: [Range<Int>] = []
  /// Where its rows were in the file, if they were made from records of another shape.
  var origin: PartOrigin?
}
