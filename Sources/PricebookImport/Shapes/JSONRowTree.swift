/// The fields that are wanted of a unit, as a tree that a reader walks down while it reads.
struct JSONRowTree {
  struct Node {
    /// The keys of an object, and where their values lead.
    var children: [(key: [UInt8], node: Int)] = []
    /// Where the elements of an array lead; −1 if they are not wanted.
    var elements = -1
    /// The level that each element begins; −1 for values of a field.
    var level = -1
    /// The columns that a plain value fills.
    var columns: [Int] = []
  }

  private(set) var nodes = [Node()]
  /// The column's place among those of its level.
  private(set) var places: [Int]
  /// How many columns each level has.
  private(set) var widths: [Int]

  init(_ table: JSONRowTable) {
    places = []
    widths = Array(repeating: 0, count: table.rowLevel + 1)
    var starts = Array(repeating: -1, count: table.rowLevel + 1)
    starts[table.firstLevel] = 0
    var node = 0
    var level = table.firstLevel
    for step in Self.stepsInUnit(of: table) {
      switch step {
      case .key(let key): node = child(of: node, Array(key.utf8))
      case .elements:
        level += 1
        node = elements(of: node)
        nodes[node].level = level
        starts[level] = node
      }
    }
    for (index, column) in table.fields.enumerated() {
      places.append(widths[column.level])
      widths[column.level] += 1
      guard starts[column.level] >= 0, !column.steps.isEmpty else { continue }
      var node = starts[column.level]
      for step in column.steps {
        switch step {
        case .key(let key): node = child(of: node, Array(key.utf8))
        case .elements: node = elements(of: node)
        }
      }
      nodes[node].columns.append(index)
    }
  }

  /// The way from a unit to the rows.
  private static func stepsInUnit(of table: JSONRowTable) -> ArraySlice<JSONPath.Step> {
    guard table.unit != .document, let first = table.records.firstIndex(of: .elements) else {
      return table.records[...]
    }
    return table.records[(first + 1)...]
  }

  private mutating func child(of node: Int, _ key: [UInt8]) -> Int {
    if let found = nodes[node].children.first(where: { $0.key == key }) { return found.node }
    nodes[node].children.append((key, nodes.count))
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func elements(of node: Int) -> Int {
    if nodes[node].elements < 0 {
      nodes[node].elements = nodes.count
      nodes.append(Node())
    }
    return nodes[node].elements
  }
}
