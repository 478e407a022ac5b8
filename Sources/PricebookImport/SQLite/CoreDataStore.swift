internal import PricebookModel

/// Rows of a Core Data or SwiftData store, by the app's names; what cannot be read is noted.
struct CoreDataStore: ~Copyable {
  private let connection: SQLiteConnection
  let layout: StoreLayout
  var notes = StoreNotes()
  private(set) var hasRepairedText = false
  private var rowsOfEntity: [String: StoreRows] = [:]

  init(_ connection: consuming SQLiteConnection) throws(SQLiteFailure) {
    layout = try StoreLayout(connection)
    self.connection = connection
    if layout.hasMoreTables {
      notes.addLayout(Message.tooManyStoreTables(limit: StoreLayout.tableLimit))
    }
  }

  /// Reads the rows of the entities that `Words/stores.txt` has of an app.
  mutating func readRows(of app: VaultApp) {
    let name = app.rawValue.filter { $0 != " " }
    for (entity, fields, links) in StoreField.entities(of: name) {
      rowsOfEntity[entity] = rows(of: entity, fields, links)
    }
  }

  subscript(entity: String) -> StoreRows {
    rowsOfEntity[entity] ?? StoreRows(table: "Z\(entity.uppercased())")
  }

  private mutating func rows(
    of entity: String, _ fields: [StoreField], _ links: [String]
  ) -> StoreRows {
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
    var result = StoreRows(table: table.name)
    var hasRepairs = false
    // Most rows have the same fields.
    var names: [[String]: JSONNames] = [:]
    let rows = read(columns, of: table) { values -> StoreRow? in
      guard let key = values.first?.integer else { return nil }
      var row = StoreRow(key: key)
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
    of rows: StoreRows, belongingTo owners: [Int64: [Int64]], in ownerRows: StoreRows,
    _ owner: String
  ) {
    let placed = Set(owners.filter { ownerRows[$0.key] != nil }.values.joined())
    notes.addLinks(
      "that belong to no \(owner) of \(ownerRows.table)",
      rows.rows.filter { !placed.contains($0.key) }, of: rows, "left out")
  }

  private mutating func read<Element>(
    _ columns: [String], of table: StoreLayout.Table, _ make: ([SQLiteValue]) -> Element?
  ) -> [Element] {
    var elements: [Element] = []
    do throws(SQLiteFailure) {
      try connection.forEachRow(StoreLayout.selection(columns, of: table)) { values in
        if let element = make(values) { elements.append(element) }
      }
    } catch { notes.addDamage("the table \(table.name)", reason: error.message) }
    return elements
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
  let table: String
  /// Ascending by key, each key once.
  private(set) var rows: [StoreRow] = []
  private var indexByKey: [Int64: Int] = [:]

  init(table: String) { self.table = table }

  mutating func add(_ added: [StoreRow]) {
    for row in added.sorted(by: { $0.key < $1.key }) where indexByKey[row.key] == nil {
      indexByKey[row.key] = rows.count
      rows.append(row)
    }
  }

  subscript(key: Int64) -> StoreRow? { indexByKey[key].map { rows[$0] } }

  func object(_ row: StoreRow) -> JSONValue {
    JSONValue(.object(row.fields), origin: StoreRowOrigin(table: table, key: row.key))
  }

  /// The objects of some rows, in the order of their keys; missing rows are skipped.
  func objects(_ keys: [Int64], _ make: (StoreRow) -> JSONValue) -> JSONValue {
    JSONValue(list: keys.compactMap { self[$0].map(make) })
  }
}

extension StoreNotes {
  /// Adds that rows refer to nothing, and what becomes of them; nothing if there are none.
  mutating func addLinks(
    _ fault: String, _ found: [StoreRow], of rows: StoreRows, _ outcome: String
  ) {
    guard let first = found.first else { return }
    add(
      .storeLink(
        table: rows.table, fault: fault, count: found.count, first: first.key, outcome: outcome))
  }
}

/// A field of an entity and the type of its column in the app's model (`Words/stores.txt`).
struct StoreField {
  enum Kind: String { case identifier, text, number, boolean, date, rawValue }

  /// The app's own name: `plannedPrice` for `ZPLANNEDPRICE`.
  var name: String
  var kind: Kind
  var isNeeded = false

  /// The entities of an app in their order, with their fields and links.
  fileprivate static func entities(
    of app: String
  ) -> [(name: String, fields: [StoreField], links: [String])] {
    let lines = EmbeddedWords.stores_txt.split(separator: "\n").map { $0.split(separator: " ") }
    return lines.filter { $0[0] == app }.map { words in
      var entity: (name: String, fields: [StoreField], links: [String]) = (String(words[1]), [], [])
      var kind = ""
      for word in words.dropFirst(2) {
        if word.hasSuffix(":") {
          kind = String(word.dropLast())
        } else if let kind = Kind(rawValue: kind) {
          let name = word.filter { $0 != "!" }
          entity.fields.append(StoreField(name: name, kind: kind, isNeeded: word.hasSuffix("!")))
        } else {
          entity.links.append(String(word))
        }
      }
      return entity
    }
  }

  /// The value as the JSON export has it; of another type, it is left for the decoder to reject.
  func content(of value: SQLiteValue) -> JSONValue.Content {
    switch value {
    case .null: .null
    case .integer(let number): content(ofNumber: String(number))
    case .real(let number): content(ofNumber: shortestText(number))
    case .text(let text, _): .text(text)
    case .blob(let byteCount, let bytes):
      if kind == .identifier, bytes.count == 16 {
        .text(uuidText(bytes))
      } else {
        .binary(byteCount: byteCount)
      }
    }
  }

  private func content(ofNumber text: String) -> JSONValue.Content {
    switch (kind, text) {
    case (.boolean, "0"), (.boolean, "1"): .boolean(text == "1")
    case (.date, _): storeDate(seconds: text)
    default: .number(text)
    }
  }
}

/// The shortest JSON text that reads back as the number, whole numbers without a point.
func shortestText(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Upper case with hyphens, as apps write it.
private func uuidText(_ bytes: [UInt8]) -> String {
  bytes.enumerated().map { index, byte in
    let digits = String(byte, radix: 16, uppercase: true)
    return ([4, 6, 8, 10].contains(index) ? "-" : "") + (byte < 16 ? "0" : "") + digits
  }.joined()
}

/// The moment as ISO 8601 text, because a bare number could also count from 1970.
private func storeDate(seconds text: String) -> JSONValue.Content {
  // Within some thousand years, so that nothing below overflows.
  guard let number = ExactDecimal(parsing: text), let count = number.rounded(toDigits: 6),
    count.magnitude < 250_000_000_000_000_000,
    let moment = Instant(microseconds: count + Instant.referenceSeconds * 1_000_000).isoText
  else { return .text("\(text) seconds since 2001") }
  return .text(moment)
}
