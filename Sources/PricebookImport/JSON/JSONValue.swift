import PricebookModel

/// A JSON value with its numbers as written and its place, of a document read as far as possible.
struct JSONValue: Sendable {
  /// What the value is, as the document writes it.
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

  /// The content, or the place to read it from when it is asked for.
  private enum Kept {
    case read(Content)
    case unread(JSONUnread)
  }

  private var kept: Kept
  /// Whether the document ended inside the value, which then contains what came before.
  private(set) var isCut: Bool
  /// Where the value is, in at most 2³⁰ bytes: a tree has millions of values, so each is small.
  private var bytes: (start: UInt32, end: UInt32)
  /// The row of a store that the value comes from; `nil` in JSON, where its path is known.
  var origin: DatabaseRowOrigin?

  init(content: Content, offset: Int, end: Int, isCut: Bool = false) {
    kept = .read(content)
    self.isCut = isCut
    bytes = (UInt32(clamping: offset), UInt32(clamping: end))
  }

  /// The same object with its place alone, to be read from the document when it is asked for.
  func leftUnread(_ unread: JSONUnread) -> JSONValue {
    var value = self
    value.kept = .unread(unread)
    return value
  }

  /// - Complexity: O(1); O(bytes of the value) if it was left unread.
  var content: Content {
    get {
      switch kept {
      case .read(let content): content
      case .unread(let unread): JSONReader.read([self], of: unread.document)[0].content
      }
    }
    set { kept = .read(newValue) }
  }

  var unread: JSONUnread? { if case .unread(let unread) = kept { unread } else { nil } }
  /// The byte in the document where the value begins, from 0.
  var offset: Int { Int(bytes.start) }
  /// The byte after its last one.
  var end: Int { Int(bytes.end) }
  var isNull: Bool { if case .read(.null) = kept { true } else { false } }
  var object: JSONObject? { if case .object(let fields) = content { fields } else { nil } }
  var array: [JSONValue]? { if case .read(.array(let elements)) = kept { elements } else { nil } }
  var text: String? { if case .read(.text(let text)) = kept { text } else { nil } }

  /// The text, or the number as it is written.
  var writtenText: String? {
    switch kept {
    case .read(.text(let text)), .read(.number(let text)): text
    default: nil
    }
  }

  var summary: String {
    switch content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let text) where SecretText.isDigest(text.utf8): "a number that is not shown"
    case .number(let text): "the number \(excerpt(text))"
    case .text(let text) where SecretText.isDigest(text.utf8): "a text that is not shown"
    case .text(let text): "the text \(quoted(text))"
    case .array(let elements): "an array of \(elements.count)"
    case .object(let fields): "an object of \(fields.count) fields"
    case .binary(let byteCount): "binary data of \(byteCount) bytes"
    }
  }
}

/// The reading of objects that were left unread.
extension JSONReader {
  /// Objects of about this many bytes together are read at once, which bounds the memory they take.
  private static let batchSize = 524_288

  /// The same values with their unread objects read; the bytes of small ones are copied, because
  /// threads would wait to count the uses of one array.
  static func read(_ values: some Collection<JSONValue>, of document: [UInt8]) -> [JSONValue] {
    let start = values.first?.offset ?? 0
    let end = values.reduce(start) { max($0, $1.end) }
    let isCopied = values.allSatisfy { $0.end - $0.offset <= largeObjectSize }
    var reader =
      isCopied
      ? JSONReader(bytes: Array(document[start..<end]), from: start, leavesUnread: false)
      : JSONReader(bytes: document, leavesUnread: false)
    return values.map { $0.unread == nil ? $0 : reader.reread($0) }
  }

  /// The first values of a list, as many as are worth reading at once.
  static func batch(of values: ArraySlice<JSONValue>) -> ArraySlice<JSONValue> {
    var size = 0
    return values.prefix { value in
      defer { size += value.end - value.offset }
      return size < batchSize
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
  /// A copy that shares no memory with the tree: a single name would keep a page of it.
  var copied: String {
    // Up to 15 bytes are part of the string itself.
    utf8.count <= 15 ? self : String(decoding: utf8, as: UTF8.self)
  }
}

extension JSONValue {
  init(_ content: Content, origin: DatabaseRowOrigin? = nil) {
    self.init(content: content, offset: 0, end: 0)
    self.origin = origin
  }

  init(list: [JSONValue]) { self.init(.array(list)) }

  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard var fields = object else { return self }
    fields[key] = value
    var result = self
    result.content = .object(fields)
    return result
  }

  /// The value with those fields of its objects alone that have one of some keys.
  func only(_ keys: Set<String>) -> JSONValue {
    switch content {
    case .object(let fields):
      let kept = fields.filter { keys.contains($0.key) }
        .map { (key: $0.key, value: $0.value.only(keys)) }
      return JSONValue(.object(JSONObject(kept)))
    case .array(let elements): return JSONValue(list: elements.map { $0.only(keys) })
    default: return self
    }
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
    case .text(let value) where SecretText.isDigest(value.utf8):
      text += "\"\(SecretText.placeholder)\""
    case .text(let value): text += jsonText(value.prefix(4_096))
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
      result += "\\u" + scalar.value.hexadecimal(digits: 4)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
