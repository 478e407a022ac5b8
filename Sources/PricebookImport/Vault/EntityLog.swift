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
    warn(.vaultField, at: problem.offset, "\(problem.path): \(problem.message); it is not used")
  }

  mutating func warn(_ code: Diagnostic.Code, at offset: Int, _ message: String) {
    let place = document.place(of: offset)
    log.report(.warning, code, line: place.line, column: place.column, message)
  }

  /// Counts an element as read, and as rejected if it cannot be read.
  mutating func entity<Value>(
    _ element: PlacedValue, _ read: (EntityReader) throws(FieldProblem) -> Value
  ) -> Value? {
    identified(element) { entity, _ throws(FieldProblem) in try read(entity) }
  }

  /// The same for an element that may have no id and then gets one.
  mutating func identified<Value>(
    _ element: PlacedValue,
    _ read: (EntityReader, inout EntityIDs) throws(FieldProblem) -> Value
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
    let place = document.place(of: problem.offset)
    log.reject(
      .vaultEntity, line: place.line, column: place.column,
      "\(problem.path): \(problem.message); \(element.path) is left out, "
        + "correct the field or export the vault again",
      text: document.text(of: element.value))
  }

  func place(of element: PlacedValue) -> EntityPlace {
    let place = document.place(of: element.value.offset)
    return EntityPlace(path: element.path, line: place.line, column: place.column)
  }
}

/// The ids of entities, made for those that have none in the file.
struct EntityIDs {
  private var uses: [String: Int] = [:]

  /// - Parameters:
  ///   - id: The id in the file.
  ///   - description: What the entity is, the same in every export. Equal entities of one file
  ///     are numbered.
  mutating func id(_ id: String?, else description: [String?]) -> String {
    if let id { return id }
    let text = description.map { $0 ?? "" }.joined(separator: "\u{1F}")
    uses[text, default: 0] += 1
    return "\(text)\u{1F}\(uses[text] ?? 1)"
  }
}
