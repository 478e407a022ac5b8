import PricebookModel

/// Reads aisle tables: `store,category,position`.
struct AisleRows {
  private struct Key: Hashable {
    var store: String?
    var category: String
  }

  private var lineByKey: [Key: (path: String, line: Int)] = [:]
  /// In file order.
  private(set) var aisles: [Aisle] = []

  /// Adds the rows of a file; rows that cannot be read are rejected in the log.
  ///
  /// - Parameter aliases: Give the store its name.
  mutating func read(_ table: CSVTable, aliases: AliasTable, log: inout SourceLog) {
    let storeColumn = table.column("store", of: .aisles)
    let categoryColumn = table.column("category", of: .aisles)
    let positionColumn = table.column("position", of: .aisles)
    for row in table.rows {
      let category = collapsedName(row.field(categoryColumn).text)
      guard !category.isEmpty else {
        log.reject(
          .aisle, line: row.line, column: row.field(categoryColumn).column,
          "the category is empty; write the category that is there", text: row.text)
        continue
      }
      let positionField = row.field(positionColumn)
      guard let position = Int(positionField.text), (-100_000...100_000).contains(position) else {
        log.reject(
          .aisle, line: row.line, column: positionField.column,
          "the position \(quoted(positionField.text)) is not a whole number; number the aisles in "
            + "the order in which you walk, from 1",
          text: row.text)
        continue
      }
      let written = collapsedName(row.field(storeColumn).text)
      let alias = aliases.store(foldedName(written)).map(\.name) ?? ""
      let store = written.isEmpty || written == "*" ? nil : alias.isEmpty ? written : alias
      let key = Key(store: store.map { foldedName($0) }, category: foldedName(category))
      if let first = lineByKey[key] {
        log.reject(
          .aisle, line: row.line,
          "\(quoted(category)) at \(store.map { quoted($0) } ?? "every store") already has a "
            + "position in \(first.path):\(first.line), which is used; remove one of them",
          text: row.text)
        continue
      }
      lineByKey[key] = (log.path, row.line)
      aisles.append(Aisle(store: store, category: category, position: position))
      log.countAccepted()
    }
  }
}
