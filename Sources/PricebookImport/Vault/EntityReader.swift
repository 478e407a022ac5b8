import PricebookModel

/// The fields of one object; an absent field and a `null` are the same.
struct EntityReader {
  var fields: JSONObject
  var path: ElementPath
  var offset: Int
  func value(_ key: String) -> JSONValue? { fields[key].flatMap { $0.isNull ? nil : $0 } }
  func path(of key: String) -> String { ElementPath.field(key, of: path).text }
  func has(_ key: String) -> Bool { value(key) != nil }

  /// What a field says; `nil` if it is absent.
  private func read<Content>(
    _ key: String, _ expected: String, _ content: (JSONValue) -> Content?
  ) throws(FieldProblem) -> Content? {
    guard let value = value(key) else { return nil }
    guard let content = content(value) else { throw mismatch(key, value, expected) }
    return content
  }

  func text(_ key: String) throws(FieldProblem) -> String {
    guard let text = try optionalText(key) else { throw missing(key, "a text") }
    return text
  }

  /// The text of a field, without the white space around it; `nil` if nothing is left.
  func optionalText(_ key: String) throws(FieldProblem) -> String? {
    guard let text = try read(key, "a text", \.text) else { return nil }
    let trimmed = collapsedName(text)
    return trimmed.isEmpty ? nil : trimmed.copied
  }

  /// The currency of a field, whose sign may be written with blanks; the book's if there is none.
  func currency(_ key: String) throws(FieldProblem) -> VaultCurrency {
    guard let written = try optionalText(key) else { return .ofBook }
    let candidates = [written, written.filter { !$0.isWhitespace }]
    guard let text = candidates.first(where: { CurrencyCode(written: $0).isWellFormed })
    else { throw problem(key, RejectionReason.malformedCurrency.message(quoted(written))) }
    return .written(text)
  }

  func decimal(_ key: String) throws(FieldProblem) -> ExactDecimal {
    guard let number = try optionalDecimal(key) else { throw missing(key, "a number") }
    return number
  }

  /// A JSON number or a decimal text, exactly.
  func optionalDecimal(_ key: String) throws(FieldProblem) -> ExactDecimal? {
    guard let written = try read(key, "a number", \.writtenText) else { return nil }
    return try read(key, "a number of at most 38 digits") { _ in ExactDecimal(parsing: written) }
  }

  /// `true`, `false`, 1 or 0; false if the field is absent.
  func boolean(_ key: String) throws(FieldProblem) -> Bool {
    try read(key, "true or false") { value in
      switch value.content {
      case .boolean(let boolean): boolean
      case .number("1"): true
      case .number("0"): false
      default: nil
      }
    } ?? false
  }

  func optionalInstant(_ key: String) throws(FieldProblem) -> Instant? {
    try read(key, "a date (ISO 8601 text, or seconds as a number)") { value in
      value.writtenText.flatMap { text in
        Instant(iso: text) ?? ExactDecimal(parsing: text).flatMap { Instant(number: $0) }
      }
    }
  }

  /// The elements of an array field; none if it is absent.
  func elements(_ key: String) throws(FieldProblem) -> PlacedValues {
    guard let array = try read(key, "an array", \.array) else { return PlacedValues() }
    return PlacedValues(values: array, path: .field(key, of: path))
  }

  func problem(_ key: String, _ message: String) -> FieldProblem {
    FieldProblem(path: path(of: key), offset: offset, message: message)
  }

  func problem(_ message: String) -> FieldProblem {
    FieldProblem(path: path.text, offset: offset, message: message)
  }

  func mismatch(_ key: String, _ value: JSONValue, _ expected: String) -> FieldProblem {
    FieldProblem(
      path: path(of: key), offset: value.offset,
      message: "expected \(expected), found \(value.summary)")
  }

  /// Throws for a price that is too large to be added up.
  func checkSize(of price: ExactDecimal, at path: @autoclosure () -> String) throws(FieldProblem) {
    let rounded = price.rounded(toDigits: 4)
    if let rounded, rounded.magnitude <= Amount.bookLimit.tenThousandths.magnitude { return }
    let message = "the price \(price) is too large to be summed exactly"
    throw FieldProblem(path: path(), offset: offset, message: message)
  }

  func missing(_ key: String, _ expected: String) -> FieldProblem {
    problem(key, "expected \(expected), found nothing")
  }

  func optionalID(_ key: String) throws(FieldProblem) -> String? { try read(key, "an id", \.id) }

  /// A quantity of 0 to 10,000,000.
  func quantity(_ key: String) throws(FieldProblem) -> ExactDecimal? {
    guard let number = try optionalDecimal(key) else { return nil }
    guard let millionths = number.rounded(toDigits: 6), millionths >= 0,
      millionths <= Quantity.limit.millionths
    else { throw problem(key, "the quantity \(number) is not between 0 and 10,000,000") }
    return number
  }

  func wholeNumber(
    _ key: String, in range: ClosedRange<Int>, _ noun: String
  ) throws(FieldProblem) -> Int? {
    guard let number = try optionalDecimal(key) else { return nil }
    if let whole = number.rounded(toDigits: 0), range.contains(Int(whole)),
      ExactDecimal(significand: Int128(whole), scale: 0) == number
    {
      return Int(whole)
    }
    let (least, most) = (range.lowerBound, range.upperBound)
    throw problem(key, "\(noun) \(number) is not a whole number between \(least) and \(most)")
  }

  /// A price that a book can add up; `nil` if there is none, or if it is 0.
  func price(_ key: String) throws(FieldProblem) -> ExactDecimal? {
    guard let number = try optionalDecimal(key), !number.isZero else { return nil }
    guard number.isPositive else { throw problem(key, "the price \(number) is negative") }
    try checkSize(of: number, at: path(of: key))
    return number
  }
}

extension JSONValue {
  /// The value as an id: a text without the white space around it, or a number.
  var id: String? {
    switch content {
    case .text(let text):
      let trimmed = collapsedName(text)
      return trimmed.isEmpty ? nil : trimmed.copied
    case .number(let text): return text.copied
    default: return nil
    }
  }

  /// The id that an entity is referred to by: that of an object, or the value itself.
  var reference: String? { object?["id"]?.id ?? id }
}
