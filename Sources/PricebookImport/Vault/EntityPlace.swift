/// The place of an entity in its file, which does not make entities different.
struct EntityPlace: Hashable, Sendable, CustomStringConvertible {
  var path: ElementPath
  var inFile: (line: Int, column: Int)
  static func == (left: EntityPlace, right: EntityPlace) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  /// Empty, because copies of an entity are ordered by their descriptions.
  var description: String { "" }
}
