/// A JSON value with its numbers as written and its place in the document.
///
/// Foundation's decoder stops at the first problem and converts some numbers to `Double`; an
/// export must be read as far as possible, and exactly.
struct JSONValue: Sendable {
  enum Content: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// The text of the number, `NaN` and `Infinity` included.
    case number(String)
    case text(String)
    case array([JSONValue])
    /// Where a key is repeated, its first value.
    case object(JSONObject)
    /// Bytes in a column of a store, which no decoder reads; never in JSON.
    case binary(byteCount: Int)
  }

  private enum Kept {
    case read(Content)
    /// An object of the document with these bytes.
    case unread(document: [UInt8])
  }

  private var kept: Kept
  /// Whether the document ended inside the value, which then contains what came before.
  private(set) var isCut: Bool
  /// Where the value begins and ends in the document, which has at most 2³⁰ bytes.
  ///
  /// A tree has millions of values, so each is kept small.
  private var bytes: (start: UInt32, end: UInt32)
  /// The row of a store that the value comes from; `nil` in JSON, where its path is known.
  var origin: StoreRowOrigin?

  /// - Parameters:
  ///   - content: What the value is.
  ///   - offset: The byte in the document where the value begins, from 0.
  ///   - end: The byte after its last one.
  ///   - isCut: Whether the document ended inside the value.
  init(content: Content, offset: Int, end: Int, isCut: Bool = false) {
    kept = .read(content)
    self.isCut = isCut
    bytes = (UInt32(clamping: offset), UInt32(clamping: end))
  }

  /// The same object with its place alone, to be read from the document when it is asked for.
  func leftUnread(in document: [UInt8]) -> JSONValue {
    var value = self
    value.kept = .unread(document: document)
    return value
  }

  /// What the value is.
  ///
  /// - Complexity: O(1); O(bytes of the value) if it was left unread.
  var content: Content {
    get {
      switch kept {
      case .read(let content): content
      case .unread(let document): JSONReader.read([self], of: document)[0].content
      }
    }
    set { kept = .read(newValue) }
  }

  /// The document of an object that was left unread.
  var unreadDocument: [UInt8]? {
    if case .unread(let document) = kept { document } else { nil }
  }

  /// The byte in the document where the value begins, from 0.
  var offset: Int { Int(bytes.start) }
  /// The byte after its last one.
  var end: Int { Int(bytes.end) }

  var isNull: Bool {
    if case .read(.null) = kept { true } else { false }
  }

  var object: JSONObject? {
    if case .object(let fields) = content { fields } else { nil }
  }

  var array: [JSONValue]? {
    if case .read(.array(let elements)) = kept { elements } else { nil }
  }

  var text: String? {
    if case .read(.text(let text)) = kept { text } else { nil }
  }

  /// A description for messages: `the number 3`, `an array of 2`.
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

extension JSONValue: Equatable {
  static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content && left.bytes == right.bytes && left.isCut == right.isCut
      && left.origin == right.origin
  }
}

extension String {
  /// A copy of the text that shares no memory with it.
  ///
  /// A text that is kept must not share memory with the tree: the allocator returns whole pages,
  /// and one name would keep a page of the tree.
  var copied: String {
    // Up to 15 bytes are part of the string itself.
    utf8.count <= 15 ? self : String(decoding: utf8, as: UTF8.self)
  }
}
