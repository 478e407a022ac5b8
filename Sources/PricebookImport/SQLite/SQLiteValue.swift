import PricebookModel

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

/// A field of an entity and the type of its column in the app's model.
struct StoreField {
  enum Kind {
    /// Text, or a UUID as 16 bytes.
    case identifier
    case text
    case number
    case boolean
    /// Seconds since 2001-01-01 UTC.
    case date
    /// The raw value of an enum: a number or a text.
    case rawValue
  }

  /// The app's own name: `plannedPrice` for `ZPLANNEDPRICE`.
  var name: String
  var kind: Kind
  /// Whether an entity without it is useless.
  var isNeeded: Bool

  init(_ name: String, _ kind: Kind, isNeeded: Bool = false) {
    self.name = name
    self.kind = kind
    self.isNeeded = isNeeded
  }

  /// The value as the JSON export has it; a value of another type is passed on unchanged, and the
  /// decoder rejects it.
  func content(of value: SQLiteValue) -> JSONValue.Content {
    switch value {
    case .null: .null
    case .integer(let number):
      switch kind {
      case .boolean where number == 0 || number == 1: .boolean(number == 1)
      case .date: storeDate(seconds: String(number))
      default: .number(String(number))
      }
    case .real(let number):
      switch kind {
      case .boolean where number == 0 || number == 1: .boolean(number == 1)
      case .date: storeDate(seconds: shortestText(number))
      default: .number(shortestText(number))
      }
    case .text(let text, _): .text(text)
    case .blob(let byteCount, let bytes):
      if kind == .identifier, bytes.count == 16 {
        .text(uuidText(bytes))
      } else {
        .binary(byteCount: byteCount)
      }
    }
  }
}

/// The shortest JSON text that reads back as the number, whole numbers without a point.
func shortestText(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Upper case with hyphens, as apps write it.
private func uuidText(_ bytes: [UInt8]) -> String {
  var text = ""
  for (index, byte) in bytes.enumerated() {
    if [4, 6, 8, 10].contains(index) { text += "-" }
    text += byte < 16 ? "0" : ""
    text += String(byte, radix: 16, uppercase: true)
  }
  return text
}

/// The moment as ISO 8601 text, because a bare number could also count from 1970.
private func storeDate(seconds text: String) -> JSONValue.Content {
  let secondsToReferenceDate: Int64 = 978_307_200
  // Within some thousand years, so that nothing below overflows.
  guard let number = ExactDecimal(parsing: text), let count = number.rounded(toDigits: 6),
    count.magnitude < 250_000_000_000_000_000
  else { return .text("\(text) seconds since 2001") }
  let microseconds = count + secondsToReferenceDate * 1_000_000
  guard let text = Instant(microseconds: microseconds).isoText else {
    return .text("\(text) seconds since 2001")
  }
  return .text(text)
}
