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

struct Part {
  var sequence, offset, firstLine, lineCount: Int
  var followsBlankLine, isPlain: Bool
  var faults: [RecordSplitter.Fault]
  /// How many bytes of the input were read when the part was made.
  var byteCountSoFar: Int
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

  struct Total: Sendable {
    /// The rows of a receipt, and how many of them are left out.
    var rows: Range<Int>
    var skippedCount: Int
    /// `nil` where the receipt has none.
    var amount: ExactDecimal?
    /// The money that is not among the rows, and that nothing shows to belong there.
    var unused: [ReceiptMoney.Named]
    var line: Int
  }

  var bytes: [UInt8] = []
  /// Whether the original is JSON, where values have names.
  var isJSON = false
  private(set) var lines: [Int] = []
  private(set) var ranges: [Range<Int>] = []
  private(set) var failures: [Int: Failure] = [:]
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
