internal import PricebookModel

/// Reads JSON (RFC 8259) from bytes up to the first error.
///
/// Nesting is bounded, so that a file of brackets cannot exhaust the stack. `NaN` and `Infinity`,
/// which some encoders write, are read as numbers that no field accepts: one entity is lost and
/// not the file.
///
/// The objects in the arrays of a large document can be left unread: they are checked like all others,
/// but take no memory until somebody reads them.
///
/// - Complexity: O(bytes) time and memory, whatever the nesting and the keys.
struct JSONReader {
  static let maximumDepth = 128
  static let largeObjectSize = 65_536
  private static let maximumRepeatedKeys = 1_000
  private static let scannedKeyCount = 24
  let bytes: [UInt8]
  /// Where the bytes begin in the document.
  private let base: Int
  private(set) var end: Int
  var position = 0
  private var leavesUnread: Bool
  /// Whether the position is within an object that is left unread.
  private var isSkipping = false
  /// The depth of the array that contains that object, and the objects in its own arrays.
  private var skippedDepth = 0
  private var skippedElements: [Range<Int>] = []
  /// The objects in the arrays of the object that is read again, as far as they are still to come.
  private var knownElements: ArraySlice<Range<Int>> = []
  private lazy var unread = JSONUnread(bytes)
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
  /// The keys of the objects that are open, those of the innermost last.
  private var openKeys: [JSONKeys.Key] = []
  /// The values of those fields; none within an object that is left unread.
  private var openValues: [JSONValue] = []
  /// The elements of the arrays that are open, those of the innermost last.
  private var elements: [JSONValue] = []

  /// Reads a document, or what begins at `base`; the objects in its arrays may be left unread.
  init(bytes: [UInt8], from base: Int = 0, leavesUnread: Bool) {
    self.bytes = bytes
    self.base = base
    self.leavesUnread = leavesUnread
    end = bytes.count
  }

  /// The value of the whole document, cut where reading failed.
  mutating func readDocument() -> JSONValue? {
    let start = bytes.lengthOfMark
    return readUnit(start..<end, "the end of the document")
  }

  mutating func readUnit(_ range: Range<Int>, _ last: String = "the value") -> JSONValue? {
    failure = nil
    position = range.lowerBound
    end = range.upperBound
    let root = readValue()
    skipWhiteSpace()
    if failure == nil, position < end { fail(.jsonSyntax, "found \(found) after \(last)") }
    return root
  }

  /// Reads an object that was left unread; if it is large, those in its own arrays are left so.
  mutating func reread(_ object: JSONValue) -> JSONValue {
    failure = nil
    position = object.offset - base
    end = object.end - base
    leavesUnread = end - position > Self.largeObjectSize
    knownElements = object.unread?.elements[...] ?? []
    return readValue() ?? JSONValue(content: .null, offset: object.offset, end: object.end)
  }

  private mutating func readValue() -> JSONValue? {
    skipWhiteSpace()
    let start = position
    switch current {
    case nil:
      fail(.jsonTruncated, "the file ends where a value is expected")
      return nil
    case UInt8(ascii: "{"), UInt8(ascii: "["): return readContainer(at: start)
    case UInt8(ascii: "\""):
      guard let text = readText(isKept: !isSkipping) else { return nil }
      return value(.text(text), from: start)
    default:
      guard let content = readWord() else { return nil }
      return value(content, from: start)
    }
  }

  private func value(_ content: JSONValue.Content, from start: Int, isCut: Bool = false)
    -> JSONValue
  { JSONValue(content: content, offset: base + start, end: base + position, isCut: isCut) }

  private mutating func readContainer(at start: Int) -> JSONValue? {
    guard depth < Self.maximumDepth else {
      fail(.jsonNesting, "values are nested deeper than \(Self.maximumDepth) levels")
      return nil
    }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return bytes[start] == UInt8(ascii: "{") ? readObject(at: start) : readArray(at: start)
  }

  private mutating func readObject(at start: Int) -> JSONValue {
    let (firstKey, firstValue) = (openKeys.count, openValues.count)
    let isCut = !readFields(from: firstKey)
    let content: JSONValue.Content =
      isSkipping
      ? .null
      : .object(JSONObject(keys.names(openKeys[firstKey...]), Array(openValues[firstValue...])))
    openKeys.removeLast(openKeys.count - firstKey)
    openValues.removeLast(openValues.count - firstValue)
    return value(content, from: start, isCut: isCut)
  }

  /// Reads the fields of the object that began last, from `first` on; returns whether it ends.
  private mutating func readFields(from first: Int) -> Bool {
    skipWhiteSpace()
    if take(UInt8(ascii: "}")) { return true }
    var seen: Set<String> = []
    while true {
      skipWhiteSpace()
      let keyOffset = position
      guard current == UInt8(ascii: "\"") else { return failExpecting("a key in double quotes") }
      guard let key = readKey() else { return false }
      skipWhiteSpace()
      guard take(UInt8(ascii: ":")) else {
        return failExpecting("a colon after the key \(shown(keys.text(of: key)))")
      }
      if key.isSecret { hasSecretKey = true }
      guard let value = readValue() else { return false }
      if key.isSecret {
        // Of secrets within a secret only the outer one counts.
        while let last = secretRanges.last, last.lowerBound >= value.offset {
          secretRanges.removeLast()
        }
        secretRanges.append(value.offset..<max(value.offset, base + position))
      } else if isNew(key, from: first, &seen) {
        openKeys.append(key)
        if !isSkipping { openValues.append(value) }
      } else {
        repeatedKeyCount += 1
        if repeatedKeyCount <= Self.maximumRepeatedKeys {
          repeatedKeys.append((keys.text(of: key), keyOffset))
        }
      }
      if failure != nil { return false }
      skipWhiteSpace()
      if take(UInt8(ascii: "}")) { return true }
      guard take(UInt8(ascii: ",")) else {
        let name = shown(keys.text(of: key))
        return failExpecting("a comma or a closing brace after the value of \(name)")
      }
    }
  }

  /// Whether an object does not have a key yet; where it has many keys, `seen` has them.
  ///
  /// It is `mutating`, because the compiler copies a borrowed value of this size for every key.
  private mutating func isNew(_ key: JSONKeys.Key, from first: Int, _ seen: inout Set<String>)
    -> Bool
  {
    if openKeys.count - first < Self.scannedKeyCount {
      return !openKeys[first...].contains { keys.areEqual($0, key) }
    }
    if seen.isEmpty { seen = Set(openKeys[first...].lazy.map(keys.text)) }
    return seen.insert(keys.text(of: key)).inserted
  }

  private mutating func readArray(at start: Int) -> JSONValue {
    let first = elements.count
    let isCut = !readElements()
    let array = Array(elements[first...])
    elements.removeLast(elements.count - first)
    return value(.array(array), from: start, isCut: isCut)
  }

  /// Reads the elements of the array that began last; returns whether its bracket was reached.
  private mutating func readElements() -> Bool {
    skipWhiteSpace()
    if take(UInt8(ascii: "]")) { return true }
    while true {
      guard let value = readElement() else { return false }
      if isSkipping, depth == skippedDepth + 2, !value.isCut,
        bytes[value.offset - base] == UInt8(ascii: "{")
      {
        skippedElements.append(value.offset..<value.end)
      }
      if !isSkipping { elements.append(value) }
      if failure != nil { return false }
      skipWhiteSpace()
      if take(UInt8(ascii: "]")) { return true }
      guard take(UInt8(ascii: ",")) else { return failExpecting("a comma or a closing bracket") }
    }
  }

  /// An element of an array; an object may be left unread.
  private mutating func readElement() -> JSONValue? {
    skipWhiteSpace()
    guard leavesUnread, !isSkipping, current == UInt8(ascii: "{") else { return readValue() }
    let start = position
    if let known = knownElements.first, known.lowerBound == base + start {
      knownElements.removeFirst()
      position = known.upperBound - base
      return value(.null, from: start).leftUnread(unread)
    }
    isSkipping = true
    skippedDepth = depth
    skippedElements.removeAll(keepingCapacity: true)
    defer { isSkipping = false }
    let value = readValue()
    return position - start > Self.largeObjectSize
      ? value?.leftUnread(JSONUnread(bytes, elements: skippedElements)) : value?.leftUnread(unread)
  }

  /// The key of a field; the position is at its first quote.
  private mutating func readKey() -> JSONKeys.Key? {
    let start = position + 1
    // A copy of the array, not of its bytes: `keys` changes while it reads them.
    let bytes = bytes
    if let (key, count) = keys.expected(in: bytes.span, from: start, to: end) {
      position = start + count + 1
      return key
    }
    let last = endOfRun(from: start)
    guard last < end, bytes[last] == UInt8(ascii: "\"") else {
      guard let text = readText(isKept: true) else { return nil }
      return keys.add(text)
    }
    position = last + 1
    let run = bytes.span.extracting(start..<last)
    if let key = keys.known(run) { return key }
    let (text, isValid) = Self.text(of: run)
    if !isValid { hasRepairedText = true }
    return keys.add(text)
  }

  private mutating func readWord() -> JSONValue.Content? {
    let start = position
    while let byte = current, byte.isInJSONWord { position += 1 }
    if isSkipping, start < position, bytes[start].isDigit { return .null }
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
    if position == end, !word.isEmpty,
      ["true", "false", "null"].contains(where: { $0.hasPrefix(word) })
    {
      fail(.jsonTruncated, "the file ends inside a value")
    } else {
      position = start
      failExpecting("a value")
    }
    return nil
  }

  var current: UInt8? { position < end ? bytes[position] : nil }

  var found: String {
    guard position < end else { return "the end of the file" }
    var last = min(position + 20, end)
    // A character must not be cut in two.
    while last < end, bytes[last] & 0xC0 == 0x80 { last += 1 }
    return shown(String(decoding: bytes[position..<last], as: UTF8.self))
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
    while let byte = current, byte <= 0x20,
      byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    { position += 1 }
  }

  /// - Returns: Always false.
  @discardableResult
  private mutating func failExpecting(_ expected: String) -> Bool {
    if position < end {
      fail(.jsonSyntax, "expected \(expected), found \(found)")
    } else {
      fail(.jsonTruncated, "the file ends where \(expected) is expected")
    }
    return false
  }

  mutating func fail(_ code: Diagnostic.Code, _ message: String) {
    guard failure == nil else { return }
    failure = JSONDocument.Failure(code: code, offset: position, message: message)
  }

  /// A text in double quotes, from its first quote on; if it is not kept, it is only checked.
  mutating func readText(isKept: Bool) -> String? {
    position += 1
    // Empty as long as no escape was met.
    var content: [UInt8] = []
    var runStart = position
    while true {
      position = endOfRun(from: position)
      guard let byte = current else { break }
      if byte == UInt8(ascii: "\"") {
        let run = runStart..<position
        position += 1
        if !content.isEmpty { content += bytes[run] }
        let (text, isValid) =
          content.isEmpty
          ? Self.text(of: bytes.span.extracting(run), isKept: isKept)
          : Self.text(of: content.span, isKept: isKept)
        if !isValid { hasRepairedText = true }
        return text
      }
      content += bytes[runStart..<position]
      guard let scalar = readEscape() else { return nil }
      content += Array(String(scalar).utf8)
      runStart = position
    }
    fail(.jsonTruncated, "the file ends inside a text")
    return nil
  }

  /// The place of the next quote or backslash, or the end.
  func endOfRun(from start: Int) -> Int {
    let bytes = bytes.span
    var place = start
    while place < end, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "\\") {
      place += 1
    }
    return place
  }

  /// The text of bytes, repaired where they are not valid UTF-8.
  static func text(of bytes: Span<UInt8>, isKept: Bool = true) -> (text: String, isValid: Bool) {
    if let text = try? UTF8Span(validating: bytes) {
      return (isKept ? String(copying: text) : "", true)
    }
    let copy = bytes.indices.map { bytes[$0] }
    return (String(decoding: copy, as: UTF8.self), false)
  }

  /// The character of an escape; the position is at its backslash.
  private mutating func readEscape() -> Unicode.Scalar? {
    position += 1
    guard let byte = current else {
      fail(.jsonTruncated, "the file ends inside a text")
      return nil
    }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = readCodeUnit() else { return nil }
      return readScalar(startingWith: unit)
    default:
      position -= 1
      fail(.jsonSyntax, "a backslash is not allowed before \(found)")
      return nil
    }
  }

  /// The character of one code unit or of a surrogate pair; a lone surrogate is replaced.
  private mutating func readScalar(startingWith unit: UInt32) -> Unicode.Scalar? {
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let start = position
    if take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
      guard let low = readCodeUnit() else { return nil }
      if let scalar = Unicode.Scalar(surrogates: unit, low) { return scalar }
    }
    position = start
    hasRepairedText = true
    return "\u{FFFD}"
  }

  private mutating func readCodeUnit() -> UInt32? {
    guard position + 4 <= end else {
      position = end
      fail(.jsonTruncated, "the file ends inside a text")
      return nil
    }
    let digits = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    guard digits.utf8.allSatisfy(\.isHexadecimalDigit), let unit = UInt32(digits, radix: 16) else {
      fail(.jsonSyntax, "\\u needs four hexadecimal digits, found \(shown(digits))")
      return nil
    }
    position += 4
    return unit
  }
}
