extension JSONValue {
  /// A value that comes from no document.
  init(_ content: Content, origin: StoreRowOrigin? = nil) {
    self.init(content: content, offset: 0, end: 0)
    self.origin = origin
  }

  /// A list of rows or of other values.
  init(list: [JSONValue]) {
    self.init(.array(list))
  }

  /// A row with a further field.
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
