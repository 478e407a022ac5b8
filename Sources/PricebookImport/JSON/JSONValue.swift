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

  var unreadDocument: [UInt8]? {
    if case .unread(let document) = kept { document } else { nil }
  }

  /// The byte in the document where the value begins, from 0.
  var offset: Int { Int(bytes.start) }
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

/// The fields of a JSON object in the order of the document, every key once.
///
/// An export has hundreds of thousands of objects with a few fields: a list of fields needs less
/// than half the memory of a dictionary, and finds a key as fast. Objects with many fields have an
/// index.
struct JSONObject: Sendable {
  typealias Field = (key: String, value: JSONValue)

  private var fields: [Field] = []
  /// The places of the keys, once there are more than ``scannedCount``.
  private var places: [String: Int]?

  private static let scannedCount = 24

  init() {}

  /// - Parameter fields: If several have the same key, the first is used.
  init(_ fields: some Sequence<Field>) {
    self.fields = Array(fields)
    indexIfLarge()
  }

  /// `nil` if the object has no such key.
  subscript(key: String) -> JSONValue? {
    get { place(of: key).map { fields[$0].value } }
    set {
      guard let newValue else {
        fields.removeAll { $0.key == key }
        places = nil
        indexIfLarge()
        return
      }
      if let place = place(of: key) {
        fields[place].value = newValue
      } else {
        append(key, newValue)
      }
    }
  }

  var keys: [String] { fields.map(\.key) }

  var outline: JSONObject {
    JSONObject(fields.map { ($0.key, JSONValue(.null)) })
  }

  private func place(of key: String) -> Int? {
    if let places { return places[key] }
    let length = key.utf8.count
    return fields.firstIndex { $0.key.utf8.count == length && $0.key == key }
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
    fields.append((key, value))
    if places != nil { places?[key] = fields.count - 1 } else { indexIfLarge() }
  }

  private mutating func indexIfLarge() {
    guard fields.count > Self.scannedCount else { return }
    places = Dictionary(
      fields.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension JSONObject: Equatable {
  /// The order of the fields does not matter.
  static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.count == right.count && left.allSatisfy { right[$0.key] == $0.value }
  }
}

extension JSONObject: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { fields.count }

  subscript(position: Int) -> Field { fields[position] }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }
}

extension JSONValue {
  /// A value that comes from no document.
  init(_ content: Content, origin: StoreRowOrigin? = nil) {
    self.init(content: content, offset: 0, end: 0)
    self.origin = origin
  }

  init(list: [JSONValue]) {
    self.init(.array(list))
  }

  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard var fields = object else { return self }
    fields[key] = value
    var result = self
    result.content = .object(fields)
    return result
  }

  /// The value as JSON with sorted keys, at most about 4 096 bytes of it.
  var written: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into text: inout String) {
    guard text.utf8.count < 4_096 else { return }
    switch content {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .text(let value) where SecretText.isDigest(value):
      text += "\"\(SecretText.placeholder)\""
    case .text(let value):
      text += jsonText(value.prefix(4_096))
    case .binary(let byteCount): text += "\"(binary data of \(byteCount) bytes)\""
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() where text.utf8.count < 4_096 {
        if index > 0 { text += "," }
        element.write(into: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated()
      where text.utf8.count < 4_096 {
        if index > 0 { text += "," }
        text += jsonText(field.key) + ":"
        field.value.write(into: &text)
      }
      text += "}"
    }
  }
}

func jsonText(_ text: some StringProtocol) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
