/// The tables and entities of a Core Data or SwiftData store, as the store itself names them.
///
/// An entity's table is `Z` and its name in upper case; `Z_PRIMARYKEY` has the number by which other
/// names refer to it: a table that joins two entities is called `Z_3TAGS`, after the number of one.
struct StoreLayout {
  struct Table {
    /// As the store writes it.
    var name: String
    /// Names of columns as written, by their upper-case form.
    var columns: [String: String] = [:]
  }

  /// The number of tables whose columns are read.
  static let tableLimit = 2_000
  /// Whether the store has more tables than ``tableLimit``.
  private(set) var hasMoreTables = false

  /// By the upper-case form of the name; only plain tables.
  private(set) var tables: [String: Table] = [:]
  /// By the upper-case form of the entity's name.
  private(set) var entityNumbers: [String: Int64] = [:]

  /// Reads the layout of at most ``tableLimit`` tables.
  init(_ connection: borrowing SQLiteConnection) throws(SQLiteFailure) {
    var names: [String] = []
    // A virtual table would run the code of an extension.
    try connection.forEachRow(
      "SELECT name, rootpage FROM sqlite_master WHERE type = 'table' LIMIT \(Self.tableLimit + 1)"
    ) { row in
      guard let name = row.first?.text, let page = row.last?.integer, page > 0 else { return }
      names.append(name)
    }
    if names.count > Self.tableLimit {
      names.removeLast()
      hasMoreTables = true
    }
    for name in names where name.uppercased().hasPrefix("Z") {
      var table = Table(name: name)
      try connection.forEachRow("PRAGMA table_info(\(StoreLayout.quoted(name)))") { row in
        guard row.count > 1, let column = row[1].text else { return }
        table.columns[column.uppercased()] = column
      }
      tables[name.uppercased()] = table
    }
    for name in names where tables[name.uppercased()] == nil {
      tables[name.uppercased()] = Table(name: name)
    }
    guard let keys = tables["Z_PRIMARYKEY"], let number = keys.columns["Z_ENT"],
      let name = keys.columns["Z_NAME"]
    else { return }
    var numbers: [String: Int64] = [:]
    try connection.forEachRow(StoreLayout.selection([number, name], of: keys)) { row in
      guard let number = row.first?.integer, let name = row.last?.text else { return }
      numbers[name.uppercased()] = number
    }
    entityNumbers = numbers
  }

  func table(of entity: String) -> Table? { tables["Z" + entity.uppercased()] }
  func number(of entity: String) -> Int64? { entityNumbers[entity.uppercased()] }

  static func selection(_ columns: [String], of table: Table) -> String {
    let list = columns.map(quoted).joined(separator: ", ")
    // An index only repeats the content of the table and may be damaged when the table is not.
    return "SELECT \(list) FROM \(quoted(table.name)) NOT INDEXED"
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}

/// A name with the number of an entity: `Z10CARTS`, `Z_3LOCATIONS`.
struct NumberedName {
  var number: Int64
  /// In upper case: `CARTS`.
  var name: String

  /// - Parameter prefix: The text before the number, `Z` or `Z_`.
  init?(_ text: String, prefix: String) {
    let upper = text.uppercased()
    guard upper.hasPrefix(prefix) else { return nil }
    let rest = upper.dropFirst(prefix.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let number = Int64(digits) else { return nil }
    self.number = number
    name = String(rest.dropFirst(digits.count))
    if name.isEmpty { return nil }
  }
}

extension StoreLayout {
  /// Where a store records which rows of a target belong to which owners.
  struct Link {
    var table: Table
    /// The column with the owner's row; empty or 0 without an owner.
    var owner: String
    /// The column with the target's row.
    var target: String
  }

  /// A relationship from one row to many, as the app's model has it.
  struct ToMany {
    var owner, name, target: String
    /// The name of the inverse relationship; without one, numbers alone do not identify it.
    var inverse: String?
  }

  /// Finds how a relationship is kept: in a column of the target named after its inverse, in one
  /// with the owner's number, or in a table of two such columns; `nil` if none or several fit.
  func link(_ relationship: ToMany) -> Link? {
    guard let target = table(of: relationship.target) else { return nil }
    let key = target.columns["Z_PK"]
    if let key, let inverse = relationship.inverse,
      let column = target.columns["Z" + inverse.uppercased()]
    {
      return Link(table: target, owner: column, target: key)
    }
    if let key, let column = numberedColumn(relationship, in: target) {
      return Link(table: target, owner: column, target: key)
    }
    return joinTable(relationship)
  }

  private func numberedColumn(_ relationship: ToMany, in target: Table) -> String? {
    let named = target.columns.values.sorted().compactMap { column in
      NumberedName(column, prefix: "Z").map { (column, $0) }
    }.filter { $0.1.name == relationship.name.uppercased() }
    if let number = number(of: relationship.owner),
      let match = named.first(where: { $0.1.number == number })
    {
      return match.0
    }
    return named.count == 1 ? named.first?.0 : nil
  }

  private func joinTable(_ relationship: ToMany) -> Link? {
    let owner = number(of: relationship.owner)
    let target = number(of: relationship.target)
    let names = [relationship.name.uppercased(), relationship.inverse?.uppercased()]
    var best: [(link: Link, score: Int)] = []
    for table in tables.values.sorted(by: { $0.name < $1.name }) {
      guard let tableName = NumberedName(table.name, prefix: "Z_") else { continue }
      let columns = table.columns.values.sorted().compactMap { column in
        NumberedName(column, prefix: "Z_").map { (column, $0) }
      }
      guard columns.count == 2 else { continue }
      for (ownerColumn, targetColumn) in [(columns[0], columns[1]), (columns[1], columns[0])] {
        if let owner, owner != ownerColumn.1.number { continue }
        if let target, target != targetColumn.1.number { continue }
        // Each column is named after the relationship that leads to its rows.
        let score =
          (targetColumn.1.name == names[0] ? 4 : 0) + (ownerColumn.1.name == names[1] ? 2 : 0)
          + (names.contains(tableName.name) ? 1 : 0)
        let areNumbersKnown = owner != nil && target != nil
        guard score > 1 || (areNumbersKnown && (score == 1 || relationship.inverse != nil))
        else { continue }
        best.append((Link(table: table, owner: ownerColumn.0, target: targetColumn.0), score))
      }
    }
    guard let highest = best.map(\.score).max() else { return nil }
    let candidates = best.filter { $0.score == highest }
    return candidates.count == 1 ? candidates[0].link : nil
  }
}
