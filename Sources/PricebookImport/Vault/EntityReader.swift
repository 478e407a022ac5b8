import PricebookModel
import PricebookParallel

struct FieldProblem: Error {
  /// From the root of the document: `carts[3].items[2].quantity`.
  var path: String
  var offset: Int
  var message: String
}

/// Where a part of a document is: a text is made of it only where a message needs one.
indirect enum ElementPath: Sendable {
  case document
  case field(String, of: ElementPath)
  case element(Int, of: ElementPath)
  case row(StoreRowOrigin)

  /// `carts[3].items[2]`.
  var text: String {
    switch self {
    case .document: return ""
    case .field(let key, let owner):
      let path = owner.text
      return path.isEmpty ? key : "\(path).\(key)"
    case .element(let place, let array): return "\(array.text)[\(place)]"
    case .row(let origin): return origin.description
    }
  }
}

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

  /// A quantity of 0 to 10 000 000.
  func quantity(_ key: String) throws(FieldProblem) -> ExactDecimal? {
    guard let number = try optionalDecimal(key) else { return nil }
    guard let millionths = number.rounded(toDigits: 6), millionths >= 0,
      millionths <= Quantity.limit.millionths
    else { throw problem(key, "the quantity \(number) is not between 0 and 10 000 000") }
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
  private struct Batch: Sendable {
    var first: Int
    var values: [JSONValue]
  }

  struct Iterator: IteratorProtocol {
    fileprivate let all: PlacedValues
    private var place = 0
    private var batch = Batch(first: 0, values: [])
    private var nextBatch: Deferred<Batch>?

    fileprivate init(_ all: PlacedValues) { self.all = all }

    mutating func next() -> PlacedValue? {
      guard place < all.values.count else { return nil }
      defer { place += 1 }
      var value = all.values[place]
      if let document = value.unread?.document {
        while !batch.values.indices.contains(place - batch.first) { advance(in: document) }
        value = batch.values[place - batch.first]
      }
      return all.placed(value, at: place)
    }

    /// Takes the next batch, and lets the one behind it be read.
    private mutating func advance(in document: [UInt8]) {
      let values = all.values
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
  var path = ElementPath.document
  /// Whether it is an array, whose elements have places; else it is the only value.
  var isPlaced = true

  func makeIterator() -> Iterator { Iterator(self) }

  private func placed(_ value: JSONValue, at place: Int) -> PlacedValue {
    let path: ElementPath = isPlaced ? .element(place, of: path) : path
    return PlacedValue(value: value, path: value.origin.map(ElementPath.row) ?? path)
  }
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

  func read(_ batch: Range<Int>) -> [PlacedValue] {
    let read = document.map { JSONReader.read(values[batch], of: $0) }
    return zip(read ?? Array(values[batch]), batch).map(placed)
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

  var emptyPart: EntityLog {
    EntityLog(document, log: SourceLog(path: log.path, source: log.source))
  }

  mutating func append(_ part: EntityLog) {
    log.append(part.log)
    note(part.newest)
  }

  mutating func note(_ instants: Instant?...) {
    for case let instant? in instants { newest = max(newest ?? instant, instant) }
  }

  /// The elements of a root that is an array, or has one in a field, else the root itself.
  mutating func elements(of root: JSONValue, in keys: [String], else name: String) -> PlacedValues {
    if let array = root.array { return PlacedValues(values: array) }
    guard let fields = root.object, keys.contains(where: { fields[$0] != nil })
    else { return PlacedValues(values: [root], path: .field(name, of: .document), isPlaced: false) }
    return elements(EntityReader(fields: fields, path: .document, offset: root.offset), keys)
  }

  /// The elements of the first of these array fields that the entity has.
  mutating func elements(_ entity: EntityReader, _ keys: [String]) -> PlacedValues {
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
      log.reject(
        .entityLeftOut(path: error.path, problem: error.message, entity: element.path.text),
        at: document.place(of: error.offset), text: document.text(of: element.value))
      return nil
    }
  }

  func place(of element: PlacedValue) -> EntityPlace {
    EntityPlace(path: element.path, inFile: document.place(of: element.value.offset))
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
