import PricebookAnalytics
import PricebookDocument
package import PricebookModel

/// The control totals: that nothing read was lost and nothing counted twice.
struct DataSection {
  /// The currencies of the report, largest first.
  let scopes: [CurrencyScope]

  static let id = "data"
  static let fileLimit = 25
  /// How many currencies a cell names besides its first.
  static let currencyLimit = 3

  private var words: ReportWords { scopes.first?.words ?? Language.english.words }
  private var book: BookFacts? { scopes.first?.book }
  private var sources: [Source] { book?.sources ?? [] }
  var totals: ControlTotals { sources.reduce(into: ControlTotals()) { $0.add($1.totals) } }

  /// All files with their totals, the checks, what was refused and which carts count.
  var reviewSection: Section {
    var blocks = sentences.map { Block.paragraph($0) }
    if let conflicts { blocks.append(.table(conflicts)) }
    if !sources.isEmpty {
      blocks.append(
        .disclosure(
          title: words.data.caption, blocks: [.paragraph(words.data.note), .table(table)]))
    }
    return Section(
      id: DataSection.id, title: words.data.title, blocks: blocks, isOutsideGroups: true)
  }

  /// The totals in one sentence, with what a report adds, and its tables.
  func shortSection(_ sentences: [RichText], tables: [String]) -> Section {
    let said = [records(totals)] + leftOutSentences + monthSentences + currencySentences
    var blocks: [Block] = said.map { .paragraph($0) }
    if !sentences.isEmpty { blocks.append(words.shared.method(sentences)) }
    if let context = scopes.first?.context {
      blocks.append(.footnote(words.data.tables(tables.map(context.tableName))))
    }
    return Section(
      id: DataSection.id, title: words.data.title, note: [words.data.shortNote],
      blocks: blocks, isOutsideGroups: true)
  }

  /// Where exports of one app differ: the value that counts and the one that does not.
  private var conflicts: DisplayTable? {
    guard let conflicts = book?.vault.conflicts, !conflicts.isEmpty else { return nil }
    let cell = { (copy: VaultConflict.Copy) -> Cell in
      Cell(copy.value.map { .text(.name($0)) } ?? .absent, secondLine: .name(copy.file))
    }
    let shown = conflicts.prefix(DataSection.fileLimit)
    return DisplayTable(
      id: "conflicts", caption: words.data.conflicts,
      columns: [
        .init(words.headings.entry), .init(words.headings.counts),
        .init(words.headings.doesNotCount),
      ],
      rows: shown.map { conflict in
        DisplayTable.Row([
          .name(conflict.name, secondLine: words.data.field(conflict.field)),
          cell(conflict.counted), cell(conflict.passedOver),
        ])
      }, totalRowCount: conflicts.count)
  }

  private var table: DisplayTable {
    let cells = { (name: Cell, totals: ControlTotals) -> [Cell] in
      [
        name, .value(.count(totals.read)), .value(.count(totals.accepted)),
        .value(.count(totals.rejected)), .value(.count(totals.duplicates)),
        paidCell { totals.paid[$0.currency] },
      ]
    }
    var rows = SummedRows(
      sources, limit: DataSection.fileLimit,
      row: { cells(.name($0.path, secondLine: format(of: $0)), $0.totals) },
      rest: { rest in
        cells(
          .text(words.shared.other(rest.count, .file)),
          rest.reduce(into: ControlTotals()) { $0.add($1.totals) })
      }, total: cells(.text(words.data.allFiles), totals)
    ).rows
    if totals.leftOut > 0 {
      rows.append(filterRow(words.data.leftOut, totals.leftOut) { $0.paid(in: totals) - $0.total })
      rows.append(filterRow(words.data.covered, totals.accepted - totals.leftOut) { $0.total })
    }
    return DisplayTable(
      id: "control-totals", caption: words.data.caption,
      captionUnit: paidIn(scopes.map(\.currency)),
      columns: [
        .init(words.headings.file), .number(words.headings.read), .number(words.headings.accepted),
        .number(words.headings.rejected), .number(words.headings.duplicates),
        .number(words.headings.paid),
      ], rows: rows)
  }

  private func format(of source: Source) -> RichText? {
    source.format.isEmpty ? nil : RichText(words.data.format(source.format))
  }

  private func paidIn(_ currencies: [CurrencyCode]) -> RichText {
    guard currencies.count == 1, !currencies[0].label.isEmpty else { return "" }
    return words.data.paidIn(currencies[0])
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

  private func filterRow(_ label: RichText, _ count: Int, paid: (CurrencyScope) -> Amount)
    -> DisplayTable.Row
  {
    DisplayTable.Row([.text(label), .blank, .value(.count(count)), .blank, .blank, paidCell(paid)])
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
    leftOut += other.leftOut
    trashed += other.trashed
    utcTimes += other.utcTimes
    for (currency, amount) in other.paid { paid[currency, default: .zero] += amount }
  }
}

extension DataSection {
  var sentences: [RichText] {
    guard let book else { return [] }
    let totals = totals
    var sentences: [RichText] = [records(totals)]
    for scope in scopes {
      let (paid, total) = (scope.paid(in: totals), scope.total)
      let months = scope.analysis.spending.byMonth.filter { $0.currency == scope.currencyID }
      guard !months.isEmpty || paid != .zero else { continue }
      sentences.append(
        words.data.paid(
          scope.written(paid), total: scope.written(total), months: Set(months.map(\.month)).count,
          agrees: paid == total, leftOut: totals.leftOut))
    }
    if let rejected = rejectedSentence(book) { sentences.append(rejected) }
    if let warnings = diagnosticsSentence(book) { sentences.append(warnings) }
    if let carts = cartsSentence(book) { sentences.append(carts) }
    sentences += book.vault.unsent.filter { sources.indices.contains($0.source) }.map {
      words.data.unsent(
        sources[$0.source].path, changes: $0.changes, deletions: $0.deletions, failed: $0.failed)
    }
    return sentences + nameSentences(book) + leftOutSentences + monthSentences + currencySentences
  }

  /// Names that are probably one item, and alias rows that match no name.
  private func nameSentences(_ book: BookFacts) -> [RichText] {
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
    let records = words.data.records(totals)
    return totals.isBalanced ? records : words.data.unbalanced(records)
  }

  /// What filters left out, apart from receipt lines, and the month that they cut.
  private var leftOutSentences: [RichText] {
    guard let leftOut = book?.leftOut else { return [] }
    let counts = leftOut.all.map { words.data.leftOutCount($0.kind, $0.count) }
    let firstDay = leftOut.firstDay.map { day in
      let month = scopes.first?.period.calendar.month(of: day) ?? day.month
      return words.data.daysLeftOutBefore(day, of: month)
    }
    return [
      counts.isEmpty ? nil : words.data.alsoLeftOut(counts), firstDay,
      leftOut.lastDay.map(words.data.daysLeftOutAfter),
    ].compactMap(\.self)
  }

  /// Which days a month has, where it is not a calendar month.
  private var monthSentences: [RichText] {
    guard let period = scopes.first?.period, !period.calendar.isPlain else { return [] }
    return [
      words.data.months(
        startDay: period.calendar.startDay, month: period.month,
        first: period.calendar.firstDay(of: period.month),
        last: period.calendar.lastDay(of: period.month))
    ]
  }

  /// How many currencies no page has.
  private var currencySentences: [RichText] {
    let count = (scopes.first?.analysis.currencies.count ?? 0) - ReportScopes.limit
    return count > 0 ? [words.data.moreCurrencies(count)] : []
  }

  private func rejectedSentence(_ book: BookFacts) -> RichText? {
    guard !book.rejectedRecords.isEmpty, let context = scopes.first?.context else { return nil }
    var counts: [Diagnostic.Code: Int] = [:]
    for record in book.rejectedRecords { counts[record.code, default: 0] += 1 }
    let reasons = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    return words.data.rejected(
      totals.rejected,
      reasons: words.shared.list(reasons.map { words.data.reason($0.key, $0.value) }, limit: 4),
      file: context.fileName("rejected-lines.csv", path: "rejected-lines.csv"))
  }

  private func diagnosticsSentence(_ book: BookFacts) -> RichText? {
    guard !book.diagnostics.isEmpty, let context = scopes.first?.context else { return nil }
    let errors = book.diagnostics.count { $0.severity == .error }
    return words.data.diagnostics(
      errors: errors, warnings: book.diagnostics.count - errors,
      file: context.tableName("diagnostics"))
  }

  /// Which completed carts count as spending, and which a receipt covers.
  private func cartsSentence(_ book: BookFacts) -> RichText? {
    let completed = book.vault.carts.filter { !$0.isList && $0.state == .completed }
    guard !completed.isEmpty else { return nil }
    let counted = completed.filter(\.countsAsSpending)
    let names = words.shared.list(
      counted.map { words.data.cart($0.name, $0.date) }, limit: 3,
      separator: counted.prefix(3).contains { $0.name.contains(",") }
        ? words.shared.semicolon : ", ")
    let covered = completed.count - counted.count
    let sentences = [
      counted.isEmpty ? nil : words.data.countedCarts(counted.count, names),
      covered > 0 ? words.data.coveredCarts(covered) : nil,
    ]
    return RichText(sentences: sentences.compactMap(\.self))
  }
}
