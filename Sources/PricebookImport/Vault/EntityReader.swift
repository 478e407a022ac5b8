import PricebookModel

/// Why an entity of an export cannot be read: the field and what was found there.
struct FieldProblem: Error {
  /// From the root of the document: `carts[3].items[2].quantity`.
  var path: String
  /// The place of the value in the document, in bytes from 0.
  var offset: Int
  var message: String
}

/// The fields of one object; an absent field and a `null` are the same.
struct EntityReader {
  var fields: JSONObject
  var path: String
  var offset: Int

  func value(_ key: String) -> JSONValue? {
    guard let value = fields[key], !value.isNull else { return nil }
    return value
  }

  func path(of key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }

  func has(_ key: String) -> Bool { value(key) != nil }

  func text(_ key: String) throws(FieldProblem) -> String {
    guard let text = try optionalText(key) else { throw missing(key, "a text") }
    return text
  }

  /// The text of a field, without the white space around it; `nil` if nothing is left.
  func optionalText(_ key: String) throws(FieldProblem) -> String? {
    guard let value = value(key) else { return nil }
    guard let text = value.text else { throw mismatch(key, value, "a text") }
    let trimmed = collapsedName(text)
    return trimmed.isEmpty ? nil : trimmed.copied
  }

  /// The currency of a field, whose sign may be written with blanks; the book's if there is none.
  func currency(_ key: String) throws(FieldProblem) -> VaultCurrency {
    guard let written = try optionalText(key) else { return .ofBook }
    let candidates = [written, written.filter { !$0.isWhitespace }]
    guard let text = candidates.first(where: { CurrencyCode(written: $0).isWellFormed }) else {
      throw FieldProblem(
        path: path(of: key), offset: offset,
        message: RejectionReason.malformedCurrency.message(quoted(written)))
    }
    return .written(text)
  }

  func decimal(_ key: String) throws(FieldProblem) -> ExactDecimal {
    guard let number = try optionalDecimal(key) else { throw missing(key, "a number") }
    return number
  }

  /// A JSON number or a decimal text, exactly.
  func optionalDecimal(_ key: String) throws(FieldProblem) -> ExactDecimal? {
    guard let value = value(key) else { return nil }
    let written: String
    switch value.content {
    case .number(let text), .text(let text): written = text
    default: throw mismatch(key, value, "a number")
    }
    guard let number = ExactDecimal(parsing: written) else {
      throw mismatch(key, value, "a number of at most 38 digits")
    }
    return number
  }

  /// `true`, `false`, 1 or 0; the default if the field is absent.
  func boolean(_ key: String, default standard: Bool = false) throws(FieldProblem) -> Bool {
    guard let value = value(key) else { return standard }
    switch value.content {
    case .boolean(let boolean): return boolean
    case .number("1"): return true
    case .number("0"): return false
    default: throw mismatch(key, value, "true or false")
    }
  }

  func optionalInstant(_ key: String) throws(FieldProblem) -> Instant? {
    guard let value = value(key) else { return nil }
    switch value.content {
    case .text(let text), .number(let text):
      if let instant = Instant(iso: text) { return instant }
      if let number = ExactDecimal(parsing: text), let instant = Instant(number: number) {
        return instant
      }
    default: break
    }
    throw mismatch(key, value, "a date (ISO 8601 text, or seconds as a number)")
  }

  /// The elements of an array field; none if it is absent.
  func elements(_ key: String) throws(FieldProblem) -> PlacedValues {
    guard let value = value(key) else { return PlacedValues() }
    guard let array = value.array else { throw mismatch(key, value, "an array") }
    return PlacedValues(values: array, path: path(of: key))
  }

  func mismatch(_ key: String, _ value: JSONValue, _ expected: String) -> FieldProblem {
    FieldProblem(
      path: path(of: key), offset: value.offset,
      message: "expected \(expected), found \(value.summary)")
  }

  func missing(_ key: String, _ expected: String) -> FieldProblem {
    FieldProblem(
      path: path(of: key), offset: offset, message: "expected \(expected), found nothing")
  }
}
