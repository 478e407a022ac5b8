import PricebookModel

/// Recognises what records are that cannot be read as receipt lines.
///
/// Sums that can be read as lines are found by ``ReceiptSums``.
final class OtherRecordReader: Sendable {
  private let reading: TableReading
  init(_ reading: TableReading) { self.reading = reading }

  /// Reads what is in `start..<end`, without its record end; the line above it may be blank.
  func record(
    _ bytes: ByteView, from start: Int, to end: Int, followsBlankLine: Bool
  ) -> OtherRecord? {
    // Headers and footers are short.
    guard end > start, end - start <= 4_096 else { return nil }
    if !reading.headerText.isEmpty, isHeader(bytes, from: start, to: end) { return .repeatedHeader }
    let record = bytes.bytes(from: start, to: end)
    if record.allSatisfy({ $0 == reading.dialect.delimiter || $0 == 0x20 || $0 == 0x09 }) {
      return .blank
    }
    guard record.contains(where: { $0 >= 0x41 }),
      let fields = RecordList(record, dialect: reading.dialect, limit: 1).records.first,
      fields.problem == nil
    else { return nil }
    if record.contains(where: \.isDigit) { return footer(fields.fields) }
    // The next table may be delimited in another way.
    if isReceiptsHeader(fields.fields)
      || reading.dialect.header(of: record).map(isReceiptsHeader) == true
    {
      return .receiptsHeader
    }
    // Several names, and not as many as the table has columns.
    let names = fields.fields
    let isHeader =
      names.count >= 2 && names.count != reading.columns.count && !names.contains(where: \.isEmpty)
    return followsBlankLine && isHeader ? .otherHeader(names: names) : nil
  }

  private func isHeader(_ bytes: ByteView, from start: Int, to end: Int) -> Bool {
    end - start == reading.headerText.utf8.count
      && zip(start..<end, reading.headerText.utf8).allSatisfy { bytes[$0] == $1 }
  }

  private func isReceiptsHeader(_ fields: [String]) -> Bool {
    guard fields.count >= 3 else { return false }
    let found = Set(fields.compactMap { HeaderWords.meaning(of: HeaderName.folded($0))?.meaning })
    return found.isSuperset(of: [.date, .item])
      && (found.contains(.total) || found.contains(.unitPrice))
  }

  /// What a line is that has only summing words and numbers; `nil` for others.
  private func footer(_ fields: [String]) -> OtherRecord? {
    var kind: FooterWords.Kind?
    var amounts: [(column: Int, amount: ExactDecimal)] = []
    for (column, field) in fields.enumerated() where !field.isEmpty {
      if let amount = amount(field, column: column) {
        amounts.append((column, amount))
      } else if CurrencyCode.isCodeOrSign(field) {
        continue
      } else if let found = FooterWords.kind(of: field) {
        if kind == nil { kind = found }
        let parts = field.split(separator: ":", maxSplits: 1)
        if parts.count == 2, let amount = amount(String(parts[1].trimmed), column: column) {
          amounts.append((column, amount))
        }
      } else {
        return nil
      }
    }
    guard let kind else { return nil }
    let totalColumn = reading.column(.total)
    let inTotals =
      fields.count == reading.columns.count ? amounts.first { $0.column == totalColumn } : nil
    return .footer(kind, amount: (inTotals ?? amounts.last)?.amount)
  }

  private func amount(_ text: String, column: Int) -> ExactDecimal? {
    let totalColumn = reading.column(.total) ?? reading.column(.unitPrice) ?? 0
    let usual =
      reading.marks.indices.contains(totalColumn) ? reading.marks[totalColumn] : UInt8(ascii: ".")
    let isSameWidth =
      reading.marks.indices.contains(column) && reading.columns[column]?.isNumber == true
    return WrittenNumber(
      text, mark: isSameWidth ? reading.marks[column] : usual, allowing: [.currency, .percent])?
      .value
  }
}
