import PricebookModel

/// Reads alias tables: `kind,match,name,category`, and `location` for stores.
struct AliasRows {
  private struct Key: Hashable {
    /// What the row is about: items and adjustments are the same names.
    var subject: Alias.Kind
    var match: String
  }

  private var globCount = 0
  private var lineByKey: [Key: (path: String, line: Int)] = [:]
  /// In file order.
  private(set) var aliases: [Alias] = []

  /// Adds the rows of a file; rows that cannot be read are rejected in the log.
  mutating func read(_ table: CSVTable, log: inout SourceLog) {
    let kindColumn = table.column("kind")
    let matchColumn = table.column("match")
    let nameColumn = table.column("name")
    let categoryColumn = table.column("category")
    let scoreColumn = table.column("score")
    let proposals = table.rows.filter { !$0.field(scoreColumn).text.isEmpty }
    if let first = proposals.first {
      let count =
        proposals.count == 1
        ? "1 row with a score is a proposal of \"pricebook match\" and is"
        : "\(proposals.count) rows with a score are proposals of \"pricebook match\" and are"
      log.report(
        .warning, .aliasProposals, line: first.line, column: first.field(scoreColumn).column,
        "\(count) not applied; copy what is correct to your alias file without the score, or delete "
          + "the scores here")
    }
    let locationColumn = table.column("location")
    for row in table.rows {
      guard row.field(scoreColumn).text.isEmpty else {
        log.countAccepted()
        continue
      }
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
      var name = collapsedName(row.field(nameColumn).text)
      var category = collapsedName(row.field(categoryColumn).text)
      let location = collapsedName(row.field(locationColumn).text)
      if kind == .category, category.isEmpty {
        // A category row gives only a category, wherever it is.
        category = name
        name = ""
      }
      guard !match.isEmpty else {
        log.reject(
          .aliasMatch, line: row.line, column: row.field(matchColumn).column,
          "the match is empty; write the name as the till prints it; * matches any text "
            + "and ? any one character",
          text: row.text)
        continue
      }
      if Glob.isGlob(match), let problem = excess(of: match) {
        log.reject(
          .aliasMatch, line: row.line, column: row.field(matchColumn).column, problem,
          text: row.text)
        continue
      }
      if kind == .category {
        guard !category.isEmpty, name.isEmpty else {
          log.reject(
            .aliasCategory, line: row.line, column: row.field(nameColumn).column,
            category.isEmpty
              ? "the category is empty; write the category of what \(quoted(match)) matches"
              : "a row of the kind category leaves names alone, but this one has the name "
                + "\(quoted(name)); empty it, or make the row one of the kind item",
            text: row.text)
          continue
        }
      }
      // The name of a deposit may stay as the receipt has it.
      guard !name.isEmpty || kind == .adjustment || kind == .category else {
        log.reject(
          .aliasName, line: row.line, column: row.field(nameColumn).column,
          "the name is empty; write the name to use for \(quoted(match))", text: row.text)
        continue
      }
      let key = Key(subject: kind == .adjustment ? .item : kind, match: foldedName(match))
      if let first = lineByKey[key] {
        log.reject(
          .duplicateAlias, line: row.line, column: row.field(matchColumn).column,
          "\(quoted(match)) is already matched in \(first.path):\(first.line), and that row "
            + "is used; remove one of them",
          text: row.text)
        continue
      }
      lineByKey[key] = (log.path, row.line)
      if Glob.isGlob(match) { globCount += 1 }
      aliases.append(
        Alias(
          kind: kind, match: match, name: name, category: category.isEmpty ? nil : category,
          location: kind == .store && !location.isEmpty ? location : nil))
      log.countAccepted()
    }
  }

  /// Why a pattern with wildcards is too much; `nil` if it is not.
  private func excess(of match: String) -> String? {
    if match.utf8.count > Glob.lengthLimit {
      return "the match has \(match.utf8.count) bytes, and a pattern with * or ? may have "
        + "\(Glob.lengthLimit); shorten it"
    }
    guard globCount >= AliasTable.globLimit else { return nil }
    return "this is one pattern with * or ? too many for one book (\(AliasTable.globLimit)); "
      + "write whole names, or combine patterns"
  }
}
