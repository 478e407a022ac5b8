import PricebookModel

/// The objects of one unit on the way to the rows, and their values.
struct JSONUnit {
  /// An object of a level, or an array that is a row.
  struct Frame {
    var level: Int
    /// The frame of the level above; −1 at the first.
    var parent: Int
    var object: JSONObject
    var start: Int
    /// 0 where the document ends within it.
    var end: Int
  }

  private(set) var frames: [Frame] = []
  private(set) var strays: [Range<Int>] = []
  /// Whether the array of the next level was found, empty or not.
  private(set) var hasRecords = false
  private let rowLevel: Int
  /// How many elements a row has that is an array; 0 if rows are objects.
  private let rowWidth: Int

  init(_ root: JSONValue?, of table: JSONRowTable) {
    rowLevel = table.rowLevel
    rowWidth = table.hasArraysAsRows ? table.columns.count : 0
    hasRecords = table.firstLevel == rowLevel
    // The way from a unit to the rows.
    let steps =
      table.unit == .document
      ? table.records[...] : table.records.drop { $0 != .elements }.dropFirst()
    if let root { add(root, steps, level: table.firstLevel, parent: -1) }
  }

  private mutating func add(
    _ value: JSONValue, _ steps: JSONSteps.SubSequence, level: Int, parent: Int
  ) {
    if rowWidth == 0, let elements = value.array {
      // The elements of an array in an array are those of the outer one.
      if elements.isEmpty { hasRecords = true }
      for element in elements { add(element, steps, level: level, parent: parent) }
      return
    }
    let fields = value.array.map { $0.enumerated().map { ("\($0 + 1)", $1) } }
    let object = rowWidth == 0 ? value.object : fields.map { JSONObject($0) }
    guard let object, rowWidth == 0 || object.count == rowWidth else {
      let isEmpty = value.isNull || fields?.isEmpty == true
      if !isEmpty, level == rowLevel || frames.isEmpty { strays.append(value.offset..<value.end) }
      return
    }
    let frame = frames.count
    frames.append(
      Frame(
        level: level, parent: parent, object: object, start: value.offset,
        end: value.isCut ? 0 : value.end))
    follow(value, steps, level: level, frame: frame)
  }

  private mutating func follow(
    _ value: JSONValue, _ steps: JSONSteps.SubSequence, level: Int, frame: Int
  ) {
    switch steps.first {
    case nil: break
    case .key(let key):
      if let next = value.object?[key] {
        follow(next, steps.dropFirst(), level: level, frame: frame)
      }
    case .elements:
      let elements = value.array
      if elements != nil, level + 1 == rowLevel || elements?.isEmpty == true { hasRecords = true }
      // An object in the place of an array of records is its only element.
      if value.object != nil, level + 1 == rowLevel { hasRecords = true }
      for element in elements ?? (value.object == nil ? [] : [value]) {
        add(element, steps.dropFirst(), level: level + 1, parent: frame)
      }
    }
  }

  /// The frame of a level around a row, or the row itself.
  func frame(of row: Int, level: Int) -> Int? {
    var frame = row
    while frame >= 0, frames[frame].level > level { frame = frames[frame].parent }
    return frame >= 0 && frames[frame].level == level ? frame : nil
  }

  /// The plain values that a row, or the object around it that has the column, has in a column.
  func values(_ column: JSONRowTable.Column, of row: Int) -> [JSONValue] {
    guard let frame = frame(of: row, level: column.level), !column.steps.isEmpty else { return [] }
    return Self.values(column.steps[...], in: JSONValue(.object(frames[frame].object)))
  }

  private static func values(_ steps: JSONSteps.SubSequence, in value: JSONValue) -> [JSONValue] {
    switch steps.first {
    case .key(let key): value.object?[key].map { values(steps.dropFirst(), in: $0) } ?? []
    case .elements: value.array?.flatMap { values(steps.dropFirst(), in: $0) } ?? []
    case nil: value.isPlain ? [value] : []
    }
  }
}

extension JSONValue {
  /// Whether it is a text, a number or a flag; some encoders write what is no number as one.
  fileprivate var isPlain: Bool {
    switch content {
    case .text, .boolean: true
    case .number(let text): text.utf8.first.map { $0.isDigit || $0 == UInt8(ascii: "-") } ?? false
    default: false
    }
  }
}
