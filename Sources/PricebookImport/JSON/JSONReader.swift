/// Reads JSON (RFC 8259) from bytes up to the first error.
///
/// Nesting is bounded, so that a file of brackets cannot exhaust the stack. `NaN` and `Infinity`,
/// which some encoders write, are read as numbers that no field accepts: one entity is lost and
/// not the file.
///
/// - Complexity: O(bytes) time and memory, whatever the nesting and the keys.
struct JSONReader {
  static let maximumDepth = 128
  private static let maximumRepeatedKeys = 1_000

  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  private(set) var failure: JSONDocument.Failure?
  /// The first of the keys that occur twice in one object.
  private(set) var repeatedKeys: [(key: String, offset: Int)] = []
  private(set) var repeatedKeyCount = 0
  var hasRepairedText = false
  /// The bytes of the values of ``SecretText`` keys, which the tree does not contain.
  private(set) var secretRanges: [Range<Int>] = []
  private var hasSecretKey = false
  private var keys = JSONKeys()
  /// The fields of the objects that are open, those of the innermost last.
  private var fields: [JSONObject.Field] = []
  /// The elements of the arrays that are open, those of the innermost last.
  private var elements: [JSONValue] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value of the whole document, cut where reading failed.
  mutating func readDocument() -> JSONValue? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let root = readValue()
    skipWhiteSpace()
    if failure == nil, position < bytes.count {
      fail(.syntax, "found \(found) after the end of the document")
    }
    return root
  }

  private mutating func readValue() -> JSONValue? {
    skipWhiteSpace()
    let start = position
    guard let byte = current else {
      fail(.truncated, "the file ends where a value is expected")
      return nil
    }
    switch byte {
    case UInt8(ascii: "{"): return readContainer(at: start, reading: { $0.readObject(at: start) })
    case UInt8(ascii: "["): return readContainer(at: start, reading: { $0.readArray(at: start) })
    case UInt8(ascii: "\""):
      guard let text = readText() else { return nil }
      return JSONValue(content: .text(text), offset: start, end: position)
    default:
      guard let content = readWord() else { return nil }
      return JSONValue(content: content, offset: start, end: position)
    }
  }

  private mutating func readContainer(
    at start: Int, reading: (inout JSONReader) -> JSONValue
  ) -> JSONValue? {
    guard depth < Self.maximumDepth else {
      fail(.nesting, "values are nested deeper than \(Self.maximumDepth) levels")
      return nil
    }
    depth += 1
    position += 1
    let value = reading(&self)
    depth -= 1
    return value
  }

  private mutating func readObject(at start: Int) -> JSONValue {
    let first = fields.count
    let isCut = !readFields(from: first)
    let object = JSONObject(fields[first...])
    fields.removeLast(fields.count - first)
    return JSONValue(content: .object(object), offset: start, end: position, isCut: isCut)
  }

  /// Reads the fields of the object that began last, up to its closing brace.
  ///
  /// - Parameter first: Where its fields begin among those that are open.
  /// - Returns: Whether the brace was reached.
  private mutating func readFields(from first: Int) -> Bool {
    skipWhiteSpace()
    if take(UInt8(ascii: "}")) { return true }
    var seen = SeenKeys()
    while true {
      skipWhiteSpace()
      let keyOffset = position
      guard current == UInt8(ascii: "\"") else {
        failExpecting("a key in double quotes")
        return false
      }
      guard let key = readKey() else { return false }
      skipWhiteSpace()
      guard take(UInt8(ascii: ":")) else {
        failExpecting("a colon after the key \(shown(key.text))")
        return false
      }
      if key.isSecret { hasSecretKey = true }
      guard let value = readValue() else { return false }
      if key.isSecret {
        // Of secrets within a secret only the outer one counts.
        while let last = secretRanges.last, last.lowerBound >= value.offset {
          secretRanges.removeLast()
        }
        secretRanges.append(value.offset..<max(value.offset, position))
      } else if seen.insert(key.text, after: fields[first...]) {
        fields.append((key.text, value))
      } else {
        repeatedKeyCount += 1
        if repeatedKeyCount <= Self.maximumRepeatedKeys {
          repeatedKeys.append((key.text, keyOffset))
        }
      }
      if failure != nil { return false }
      skipWhiteSpace()
      if take(UInt8(ascii: "}")) { return true }
      guard take(UInt8(ascii: ",")) else {
        failExpecting("a comma or a closing brace after the value of \(shown(key.text))")
        return false
      }
    }
  }

  private mutating func readArray(at start: Int) -> JSONValue {
    let first = elements.count
    let isCut = !readElements()
    let array = Array(elements[first...])
    elements.removeLast(elements.count - first)
    return JSONValue(content: .array(array), offset: start, end: position, isCut: isCut)
  }

  /// Reads the elements of the array that began last, up to its closing bracket.
  ///
  /// - Returns: Whether the bracket was reached.
  private mutating func readElements() -> Bool {
    skipWhiteSpace()
    if take(UInt8(ascii: "]")) { return true }
    while true {
      guard let value = readValue() else { return false }
      elements.append(value)
      if failure != nil { return false }
      skipWhiteSpace()
      if take(UInt8(ascii: "]")) { return true }
      guard take(UInt8(ascii: ",")) else {
        failExpecting("a comma or a closing bracket")
        return false
      }
    }
  }

  /// The key of a field; the position is at its first quote.
  private mutating func readKey() -> JSONKeys.Key? {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      guard let text = readText() else { return nil }
      return JSONKeys.Key(text)
    }
    position = end + 1
    // Lent apart from the reader, which notes what it finds in it.
    let bytes = bytes
    let run = bytes.span.extracting(start..<end)
    if let key = keys.known(run) { return key }
    let (text, isValid) = Self.text(of: run)
    if !isValid { hasRepairedText = true }
    return keys.add(text, bytes: run)
  }

  /// A text in double quotes; the position is at its first quote.
  private mutating func readText() -> String? {
    position += 1
    // Empty as long as no escape was met.
    var content: [UInt8] = []
    var runStart = position
    while let byte = current {
      if byte == UInt8(ascii: "\"") {
        let run = runStart..<position
        position += 1
        if !content.isEmpty { content += bytes[run] }
        let (text, isValid) =
          content.isEmpty
          ? Self.text(of: bytes.span.extracting(run)) : Self.text(of: content.span)
        if !isValid { hasRepairedText = true }
        return text
      }
      if byte == UInt8(ascii: "\\") {
        content += bytes[runStart..<position]
        guard let scalar = readEscape() else { return nil }
        content += Array(String(scalar).utf8)
        runStart = position
      } else {
        position += 1
      }
    }
    fail(.truncated, "the file ends inside a text")
    return nil
  }

  /// The text of bytes, repaired where they are not valid UTF-8.
  private static func text(of bytes: Span<UInt8>) -> (text: String, isValid: Bool) {
    if let text = try? UTF8Span(validating: bytes) { return (String(copying: text), true) }
    let copy = bytes.indices.map { bytes[$0] }
    return (String(decoding: copy, as: UTF8.self), false)
  }

  /// A number or one of the words of JSON.
  private mutating func readWord() -> JSONValue.Content? {
    let start = position
    while let byte = current, isWordByte(byte) { position += 1 }
    let word = Self.text(of: bytes.span.extracting(start..<position)).text
    // Nearly all words are numbers.
    if let first = word.utf8.first, first == UInt8(ascii: "-") || first.isDigit {
      return .number(word)
    }
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "NaN", "nan", "Infinity", "inf": return .number(word)
    default: break
    }
    let reachesEnd = position == bytes.count
    let isBeginning = ["true", "false", "null"].contains { $0.hasPrefix(word) }
    position = start
    if reachesEnd, !word.isEmpty, isBeginning {
      position = bytes.count
      fail(.truncated, "the file ends inside a value")
    } else {
      failExpecting("a value")
    }
    return nil
  }

  var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// The text at the position, for a message.
  var found: String {
    guard position < bytes.count else { return "the end of the file" }
    var end = min(position + 20, bytes.count)
    // A character must not be cut in two.
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return shown(String(decoding: bytes[position..<end], as: UTF8.self))
  }

  /// A piece of the file for a message, unless it could be a piece of a password.
  func shown(_ text: String) -> String {
    hasSecretKey || SecretText.isMentioned(in: bytes[...])
      ? "something that is not shown, because the file contains a password" : quoted(text)
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func failExpecting(_ expected: String) {
    if position < bytes.count {
      fail(.syntax, "expected \(expected), found \(found)")
    } else {
      fail(.truncated, "the file ends where \(expected) is expected")
    }
  }

  mutating func fail(_ kind: JSONDocument.Failure.Kind, _ message: String) {
    guard failure == nil else { return }
    failure = JSONDocument.Failure(kind: kind, offset: position, message: message)
  }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    || byte == UInt8(ascii: ".")
    || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
}
