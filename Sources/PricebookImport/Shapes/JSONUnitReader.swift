/// Reads one unit of a JSON file up to the first error, and keeps where the wanted values are.
///
/// Nothing is copied and no tree is built: a value is a range of the bytes until its row is written.
struct JSONUnitReader {
  private static let maximumDepth = 128

  let tree: JSONRowTree
  let places: [Int]
  let levels: [Int]
  /// How many elements a row has that is an array; 0 if rows are objects.
  private let rowWidth: Int
  private(set) var frames: [Frame] = []
  private(set) var cells: [Cell] = []
  /// The further values of cells that have several.
  private(set) var moreCells: [Int: [Cell]] = [:]
  /// Elements among the rows that are not objects.
  private(set) var strays: [Range<Int>] = []
  /// Whether the array of the next level was found, empty or not.
  private(set) var hasRecords = false
  /// What is wrong and where; `isEnd` if the unit ends too early.
  private(set) var failure: (offset: Int, expected: String, isEnd: Bool)?
  /// The frame of every level that is open.
  private var open: [Int]
  private var position = 0
  private var end = 0
  private var depth = 0

  init(_ table: JSONRowTable) {
    tree = JSONRowTree(table)
    places = tree.places
    levels = table.fields.map(\.level)
    rowWidth = table.hasArraysAsRows ? table.columns.count : 0
    open = Array(repeating: -1, count: tree.widths.count)
  }

  /// Reads a unit.
  ///
  /// - Parameter level: The level of the unit.
  mutating func read(_ bytes: ByteView, _ unit: Range<Int>, level: Int) {
    frames.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    if !moreCells.isEmpty { moreCells.removeAll() }
    if !strays.isEmpty { strays.removeAll() }
    for index in open.indices { open[index] = -1 }
    hasRecords = level == tree.widths.count - 1
    failure = nil
    depth = 0
    position = unit.lowerBound
    end = unit.upperBound
    skipSpace(bytes)
    guard readElement(bytes, 0, level: level) else { return }
    skipSpace(bytes)
    if position < end { fail("nothing after the value") }
  }

  /// Reads a value that begins a level if it is an object.
  private mutating func readElement(_ bytes: ByteView, _ node: Int, level: Int) -> Bool {
    let start = position
    guard position < end, bytes[position] == UInt8(ascii: "{") else {
      if position < end, bytes[position] == UInt8(ascii: "[") {
        if rowWidth > 0 { return readRow(bytes, node, level: level) }
        // The elements of an array in an array are those of the outer one.
        return readContainer { $0.readArray(bytes, node, level: level) }
      }
      let isNull = position < end && bytes[position] == UInt8(ascii: "n")
      guard readValue(bytes, -1) else { return false }
      if !isNull, level == tree.widths.count - 1 || frames.isEmpty {
        strays.append(start..<position)
      }
      return true
    }
    let frame = frames.count
    let outer = beginFrame(level: level, at: start)
    let isWhole = readValue(bytes, node)
    if isWhole { frames[frame].end = position }
    open[level] = outer
    return isWhole
  }

  /// Begins an object of a level.
  ///
  /// - Returns: The frame of the level that was open before.
  private mutating func beginFrame(level: Int, at start: Int) -> Int {
    let outer = open[level]
    open[level] = frames.count
    frames.append(
      Frame(
        level: level, parent: level > 0 ? open[level - 1] : -1, cells: cells.count, start: start))
    for _ in 0..<tree.widths[level] { cells.append(Cell()) }
    return outer
  }

  /// Reads an array whose elements are the fields of a row; an empty one is no row.
  private mutating func readRow(_ bytes: ByteView, _ node: Int, level: Int) -> Bool {
    let start = position
    let frame = frames.count
    let outer = beginFrame(level: level, at: start)
    defer { open[level] = outer }
    var count = 0
    let isWhole = readContainer { reader in
      reader.readElements(bytes) { reader in
        let fields = reader.tree.nodes[node].children
        let field = count < fields.count ? fields[count].node : -1
        count += 1
        return reader.readValue(bytes, field)
      }
    }
    guard isWhole else { return false }
    if count == rowWidth {
      frames[frame].end = position
    } else {
      cells.removeLast(cells.count - frames[frame].cells)
      frames.removeLast()
      if count > 0 { strays.append(start..<position) }
    }
    return true
  }

  private mutating func readValue(_ bytes: ByteView, _ node: Int) -> Bool {
    guard position < end else { return fail("a value") }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      // An object in the place of an array of records is its only element.
      if node >= 0, tree.nodes[node].elements >= 0 {
        let elements = tree.nodes[node].elements
        if tree.nodes[elements].level >= 0, open[tree.nodes[elements].level] < 0 {
          if tree.nodes[elements].level == tree.widths.count - 1 { hasRecords = true }
          return readElement(bytes, elements, level: tree.nodes[elements].level)
        }
      }
      return readContainer { $0.readObject(bytes, node) }
    case UInt8(ascii: "["):
      let elements = node < 0 ? -1 : tree.nodes[node].elements
      let level = elements < 0 ? -1 : tree.nodes[elements].level
      return readContainer { $0.readArray(bytes, elements, level: level) }
    case UInt8(ascii: "\""):
      guard let cell = readText(bytes) else { return false }
      if node >= 0 { keep(cell, node) }
      return true
    default:
      guard let cell = readWord(bytes) else { return false }
      if node >= 0, cell.kind != .missing { keep(cell, node) }
      return true
    }
  }

  private mutating func readContainer(_ body: (inout JSONUnitReader) -> Bool) -> Bool {
    guard depth < Self.maximumDepth else {
      return fail("at most \(Self.maximumDepth) levels of nesting")
    }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return body(&self)
  }

  private mutating func readObject(_ bytes: ByteView, _ node: Int) -> Bool {
    skipSpace(bytes)
    if take(UInt8(ascii: "}"), bytes) { return true }
    while true {
      skipSpace(bytes)
      guard position < end, bytes[position] == UInt8(ascii: "\"") else {
        return fail("a key in double quotes")
      }
      guard let key = readText(bytes) else { return false }
      skipSpace(bytes)
      guard take(UInt8(ascii: ":"), bytes) else { return fail("a colon after the key") }
      skipSpace(bytes)
      guard readValue(bytes, node < 0 ? -1 : child(of: node, key, bytes)) else { return false }
      skipSpace(bytes)
      if take(UInt8(ascii: "}"), bytes) { return true }
      guard take(UInt8(ascii: ","), bytes) else { return fail("a comma or a closing brace") }
    }
  }

  /// - Parameters:
  ///   - elements: The node of the elements; −1 if they are not wanted.
  ///   - level: The level that each element begins; −1 if they begin none.
  private mutating func readArray(_ bytes: ByteView, _ elements: Int, level: Int) -> Bool {
    skipSpace(bytes)
    let isEmpty = position < end && bytes[position] == UInt8(ascii: "]")
    if level == tree.widths.count - 1 || (level >= 0 && isEmpty) { hasRecords = true }
    return readElements(bytes) { reader in
      level < 0
        ? reader.readValue(bytes, elements) : reader.readElement(bytes, elements, level: level)
    }
  }

  /// Reads what is between the brackets of an array.
  private mutating func readElements(
    _ bytes: ByteView, _ readElement: (inout JSONUnitReader) -> Bool
  ) -> Bool {
    skipSpace(bytes)
    if take(UInt8(ascii: "]"), bytes) { return true }
    while true {
      skipSpace(bytes)
      guard readElement(&self) else { return false }
      skipSpace(bytes)
      if take(UInt8(ascii: "]"), bytes) { return true }
      guard take(UInt8(ascii: ","), bytes) else { return fail("a comma or a closing bracket") }
    }
  }

  private func child(of node: Int, _ key: Cell, _ bytes: ByteView) -> Int {
    let length = key.end - key.start
    for (text, child) in tree.nodes[node].children where text.count == length {
      var place = 0
      while place < length, text[place] == bytes[key.start &+ place] { place += 1 }
      if place == length { return child }
    }
    guard key.kind == .escapedText else { return -1 }
    let written = JSONText.unescaped(bytes, from: key.start, to: key.end)
    return tree.nodes[node].children.first { $0.key == written }?.node ?? -1
  }

  private mutating func keep(_ cell: Cell, _ node: Int) {
    for column in tree.nodes[node].columns {
      let frame = open[levels[column]]
      guard frame >= 0 else { continue }
      let place = frames[frame].cells + places[column]
      if cells[place].kind == .missing {
        cells[place] = cell
      } else {
        moreCells[place, default: []].append(cell)
      }
    }
  }

  /// Reads a text; the cell is what is between its quotes.
  private mutating func readText(_ bytes: ByteView) -> Cell? {
    position += 1
    let start = position
    var kind = Cell.Kind.text
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return Cell(kind: kind, start: start, end: position - 1)
      }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedText
        position += 1
      }
      position += 1
    }
    position = min(position, end)
    fail("the end of a text")
    return nil
  }

  /// Reads a number or one of the words of JSON; the cell of `null` is missing.
  private mutating func readWord(_ bytes: ByteView) -> Cell? {
    let start = position
    while position < end, bytes[position].isInJSONWord { position += 1 }
    let first = start < end ? bytes[start] : 0
    if first.isDigit || first == UInt8(ascii: "-") {
      return Cell(kind: .number, start: start, end: position)
    }
    switch bytes.text(from: start, to: position) {
    case "true", "false": return Cell(kind: .word, start: start, end: position)
    // Some encoders write what is no number as one; it is no value of a field.
    case "null", "NaN", "nan", "Infinity", "inf": return Cell()
    default:
      position = start
      fail("a value")
      return nil
    }
  }

  @inline(__always)
  private mutating func skipSpace(_ bytes: ByteView) {
    while position < end {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8, _ bytes: ByteView) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  @discardableResult
  private mutating func fail(_ expected: String) -> Bool {
    if failure == nil { failure = (position, expected, position >= end) }
    return false
  }
}

extension JSONUnitReader {
  /// A value of a field.
  struct Cell {
    enum Kind {
      case missing
      case number
      case text
      /// A text with escapes.
      case escapedText
      /// `true` or `false`.
      case word
    }

    var kind = Kind.missing
    var start = 0
    var end = 0
  }

  /// An object of a level, or an array that is a row.
  struct Frame {
    var level: Int
    /// The frame of the level above; −1 at the first.
    var parent: Int
    /// Where its cells begin.
    var cells: Int
    var start: Int
    var end = 0
  }
}

/// The escapes in the texts of JSON.
enum JSONText {
  /// The bytes of a text with its escapes resolved; what is no escape stays as it is.
  static func unescaped(_ bytes: ByteView, from start: Int, to end: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(end - start)
    var place = start
    while place < end {
      let byte = bytes[place]
      guard byte == UInt8(ascii: "\\"), place + 1 < end else {
        result.append(byte)
        place += 1
        continue
      }
      let escape = bytes[place + 1]
      place += 2
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "b"), UInt8(ascii: "f"): result.append(0x20)
      case UInt8(ascii: "u"):
        let (scalar, next) = scalar(bytes, from: place, to: end)
        result += Array(String(scalar).utf8)
        place = next
      default: result.append(escape)
      }
    }
    return result
  }

  /// The character of `\u` and the offset behind it; two that make a surrogate pair are one.
  private static func scalar(
    _ bytes: ByteView, from start: Int, to end: Int
  ) -> (Unicode.Scalar, next: Int) {
    guard let unit = codeUnit(bytes, from: start, to: end) else { return ("\u{FFFD}", start) }
    // A NUL would end the record in some readers, and names nothing.
    if unit == 0 { return (" ", start + 4) }
    if let scalar = Unicode.Scalar(unit) { return (scalar, start + 4) }
    let second = start + 4
    if unit < 0xDC00, second + 1 < end, bytes[second] == UInt8(ascii: "\\"),
      bytes[second + 1] == UInt8(ascii: "u"),
      let low = codeUnit(bytes, from: second + 2, to: end), low >= 0xDC00, low < 0xE000,
      let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
    {
      return (scalar, second + 6)
    }
    return ("\u{FFFD}", second)
  }

  private static func codeUnit(_ bytes: ByteView, from start: Int, to end: Int) -> UInt32? {
    guard start + 4 <= end else { return nil }
    return UInt32(bytes.text(from: start, to: start + 4), radix: 16)
  }
}
