import PricebookModel
import PricebookParallel

/// Takes the parts of every file in order and keeps one book's columns, names and problems.
///
/// Safe to share because only the thread whose turn it is (``TurnGate``) touches it. Parts come
/// in source order and names are numbered in order of first occurrence, so that nothing depends
/// on how many threads there are or where parts end.
final class ReceiptCollector: @unchecked Sendable {
  /// What came of one file: its rows in the book, counts, and notes for messages at its end.
  struct FileSummary {
    var file: ReceiptFile
    var rows: Range<Int>
    var byteCount = 0
    var readCount = 0
    var rejectedCount = 0
    var notes = TableNotes()
  }

  let options: ReceiptReader.Options
  /// Its ids of stores, items, categories, units and currencies are those of the tables below.
  var lines = ReceiptLines()
  var items = ByteTable()
  var stores = ByteTable()
  var categories = ByteTable()
  /// The first one is the empty text.
  var persons = ByteTable()
  var units = SmallTable<UnitOfMeasure>()
  var currencies = SmallTable<CurrencyCode>()
  private var articles = ArticleTable()
  var receipts = ReceiptKeys()
  var files: [FileSummary] = []
  var diagnostics: [Diagnostic] = []
  var rejectedRecords: [RejectedRecord] = []
  var warningCount = 0
  var keptWarningCount = 0
  /// Counted apart, as they follow other warnings: where parts end must make no difference.
  var keptFooterWarningCount = 0
  var rejectedCount = 0
  /// Quotes that never closed; the text after one may not mean what it seems to.
  var unclosedQuoteCount = 0
  var isCut = false
  /// Whether records that are no receipt lines may have added names.
  var hasOtherRecords = false
  private var paidMagnitude: UInt64 = 0
  /// Σ |paid| by currency, only once ``paidMagnitude`` says that it is needed.
  private var magnitudes: [UInt64]?
  private var gathered = ColumnBuffer<UInt32>()
  var failures: [ReadFailure] = []
  /// The distinct names of accepted lines in order of first occurrence, before those of vaults.
  var texts = NameTexts(items: [], stores: [], categories: [])
  init(options: ReceiptReader.Options) { self.options = options }
  /// The place of the file that is read.
  private var current: Int { files.count - 1 }

  func beginFile(_ file: ReceiptFile) {
    files.append(FileSummary(file: file, rows: lines.count..<lines.count))
    files[current].notes.sums.begin(at: lines.count)
  }

  func endFile(byteCount: Int) {
    files[current].byteCount = byteCount
    let notes = files[current].notes
    let mismatch = notes.firstMismatch?
      .warning(in: files[current].file.displayPath, count: notes.mismatchCount)
    if let mismatch { diagnostics.append(mismatch) }
    if let first = notes.moneyBeside.first {
      let count = notes.moneyBeside.count
      diagnostics.append(
        Diagnostic(
          .moneyBeside(amounts: first.amounts, others: count - 1),
          file: files[current].file.displayPath, line: first.line))
    }
  }

  /// Reserves memory for as many rows and receipts as the remaining bytes are likely to have.
  func reserve(for parser: borrowing RowParser, byteCount: Int, bytesLeft: Int) {
    guard byteCount > 0, bytesLeft > 0 else { return }
    // Reserved memory that is not used is never touched.
    let growth = Double(bytesLeft) / Double(byteCount) * 1.1
    let rowCount = parser.columns.rowCount
    if receipts.count == 0 {
      let receiptCount = Int(Double(parser.columns.runCount) * (1 + growth))
      receipts.reserve(
        count: receiptCount,
        idByteCount: Int(Double(parser.names.receiptIDs.view.count) * (1 + growth)))
      lines.receipts.store.reserveCapacity(receiptCount)
      lines.receipts.day.reserveCapacity(receiptCount)
    }
    let wanted = lines.count + rowCount + Int(Double(rowCount) * growth) + 1024
    guard wanted > lines.receipt.capacity else { return }
    // With many files, the rows of earlier ones must not be copied again for each.
    let room = lines.isEmpty ? wanted : max(wanted, lines.count + lines.count / 2)
    lines.receipt.reserveCapacity(room)
    lines.article.reserveCapacity(room)
    lines.quantity.reserveCapacity(room)
    lines.paid.reserveCapacity(room)
    lines.uses.reserveCapacity(room)
  }

  /// Appends the rows, names and problems of one part.
  func take(
    _ parser: inout RowParser, _ bytes: ByteView, _ part: InputPart, _ ids: inout CollectorIDs
  ) {
    if skipsPart(parser, part) { return }
    number(&parser, &ids)
    refuseExcess(&parser, bytes, part, ids)
    if let origin = part.origin { parser.relocate(to: origin) }
    for total in parser.json.totals { check(total) }
    let firstRow = lines.count
    let rowCount = parser.columns.rowCount
    gathered.clear(reserving: rowCount)
    for row in 0..<rowCount { gathered[row] = ids.runs[Int(parser.columns.rows[row].run)] }
    gathered.append(first: rowCount, to: &lines.receipt)
    for row in 0..<rowCount { gathered[row] = ids.articles[Int(parser.columns.rows[row].article)] }
    gathered.append(first: rowCount, to: &lines.article)
    for row in 0..<rowCount { lines.quantity.append(parser.columns.rows[row].quantity) }
    for row in 0..<rowCount { lines.paid.append(parser.columns.rows[row].paid) }
    for row in 0..<rowCount { lines.uses.append(parser.columns.rows[row].uses) }
    for (row, amount) in zip(parser.columns.discount.rows, parser.columns.discount.amounts) {
      lines.discount.append(amount, row: firstRow + Int(row))
    }
    appendPlaces(of: parser.columns, isPlain: part.origin == nil && parser.layout.json == nil)
    appendPersons(of: parser.columns, ids, from: firstRow)
    for written in parser.columns.numbers { lines.written.append(written) }
    takeProblems(&parser)
    takeOtherRecords(parser, part, firstRow: firstRow)
  }

  /// Appends the source and the ascending line of each row; a plain record is at most one row.
  private func appendPlaces(of columns: borrowing ParsedRows, isPlain: Bool) {
    let rowCount = columns.rowCount
    guard rowCount > 0, let source = files.last?.file.source else { return }
    lines.source.append(UInt32(clamping: source), count: rowCount)
    let (first, last) = (columns.rows[0].line, columns.rows[rowCount - 1].line)
    if isPlain, Int(last) - Int(first) == rowCount - 1 {
      lines.line.append(first, count: rowCount)
    } else {
      for row in 0..<rowCount { lines.line.append(columns.rows[row].line) }
    }
  }

  /// Gives the names, articles and receipts of a parser that are new the collector's ids.
  private func number(_ parser: inout RowParser, _ ids: inout CollectorIDs) {
    let aliases = parser.layout.file.aliases
    // A mapping says itself which texts are empty.
    let countsDashAsEmpty = parser.layout.file.reading.source == nil
    CollectorIDs.add(parser.items.texts, to: &items, &ids.items, aliases: aliases)
    CollectorIDs.add(parser.names.stores, to: &stores, &ids.stores, aliases: aliases)
    CollectorIDs.add(
      parser.names.categories, to: &categories, &ids.categories,
      countsDashAsEmpty: countsDashAsEmpty)
    if parser.columns.hasPersons {
      CollectorIDs.add(
        parser.names.persons, to: &persons, &ids.persons, empty: parser.layout.file.defaultPerson,
        countsDashAsEmpty: countsDashAsEmpty)
    }
    for id in ids.units.count..<parser.names.units.count {
      let text = parser.names.units.text(of: id)
      let unit =
        text.isEmpty || countsDashAsEmpty && NumberText.isAbsent(text)
        ? parser.layout.file.reading.unit ?? .each
        : UnitOfMeasure(ofPackage: text)
      ids.units.append(units.intern(unit))
    }
    for id in ids.currencies.count..<parser.names.currencies.codes.count {
      ids.currencies.append(currencies.intern(parser.names.currencies.codes[id]))
    }
    ids.add(parser.items.articles, to: &articles, &lines.articles)
    ids.add(parser.columns, parser.names.receiptIDs, to: &receipts, &lines.receipts)
  }

  /// Adds what the parser counted, and as many of its messages as a book keeps.
  private func takeProblems(_ parser: inout RowParser) {
    files[current].rows = files[current].rows.lowerBound..<lines.count
    files[current].readCount += parser.log.readCount
    files[current].rejectedCount += parser.log.rejectedCount
    files[current].notes.skippedCount += parser.log.skippedCount
    files[current].notes.metPatterns.formUnion(parser.tests.met)
    if parser.log.skippedCount > 0 { hasOtherRecords = true }
    files[current].notes.utcCount += parser.log.utcCount
    rejectedCount += parser.log.rejectedCount
    warningCount += parser.log.warningCount
    unclosedQuoteCount += parser.log.unclosedQuoteCount
    if parser.log.isCut { isCut = true }
    let file = files[current].file
    for rejection in parser.log.rejections where rejectedRecords.count < options.keptProblemLimit {
      diagnostics.append(
        Diagnostic(
          .error, rejection.reason.code, file: file.displayPath, line: rejection.line,
          column: rejection.column, message: rejection.message))
      rejectedRecords.append(
        RejectedRecord(
          source: file.source, line: rejection.recordLine, code: rejection.reason.code,
          message: rejection.message, text: rejection.text))
    }
    let room = max(0, options.keptProblemLimit - keptWarningCount)
    diagnostics.append(contentsOf: parser.log.warnings.prefix(room))
    keptWarningCount += min(room, parser.log.warnings.count)
    // Messages that will not be kept need not be made.
    parser.log.limit = max(
      options.keptProblemLimit - rejectedRecords.count, options.keptProblemLimit - keptWarningCount)
  }

  /// Refuses the rows that would make the sum of a currency too large, or that have a unit or
  /// currency beyond those that can be numbered.
  private func refuseExcess(
    _ parser: inout RowParser, _ bytes: ByteView, _ part: InputPart, _ ids: CollectorIDs
  ) {
    let noID = SmallTable<UnitOfMeasure>.noID
    let hasExcessNames =
      (units.isFull && ids.units.contains(noID))
      || (currencies.isFull && ids.currencies.contains(noID))
    let limit = Amount.bookLimit.tenThousandths.magnitude
    let sum = parser.columns.paidMagnitude.map { $0.addingReportingOverflow(paidMagnitude) }
    if !hasExcessNames, magnitudes == nil, let sum, !sum.overflow, sum.partialValue <= limit {
      paidMagnitude = sum.partialValue
      return
    }
    var sums = magnitudes ?? currencyMagnitudes()
    var kept = 0
    var refused: [Int] = []
    let keptLimit = parser.log.rejections.count + parser.log.limit
    for row in 0..<parser.columns.rowCount {
      let parsed = parser.columns.rows[row]
      let currency = ids.currencies[Int(parsed.currency)]
      let hasName = currency != noID && ids.units[Int(parsed.unit)] != noID
      if hasName {
        while sums.count <= Int(currency) { sums.append(0) }
        let next = sums[Int(currency)] + parsed.paid.tenThousandths.magnitude
        if next <= limit {
          sums[Int(currency)] = next
          parser.columns.move(row: row, to: kept)
          kept += 1
          continue
        }
      }
      refused.append(row)
      parser.refuse(
        row: row, reason: hasName ? .amountOverflow : .tooManyUnits, bytes,
        firstLine: part.firstLine, keptUpTo: keptLimit)
    }
    parser.columns.rowCount = kept
    parser.columns.discount.remove(refused)
    if !parser.columns.numbers.isEmpty {
      parser.columns.numbers.removeLast(parser.columns.numbers.count - kept)
    }
    parser.log.sortRejections()
    magnitudes = sums
  }

  private func currencyMagnitudes() -> [UInt64] {
    var sums = [UInt64](repeating: 0, count: currencies.values.count)
    for (currency, paid) in zip(lines.currency, lines.paid) {
      sums[currency.index] += paid.tenThousandths.magnitude
    }
    return sums
  }

  /// Takes the other records of a part whose rows begin at `firstRow`.
  func takeOtherRecords(_ parser: borrowing RowParser, _ part: InputPart, firstRow: Int) {
    guard !parser.otherRecords.found.isEmpty else { return }
    hasOtherRecords = true
    let rejectedBefore = files[current].rejectedCount - parser.log.rejectedCount
    for (record, place) in parser.otherRecords.found {
      switch record {
      case .blank: break
      case .repeatedHeader: files[current].notes.repeatedHeaders.add(place.line)
      case .footer(let kind, let amount):
        files[current].notes.footers.add(place.line)
        // The collector may have rejected rows that the parser accepted.
        let row = self.row(before: place.line, from: firstRow)
        let refused = firstRow + place.rowCount - row
        check(
          kind, amount, place, upTo: row, rejected: rejectedBefore + place.rejectedCount + refused)
      case .otherHeader(let names):
        let lineCount = part.firstLine + part.lineCount - place.line
        files[current].notes.skipped = (place.line, names, lineCount)
      case .receiptsHeader:
        if let passed = files[current].notes.skipped {
          files[current].notes.skipped?.lineCount = place.line - passed.line
        }
        begin(place)
      }
    }
  }

  /// Looks in the next part for the end of a skipped table; returns whether the rest is skipped.
  func skipsPart(_ parser: borrowing RowParser, _ part: InputPart) -> Bool {
    if files[current].notes.nextTable != nil { return true }
    guard files[current].notes.skipped != nil else { return false }
    let next = parser.otherRecords.found.first {
      switch $0.record {
      case .repeatedHeader, .receiptsHeader: true
      case .blank, .footer, .otherHeader: false
      }
    }
    let end = next?.place.line ?? part.firstLine + part.lineCount
    files[current].notes.skipped?.lineCount += end - part.firstLine
    if let next { begin(next.place) }
    return true
  }

  private func begin(_ place: OtherRecord.Place) {
    files[current].notes.nextTable = place
    reportSkippedTable()
  }

  /// Compares the total of a receipt with what its lines came to.
  private func check(_ total: ReceiptTotal) {
    guard let amount = total.amount, amount != total.sum else {
      if !total.unused.isEmpty {
        files[current].notes.moneyBeside.add(total.unused, line: total.line)
      }
      return
    }
    files[current].notes.mismatchCount += 1
    files[current].notes.firstMismatch = files[current].notes.firstMismatch ?? total
  }

  func reportSkippedTable() {
    guard let passed = files.last?.notes.skipped else { return }
    files[current].notes.skipped = nil
    diagnostics.append(
      Diagnostic(
        .otherTable(passed.names, lineCount: passed.lineCount),
        file: files[current].file.displayPath, line: passed.line))
  }

  /// The end of the rows that are before a line, among those from `first` on.
  private func row(before line: Int, from first: Int) -> Int {
    let line = UInt32(clamping: line)
    return (first..<lines.count).partitionPoint { lines.line[$0] >= line }
  }

  /// - Parameter refused: How many records before the line were rejected.
  private func check(
    _ kind: FooterWords.Kind, _ amount: ExactDecimal?, _ place: OtherRecord.Place, upTo row: Int,
    rejected refused: Int
  ) {
    guard let amount, let count = amount.rounded(toDigits: 4) else { return }
    guard let (sum, currency) = files[current].notes.sums.check(kind, count, upTo: row, of: lines)
    else { return }
    warningCount += 1
    guard keptFooterWarningCount < options.keptProblemLimit else { return }
    keptFooterWarningCount += 1
    let digits = currencies.values[currency.index].minorUnitDigits
    diagnostics.append(
      Diagnostic(
        .footerDiffers(
          amount: amount, rejected: refused,
          sum: ExactDecimal(Amount(tenThousandths: sum)).plainText(digits: digits)),
        file: files[current].file.displayPath, line: place.line))
  }
}

extension DiagnosticMessage {
  /// - Parameter others: How many more receipts have such amounts.
  fileprivate static func moneyBeside(amounts: String, others: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .columnNotRead,
      """
      the receipt has \(amounts) beside its lines, and no total that shows whether it was paid on \
      top of them; it is not counted, write it as a line of its own if it \
      was\(Message.moreLikeIt(others, one: "receipt", many: "receipts"))
      """)
  }

  /// - Parameter rejected: How many of the records before the line were rejected.
  fileprivate static func footerDiffers(amount: ExactDecimal, rejected: Int, sum: String)
    -> DiagnosticMessage
  {
    let ofThem = rejected > 0 ? " (\(rejected) of them rejected)" : ""
    return DiagnosticMessage(
      .warning, .footerMismatch,
      """
      the line gives the sum \(amount), but the records before it\(ofThem) add up to \(sum); check \
      whether lines are missing
      """)
  }
}
