/// Where a part of a document is: a text is made of it only where a message needs one.
indirect enum ElementPath: Sendable {
  case document
  case field(String, of: ElementPath)
  case element(Int, of: ElementPath)
  case row(DatabaseRowOrigin)

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
