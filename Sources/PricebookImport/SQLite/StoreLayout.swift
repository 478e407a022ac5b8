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

  /// Reads the layout.
  ///
  /// - Complexity: O(columns of at most ``tableLimit`` tables).
  /// - Throws: If the file is not a database or its schema cannot be read.
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

  /// The table of an entity.
  func table(of entity: String) -> Table? { tables["Z" + entity.uppercased()] }

  func number(of entity: String) -> Int64? { entityNumbers[entity.uppercased()] }

  /// A statement that goes through a table row by row.
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
