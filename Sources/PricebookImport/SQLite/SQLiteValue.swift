/// The value of a column in one row, whatever type the column was declared with.
enum SQLiteValue: Hashable, Sendable {
  /// Blobs up to this many bytes are read, which is enough for a UUID.
  static let longestBlob = 16

  case null
  case integer(Int64)
  case real(Double)
  /// Repaired if its bytes are not valid text.
  case text(String, isRepaired: Bool)
  /// Without its bytes if there are more than ``longestBlob``.
  case blob(byteCount: Int, bytes: [UInt8])

  var integer: Int64? {
    if case .integer(let value) = self { value } else { nil }
  }

  var text: String? {
    if case .text(let text, _) = self { text } else { nil }
  }
}

struct SQLiteFailure: Error, Hashable, Sendable {
  static let ok: Int32 = 0
  static let noMemory: Int32 = 7
  static let row: Int32 = 100
  static let done: Int32 = 101

  /// A result code of SQLite (sqlite.org, "Result and Error Codes").
  var status: Int32
  /// The message of SQLite, or the limit that was exceeded.
  var message: String

  /// Reading took more steps than a file of this size can need.
  static let tooMuch = SQLiteFailure(
    status: 9, message: "reading takes more steps than an undamaged file of this size can need")
}

/// The limits on reading one store, so that a damaged or hostile one cannot hang the run or use up
/// the memory.
struct SQLiteAllowance: Sendable {
  /// Steps of SQLite's machine between two checks.
  static let stepsPerCheck = 1_000
  private static let longestSeconds = 60

  private(set) var textBytes: Int
  private var rows: Int
  private var steps: Int
  private let deadline: ContinuousClock.Instant
  private(set) var isUsedUp = false

  /// - Parameter byteCount: The size of the store and its log. An undamaged store has at most that
  ///   many bytes of text (half as many again with UTF-16) and fewer rows, and each row takes a few
  ///   steps per column.
  init(byteCount: Int) {
    let bytes = min(max(0, byteCount), 1 << 40) + (1 << 16)
    textBytes = 2 * bytes
    rows = bytes
    steps = 64 * bytes
    deadline = ContinuousClock.now.advanced(by: .seconds(Self.longestSeconds))
  }

  mutating func spendSteps() -> Bool {
    steps -= Self.stepsPerCheck
    return spend(steps >= 0 && ContinuousClock.now < deadline)
  }

  mutating func spendRow() -> Bool {
    rows -= 1
    return spend(rows >= 0)
  }

  mutating func spendText(_ byteCount: Int) -> Bool {
    textBytes -= byteCount
    return spend(textBytes >= 0)
  }

  private mutating func spend(_ isWithin: Bool) -> Bool {
    if !isWithin { isUsedUp = true }
    return !isUsedUp
  }
}
