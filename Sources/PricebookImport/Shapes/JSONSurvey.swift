import PricebookModel

/// What the beginning of a JSON file shows: its form, and objects of every level.
struct JSONSurvey {
  enum Form {
    case object
    case array
    /// One value on each line.
    case lines
  }

  /// An object or array in the file's first bytes.
  let form: Form
  /// The values of the units: the root, the elements of the root, or those of the lines.
  let values: [JSONValue]
  /// The text that was looked at.
  let text: [UInt8]
  /// The dialect of the file; its data begins at the first unit.
  let dialect: Dialect
  /// Whether the text is the whole file.
  let isWhole: Bool
  /// The elements of the root where all of them are arrays.
  private(set) var arrays: [JSONValue] = []

  /// How many objects of a level are looked at.
  private static let objectLimit = 200

  /// - Parameters:
  ///   - text: The first bytes of the file as UTF-8, or all of them.
  ///   - document: The text read as one document, if that was done already.
  ///   - isNamedLines: Whether the file's name says that it has JSON Lines.
  init?(
    _ text: [UInt8], encoding: TextEncoding, document: JSONDocument? = nil, isWhole: Bool,
    isNamedLines: Bool
  ) {
    self.text = text
    self.isWhole = isWhole
    var dialect = Dialect()
    dialect.encoding = encoding
    dialect.quote = Dialect.noQuote
    let mark = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    dialect.dataOffset = mark
    guard let first = text[mark...].firstIndex(where: { $0 > 0x20 }) else { return nil }
    if text[first] == UInt8(ascii: "{"), isNamedLines || Self.isLines(text[first...]) {
      form = .lines
      let lines = text[first...].split(separator: 0x0A).prefix(Self.objectLimit)
      values = lines.enumerated().compactMap { index, line in
        // The last line of a beginning may be cut off.
        let isLast = !isWhole && index > 0 && line.endIndex == text.endIndex
        let document = JSONDocument(bytes: Array(line))
        return isLast || document.failure?.kind == .syntax ? nil : document.root
      }
    } else if text[first] == UInt8(ascii: "[") {
      form = .array
      let root = (document ?? JSONDocument(bytes: text)).root
      let elements = root?.array ?? []
      values = root?.elements ?? []
      if elements.allSatisfy({ $0.array != nil }) { arrays = elements }
      dialect.dataOffset = first + 1
      dialect.dataLine = 1 + text[..<first].count { $0 == 0x0A }
    } else if text[first] == UInt8(ascii: "{") {
      form = .object
      values = (document ?? JSONDocument(bytes: text)).root.map { [$0] } ?? []
    } else {
      return nil
    }
    self.dialect = dialect
  }

  /// Whether a text that begins with an object has a whole object on its first line and another
  /// behind it.
  private static func isLines(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.firstIndex(of: 0x0A),
      text[end...].first(where: { $0 > 0x20 }) == UInt8(ascii: "{")
    else { return false }
    let document = JSONDocument(bytes: Array(text[..<end]))
    return document.failure == nil && document.root?.object != nil
  }

  /// The steps of a path in a file of this form; `nil` if it cannot be there.
  ///
  /// An array at the root, or the lines, may be written in the path as `[]` or be left out.
  func steps(_ path: JSONPath) -> [JSONPath.Step] {
    let begins = path.steps.first == .elements
    switch form {
    case .object: return begins ? Array(path.steps.dropFirst()) : path.steps
    case .array, .lines: return begins ? path.steps : [.elements] + path.steps
    }
  }

  /// Objects of every level on the way to the rows; those of the rows come last.
  func objects(on records: [JSONPath.Step]) -> [[JSONObject]] {
    let rowLevel = records.count { $0 == .elements }
    var levels: [[JSONObject]] = Array(repeating: [], count: rowLevel + 1)
    let isRoot = form == .object
    for value in values.prefix(Self.objectLimit) {
      Self.collect(
        value, isRoot ? records[...] : records.dropFirst(), level: isRoot ? 0 : 1,
        beginsLevel: true, into: &levels)
    }
    return levels
  }

  private static func collect(
    _ value: JSONValue, _ steps: ArraySlice<JSONPath.Step>, level: Int, beginsLevel: Bool,
    into levels: inout [[JSONObject]]
  ) {
    if beginsLevel {
      guard levels.indices.contains(level), levels[level].count < objectLimit,
        let object = value.object
      else { return }
      levels[level].append(object)
    }
    switch steps.first {
    case nil: break
    case .key(let key):
      guard let next = value.object?[key] else { return }
      collect(next, steps.dropFirst(), level: level, beginsLevel: false, into: &levels)
    case .elements:
      for element in value.elements ?? [value] {
        collect(element, steps.dropFirst(), level: level + 1, beginsLevel: true, into: &levels)
      }
    }
  }

  /// Every way to an array of objects, the shortest first.
  func recordPaths() -> [[JSONPath.Step]] {
    var found: [[JSONPath.Step]] = []
    for value in values.prefix(20) {
      Self.findRecords(value, form == .object ? [] : [.elements], depth: 0, into: &found)
    }
    if form != .object, values.contains(where: { $0.object != nil }) {
      found.insert([.elements], at: 0)
    }
    var seen: Set<[JSONPath.Step]> = []
    return found.filter { seen.insert($0).inserted }.sorted { $0.count < $1.count }
  }

  private static func findRecords(
    _ value: JSONValue, _ path: [JSONPath.Step], depth: Int, into found: inout [[JSONPath.Step]]
  ) {
    guard depth < 8, found.count < 200 else { return }
    if let object = value.object {
      for (key, value) in object {
        findRecords(value, path + [.key(key)], depth: depth + 1, into: &found)
      }
    } else if let array = value.elements, array.contains(where: { $0.object != nil }) {
      let elements = path + [.elements]
      found.append(elements)
      for element in array.prefix(20) {
        findRecords(element, elements, depth: depth + 1, into: &found)
      }
    }
  }

  /// The ranges of the units in the text.
  var units: [Range<Int>] {
    form == .lines
      ? [] : values.filter { form == .object || !$0.isCut }.map { $0.offset..<$0.end }
  }
}

extension JSONValue {
  /// The elements of an array, where those of an array in it take its place; `nil` for others.
  var elements: [JSONValue]? {
    guard let array, array.contains(where: { $0.array != nil }) else { return array }
    return array.flatMap { $0.elements ?? [$0] }
  }
}

extension [JSONPath.Step] {
  /// The steps as a mapping writes them.
  var pathText: String {
    var text = ""
    for step in self {
      switch step {
      case .elements: text += "[]"
      case .key(let key): text += (text.isEmpty ? "" : ".") + key
      }
    }
    return text
  }
}
