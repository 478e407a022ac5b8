/// A JSON value that should be an entity, with the way to it for messages.
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
