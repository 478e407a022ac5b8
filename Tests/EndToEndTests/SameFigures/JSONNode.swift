import Foundation

/// A JSON document as Foundation reads it, its numbers exact.
enum JSONNode: Decodable, Equatable {
  case null
  case flag(Bool)
  case number(Decimal)
  case text(String)
  case array([JSONNode])
  case object([String: JSONNode])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Decimal.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let elements = try? container.decode([JSONNode].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: JSONNode].self))
    }
  }

  init(parsing data: Data) throws {
    self = try JSONDecoder().decode(JSONNode.self, from: data)
  }

  subscript(key: String) -> JSONNode? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONNode] { if case .array(let elements) = self { elements } else { [] } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Decimal? { if case .number(let number) = self { number } else { nil } }

  func elements(_ key: String) -> [JSONNode] { self[key]?.elements ?? [] }
  func text(_ key: String) -> String { self[key]?.text ?? "" }

  /// Every object in this one, itself first, in the order of the document's arrays.
  var objects: [JSONNode] {
    switch self {
    case .object(let members): [self] + members.sorted { $0.key < $1.key }.flatMap(\.value.objects)
    case .array(let elements): elements.flatMap(\.objects)
    default: []
    }
  }
}
