/// Which values of a JSON file a table wants, as a tree of the keys that lead to them.
///
/// Every level of objects (see ``JSONRowTable``) has a tree of its own, and the last key on the way
/// to the next level begins that level.
struct JSONRowPlan: Sendable {
  /// A key that leads to values or to the next level, in a tree by first child and next sibling (−1 for
  /// none).
  struct Node: BitwiseCopyable {
    /// The first sixteen bytes of the key as words, the first byte the lowest; zero above its end.
    fileprivate(set) var words: (UInt64, UInt64) = (0, 0)
    /// Where the key is among those of all nodes.
    fileprivate(set) var start = 0
    fileprivate(set) var length = 0
    /// Whether the key is written in a file as it is, without escapes.
    fileprivate(set) var isPlain = true
    /// The place among the keys of its object.
    fileprivate(set) var ordinal = 0
    fileprivate(set) var firstChild = -1
    fileprivate(set) var nextSibling = -1
    /// The node of the elements, where the values of an array are wanted; else −1.
    fileprivate(set) var elements = -1
    /// Whether the elements are the objects of the next level.
    fileprivate(set) var isRecords = false
    /// The first of ``JSONRowPlan/uses``; −1 where there is none.
    fileprivate(set) var use = -1
  }

  /// What a value is for.
  struct Use: BitwiseCopyable {
    var place: Int
    /// Whether the value is wanted as a whole, even if it is an object or an array.
    var isOfWhole: Bool
    /// The next use of the node; −1 after the last.
    fileprivate(set) var next: Int
  }

  private(set) var nodes: [Node]
  private(set) var uses: [Use] = []
  /// The bytes of all keys.
  private(set) var keys: [UInt8] = []
  let table: JSONRowTable
  /// How many places a row has: one for each column, and one for each field with money of receipts.
  let placeCount: Int
  /// The level of each column.
  let levels: [Int]
  /// How many elements a row has that is an array; 0 if rows are objects.
  let width: Int
  /// The texts of columns that objects before the first array fill; empty ones are none.
  let rootTexts: [String]
  /// What shows rows that are discounts of others.
  let discountTests: [RowTest]

  init(_ table: JSONRowTable) {
    self.table = table
    let fields = table.money?.fields ?? []
    placeCount = table.columns.count + fields.count
    levels = table.columns.map(\.level)
    width = table.hasArraysAsRows ? table.columns.count : 0
    rootTexts = table.columns.indices.map { table.rootFields[$0] ?? "" }
    let header = HeaderIndex(table.names)
    discountTests = table.discounts?.rows.compactMap { RowTest($0) { header.column($0) } } ?? []
    nodes = (0...table.rowLevel).map { _ in Node() }
    for (place, column) in table.columns.enumerated() where !column.steps.isEmpty {
      add(column.steps, level: column.level, place)
    }
    for (index, field) in fields.enumerated() {
      add(field.steps, level: table.money?.level ?? 0, table.columns.count + index, isOfWhole: true)
    }
    addWay()
  }

  /// Marks where the next level begins.
  private mutating func addWay() {
    let steps =
      table.unit == .document
      ? table.records[...] : table.records.drop { $0 != .elements }.dropFirst()
    var level = table.firstLevel
    var node = level
    for step in steps {
      switch step {
      case .key(let key): node = child(of: node, Array(key.utf8))
      case .elements:
        nodes[node].isRecords = true
        level += 1
        node = level
      }
    }
  }

  /// Adds what a value is for; nothing for one that is secret.
  private mutating func add(
    _ steps: JSONSteps, level: Int, _ place: Int, isOfWhole: Bool = false
  ) {
    guard level >= table.firstLevel, level <= table.rowLevel,
      !steps.keys.contains(where: SecretText.isKey)
    else { return }
    var node = level
    for step in steps {
      switch step {
      case .key(let key): node = child(of: node, Array(key.utf8))
      case .elements:
        if nodes[node].elements < 0 {
          nodes.append(Node())
          nodes[node].elements = nodes.count - 1
        }
        node = nodes[node].elements
      }
    }
    uses.append(Use(place: place, isOfWhole: isOfWhole, next: nodes[node].use))
    nodes[node].use = uses.count - 1
  }

  func key(of node: Int) -> ArraySlice<UInt8> {
    keys[nodes[node].start..<nodes[node].start + nodes[node].length]
  }

  private mutating func child(of node: Int, _ key: [UInt8]) -> Int {
    var last = -1
    var next = nodes[node].firstChild
    while next >= 0 {
      if self.key(of: next).elementsEqual(key) { return next }
      last = next
      next = nodes[next].nextSibling
    }
    var new = Node()
    new.words = (Self.word(key.prefix(8)), Self.word(key.dropFirst(8).prefix(8)))
    new.start = keys.count
    new.length = key.count
    new.isPlain = !key.contains {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    new.ordinal = last < 0 ? 0 : nodes[last].ordinal + 1
    keys += key
    nodes.append(new)
    if last < 0 {
      nodes[node].firstChild = nodes.count - 1
    } else {
      nodes[last].nextSibling = nodes.count - 1
    }
    return nodes.count - 1
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
