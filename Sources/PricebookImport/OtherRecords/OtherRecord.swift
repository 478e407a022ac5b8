import PricebookModel

/// A record that is no line and no mistake: blank, a sum, or the header of this or another table.
enum OtherRecord: Sendable {
  case repeatedHeader
  /// Delimiters with nothing between them.
  case blank
  case footer(FooterWords.Kind, amount: ExactDecimal?)
  case receiptsHeader
  case otherHeader(names: [String])

  struct Place: Sendable {
    var line: Int
    /// The offset of its record in the text of the input.
    var offset: Int
    /// Earlier rows of its part that the parser accepted.
    var rowCount: Int
    /// Earlier records of its part that the parser rejected.
    var rejectedCount: Int
  }
}

struct FoundRecords {
  let reader: OtherRecordReader
  private(set) var found: [(record: OtherRecord, place: OtherRecord.Place)] = []
  /// Whether the records belong to a table of something else, which is skipped.
  var isSkippingTable = false
  /// Whether another table of receipts begins, which this parser cannot read.
  var hasEnded = false
  init(_ reader: OtherRecordReader) { self.reader = reader }

  mutating func append(_ record: OtherRecord, _ place: OtherRecord.Place) {
    found.append((record, place))
  }

  mutating func take(_ record: OtherRecord, _ place: OtherRecord.Place) {
    switch record {
    case .blank: break
    case .footer: if !isSkippingTable { append(record, place) }
    case .otherHeader:
      if !isSkippingTable { append(record, place) }
      isSkippingTable = true
    case .repeatedHeader where !isSkippingTable: append(record, place)
    case .receiptsHeader, .repeatedHeader:
      // A table after a table of something else is read by itself, whatever its header.
      append(.receiptsHeader, place)
      hasEnded = true
    }
  }

  mutating func relocate(to origin: PartOrigin) {
    for index in found.indices { found[index].place.line = origin.line(found[index].place.line) }
  }
}

/// Recognises records that cannot be read as receipt lines; ``ReceiptSums`` finds sums among those.
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
    let found = Set(fields.compactMap { HeaderWords.meanings[HeaderName.folded($0)]?.meaning })
    return found.isSuperset(of: [.date, .item])
      && (found.contains(.total) || found.contains(.unitPrice))
  }

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

/// What one file has besides receipt lines, and the sums that its footers are checked against.
struct TableNotes: Sendable {
  /// Lines of one kind: how many there are, and where the first ones are.
  struct Lines: Sendable {
    private(set) var count = 0
    private(set) var first: [Int] = []

    mutating func add(_ line: Int) {
      count += 1
      if first.count < 5 { first.append(line) }
    }

    /// `3, on lines 7, 12, 40`.
    var description: String {
      let shown = first.map { String($0) }.joined(separator: ", ")
      let more = count > first.count ? ", …" : ""
      return "\(count), on \(count == 1 ? "line" : "lines") \(shown)\(more)"
    }
  }

  var repeatedHeaders = Lines()
  var footers = Lines()
  var tables = Lines()
  /// A table of something else that is being skipped, and the number of its physical lines so far.
  var skipped: (line: Int, names: [String], lineCount: Int)?
  /// Where the next table of receipts begins, which has to be read with a mapping of its own.
  var nextTable: OtherRecord.Place?
  var skippedCount = 0
  /// Records with a time in UTC that no time zone is set for.
  var utcCount = 0
  var sums = FooterSums()
  /// The first of the receipts whose total is not the sum of the lines, and how many there are.
  var firstMismatch: TotalMismatch?
  var mismatchCount = 0
  var moneyBeside = MoneyBeside()

  /// Receipts with money that nothing shows to be a part of what was paid.
  struct MoneyBeside: Sendable {
    private(set) var count = 0
    private(set) var first: (amounts: String, line: Int)?

    mutating func add(_ amounts: String, line: Int) {
      count += 1
      first = first ?? (amounts, line)
    }
  }

  var facts: [(label: String, value: String)] {
    [
      ("repeated headers", repeatedHeaders), ("footers", footers), ("further tables", tables),
    ].compactMap { label, lines in lines.count > 0 ? (label, lines.description) : nil }
      + (skippedCount > 0 ? [("skipped", String(skippedCount))] : [])
  }
}

/// The sums of a table's lines up to a footer, in 1/10 000 of a currency unit.
struct FooterSums: Sendable {
  private var nextRow = 0
  private var table: Int64 = 0
  /// The sum since the last footer that was followed by lines.
  private var section: Int64 = 0
  private var tax: Int64 = 0
  private var sectionTax: Int64 = 0
  private var isSectionOver = false
  private var currency: CurrencyID?
  private var hasCurrencies = false

  mutating func begin(at row: Int) {
    self = FooterSums()
    nextRow = row
  }

  /// Compares a footer with the lines before it; returns their sum and currency if they differ.
  mutating func check(
    _ kind: FooterWords.Kind, _ amount: Int64, upTo row: Int, of lines: ReceiptLines
  ) -> (sum: Int64, currency: CurrencyID)? {
    add(upTo: row, of: lines)
    guard !hasCurrencies, let currency else { return nil }
    switch kind {
    case .total, .subtotal:
      isSectionOver = true
      let withTax = kind == .total ? [table &+ tax, section &+ sectionTax] : []
      return ([table, section] + withTax).contains(amount) ? nil : (table, currency)
    case .tax:
      tax &+= amount
      sectionTax &+= amount
      return nil
    case .other: return nil
    }
  }

  private mutating func add(upTo row: Int, of lines: ReceiptLines) {
    guard row > nextRow else { return }
    if isSectionOver {
      section = 0
      sectionTax = 0
      isSectionOver = false
    }
    for row in nextRow..<row {
      table &+= lines.paid[row].tenThousandths
      section &+= lines.paid[row].tenThousandths
      if currency == nil { currency = lines.currency[row] }
      if currency != lines.currency[row] { hasCurrencies = true }
    }
    nextRow = row
  }
}
