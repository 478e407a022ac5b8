/// A JSON value with its numbers as they are written, and the place where it stands.
///
/// Foundation's decoder stops at the first problem and takes numbers through `Double` in places;
/// an export must be read as far as it can be, and exactly.
struct JSONValue: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// The text of the number, `NaN` and `Infinity` included.
    case number(String)
    case text(String)
    case array([JSONValue])
    /// Where a key is repeated, its first value.
    case object(JSONObject)
    /// Bytes in a column of a store, which stand for nothing that is read; never in JSON.
    case binary(byteCount: Int)
  }

  var content: Content
  /// The byte in the document where the value begins, from 0.
  var offset: Int
  /// The byte after its last one.
  var end: Int
  /// Whether the document ended or broke inside the value, which then holds what came before.
  var isCut = false
  /// The row of a store that the value is; `nil` in JSON, where a path says it.
  var origin: StoreRowOrigin?

  var isNull: Bool { content == .null }

  var object: JSONObject? {
    if case .object(let fields) = content { fields } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// What a message calls the value: `the number 3`, `an array`.
  var summary: String {
    switch content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text) where SecretText.isDigest(text): "a number that is not shown"
    case .number(let text): "the number \(excerpt(text))"
    case .text(let text) where SecretText.isDigest(text): "a text that is not shown"
    case .text(let text): "the text \(quoted(text))"
    case .array(let elements): "an array of \(elements.count)"
    case .object(let fields): "an object of \(fields.count) fields"
    case .binary(let byteCount): "binary data of \(byteCount) bytes"
    }
  }
}

extension String {
  /// The same text in memory of its own.
  ///
  /// What is kept of a document must not lie between what is not: the allocator gives memory back
  /// by pages, and one name would hold a whole page of the tree.
  var copied: String { String(decoding: utf8, as: UTF8.self) }
}
