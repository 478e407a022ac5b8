import PricebookModel

/// What a decoder says of the entities of one document, and the newest moment that it saw.
struct EntityLog {
  let document: JSONDocument
  var log: SourceLog
  private(set) var newest: Instant?

  init(_ document: JSONDocument, log: SourceLog) {
    self.document = document
    self.log = log
  }

  mutating func note(_ instant: Instant?) {
    guard let instant else { return }
    newest = newest.map { max($0, instant) } ?? instant
  }

  /// The elements of the first of these array fields that is there.
  mutating func elements(_ entity: EntityReader, _ keys: String...) -> [PlacedValue] {
    guard let key = keys.first(where: entity.has) else { return [] }
    return optional { () throws(FieldProblem) in try entity.elements(key) } ?? []
  }

  /// A field without which its entity still makes sense.
  mutating func optional<Value>(_ read: () throws(FieldProblem) -> Value?) -> Value? {
    do throws(FieldProblem) {
      return try read()
    } catch {
      let place = document.place(of: error.offset)
      log.report(
        .warning, .vaultField, line: place.line, column: place.column,
        "\(error.path): \(error.message); the field is passed over")
      return nil
    }
  }

  /// Counts an element as read, and as rejected where it cannot be read.
  mutating func entity<Value>(
    _ element: PlacedValue, _ read: (EntityReader) throws(FieldProblem) -> Value
  ) -> Value? {
    log.countRead()
    do throws(FieldProblem) {
      return try read(try element.entity())
    } catch {
      reject(element, error)
      return nil
    }
  }

  mutating func reject(_ element: PlacedValue, _ problem: FieldProblem) {
    let place = document.place(of: problem.offset)
    log.reject(
      .vaultEntity, line: place.line, column: place.column,
      "\(problem.path): \(problem.message); \(element.path) is left out, "
        + "correct the field or export the vault anew",
      text: document.text(of: element.value))
  }

  func place(of element: PlacedValue) -> EntityPlace {
    let place = document.place(of: element.value.offset)
    return EntityPlace(path: element.path, line: place.line, column: place.column)
  }
}

/// The ids of entities, made up for those that the file gives none.
struct EntityIDs {
  private var uses: [String: Int] = [:]

  /// - Parameters:
  ///   - id: As the file has it.
  ///   - description: What the entity is, the same in every export; equal entities of one file
  ///     are told apart by their number.
  mutating func id(_ id: String?, else description: [String?]) -> String {
    if let id { return id }
    let text = description.map { $0 ?? "" }.joined(separator: "\u{1F}")
    uses[text, default: 0] += 1
    return "\(text)\u{1F}\(uses[text] ?? 1)"
  }
}

extension EntityReader {
  /// An id: a text or a number.
  func optionalID(_ key: String) throws(FieldProblem) -> String? {
    guard let value = value(key) else { return nil }
    guard let id = value.id else { throw mismatch(key, value, "an id") }
    return id
  }

  /// A quantity of 0 to 10 000 000.
  func quantity(_ key: String) throws(FieldProblem) -> ExactDecimal? {
    guard let number = try optionalDecimal(key) else { return nil }
    guard let millionths = number.rounded(toDigits: 6), millionths >= 0,
      millionths <= Quantity.limit.millionths
    else {
      throw FieldProblem(
        path: path(of: key), offset: offset,
        message: "the quantity \(number) is not between 0 and 10 000 000")
    }
    return number
  }

  /// A whole number in a range.
  func wholeNumber(
    _ key: String, in range: ClosedRange<Int>, _ noun: String
  ) throws(FieldProblem) -> Int? {
    guard let number = try optionalDecimal(key) else { return nil }
    guard let whole = number.rounded(toDigits: 0), let count = Int(exactly: whole),
      range.contains(count), ExactDecimal(significand: Int128(whole), scale: 0) == number
    else {
      throw FieldProblem(
        path: path(of: key), offset: offset,
        message: "\(noun) \(number) is no whole number between \(range.lowerBound) and "
          + "\(range.upperBound)")
    }
    return count
  }

  /// A price that a book can add up; `nil` where there is none, or it is 0.
  func price(_ key: String) throws(FieldProblem) -> ExactDecimal? {
    guard let number = try optionalDecimal(key), !number.isZero else { return nil }
    guard number.isPositive else {
      throw FieldProblem(
        path: path(of: key), offset: offset, message: "the price \(number) is negative")
    }
    try checkSize(of: number, path: path(of: key), offset: offset)
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
}
