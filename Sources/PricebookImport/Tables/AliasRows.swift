import PricebookModel

/// Reads alias tables: `kind,match,name,category`, and `location` for stores.
struct AliasRows {
  private struct Key: Hashable {
    var isStore: Bool
    var match: String
  }

  private var lineByKey: [Key: (path: String, line: Int)] = [:]
  /// In file order.
  private(set) var aliases: [Alias] = []

  /// Adds the rows of a file; rows that cannot be read are rejected in the log.
  mutating func read(_ table: CSVTable, log: inout SourceLog) {
    let kindColumn = table.column("kind")
    let matchColumn = table.column("match")
    let nameColumn = table.column("name")
    let categoryColumn = table.column("category")
    let locationColumn = table.column("location")
    for row in table.rows {
      let kindField = row.field(kindColumn)
      guard let kind = Alias.Kind(rawValue: kindField.text.lowercased()) else {
        let known = Alias.Kind.allCases.map(\.rawValue)
        let remedy =
          nearestName(to: kindField.text, among: known).map { "did you mean \($0)?" }
          ?? "it must be \(known.joined(separator: ", "))"
        log.reject(
          .aliasKind, line: row.line, column: kindField.column,
          "the kind \(quoted(kindField.text)) is not known; \(remedy)", text: row.text)
        continue
      }
      let match = collapsedName(row.field(matchColumn).text)
      let name = collapsedName(row.field(nameColumn).text)
      let category = collapsedName(row.field(categoryColumn).text)
      let location = collapsedName(row.field(locationColumn).text)
      guard !match.isEmpty else {
        log.reject(
          .aliasMatch, line: row.line, column: row.field(matchColumn).column,
          "the match is empty; write the name as the till prints it; * matches any text "
            + "and ? any one character",
          text: row.text)
        continue
      }
      // The name of a deposit may stay as the receipt has it.
      guard !name.isEmpty || kind == .adjustment else {
        log.reject(
          .aliasName, line: row.line, column: row.field(nameColumn).column,
          "the name is empty; write the name to use for \(quoted(match))", text: row.text)
        continue
      }
      let key = Key(isStore: kind == .store, match: foldedName(match))
      if let first = lineByKey[key] {
        log.reject(
          .duplicateAlias, line: row.line, column: row.field(matchColumn).column,
          "\(quoted(match)) is already matched in \(first.path):\(first.line), and that row "
            + "is used; remove one of them",
          text: row.text)
        continue
      }
      lineByKey[key] = (log.path, row.line)
      aliases.append(
        Alias(
          kind: kind, match: match, name: name, category: category.isEmpty ? nil : category,
          location: kind == .store && !location.isEmpty ? location : nil))
      log.countAccepted()
    }
  }
}
