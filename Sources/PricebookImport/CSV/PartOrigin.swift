import PricebookModel

/// Where the rows of a part were in the original file, for parts made from records of another
/// shape.
///
/// The parser numbers the rows of such a part from 0.
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
    var amount: ExactDecimal
    /// What may be on top of the rows.
    var tax: ExactDecimal
    /// The physical line of what the rows belong to.
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

  /// Adds the next row.
  mutating func append(line: Int, range: Range<Int>, failure: Failure? = nil) {
    if let failure { failures[lines.count] = failure }
    lines.append(line)
    ranges.append(range)
  }

  mutating func append(_ total: Total) { totals.append(total) }

  /// The original line of a row.
  func line(_ row: Int) -> Int {
    lines.indices.contains(row) ? lines[row] : lines.last ?? 0
  }

  /// The original record of a row without its secrets, cut to 4 096 bytes.
  func text(_ row: Int) -> String {
    guard ranges.indices.contains(row) else { return "" }
    let range = ranges[row].clamped(to: 0..<bytes.count)
    if isJSON { return SecretText.hidden(bytes[range]) }
    return String(decoding: bytes[range.prefix(4_096)], as: UTF8.self)
  }
}
