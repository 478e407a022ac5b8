import PricebookModel

extension CSVTable {
  /// A table of budgets with the columns `month,category,amount,currency`, read by a mapping.
  ///
  /// A value that cannot be read stays as written and is rejected later with the reason.
  init(_ bytes: [UInt8], _ dialect: Dialect, _ rules: RowRules, log: inout SourceLog) {
    let list = RecordList(bytes, dialect: dialect).records
    let width = list.first?.fields.count ?? 0
    var rows: [Row] = []
    for record in list.dropFirst() {
      if record.problem == nil, record.fields.allSatisfy(\.isEmpty) { continue }
      let cells = rules.slotColumns.map { $0 < record.fields.count ? record.fields[$0] : "" }
      if record.problem == nil, rules.kind(of: cells) != .line { continue }
      log.countRead()
      if let problem = record.problem {
        log.reject(record, for: problem)
        continue
      }
      guard record.fields.count == width else {
        log.reject(record, headerWidth: width)
        continue
      }
      let month = rules.text(.month, cells)
      let amount = rules.text(.amount, cells)
      let number = rules.cells[.amount].flatMap { rules.number(amount, slot: $0.first) }
      let currency = rules.text(.currency, cells)
      rows.append(
        Row(
          line: record.line, text: record.text,
          fields: [
            CellMonth.iso(month) ?? month, rules.text(.category, cells),
            number?.value?.description ?? amount,
            currency.isEmpty
              ? rules.mapping.constants.currency ?? number?.currency ?? "" : currency,
          ],
          columns: [MappingField.month, .category, .amount, .currency].map { field in
            guard let slot = rules.cells[field]?.first else { return 0 }
            return record.columns[rules.slotColumns[slot]]
          }))
    }
    self.init(header: ["month", "category", "amount", "currency"], rows: rows)
  }
}

/// A month as budgets of other programs write it.
enum CellMonth {
  /// `2026-08` of `Aug 2026` and `08/2026`; `nil` for anything else.
  static func iso(_ text: String) -> String? {
    if Month(iso: text) != nil { return text }
    let parts = text.split { $0 == " " || $0 == "/" || $0 == "-" || $0 == "." || $0 == "," }
    guard parts.count == 2 else { return nil }
    // A year of four digits may come first.
    let isYearFirst = parts[0].utf8.count == 4 && Int(parts[0]) != nil
    let (monthPart, yearPart) = isYearFirst ? (parts[1], parts[0]) : (parts[0], parts[1])
    let month = Int(monthPart) ?? ValueWords.month(HeaderName.folded(monthPart))
    // Two digits are a year only beside a word: 04-17 is a day.
    let isShortYear = yearPart.utf8.count == 2 && Int(monthPart) == nil
    guard let month, (1...12).contains(month), var year = Int(yearPart) else { return nil }
    if isShortYear { year = DateText.fullYear(year, digitCount: 2) }
    guard (1900...2199).contains(year) else { return nil }
    return Month(year: year, month: month).description
  }
}
