import PricebookModel

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
