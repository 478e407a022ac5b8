import PricebookModel

/// Reads alias tables: `kind,match,name,category`, and `location` for stores.
struct AliasRows {
  /// What two rows about one name have alike, so that the second is reported.
  private struct Key: Hashable {
    /// What the row is about: items and adjustments are the same names.
    var subject: Alias.Kind
    var match: String
    /// Of two names that are different, the second.
    var other = ""
  }

  private var globCount = 0
  private var lineByKey: [Key: (path: String, line: Int)] = [:]
  /// In file order.
  private(set) var aliases: [Alias] = []

  mutating func read(_ table: CSVTable, log: inout SourceLog) {
    // Proposals of `pricebook match` have scores and do not count.
    let proposals = table.fields(of: .aliases).filter { !$0["score"].isEmpty }
    if let first = proposals.first {
      log.report(.aliasProposals(count: proposals.count), at: first.place(of: "score"))
    }
    let (path, source) = (log.path, log.source)
    table.read(as: .aliases, log: &log) { (fields) throws(RowRefusal) in
      if !fields["score"].isEmpty { return }
      var alias = try fields.alias { excess(of: $0) }
      alias.place = Basket.Place(source: source, line: fields.row.line)
      let key = Key(
        subject: alias.kind == .adjustment ? .item : alias.kind, match: foldedName(alias.match),
        other: alias.kind == .different
          ? foldedName(alias.name) + "\0" + foldedName(alias.category ?? "") : "")
      if let first = lineByKey[key] {
        throw fields.refusal(
          .duplicateAlias(match: alias.match, path: first.path, line: first.line), "match")
      }
      lineByKey[key] = (path, fields.row.line)
      if Glob.isGlob(alias.match) { globCount += 1 }
      aliases.append(alias)
    }
  }

  /// Why a pattern with wildcards is too much; `nil` if it is not.
  private func excess(of match: String) -> DiagnosticMessage? {
    if match.utf8.count > Glob.lengthLimit {
      return .longPattern(bytes: match.utf8.count, limit: Glob.lengthLimit)
    }
    return globCount < AliasTable.globLimit ? nil : .tooManyPatterns(limit: AliasTable.globLimit)
  }
}

extension DiagnosticMessage {
  fileprivate static func duplicateAlias(
    match: some StringProtocol, path: String, line: Int
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .duplicateAlias,
      """
      \(quoted(match)) is already matched in \(path):\(line), and that row is used; remove one of \
      them
      """)
  }

  fileprivate static func longPattern(bytes: Int, limit: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .aliasMatch,
      "the match has \(bytes) bytes, and a pattern with * or ? may have \(limit); shorten it")
  }

  fileprivate static func tooManyPatterns(limit: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .error, .aliasMatch,
      """
      this is one pattern with * or ? too many for one book (\(limit)); write whole names, or \
      combine patterns
      """)
  }

  fileprivate static func aliasProposals(count: Int) -> DiagnosticMessage {
    let rows =
      count == 1
      ? "1 row with a score is a proposal of \"pricebook match\" and is"
      : "\(grouped(count)) rows with a score are proposals of \"pricebook match\" and are"
    return DiagnosticMessage(
      .warning, .aliasProposals,
      """
      \(rows) not applied; copy what is correct to your alias file without the score, or delete \
      the scores here
      """)
  }
}
