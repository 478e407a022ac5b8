import PricebookModel

/// Aliases, budgets and baskets.
extension BookReading {
  /// Reads the aliases of the book, and those of folders below it, which come after them.
  mutating func readAliases() {
    var rowsOfReach: [String?: AliasRows] = [:]
    for (file, source, _) in tables(.aliases) {
      guard let table = table(file, source) else { continue }
      let reach = file.file.reach
      if let reach, !data.contains(where: { BookFiles.isInside($0, reach) }) {
        logs[source].report(.aliasesOfNothing(folder: PathText.display(reach)))
      }
      rowsOfReach[reach, default: AliasRows()].read(table, log: &logs[source])
    }
    let rowsOfBook = rowsOfReach[nil]?.aliases ?? []
    let folders = rowsOfReach.keys.compactMap(\.self).sorted(by: BookFiles.precedes)
    aliasRows = rowsOfBook + folders.flatMap { rowsOfReach[$0]?.aliases ?? [] }
    aliases = [AliasTable(rowsOfBook)]
    aliasesOfSource = Array(repeating: 0, count: book.sources.count)
    var places: [[String]: Int] = [[]: 0]
    for (file, source) in zip(recognised, sourceOfFile) {
      guard let source else { continue }
      let own = folders.filter { BookFiles.isInside(file.file.path, $0) }
      if places[own] == nil {
        places[own] = aliases.count
        let rows = own.flatMap { rowsOfReach[$0]?.aliases ?? [] }
        aliases.append(AliasTable(rowsOfBook + rows))
      }
      aliasesOfSource[source] = places[own] ?? 0
    }
  }

  /// The paths of the files that have purchases and prices.
  private var data: [String] {
    zip(recognised, sourceOfFile).compactMap { file, source in
      guard let source, [.receipts, .prices, .vault].contains(book.sources[source].kind)
      else { return nil }
      return file.file.path
    }
  }

  /// Whether a table that speaks of the whole book may do so; one of a folder below that does not
  /// have all of the data is named, and not used.
  private mutating func isOfBook(_ file: RecognisedFile, _ source: Int) -> Bool {
    guard let reach = file.file.reach,
      !data.allSatisfy({ BookFiles.isInside($0, reach) })
    else { return true }
    let kinds: [Source.Kind: String] = [.basket: "baskets", .aisles: "orders of aisles"]
    logs[source].report(
      .tableOfFolder(
        kind: kinds[book.sources[source].kind] ?? "budgets", root: file.file.shownRoot,
        folder: PathText.display(reach)))
    return false
  }

  mutating func readBudgets() {
    var budgets = BudgetTable()
    let known = raw?.namedCurrencies ?? []
    let mapped = sources { if case .budgets(_, let reading) = $0 { reading } else { nil } }
    for (file, source, reading) in mapped {
      guard isOfBook(file, source), let bytes = bytes(file, source) else { continue }
      let table = CSVTable(
        bytes, reading.dialect, width: reading.names.count, reading.rules(), log: &logs[source])
      budgets.read(
        table, bookCurrency: currency, among: known, decimalMark: .point, amounts: &amounts,
        log: &logs[source])
    }
    for (file, source, _) in tables(.budgets) {
      guard isOfBook(file, source), let bytes = bytes(file, source) else { continue }
      let hasHeader = !TableKind.isBudgetRow(TableKind.firstRecord(of: bytes))
      let table = CSVTable(
        bytes: bytes, header: hasHeader ? nil : TableKind.budgets.columns, log: &logs[source])
      budgets.read(
        table, bookCurrency: currency, among: known, decimalMark: file.choices.reading.decimalMark,
        amounts: &amounts, log: &logs[source])
    }
    book.budgets = budgets.budgets.filter { $0.person == nil }
    book.personBudgets = budgets.budgets.filter { $0.person != nil }
  }

  mutating func readBaskets() {
    for (file, source, _) in tables(.basket) {
      guard isOfBook(file, source), let table = table(file, source) else { continue }
      baskets.append(
        BasketTable(
          table, name: file.baseName, decimalMark: file.choices.reading.decimalMark,
          log: &logs[source]))
    }
  }

  mutating func readAisles() {
    var rows = AisleRows()
    for (file, source, _) in tables(.aisles) {
      guard isOfBook(file, source), let table = table(file, source) else { continue }
      rows.read(table, aliases: aliases[0], log: &logs[source])
    }
    book.aisles = rows.aisles
    aislePlaces = rows.places
  }

  private static let mappingLimit = 1 << 20

  /// Reads the mappings that the command line names; a run must not continue without one of them.
  static func mappings(at paths: [String]) throws(ImportError) -> [SourceMapping] {
    var mappings: [SourceMapping] = []
    for path in paths {
      let bytes: [UInt8]
      do throws(ReadFailure) {
        bytes = try FileBytes.read(path, limit: mappingLimit + 1)
      } catch { throw ImportError(.cannotOpen, "\(path): \(error.message)") }
      guard bytes.count <= mappingLimit else {
        throw ImportError(
          .noUsableData, Message.mappingTooLarge(path: path, megabytes: mappingLimit >> 20))
      }
      let document = JSONDocument(bytes: bytes)
      let (mapping, problems) = MappingReader.read(document: document)
      if let mapping {
        mappings.append(mapping)
        continue
      }
      let diagnostics = problems.map { problem in
        let place = document.place(of: problem.offset)
        return Diagnostic(problem.message, file: path, line: place.line, column: place.column)
      }
      throw ImportError(
        .noUsableData, Message.mappingUnusable(path: path), diagnostics: diagnostics)
    }
    return mappings
  }
}

/// Two files of one book that belong together: the lines of receipts in one, their days and stores
/// in the other, and a column with the receipt's id in both.
extension BookReading {
  /// A table that is no receipts by itself, because the other half of its columns is elsewhere.
  private struct Half {
    var index: Int
    var names: [String]
    var meanings: [Field?]
    func column(_ meaning: Field) -> String? { meanings.firstIndex(of: meaning).map { names[$0] } }

    var hasLines: Bool {
      column(.item) != nil && (column(.total) != nil || column(.unitPrice) != nil)
        && column(.date) == nil && column(.receiptID) != nil
    }
  }

  mutating func joinPairs() {
    let halves = recognised.indices.compactMap { half($0) }
    for lines in halves where lines.hasLines {
      guard let key = lines.column(.receiptID) else { continue }
      let folded = HeaderName.folded(key)
      let folder = recognised[lines.index].folder
      let heads = halves.filter { half in
        half.column(.date) != nil && half.column(.item) == nil
          && recognised[half.index].folder == folder
          && half.names.contains { HeaderName.folded($0) == folded }
      }
      guard let first = heads.first else { continue }
      join(lines, by: key, with: first)
      var lookup = SourceMapping()
      lookup.kind = .lookup
      lookup.name = "the days of receipts"
      lookup.recognise = [[key]]
      lookup.lookup = SourceMapping.Lookup(key: [key])
      for half in heads { recognised[half.index].recognise(lookup) }
    }
  }

  private func half(_ index: Int) -> Half? {
    let file = recognised[index]
    guard case .unknown = file.content, !file.isStandardInput, !file.name.hasEnding(".json"),
      let head = try? file.file.read(limit: FileBytes.headByteCount), ForeignFormat(head) == nil,
      let found = DialectSearch(
        firstBytes: head, choices: file.choices.reading.dialect,
        knownCount: { HeaderColumns.knownCount($0) })
    else { return nil }
    let names = found.header.fields
    return Half(index: index, names: names, meanings: HeaderColumns(names).meanings)
  }

  /// Reads the lines with the days and stores of the other file.
  private mutating func join(_ lines: Half, by key: String, with head: Half) {
    var mapping = SourceMapping()
    mapping.name = "\(recognised[lines.index].name) with \(recognised[head.index].name)"
    mapping.lookup = SourceMapping.Lookup(key: [key])
    let ofHead: Set<Field> = [.date, .time, .store, .location, .currency, .person]
    for (name, meaning) in zip(head.names, head.meanings) {
      if let meaning, ofHead.contains(meaning) { mapping.columns[meaning] = ColumnSource(name) }
    }
    for (name, meaning) in zip(lines.names, lines.meanings) {
      if let meaning {
        mapping.columns[meaning] = ColumnSource(name)
      } else if ["isdiscount", "ismoneyoff"].contains(HeaderName.folded(name)) {
        let yes = ["true", "True", "TRUE", "1", "yes", "Yes", "y", "Y"]
        mapping.rows[.moneyOff] = [
          RowPattern(conditions: [RowPattern.Condition(column: [name], globs: yes)])
        ]
      }
    }
    recognised[lines.index].recognise(mapping)
  }
}

extension RecognisedFile {
  fileprivate var folder: Substring { file.path.lastIndex(of: "/").map { file.path[..<$0] } ?? "" }

  /// Recognises the file again by a mapping of its own.
  fileprivate mutating func recognise(_ mapping: SourceMapping) {
    var choices = choices
    choices.mappings = MappingSet()
    choices.mappings.asked = [mapping]
    let again = RecognisedFile(file, choices: choices)
    if case .unknown = again.content { return }
    content = again.content
  }
}

extension DiagnosticMessage {
  fileprivate static func tableOfFolder(kind: String, root: String, folder: String)
    -> DiagnosticMessage
  {
    DiagnosticMessage(
      .warning, .ofFolder,
      """
      \(kind) are of a whole book, but this file is in a folder below \(root) and not all of the \
      data is in \(folder), so it was not used; move it to \(root), or name it on the command line
      """)
  }

  fileprivate static func aliasesOfNothing(folder: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .ofFolder,
      """
      these rows hold for the files in \(folder) alone, and it has no receipts, prices or exports \
      of apps; move the file up, or name it on the command line
      """)
  }
}

extension Message {
  fileprivate static func mappingTooLarge(path: String, megabytes: Int) -> String {
    "\(path): has more than \(megabytes) MB, so it is no mapping; name the file of the mapping"
  }

  fileprivate static func mappingUnusable(path: String) -> String {
    "\(path): the mapping cannot be used; correct what is said above"
  }
}
