import PricebookModel
import PricebookParallel

/// Why an entity of an export cannot be read: the field and what was found there.
struct FieldProblem: Error {
  /// From the root of the document: `carts[3].items[2].quantity`.
  var path: String
  /// The place of the value in the document, in bytes from 0.
  var offset: Int
  var message: String
}

/// Where an element of a document is: a text is made of it only where a message needs one.
struct ElementPath: Sendable, ExpressibleByStringLiteral {
  /// An array of a document, whose elements have its path and their places.
  final class Array: Sendable {
    private let owner: ElementPath
    private let key: String

    init(_ key: String, of owner: ElementPath) {
      self.owner = owner
      self.key = key
    }

    var text: String {
      let path = owner.text
      return path.isEmpty || key.isEmpty ? path + key : "\(path).\(key)"
    }
  }

  /// `nil` for what is in no array.
  private var array: Array?
  private var place: Int
  /// The row of a store, or the name of what is in no array.
  private var name: StoreRowOrigin?

  init(_ array: Array, _ place: Int, _ origin: StoreRowOrigin?) {
    self.array = array
    self.place = place
    name = origin
  }

  /// A field that is not an array.
  init(_ key: String, of owner: ElementPath) {
    array = Array(key, of: owner)
    place = -1
  }

  /// A part of the document by its name; empty for the document itself.
  init(stringLiteral name: String) {
    array = name.isEmpty ? nil : Array(name, of: "")
    place = -1
  }

  /// `carts[3].items[2]`.
  var text: String {
    if let name { return name.description }
    return (array?.text ?? "") + (place < 0 ? "" : "[\(place)]")
  }
}

/// The fields of one object; an absent field and a `null` are the same.
struct EntityReader {
  var fields: JSONObject
  var path: ElementPath
  var offset: Int
  /// The field of the element at ``path`` that has them; empty if they are those of the element.
  var field = ""

  private var ownPath: ElementPath { field.isEmpty ? path : ElementPath(field, of: path) }

  func value(_ key: String) -> JSONValue? {
    guard let value = fields[key], !value.isNull else { return nil }
    return value
  }

  func path(of key: String) -> String { ElementPath.Array(key, of: ownPath).text }
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
    guard let value = value(key) else { return nil }
    guard let written = value.writtenText else { throw mismatch(key, value, "a number") }
    guard let number = ExactDecimal(parsing: written)
    else { throw mismatch(key, value, "a number of at most 38 digits") }
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
    let instant = value.writtenText.flatMap { text in
      Instant(iso: text) ?? ExactDecimal(parsing: text).flatMap { Instant(number: $0) }
    }
    guard let instant
    else { throw mismatch(key, value, "a date (ISO 8601 text, or seconds as a number)") }
    return instant
  }

  /// The elements of an array field; none if it is absent.
  func elements(_ key: String) throws(FieldProblem) -> PlacedValues {
    guard let value = value(key) else { return PlacedValues() }
    guard let array = value.array else { throw mismatch(key, value, "an array") }
    return PlacedValues(values: array, path: ElementPath.Array(key, of: ownPath))
  }

  func problem(_ key: String, _ message: String) -> FieldProblem {
    FieldProblem(path: path(of: key), offset: offset, message: message)
  }

  /// A problem of the entity as a whole.
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
    guard let rounded = price.rounded(toDigits: 4),
      rounded.magnitude <= Amount.bookLimit.tenThousandths.magnitude
    else {
      throw FieldProblem(
        path: path(), offset: offset,
        message: "the price \(price) is too large to be summed exactly")
    }
  }

  func missing(_ key: String, _ expected: String) -> FieldProblem {
    problem(key, "expected \(expected), found nothing")
  }

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
    else { throw problem(key, "the quantity \(number) is not between 0 and 10 000 000") }
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
      throw problem(
        key,
        "\(noun) \(number) is not a whole number between \(range.lowerBound) and "
          + "\(range.upperBound)")
    }
    return count
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
  /// A text or a number as it is written.
  var writtenText: String? {
    switch content {
    case .text(let text), .number(let text): text
    default: nil
    }
  }

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

struct PlacedValue {
  var value: JSONValue
  var path: ElementPath

  func entity() throws(FieldProblem) -> EntityReader {
    guard let fields else { throw notAnObject }
    if value.isCut { throw fields.problem("the file ends inside this entity") }
    return fields
  }

  /// The fields of an object that may be cut; `nil` for another value.
  var fields: EntityReader? {
    value.object.map { EntityReader(fields: $0, path: path, offset: value.offset) }
  }

  var notAnObject: FieldProblem {
    FieldProblem(
      path: path.text, offset: value.offset, message: "expected an object, found \(value.summary)")
  }
}

/// The elements of an array with their paths; unread objects are read ahead on another thread.
struct PlacedValues: Sequence {
  /// Some values that were read, from a place on.
  private struct Batch: Sendable {
    var first: Int
    var values: [JSONValue]
  }

  struct Iterator: IteratorProtocol {
    private let values: [JSONValue]
    private let path: ElementPath.Array
    private var place = 0
    private var batch = Batch(first: 0, values: [])
    private var nextBatch: Deferred<Batch>?

    fileprivate init(values: [JSONValue], path: ElementPath.Array) {
      self.values = values
      self.path = path
    }

    mutating func next() -> PlacedValue? {
      guard place < values.count else { return nil }
      defer { place += 1 }
      var value = values[place]
      if let document = value.unread?.document {
        while !batch.values.indices.contains(place - batch.first) { advance(in: document) }
        value = batch.values[place - batch.first]
      }
      return PlacedValue(value: value, path: ElementPath(path, place, value.origin))
    }

    /// Takes the next batch, and lets the one behind it be read.
    private mutating func advance(in document: [UInt8]) {
      let values = values
      @Sendable func read(from first: Int) -> Batch {
        Batch(
          first: first,
          values: JSONReader.read(JSONReader.batch(of: values[first...]), of: document))
      }
      batch = nextBatch.take()?.wrappedValue ?? read(from: place)
      let next = batch.first + batch.values.count
      if next < values.count { nextBatch = .started { read(from: next) } }
    }
  }

  var values: [JSONValue] = []
  var path = ElementPath.Array("", of: "")

  func makeIterator() -> Iterator { Iterator(values: values, path: path) }

  /// What its unread objects are read from; the first element may be no object.
  private var document: [UInt8]? { values.lazy.compactMap(\.unread).first?.document }

  /// The places of the elements in ranges that are worth reading at once, for several threads.
  var batches: [Range<Int>] {
    guard document != nil else { return [values.indices] }
    var batches: [Range<Int>] = []
    while batches.last?.upperBound ?? 0 < values.count {
      let rest = values[(batches.last?.upperBound ?? 0)...]
      batches.append(rest.startIndex..<rest.startIndex + JSONReader.batch(of: rest).count)
    }
    return batches
  }

  /// The elements of a batch, read.
  func read(_ batch: Range<Int>) -> [PlacedValue] {
    let read = document.map { JSONReader.read(values[batch], of: $0) }
    return zip(batch, read ?? Array(values[batch])).map { place, value in
      PlacedValue(value: value, path: ElementPath(path, place, value.origin))
    }
  }
}

/// The messages of a decoder about one document, the ids it made, and the newest moment it read.
struct EntityLog {
  let document: JSONDocument
  var log: SourceLog
  private(set) var ids = EntityIDs()
  private(set) var newest: Instant?

  init(_ document: JSONDocument, log: SourceLog) {
    self.document = document
    self.log = log
  }

  /// The log of a part of the same document, without anything in it.
  var emptyPart: EntityLog {
    EntityLog(document, log: SourceLog(path: log.path, source: log.source))
  }

  /// Appends the messages of a part that made no ids.
  mutating func append(_ part: EntityLog) {
    log.append(part.log)
    note(part.newest)
  }

  /// Remembers the newest of some moments.
  mutating func note(_ instants: Instant?...) {
    for case let instant? in instants { newest = max(newest ?? instant, instant) }
  }

  /// The elements of the first of these array fields that the entity has.
  mutating func elements(_ entity: EntityReader, _ keys: String...) -> PlacedValues {
    guard let key = keys.first(where: entity.has) else { return PlacedValues() }
    return optional { () throws(FieldProblem) in try entity.elements(key) } ?? PlacedValues()
  }

  /// The value of an optional field; a problem with it is a warning.
  mutating func optional<Value>(_ read: () throws(FieldProblem) -> Value?) -> Value? {
    do throws(FieldProblem) {
      return try read()
    } catch {
      skip(error)
      return nil
    }
  }

  mutating func skip(_ problem: FieldProblem) {
    warn(.vaultField(path: problem.path, problem: problem.message), at: problem.offset)
  }

  mutating func warn(_ finding: Finding, at offset: Int) {
    log.report(finding, at: document.place(of: offset))
  }

  /// Counts an element as read, and as rejected if it cannot be read.
  mutating func entity<Value>(
    _ element: PlacedValue, _ read: (EntityReader) throws(FieldProblem) -> Value
  ) -> Value? { identified(element) { entity, _ throws(FieldProblem) in try read(entity) } }

  /// The same for an element that may have no id and then gets one.
  mutating func identified<Value>(
    _ element: PlacedValue, _ read: (EntityReader, inout EntityIDs) throws(FieldProblem) -> Value
  ) -> Value? {
    log.countRead()
    do throws(FieldProblem) {
      return try read(try element.entity(), &ids)
    } catch {
      reject(element, error)
      return nil
    }
  }

  mutating func reject(_ element: PlacedValue, _ problem: FieldProblem) {
    log.reject(
      .entityLeftOut(path: problem.path, problem: problem.message, entity: element.path.text),
      at: document.place(of: problem.offset), text: document.text(of: element.value))
  }

  func place(of element: PlacedValue) -> EntityPlace {
    let place = document.place(of: element.value.offset)
    return EntityPlace(path: element.path, line: place.line, column: place.column)
  }
}

/// The ids of entities, made for those that have none in the file.
struct EntityIDs {
  private var uses: [String: Int] = [:]

  /// The id in the file, else one of what the entity is in every export, numbered.
  mutating func id(_ id: String?, else description: [String?]) -> String {
    if let id { return id }
    let text = description.map { $0 ?? "" }.joined(separator: "\u{1F}")
    uses[text, default: 0] += 1
    return "\(text)\u{1F}\(uses[text] ?? 1)"
  }
}
