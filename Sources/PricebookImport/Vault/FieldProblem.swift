/// Why a field of an entity cannot be used, with its place in the document.
struct FieldProblem: Error {
  /// From the root of the document: `carts[3].items[2].quantity`.
  var path: String
  var offset: Int
  var message: String
}
