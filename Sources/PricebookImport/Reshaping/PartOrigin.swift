/// Where the rows that were made of others, numbered from 0, were in the file.
struct PartOrigin: Sendable {
  /// Why a record of the file cannot be a row, and a message for it.
  struct Failure: Sendable {
    var reason: RejectionReason
    var message: String
  }

  var bytes: [UInt8] = []
  /// What may be shown of a record.
  var shown: ShownRecord?
  /// The physical line of every row.
  private(set) var lines: [Int] = []
  /// The bytes of the original record of every row.
  private(set) var ranges: [Range<Int>] = []
  /// The rows that stand for records that cannot be read.
  private(set) var failures: [Int: Failure] = [:]

  mutating func append(line: Int, range: Range<Int>, failure: Failure? = nil) {
    if let failure { failures[lines.count] = failure }
    lines.append(line)
    ranges.append(range)
  }

  func line(_ row: Int) -> Int { lines.indices.contains(row) ? lines[row] : lines.last ?? 0 }

  /// The original record of a row, cut to 4 096 bytes.
  func text(_ row: Int) -> String {
    guard ranges.indices.contains(row) else { return "" }
    let range = ranges[row].clamped(to: 0..<bytes.count)
    let record = Array(bytes[range])
    return shown?.text(of: record) ?? String(decoding: record.prefix(4_096), as: UTF8.self)
  }
}
