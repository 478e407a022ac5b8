import PricebookModel
import PricebookParallel

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

  mutating func warn(_ message: DiagnosticMessage, at offset: Int) {
    log.report(message, at: document.place(of: offset))
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

extension DiagnosticMessage {
  fileprivate static func vaultField(path: String, problem: String) -> DiagnosticMessage {
    DiagnosticMessage(.warning, .vaultField, "\(path): \(problem); it is not used")
  }

  fileprivate static func entityLeftOut(path: String, problem: String, entity: String)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .error, .vaultEntity,
      "\(path): \(problem); \(entity) is left out, correct the field or export the vault again")
  }
}
