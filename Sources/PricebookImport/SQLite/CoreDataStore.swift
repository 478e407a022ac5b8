/// Rows of a Core Data or SwiftData store, by the names of the app's model.
///
/// Whatever is missing or cannot be read is noted, and the rest is read.
struct CoreDataStore: ~Copyable {
  private let connection: SQLiteConnection
  let layout: StoreLayout
  var notes = StoreNotes()
  private(set) var hasRepairedText = false

  init(_ connection: consuming SQLiteConnection) throws(SQLiteFailure) {
    layout = try StoreLayout(connection)
    self.connection = connection
    if layout.hasMoreTables {
      notes.addLayout(
        "there are more than \(StoreLayout.tableLimit) tables, and only the first are looked at")
    }
  }

  /// The rows of an entity, ascending by their keys.
  ///
  /// - Parameters:
  ///   - fields: The fields to read; other columns are not touched.
  ///   - links: Names of relationships to one row.
  mutating func rows(
    of entity: String, _ fields: [StoreField], links: [String] = []
  ) -> StoreRows {
    guard let table = layout.table(of: entity), let key = table.columns["Z_PK"] else {
      notes.addLayout(
        "there is no table Z\(entity.uppercased()) with a column Z_PK, so nothing is read of "
          + "\(entity)")
      return StoreRows(table: "Z\(entity.uppercased())")
    }
    let found = fields.filter { table.columns["Z" + $0.name.uppercased()] != nil }
    let foundLinks = links.filter { table.columns["Z" + $0.uppercased()] != nil }
    noteMissing(in: table, fields: fields, links: links)
    let names = found.map(\.name) + foundLinks
    let columns = [key] + names.compactMap { table.columns["Z" + $0.uppercased()] }
    var result = StoreRows(table: table.name)
    var hasRepairs = false
    let rows = read(columns, of: table) { values -> StoreRow? in
      guard let key = values.first?.integer else { return nil }
      var row = StoreRow(key: key)
      for (field, value) in zip(found, values.dropFirst()) {
        if case .text(_, isRepaired: true) = value { hasRepairs = true }
        let content = field.content(of: value)
        if content != .null { row.fields[field.name] = JSONValue(content) }
      }
      for (link, value) in zip(foundLinks, values.dropFirst(1 + found.count)) {
        if let target = value.integer, target != 0 { row.links[link] = target }
      }
      return row
    }
    if hasRepairs { hasRepairedText = true }
    result.add(rows)
    notes.note(table.name, rows: result.rows.count)
    return result
  }

  /// The keys of the rows that belong to each owner, by a relationship to many.
  ///
  /// - Returns: `nil`, with a note, if the relationship cannot be found in the store.
  mutating func members(_ relationship: StoreLayout.ToMany) -> [Int64: [Int64]]? {
    guard layout.table(of: relationship.owner) != nil,
      layout.table(of: relationship.target) != nil
    else { return nil }
    guard let link = layout.link(relationship) else {
      notes.addLayout(
        "no column or table links the rows of Z\(relationship.target.uppercased()) to the "
          + "\(relationship.name) of a \(relationship.owner)")
      return nil
    }
    let pairs = read([link.owner, link.target], of: link.table) { values -> [Int64]? in
      guard let owner = values.first?.integer, owner != 0, let target = values.last?.integer
      else { return nil }
      return [owner, target]
    }
    return Dictionary(grouping: pairs.sorted { $0[1] < $1[1] }, by: { $0[0] })
      .mapValues { $0.map { $0[1] } }
  }

  /// Notes rows that the app removed from their owners but did not delete.
  mutating func noteLeftovers(
    of rows: StoreRows, belongingTo owners: [Int64: [Int64]], in ownerRows: StoreRows,
    _ owner: String
  ) {
    let placed = Set(owners.filter { ownerRows[$0.key] != nil }.values.joined())
    let left = rows.rows.filter { !placed.contains($0.key) }
    guard let first = left.first else { return }
    notes.addLinks(
      "\(rows.table): rows that belong to no \(owner) of \(ownerRows.table): \(left.count) (the "
        + "first is row \(first.key)); they are left out")
  }

  private mutating func read<Element>(
    _ columns: [String], of table: StoreLayout.Table, _ make: ([SQLiteValue]) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    do throws(SQLiteFailure) {
      try connection.forEachRow(StoreLayout.selection(columns, of: table)) { values in
        if let element = make(values) { elements.append(element) }
      }
    } catch {
      notes.addDamage("the table \(table.name)", reason: error.message)
    }
    return elements
  }

  private mutating func noteMissing(
    in table: StoreLayout.Table, fields: [StoreField], links: [String]
  ) {
    let names = fields.filter(\.isNeeded).map(\.name) + links
    let missing = names.map { "Z" + $0.uppercased() }.filter { table.columns[$0] == nil }
    guard !missing.isEmpty else { return }
    notes.addLayout(
      "the table \(table.name) has no column \(missing.joined(separator: ", ")), so its "
        + "values are not known")
  }
}

/// One row: its fields by the app's names, and the keys of the rows that it refers to.
struct StoreRow {
  var key: Int64
  /// Empty columns are left out.
  var fields = JSONObject()
  var links: [String: Int64] = [:]
}

struct StoreRows {
  /// As the store writes it.
  let table: String
  /// Ascending by key, each key once.
  private(set) var rows: [StoreRow] = []
  private var indexByKey: [Int64: Int] = [:]

  init(table: String) {
    self.table = table
  }

  mutating func add(_ added: [StoreRow]) {
    for row in added.sorted(by: { $0.key < $1.key }) where indexByKey[row.key] == nil {
      indexByKey[row.key] = rows.count
      rows.append(row)
    }
  }

  subscript(key: Int64) -> StoreRow? { indexByKey[key].map { rows[$0] } }

  /// A row as an object, with its origin.
  func object(_ row: StoreRow) -> JSONValue {
    JSONValue(.object(row.fields), origin: StoreRowOrigin(table: table, key: row.key))
  }

  /// The objects of some rows, in the order of their keys; missing rows are skipped.
  func objects(_ keys: [Int64], _ make: (StoreRow) -> JSONValue) -> JSONValue {
    JSONValue(list: keys.compactMap { self[$0].map(make) })
  }
}
