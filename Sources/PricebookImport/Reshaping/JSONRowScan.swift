/// Finds the rows of JSON values and the values of their columns in one pass; only escapes are copied.
///
/// What it accepts is what ``JSONReader`` accepts, which also says what is wrong with the rest.
struct JSONRowScan: ~Copyable {
  /// A value of a column.
  struct Value: BitwiseCopyable {
    /// What the value is in JSON, which decides how its bytes are read.
    enum Kind: UInt8, BitwiseCopyable {
      case number, text, word
      /// An object or an array, which only those ask for who take values as a whole.
      case container
    }

    var start: Int
    var end: Int
    var kind: Kind
    /// Whether the text is in ``JSONRowScan/copies``, because it is written with escapes.
    var isCopied = false
    /// The next value of the same column; −1 at the last.
    var next = -1
  }

  /// An object of a level, or an array that is a row.
  struct Frame: BitwiseCopyable {
    var level: Int
    /// The frame of the level above; −1 at the first.
    var parent: Int
    var start: Int
    /// 0 where the document ends within it.
    var end = 0
  }

  let plan: JSONRowPlan
  private let nodes: ColumnBuffer<JSONRowPlan.Node>
  private let uses: ColumnBuffer<JSONRowPlan.Use>
  private let placeCount, rowLevel, width: Int
  private(set) var frames = ColumnList<Frame>()
  private(set) var values = ColumnList<Value>()
  /// The first value of each place of each frame; −1 where there is none.
  private(set) var heads = ColumnList<Int>()
  private(set) var copies = ByteBuffer(capacity: 256)
  /// By level, where the values of the selected row begin; −1 where no object of it is around.
  let bases: ColumnBuffer<Int>
  /// By column.
  let levels: ColumnBuffer<Int>
  /// Values in the place of rows that are none.
  private(set) var strays: [Range<Int>] = []
  /// Whether the array of the next level was found, empty or not.
  private(set) var hasRecords = false
  private var position = 0
  private var end = 0
  private var depth = 0

  init(_ plan: JSONRowPlan) {
    self.plan = plan
    nodes = ColumnBuffer(plan.nodes)
    uses = ColumnBuffer(plan.uses)
    bases = ColumnBuffer(Array(repeating: -1, count: plan.table.rowLevel + 1))
    levels = ColumnBuffer(plan.levels)
    placeCount = plan.placeCount
    rowLevel = plan.table.rowLevel
    width = plan.width
  }

  /// Scans a value that is all of a range; returns whether it is well-formed.
  mutating func scan(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    frames.removeAll()
    values.removeAll()
    heads.removeAll()
    if !strays.isEmpty { strays.removeAll(keepingCapacity: true) }
    copies.removeAll()
    let level = plan.table.firstLevel
    hasRecords = level == rowLevel
    (position, end, depth) = (range.lowerBound, range.upperBound, 0)
    guard add(bytes, level: level, parent: -1) else { return false }
    skipWhiteSpace(bytes)
    return position == end
  }
}

/// The values on the way to the rows.
extension JSONRowScan {
  /// Takes a value in the place of an object of a level.
  private mutating func add(_ bytes: ByteView, level: Int, parent: Int) -> Bool {
    skipWhiteSpace(bytes)
    guard position < end else { return false }
    let start = position
    let isFirst = frames.count == 0
    switch bytes[start] {
    case UInt8(ascii: "{") where width == 0:
      let frame = begin(level, parent, at: start)
      guard object(bytes, level, frame) else { return false }
      endFrame(frame)
      // Where the next level begins without a key, an object is its own only element.
      guard nodes[level].isRecords else { return true }
      position = start
      if level + 1 == rowLevel { hasRecords = true }
      return add(bytes, level: level + 1, parent: frame)
    case UInt8(ascii: "[") where width == 0:
      // The elements of an array in an array are those of the outer one.
      let count = elements(bytes) { $0.add($1, level: level, parent: parent) }
      if count == 0 { hasRecords = true }
      return count >= 0
    case UInt8(ascii: "["):
      let frame = begin(level, parent, at: start)
      var column = 0
      let count = elements(bytes) { scan, bytes in
        let node = scan.child(column, of: level)
        column += 1
        return node < 0 ? scan.skipValue(bytes) : scan.visit(bytes, node, frame)
      }
      guard count >= 0 else { return false }
      if count == width {
        endFrame(frame)
      } else {
        frames.removeLast()
        heads.removeLast(placeCount)
        if count > 0, level == rowLevel || isFirst { strays.append(start..<position) }
      }
      return true
    default:
      let isNull = bytes[start] == UInt8(ascii: "n") && bytes[start + 1] == UInt8(ascii: "u")
      guard skipValue(bytes) else { return false }
      if !isNull, level == rowLevel || isFirst { strays.append(start..<position) }
      return true
    }
  }

  private mutating func begin(_ level: Int, _ parent: Int, at start: Int) -> Int {
    frames.append(Frame(level: level, parent: parent, start: start))
    for _ in 0..<placeCount { heads.append(-1) }
    return frames.count - 1
  }

  /// Ends a frame at the position.
  private func endFrame(_ frame: Int) {
    var ended = frames[frame]
    ended.end = position
    frames[frame] = ended
  }

  /// Visits the elements of an array: how many there are, or −1 where it is not well-formed.
  private mutating func elements(
    _ bytes: ByteView, _ visit: (inout JSONRowScan, ByteView) -> Bool
  ) -> Int {
    depth += 1
    guard depth <= JSONReader.maximumDepth else { return -1 }
    defer { depth -= 1 }
    position += 1
    skipWhiteSpace(bytes)
    if take(UInt8(ascii: "]"), bytes) { return 0 }
    var count = 0
    while true {
      skipWhiteSpace(bytes)
      guard position < end, visit(&self, bytes) else { return -1 }
      count += 1
      skipWhiteSpace(bytes)
      if take(UInt8(ascii: "]"), bytes) { return count }
      guard take(UInt8(ascii: ","), bytes) else { return -1 }
    }
  }

  /// The node of a column of rows that are arrays; −1 beyond them.
  private func child(_ column: Int, of level: Int) -> Int {
    var node = nodes[level].firstChild
    while node >= 0, nodes[node].ordinal != column { node = nodes[node].nextSibling }
    return node
  }

  /// Reads the object at the position, whose keys are those of a node.
  private mutating func object(_ bytes: ByteView, _ node: Int, _ frame: Int) -> Bool {
    depth += 1
    guard depth <= JSONReader.maximumDepth else { return false }
    defer { depth -= 1 }
    position += 1
    skipWhiteSpace(bytes)
    if take(UInt8(ascii: "}"), bytes) { return true }
    var seen: UInt64 = 0
    let first = nodes[node].firstChild
    var expected = first
    while true {
      skipWhiteSpace(bytes)
      guard position < end, bytes[position] == UInt8(ascii: "\""),
        let child = key(bytes, first, expected)
      else { return false }
      skipWhiteSpace(bytes)
      guard take(UInt8(ascii: ":"), bytes) else { return false }
      skipWhiteSpace(bytes)
      guard position < end else { return false }
      var isWanted = child >= 0
      if isWanted {
        // Of a key that is repeated, the first value counts.
        let bit = UInt64(1) << UInt64(min(nodes[child].ordinal, 63))
        isWanted = seen & bit == 0 || nodes[child].ordinal >= 63
        seen |= bit
        expected = nodes[child].nextSibling
      }
      guard isWanted ? visit(bytes, child, frame) : skipValue(bytes) else { return false }
      skipWhiteSpace(bytes)
      if take(UInt8(ascii: "}"), bytes) { return true }
      guard take(UInt8(ascii: ","), bytes) else { return false }
    }
  }

  /// Takes the value at the position for what its node says.
  private mutating func visit(_ bytes: ByteView, _ node: Int, _ frame: Int) -> Bool {
    let start = position
    let isObject = bytes[start] == UInt8(ascii: "{")
    guard isObject || bytes[start] == UInt8(ascii: "[") else { return plain(bytes, node, frame) }
    var isRead = false
    if nodes[node].isRecords {
      let level = frames[frame].level + 1
      let isLast = level == rowLevel
      if isObject {
        if isLast { hasRecords = true }
        guard add(bytes, level: level, parent: frame) else { return false }
      } else {
        if isLast { hasRecords = true }
        let count = elements(bytes) { $0.add($1, level: level, parent: frame) }
        if count == 0 { hasRecords = true }
        guard count >= 0 else { return false }
      }
      isRead = true
    }
    if isObject, nodes[node].firstChild >= 0 {
      position = start
      guard object(bytes, node, frame) else { return false }
      isRead = true
    }
    let ofElements = nodes[node].elements
    if !isObject, ofElements >= 0 {
      position = start
      guard elements(bytes, { $0.visit($1, ofElements, frame) }) >= 0 else { return false }
      isRead = true
    }
    if !isRead, !skipValue(bytes) { return false }
    append(Value(start: start, end: position, kind: .container), node, frame)
    return true
  }

  /// Takes a text, a number or a word.
  private mutating func plain(_ bytes: ByteView, _ node: Int, _ frame: Int) -> Bool {
    var value: Value
    if bytes[position] == UInt8(ascii: "\"") {
      guard let text = text(bytes) else { return false }
      value = text
    } else {
      let start = position
      guard let kind = word(bytes) else { return false }
      guard let kind else { return true }
      value = Value(start: start, end: position, kind: kind)
    }
    append(value, node, frame)
    return true
  }

  private mutating func append(_ value: Value, _ node: Int, _ frame: Int) {
    var next = nodes[node].use
    while next >= 0 {
      let use = uses[next]
      next = use.next
      if value.kind == .container, !use.isOfWhole { continue }
      let head = frame &* placeCount &+ use.place
      values.append(value)
      var last = heads[head]
      if last < 0 {
        heads[head] = values.count &- 1
      } else {
        while values[last].next >= 0 { last = values[last].next }
        var before = values[last]
        before.next = values.count &- 1
        values[last] = before
      }
    }
  }
}

/// The tokens of JSON, and values that are passed over.
extension JSONRowScan {
  @inline(__always)
  private mutating func skipWhiteSpace(_ bytes: ByteView) {
    while position < end {
      let byte = bytes[position]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
      else { return }
      position &+= 1
    }
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8, _ bytes: ByteView) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position &+= 1
    return true
  }

  /// Takes a key: its node, −1 for one that is not wanted, `nil` where it is not well-formed.
  private mutating func key(_ bytes: ByteView, _ first: Int, _ expected: Int) -> Int? {
    let start = position &+ 1
    if first >= 0 {
      let word = bytes.word(at: start)
      let begin = expected >= 0 ? expected : first
      var node = begin
      repeat {
        if matches(bytes, start, word, node) {
          position = start &+ nodes[node].length &+ 1
          return node
        }
        node = nodes[node].nextSibling
        if node < 0 { node = first }
      } while node != begin
    }
    guard let next = endOfText(bytes) else { return nil }
    defer { position = next.position }
    guard next.hasEscapes, first >= 0 else { return -1 }
    let copy = unescaped(bytes, from: start, to: next.position &- 1)
    let key = copies.view.bytes(from: copy.start, to: copy.end)
    var node = first
    while node >= 0, !plan.key(of: node).elementsEqual(key) { node = nodes[node].nextSibling }
    return node
  }

  /// Whether a key of a node stands at a place, and the quote behind it.
  @inline(__always)
  private func matches(_ bytes: ByteView, _ start: Int, _ word: UInt64, _ node: Int) -> Bool {
    let known = nodes[node]
    let length = known.length
    guard start &+ length < end, bytes[start &+ length] == UInt8(ascii: "\""), known.isPlain
    else { return false }
    if length < 8 { return ByteHash.masked(word, to: length) == known.words.0 }
    guard word == known.words.0 else { return false }
    if length < 16 {
      return ByteHash.masked(bytes.word(at: start &+ 8), to: length &- 8) == known.words.1
    }
    return plan.key(of: node).dropFirst(8).enumerated().allSatisfy {
      bytes[start &+ 8 &+ $0] == $1
    }
  }

  /// Where the text ends that begins with the quote at the position, and whether it has escapes, or
  /// control characters, which name nothing and could end a record.
  @inline(__always)
  private func endOfText(
    _ bytes: ByteView
  ) -> (position: Int, hasEscapes: Bool, hasControls: Bool)? {
    let quotes = WordSearch.pattern(UInt8(ascii: "\""))
    let backslashes = WordSearch.pattern(UInt8(ascii: "\\"))
    let blanks = WordSearch.pattern(0x20)
    let highBits = WordSearch.pattern(0x80)
    var place = position &+ 1
    var hasEscapes = false
    var controls: UInt64 = 0
    while place < end {
      let word = bytes.word(at: place)
      let hits = WordSearch.hits(word, quotes) | WordSearch.hits(word, backslashes)
      let low = (word &- blanks) & ~word & highBits
      guard hits != 0 else {
        controls |= low
        place &+= 8
        continue
      }
      // What follows the text is no part of it.
      controls |= low & (hits & (0 &- hits) &- 1)
      place &+= hits.trailingZeroBitCount &>> 3
      guard place < end else { return nil }
      if bytes[place] == UInt8(ascii: "\"") { return (place &+ 1, hasEscapes, controls != 0) }
      let length = Self.lengthOfEscape(bytes, at: place, to: end)
      if length == 0 { return nil }
      hasEscapes = true
      place &+= length
    }
    return nil
  }

  /// How many bytes an escape has; 0 where it is none.
  ///
  /// Of the type, because for a call of its own all of the value would be copied with every text.
  private static func lengthOfEscape(_ bytes: ByteView, at place: Int, to end: Int) -> Int {
    guard place + 1 < end else { return 0 }
    switch bytes[place + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      let isWhole = place + 6 <= end && (2..<6).allSatisfy { bytes[place + $0].isHexadecimalDigit }
      return isWhole ? 6 : 0
    default: return 0
    }
  }

  // As a call, it would copy the value three times.
  @inline(__always)
  private mutating func text(_ bytes: ByteView) -> Value? {
    let start = position &+ 1
    guard let next = endOfText(bytes) else { return nil }
    position = next.position
    let end = next.position &- 1
    if next.hasEscapes || next.hasControls {
      return unescaped(bytes, from: start, to: end)
    }
    return Value(start: start, end: end, kind: .text)
  }

  /// A number or a word: what it is, `.some(nil)` for one without a value, `nil` for neither.
  private mutating func word(_ bytes: ByteView) -> Value.Kind?? {
    let start = position
    while position < end, bytes[position].isInJSONWord { position &+= 1 }
    let first = bytes[start]
    if position > start, first.isDigit || first == UInt8(ascii: "-") { return .number }
    switch bytes.text(from: start, to: position) {
    case "true", "false": return .word
    case "null", "NaN", "nan", "Infinity", "inf": return .some(nil)
    default: return nil
    }
  }

  private mutating func skipValue(_ bytes: ByteView) -> Bool {
    guard position < end else { return false }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      guard let next = endOfText(bytes) else { return false }
      position = next.position
      return true
    case UInt8(ascii: "{"): return skipObject(bytes)
    case UInt8(ascii: "["): return elements(bytes) { $0.skipValue($1) } >= 0
    default: return word(bytes) != nil
    }
  }

  private mutating func skipObject(_ bytes: ByteView) -> Bool {
    depth += 1
    guard depth <= JSONReader.maximumDepth else { return false }
    defer { depth -= 1 }
    position += 1
    skipWhiteSpace(bytes)
    if take(UInt8(ascii: "}"), bytes) { return true }
    while true {
      skipWhiteSpace(bytes)
      guard position < end, bytes[position] == UInt8(ascii: "\""), let next = endOfText(bytes)
      else { return false }
      position = next.position
      skipWhiteSpace(bytes)
      guard take(UInt8(ascii: ":"), bytes) else { return false }
      skipWhiteSpace(bytes)
      guard skipValue(bytes) else { return false }
      skipWhiteSpace(bytes)
      if take(UInt8(ascii: "}"), bytes) { return true }
      guard take(UInt8(ascii: ","), bytes) else { return false }
    }
  }

  /// Copies a text without its escapes and control characters.
  private mutating func unescaped(_ bytes: ByteView, from start: Int, to end: Int) -> Value {
    let first = copies.count
    var place = start
    while place < end {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "\\") else {
        copies.append(byte.asText)
        place += 1
        continue
      }
      place += 2
      switch bytes[place - 1] {
      case UInt8(ascii: "b"): copies.append(0x20)
      case UInt8(ascii: "f"): copies.append(0x0C)
      case UInt8(ascii: "n"): copies.append(0x0A)
      case UInt8(ascii: "r"): copies.append(0x0D)
      case UInt8(ascii: "t"): copies.append(0x09)
      case UInt8(ascii: "u"):
        let scalar = scalar(bytes, &place, to: end)
        let text = Array(String(scalar).utf8)
        copies.append(text.count == 1 ? [text[0].asText] : text)
      case let other: copies.append(other)
      }
    }
    return Value(start: first, end: copies.count, kind: .text, isCopied: true)
  }

  /// The character of a code unit or of a surrogate pair; a lone surrogate is replaced.
  private func scalar(_ bytes: ByteView, _ place: inout Int, to end: Int) -> Unicode.Scalar {
    func unit(at start: Int) -> UInt32 {
      UInt32(bytes.text(from: start, to: start + 4), radix: 16) ?? 0xFFFD
    }
    let first = unit(at: place)
    place += 4
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard place + 6 <= end, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u"),
      let scalar = Unicode.Scalar(surrogates: first, unit(at: place + 2))
    else { return "\u{FFFD}" }
    place += 6
    return scalar
  }
}

extension UInt8 {
  /// The byte in a text: a control character that is no white space is a blank.
  fileprivate var asText: UInt8 { self < 0x20 && !(0x09...0x0D).contains(self) ? 0x20 : self }
}
