/// The tables and entities of a Core Data or SwiftData store, as the store itself names them.
///
/// An entity's table is `Z` and its name in upper case; `Z_PRIMARYKEY` has the number by which other
/// names refer to it: a table that joins two entities is called `Z_3TAGS`, after the number of one.
struct DatabaseLayout {
  /// A table with the columns that this version of the app has.
  struct Table {
    var name: String
    /// Names of columns as written, by their upper-case form.
    var columns: [String: String] = [:]
  }

  static let tableLimit = 2_000
  private(set) var hasMoreTables = false
  /// By the upper-case form of the name; only plain tables.
  private(set) var tables: [String: Table] = [:]
  /// By the upper-case form of the entity's name.
  private(set) var entityNumbers: [String: Int64] = [:]

  /// - Throws: If the file is no database or its schema cannot be read.
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
    for name in names {
      var table = Table(name: name)
      if name.uppercased().hasPrefix("Z") {
        try connection.forEachRow("PRAGMA table_info(\(DatabaseLayout.quoted(name)))") { row in
          guard row.count > 1, let column = row[1].text else { return }
          table.columns[column.uppercased()] = column
        }
      }
      tables[name.uppercased()] = table
    }
    guard let keys = tables["Z_PRIMARYKEY"], let number = keys.columns["Z_ENT"],
      let name = keys.columns["Z_NAME"]
    else { return }
    var numbers: [String: Int64] = [:]
    try connection.forEachRow(DatabaseLayout.selection([number, name], of: keys)) { row in
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

extension DatabaseLayout {
  /// Where a store records which rows of a target belong to which owners.
  struct Link {
    var table: Table
    /// The column with the owner's row; empty or 0 without an owner.
    var owner: String
    var target: String
  }

  /// Finds how a relationship from one row to many is kept: in a column of the target named after
  /// its inverse, in one with the owner's number, or in a table of two such columns; `nil` if none
  /// or several fit.
  ///
  /// - Parameter inverse: The name of the inverse relationship; without one, numbers alone do not
  ///   identify it.
  func link(_ owner: String, _ name: String, _ target: String, inverse: String?) -> Link? {
    guard let table = table(of: target) else { return nil }
    let numbers = (owner: number(of: owner), target: number(of: target))
    let (name, inverse) = (name.uppercased(), inverse?.uppercased())
    if let key = table.columns["Z_PK"] {
      let numbered = table.numberedColumns("Z").filter { $0.name == name }
      let column =
        inverse.flatMap { table.columns["Z" + $0] }
        ?? numbered.first { $0.number == numbers.owner }?.text
        ?? (numbered.count == 1 ? numbered[0].text : nil)
      if let column { return Link(table: table, owner: column, target: key) }
    }
    var best: [(link: Link, score: Int)] = []
    for table in tables.values.sorted(by: { $0.name < $1.name }) {
      let columns = table.numberedColumns("Z_")
      guard let tableName = NumberedName(table.name, prefix: "Z_")?.name, columns.count == 2
      else { continue }
      for (owner, target) in [(columns[0], columns[1]), (columns[1], columns[0])] {
        guard numbers.owner ?? owner.number == owner.number,
          numbers.target ?? target.number == target.number
        else { continue }
        // Each column is named after the relationship that leads to its rows.
        let score =
          (target.name == name ? 4 : 0) + (owner.name == inverse ? 2 : 0)
          + ([name, inverse].contains(tableName) ? 1 : 0)
        let areNumbersKnown = numbers.owner != nil && numbers.target != nil
        guard score > 1 || (areNumbersKnown && (score == 1 || inverse != nil)) else { continue }
        best.append((Link(table: table, owner: owner.text, target: target.text), score))
      }
    }
    let highest = best.map(\.score).max()
    let candidates = best.filter { $0.score == highest }
    return candidates.count == 1 ? candidates[0].link : nil
  }
}

extension DatabaseLayout.Table {
  fileprivate func numberedColumns(_ prefix: String) -> [NumberedName] {
    columns.values.sorted().compactMap { NumberedName($0, prefix: prefix) }
  }
}
