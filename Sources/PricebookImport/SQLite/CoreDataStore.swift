internal import PricebookModel

/// Rows of a Core Data or SwiftData store, by the app's names; what cannot be read is noted.
struct CoreDataStore: ~Copyable {
  private let connection: SQLiteConnection
  let layout: DatabaseLayout
  var notes = StoreNotes()
  private(set) var hasRepairedText = false
  private var rowsOfEntity: [String: DatabaseRows] = [:]

  init(_ connection: consuming SQLiteConnection) throws(SQLiteFailure) {
    layout = try DatabaseLayout(connection)
    self.connection = connection
    if layout.hasMoreTables {
      notes.addLayout(Message.tooManyStoreTables(limit: DatabaseLayout.tableLimit))
    }
  }

  /// Reads the rows of the entities that `Words/stores.txt` has of an app.
  mutating func readRows(of app: VaultApp) {
    let name = app.rawValue.filter { $0 != " " }
    for (entity, fields, links) in DatabaseField.entities(of: name) {
      rowsOfEntity[entity] = rows(of: entity, fields, links)
    }
  }

  subscript(entity: String) -> DatabaseRows {
    rowsOfEntity[entity] ?? DatabaseRows(table: "Z\(entity.uppercased())")
  }

  /// The rows of an entity with the fields that its table has; missing tables and columns are
  /// noted.
  private mutating func rows(
    of entity: String, _ fields: [DatabaseField], _ links: [String]
  ) -> DatabaseRows {
    guard let table = layout.table(of: entity), let key = table.columns["Z_PK"] else {
      notes.addLayout(Message.noStoreTable(table: entity.uppercased(), entity: entity))
      return self[entity]
    }
    func column(_ name: String) -> String? { table.columns["Z" + name.uppercased()] }
    let found = fields.filter { column($0.name) != nil }
    let foundLinks = links.filter { column($0) != nil }
    let missing = (fields.filter(\.isNeeded).map(\.name) + links).filter { column($0) == nil }
    if !missing.isEmpty {
      notes.addLayout(
        Message.noStoreColumns(
          table: table.name, columns: missing.map { "Z" + $0.uppercased() }.joined(separator: ", "))
      )
    }
    let columns = [key] + (found.map(\.name) + foundLinks).compactMap(column)
    var result = DatabaseRows(table: table.name)
    var hasRepairs = false
    // Most rows have the same fields.
    var names: [[String]: JSONNames] = [:]
    let rows = read(columns, of: table) { values -> DatabaseRow? in
      guard let key = values.first?.integer else { return nil }
      var row = DatabaseRow(key: key)
      let contents: [(name: String, value: JSONValue)] = zip(found, values.dropFirst()).compactMap {
        field, value in
        if case .text(_, isRepaired: true) = value { hasRepairs = true }
        let content = field.content(of: value)
        return content == .null ? nil : (field.name, JSONValue(content))
      }
      let keys = contents.map(\.name)
      let shared = names[keys] ?? JSONNames(keys)
      names[keys] = shared
      row.fields = JSONObject(shared, contents.map(\.value))
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

  /// The keys of the rows that each owner has by a relationship to many; a missing one is noted.
  mutating func members(
    _ owner: String, _ name: String, _ target: String, inverse: String? = nil
  ) -> [Int64: [Int64]] {
    guard layout.table(of: owner) != nil, layout.table(of: target) != nil else { return [:] }
    guard let link = layout.link(owner, name, target, inverse: inverse) else {
      notes.addLayout(Message.noStoreLink(target: target.uppercased(), name: name, owner: owner))
      return [:]
    }
    let pairs = read([link.owner, link.target], of: link.table) { values in
      values.first?.integer.flatMap { owner in
        owner == 0 ? nil : values.last?.integer.map { (owner: owner, target: $0) }
      }
    }
    return Dictionary(grouping: pairs.sorted { $0.target < $1.target }, by: \.owner)
      .mapValues { $0.map(\.target) }
  }

  /// Notes rows that the app removed from their owners but did not delete.
  mutating func noteLeftovers(
    of rows: DatabaseRows, belongingTo owners: [Int64: [Int64]], in ownerRows: DatabaseRows,
    _ owner: String
  ) {
    let placed = Set(owners.filter { ownerRows[$0.key] != nil }.values.joined())
    notes.addLinks(
      "that belong to no \(owner) of \(ownerRows.table)",
      rows.rows.filter { !placed.contains($0.key) }, of: rows, "left out")
  }

  private mutating func read<Element>(
    _ columns: [String], of table: DatabaseLayout.Table, _ make: ([SQLiteValue]) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    do throws(SQLiteFailure) {
      try connection.forEachRow(DatabaseLayout.selection(columns, of: table)) { values in
        if let element = make(values) { elements.append(element) }
      }
    } catch { notes.addDamage("the table \(table.name)", reason: error.message) }
    return elements
  }
}

extension StoreNotes {
  /// Adds that rows refer to nothing, and what becomes of them; nothing if there are none.
  mutating func addLinks(
    _ fault: String, _ found: [DatabaseRow], of rows: DatabaseRows, _ outcome: String
  ) {
    guard let first = found.first else { return }
    add(
      .storeLink(
        table: rows.table, fault: fault, count: found.count, first: first.key, outcome: outcome))
  }
}

/// The shortest JSON text that reads back as the number, whole numbers without a point.
func shortestText(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension DiagnosticMessage {
  fileprivate static func storeLink(
    table: String, fault: String, count: Int, first: Int64, outcome: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .storeLink,
      "\(table): rows \(fault): \(count) (the first is row \(first)); they are \(outcome)")
  }
}

extension Message {
  fileprivate static func tooManyStoreTables(limit: Int) -> String {
    "there are more than \(limit) tables, and only the first are looked at"
  }

  fileprivate static func noStoreTable(table: String, entity: String) -> String {
    "there is no table Z\(table) with a column Z_PK, so nothing is read of \(entity)"
  }

  fileprivate static func noStoreColumns(table: String, columns: String) -> String {
    "the table \(table) has no column \(columns), so its values are not known"
  }

  fileprivate static func noStoreLink(target: String, name: String, owner: String) -> String {
    "no column or table links the rows of Z\(target) to the \(name) of a \(owner)"
  }
}
