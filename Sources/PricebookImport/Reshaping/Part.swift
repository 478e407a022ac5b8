import PricebookModel

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

/// Where the rows of a part of another shape, numbered from 0, were in the original file.
struct PartOrigin: Sendable {
  /// Why a record of the original cannot be a row, and a message for it.
  struct Failure: Sendable {
    var reason: RejectionReason
    var message: String
    /// Whether the record is not whole, so that more may be missing.
    var isCut = false
  }

  /// A total that the original gives for some rows.
  struct Total: Sendable {
    var rows: Range<Int>
    var amount, tax: ExactDecimal
    var line: Int
  }

  /// The original as it was read, for excerpts.
  var bytes: [UInt8] = []
  /// Whether the original is JSON, where values have names.
  var isJSON = false
  /// The physical line of every row.
  private(set) var lines: [Int] = []
  /// The bytes of the original record of every row.
  private(set) var ranges: [Range<Int>] = []
  /// The rows made for records that cannot be read.
  private(set) var failures: [Int: Failure] = [:]
  /// In the order of the rows.
  private(set) var totals: [Total] = []

  mutating func append(line: Int, range: Range<Int>, failure: Failure? = nil) {
    if let failure { failures[lines.count] = failure }
    lines.append(line)
    ranges.append(range)
  }

  mutating func append(_ total: Total) { totals.append(total) }
  func line(_ row: Int) -> Int { lines.indices.contains(row) ? lines[row] : lines.last ?? 0 }

  /// The original record of a row without its secrets, cut to 4 096 bytes.
  func text(_ row: Int) -> String {
    guard ranges.indices.contains(row) else { return "" }
    let range = ranges[row].clamped(to: 0..<bytes.count)
    if isJSON { return SecretText.hidden(bytes[range]) }
    return String(decoding: bytes[range.prefix(4_096)], as: UTF8.self)
  }
}
