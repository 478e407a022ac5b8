import PricebookAnalytics
package import PricebookModel

/// The control totals: that nothing read was lost and nothing counted twice.
struct DataSection {
  /// The currencies of the report, largest first; at least one.
  let scopes: [CurrencyScope]
  static let id = "data"
  static let fileLimit = 25
  /// How many currencies a cell names besides its first.
  static let currencyLimit = 3

  private var first: CurrencyScope { scopes[0] }
  private var words: ReportWords { first.words }
  private var book: Book { first.book }
  var totals: ControlTotals { book.sources.reduce(into: ControlTotals()) { $0.add($1.totals) } }

  /// All files with their totals, the checks, what was refused and which carts count.
  var reviewSection: Section {
    var blocks = sentences.map { Block.paragraph($0) }
    if !book.vault.conflicts.isEmpty { blocks.append(.table(conflicts)) }
    if !book.sources.isEmpty {
      blocks.append(
        .disclosure(
          title: words.data.caption,
          blocks: [.paragraph(words.data.note(skipped: totals.skipped)), .table(table)]))
    }
    return Section(
      id: DataSection.id, title: words.data.title, blocks: blocks, isOutsideGroups: true)
  }

  /// The totals in one sentence, with what a report adds, and its tables.
  func shortSection(_ sentences: [RichText], tables: [String]) -> Section {
    let said = [records(totals)] + otherSentences
    return Section(
      id: DataSection.id, title: words.data.title, note: [words.data.shortNote],
      blocks: said.map { .paragraph($0) }
        + (sentences.isEmpty ? [] : [words.shared.method(sentences)])
        + [.footnote(words.data.tables(tables.map(first.context.tableName)))], isOutsideGroups: true
    )
  }

  /// Where exports of one app differ: the value that counts and the one that does not.
  private var conflicts: DisplayTable {
    let cell = { (copy: VaultConflict.Copy) -> Cell in
      Cell(copy.value.map { .text(.name($0)) } ?? .absent, secondLine: .name(copy.file))
    }
    return DisplayTable(
      "conflicts", words.data.conflicts, of: book.vault.conflicts, limit: DataSection.fileLimit,
      [
        .init(words.headings.entry) { .name($0.name, secondLine: words.data.field($0.field)) },
        .init(words.headings.counts) { cell($0.counted) },
        .init(words.headings.doesNotCount) { cell($0.passedOver) },
      ])
  }

  private var table: DisplayTable {
    let totals = totals
    var columns: [TableColumn<ControlTotals>] = [
      .number(words.headings.read) { .count($0.read) },
      .number(words.headings.accepted) { .count($0.accepted) },
      .number(words.headings.rejected) { .count($0.rejected) },
      .number(words.headings.duplicates) { .count($0.duplicates) },
    ]
    if totals.skipped > 0 { columns.append(.number(words.data.skipped) { .count($0.skipped) }) }
    columns.append(
      .number(words.headings.paid) { totals in paidCell { totals.paid[$0.currency] } })
    var rows = SummedRows(
      book.sources, limit: DataSection.fileLimit,
      rows: { [[.name($0.path, secondLine: format(of: $0))] + Array(of: $0.totals, columns)] },
      rest: { rest in
        [.text(words.shared.other(rest.count, .file))]
          + Array(of: rest.reduce(into: ControlTotals()) { $0.add($1.totals) }, columns)
      }, total: [.text(words.data.allFiles)] + Array(of: totals, columns)
    ).rows
    if totals.leftOut > 0 {
      let blanks = columns.count - 3
      rows.append(
        filterRow(words.data.leftOut, totals.leftOut, blanks) { $0.paid(in: totals) - $0.total })
      rows.append(
        filterRow(words.data.covered, totals.accepted - totals.leftOut, blanks) { $0.total })
    }
    let hasUnit = scopes.count == 1 && !first.currency.label.isEmpty
    return DisplayTable(
      id: "control-totals", caption: words.data.caption,
      captionUnit: hasUnit ? words.data.paidIn(first.currency) : "",
      columns: [.init(words.headings.file)] + columns.map(\.head), rows: rows)
  }

  private func format(of source: Source) -> RichText? {
    source.format.isEmpty ? nil : RichText(words.data.format(source.format))
  }

  private func paidCell(_ paid: (CurrencyScope) -> Amount?) -> Cell {
    let amounts = scopes.compactMap { scope in paid(scope).map(scope.written) }
    guard let first = amounts.first else { return .absent }
    let others = amounts.dropFirst().map { RichText.value($0) }
    return .value(
      first,
      secondLine: others.isEmpty
        ? nil : words.shared.list(others, limit: DataSection.currencyLimit, separator: " · "))
  }

  /// - Parameter blanks: How many columns stand between the count and what was paid.
  private func filterRow(
    _ label: RichText, _ count: Int, _ blanks: Int, paid: (CurrencyScope) -> Amount
  ) -> DisplayTable.Row {
    DisplayTable.Row(
      [.text(label), .blank, .count(count)] + Array(repeating: .blank, count: blanks)
        + [paidCell(paid)])
  }

  var sentences: [RichText] {
    let totals = totals
    let paid = scopes.compactMap { scope -> RichText? in
      let (paid, total) = (scope.paid(in: totals), scope.total)
      let months = scope.analysis.spending.byMonth.filter { $0.currency == scope.currencyID }
      guard !months.isEmpty || paid != .zero else { return nil }
      return words.data.paid(
        scope.written(paid), total: scope.written(total), months: Set(months.map(\.month)).count,
        agrees: paid == total, leftOut: totals.leftOut)
    }
    let unsent = book.vault.unsent.filter { book.sources.indices.contains($0.source) }.map {
      words.data.unsent(
        book.sources[$0.source].path, changes: $0.changes, deletions: $0.deletions,
        failed: $0.failed)
    }
    return [records(totals)] + paid
      + [rejectedSentence, diagnosticsSentence, cartsSentence].compactMap(\.self) + unsent
      + nameSentences + otherSentences
  }

  /// Names that are probably one item, and alias rows that match no name.
  private var nameSentences: [RichText] {
    let names = book.names
    let pairs = names.lookAlikes.map {
      words.data.lookAlike(names.items[$0.item].name, names.items[$0.other].name)
    }
    let idle = names.aliasUses.filter(\.names.isEmpty).map { row in
      words.data.idleAlias(row.match, "\(book.sources[row.place.source].path):\(row.place.line)")
    }
    return [
      pairs.isEmpty ? nil : words.data.lookAlikes(pairs.count, list(pairs)),
      idle.isEmpty ? nil : words.data.idleAliases(idle.count, list(idle)),
    ].compactMap(\.self)
  }

  /// At most three entries, which may have commas.
  private func list(_ entries: [RichText]) -> RichText {
    words.shared.list(entries, limit: 3, separator: words.shared.semicolon)
  }

  private func records(_ totals: ControlTotals) -> RichText {
    let records = words.data.records(totals, skipped: totals.skipped)
    return totals.isBalanced ? records : words.data.unbalanced(records)
  }

  /// What filters left out apart from receipt lines, which days a month has where it is not a
  /// calendar month, and how many currencies no page has.
  private var otherSentences: [RichText] {
    let (leftOut, period) = (book.leftOut, first.period)
    let counts = leftOut.all.map { words.data.leftOutCount($0.kind, $0.count) }
    let currencies = first.analysis.currencies.count - ReportScopes.limit
    return [
      counts.isEmpty ? nil : words.data.alsoLeftOut(counts),
      leftOut.firstDay.map { words.data.daysLeftOutBefore($0, of: period.calendar.month(of: $0)) },
      leftOut.lastDay.map(words.data.daysLeftOutAfter),
      period.calendar.isPlain || period.span.isOfWeeks
        ? nil
        : words.data.months(
          startDay: period.calendar.startDay, month: period.month,
          first: period.calendar.firstDay(of: period.month),
          last: period.calendar.lastDay(of: period.month)),
      currencies > 0 ? words.data.moreCurrencies(currencies) : nil,
    ].compactMap(\.self)
  }

  private var rejectedSentence: RichText? {
    guard !book.rejectedRecords.isEmpty else { return nil }
    let counts = Dictionary(grouping: book.rejectedRecords, by: \.code).mapValues(\.count)
    let reasons = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    return words.data.rejected(
      totals.rejected,
      reasons: words.shared.list(reasons.map { words.data.reason($0.key, $0.value) }, limit: 4),
      file: first.context.fileName("rejected-lines.csv", path: "rejected-lines.csv"))
  }

  private var diagnosticsSentence: RichText? {
    guard !book.diagnostics.isEmpty else { return nil }
    let errors = book.diagnostics.count { $0.severity == .error }
    return words.data.diagnostics(
      errors: errors, warnings: book.diagnostics.count - errors,
      file: first.context.tableName("diagnostics"))
  }

  /// Which completed carts count as spending, and which a receipt covers.
  private var cartsSentence: RichText? {
    let completed = book.vault.carts.filter { !$0.isList && $0.state == .completed }
    guard !completed.isEmpty else { return nil }
    let counted = completed.filter(\.countsAsSpending)
    let names = words.shared.list(
      counted.map { words.data.cart($0.name, $0.date) }, limit: 3,
      separator: counted.prefix(3).contains { $0.name.contains(",") }
        ? words.shared.semicolon : ", ")
    let covered = completed.count - counted.count
    return RichText(sentences: [
      counted.isEmpty ? nil : words.data.countedCarts(counted.count, names),
      covered > 0 ? words.data.coveredCarts(covered) : nil,
    ])
  }
}

extension CurrencyScope {
  fileprivate func paid(in totals: ControlTotals) -> Amount { totals.paid[currency] ?? .zero }

  fileprivate var total: Amount {
    analysis.spending.byMonth.reduce(.zero) { $1.currency == currencyID ? $0 + $1.spent : $0 }
  }
}

extension ControlTotals {
  package mutating func add(_ other: ControlTotals) {
    read += other.read
    accepted += other.accepted
    rejected += other.rejected
    duplicates += other.duplicates
    skipped += other.skipped
    leftOut += other.leftOut
    trashed += other.trashed
    utcTimes += other.utcTimes
    for (currency, amount) in other.paid { paid[currency, default: .zero] += amount }
  }
}
