import PricebookModel

/// Turns the bytes of parts into columns of numbers, dates and ids, without a `String` per field.
///
/// One parser belongs to one thread and one file. It numbers names by itself; ``ReceiptCollector``
/// brings the numbers of all parsers together.
///
/// Parsing a record takes five steps: split it into fields; take the meaning of each field into
/// ``row`` and ``amounts``; fill the fields that no column alone has, and settle what the amounts
/// are, in tables and records where there is something to do; check the whole row and append it to
/// ``columns``; or find out what else the record is.
struct RowParser: ~Copyable {
  let layout: RecordLayout
  var plan: FieldPlan
  let hashSeed = ByteHash.processSeed()

  // What belongs to the current record.
  var row = CurrentRow()
  var amounts = RowAmounts()
  var problem: RecordProblem?
  /// Of the line: as its columns say, or what stands beside its numbers.
  var unit: UInt32 = 0
  var currency: UInt32 = 0
  var digits = 2
  /// What a row of a price list says of an offer and of the package.
  var offer = ""
  var package = ""
  var tests: RowTests
  var captured: CapturedFields
  /// Fields in which doubled quotes were made single.
  var unescaped = ByteBuffer(capacity: 256)
  var composed = ByteBuffer(capacity: 256)
  var json: JSONRows

  // What the records of the current part come to.
  var columns = ParsedRows()
  var log: RowLog
  var otherRecords: FoundRecords

  // What lives as long as the parser.
  var names: RowNames
  var items = RowItems()
  var forms = NumberForms()
  /// The units and currencies beside numbers, by their numbers in ``forms``.
  var unitsOfForms: [UInt32?] = []
  var currenciesOfForms: [(id: UInt32, digits: Int)?] = []

  init(file: ReceiptFile, options: ReceiptReader.Options) {
    layout = RecordLayout(file, options)
    plan = FieldPlan(layout)
    tests = RowTests(layout.rules)
    captured = CapturedFields(slotCount: layout.rules.slotColumns.count)
    log = RowLog(limit: options.keptProblemLimit)
    otherRecords = FoundRecords(OtherRecordReader(file.reading))
    names = RowNames(file, options)
    json = JSONRows(layout.json)
    columns.hasPersons = layout.hasPersons
  }

  mutating func parse(_ part: borrowing InputPart, _ bytes: ByteView) {
    begin(part)
    if let table = layout.json { readJSON(part, bytes, table) } else { readRecords(part, bytes) }
    items.number(columns, bytes)
  }

  private mutating func begin(_ part: borrowing InputPart) {
    // The first row of a receipt may bring a line for each money of the receipt.
    columns.clear(reserving: part.lineCount * (1 + layout.rules.moneySlots.count))
    names.receiptIDs.removeAll()
    items.beginPart()
    tests.beginPart()
    captured.beginPart()
    json.beginPart()
    log = RowLog(limit: log.limit)
    otherRecords = FoundRecords(otherRecords.reader)
    forgetRow()
  }

  /// Forgets the record above, so that nothing of it is reused.
  private mutating func forgetRow() {
    plan.forgetRecordAbove()
    row = CurrentRow()
    // Columns that a file lacks have the meaning of an empty field.
    row.day = layout.defaultDay
    var empty = ByteBuffer(capacity: 64)
    empty.append(layout.dialect.recordEnd)
    for field in [
      Field.category, .unit, .currency, .receiptID, .location, .person, .beneficiaries,
    ] {
      setText(field, empty.view, from: 0, to: 0)
    }
    for field in layout.defaults.keys where layout.rules.cells[field] == nil {
      // The store of a row below the name of one is known with the row.
      if field != .store || !layout.takesStoreAbove { setDefault(field) }
    }
  }

  /// Reads the records of a part one after the other: each becomes a row, another record or a
  /// rejection.
  private mutating func readRecords(_ part: borrowing InputPart, _ bytes: ByteView) {
    let end = bytes.count
    var offset = 0
    var line = part.firstLine
    var faults = part.faults[...]
    var nextFault = faults.first?.offset ?? Int.max
    let recordEnd = layout.dialect.recordEnd
    let leavesOut = layout.leavesRowsOut
    // Where all of the part is well-formed, so is each record.
    let isWellFormed =
      part.isPlain
      || bytes.firstIndex(of: 0, from: 0, to: end) == nil && bytes.isValidUTF8(from: 0, to: end)

    while offset < end {
      let recordStart = offset
      if bytes[offset] <= 0x20, let next = blankLineEnd(bytes, from: offset), nextFault >= next {
        offset = next
        line &+= 1
        continue
      }
      beginRecord()
      let (next, fieldCount, innerLines) = readRecord(bytes, from: offset, nextFault: nextFault)
      offset = next
      log.readCount &+= 1
      if nextFault < offset {
        problem = faults.first.map {
          RecordProblem(reason: $0.reason, start: $0.offset, end: min($0.offset + 60, end))
        }
        faults = faults.drop { $0.offset < offset }
        nextFault = faults.first?.offset ?? Int.max
      } else if !isWellFormed, let found = encodingProblem(bytes, from: recordStart, to: offset) {
        problem = found
      } else if leavesOut,
        leaveOut(
          bytes, from: recordStart, to: offset, fieldCount: fieldCount,
          offset: part.offset + recordStart, line: line)
      {
        // The mapping says that this is no receipt line.
        problem = nil
      } else if fieldCount != layout.columnCount,
        !endsWithDelimiters(fieldCount - layout.columnCount, bytes, before: offset)
      {
        problem = RecordProblem(
          reason: .fieldCount, start: recordStart, end: recordStart + fieldCount)
      } else if otherRecords.isSkippingTable {
        problem = RecordProblem(reason: .fieldCount, start: recordStart, end: recordStart)
      } else {
        finishFields(bytes, from: recordStart, to: offset, line: line)
      }
      if problem != nil, takeOtherRecord(part, bytes, from: recordStart, to: offset, line: line) {
        if otherRecords.hasEnded { return }
      } else if let problem {
        reject(problem, bytes, recordStart: recordStart, recordEnd: offset, line: line)
      }
      line &+= 1 &+ innerLines
      assert(bytes[offset - 1] == recordEnd)
    }
  }

  /// Whether a record has so many fields more than the header because it ends with delimiters.
  @inline(never)
  private func endsWithDelimiters(_ count: Int, _ bytes: ByteView, before end: Int) -> Bool {
    var place = end - 1
    if place > 0, bytes[place - 1] == UInt8(ascii: "\r") { place -= 1 }
    guard count > 0, place >= count else { return false }
    return (place - count..<place).allSatisfy { bytes[$0] == layout.dialect.delimiter }
  }

  @inline(__always)
  mutating func beginRecord() {
    row.hasItem = false
    amounts.beginRecord()
    if problem != nil { problem = nil }
    if layout.composesItems { items.beginRecord() }
  }

  /// Takes a record whose fields were read, with what it says of the whole receipt.
  @inline(__always)
  mutating func finishFields(_ bytes: ByteView, from start: Int, to end: Int, line: Int) {
    if layout.completesRows { completeRow(bytes) }
    if problem == nil {
      finishRecord(bytes, from: start, to: end, line: line)
      if problem == nil, !captured.money.isEmpty {
        appendMoney(bytes, from: start, to: end, line: line)
      }
    } else if amounts.marks.unit != 0 {
      checkUnit(bytes, from: start, to: end)
    }
  }

  /// Settles the unit, the currency and the amounts of the current record, where there is more to
  /// it than what its fields say.
  @inline(__always)
  mutating func settle(_ bytes: ByteView, from start: Int, to end: Int) {
    unit = row.unit
    currency = row.currency
    digits = row.currencyDigits
    if layout.composesItems || layout.settlesAmounts || amounts.marks.isAny {
      settleRow(bytes, from: start, to: end)
    }
  }

  /// Takes a record whose fields were read into the columns, or notes what is wrong with it.
  @inline(__always)
  private mutating func finishRecord(
    _ bytes: ByteView, from recordStart: Int, to recordEnd: Int, line: Int
  ) {
    settle(bytes, from: recordStart, to: recordEnd)
    if problem != nil { return }
    guard digits != CurrencyTexts.malformed else {
      let text = names.currencies.texts.text(of: Int(currency))
      return note(.malformedCurrency, at: recordStart, value: QuotedValue.describe(text))
    }
    if layout.isPriceList {
      finishPrice(line: line, recordStart: recordStart)
    } else {
      finishRow(bytes, from: recordStart, to: recordEnd, line: line)
    }
  }

  /// Checks a row of well-formed fields and appends it to the columns, or notes why not.
  @inline(__always)
  mutating func finishRow(
    _ bytes: ByteView, from recordStart: Int, to recordEnd: Int, line: Int
  ) {
    guard let day = row.day, row.hasStore, row.hasItem, amounts.hasAmount
    else { return noteMissing(at: recordStart) }
    guard let quantity = amounts.lineQuantity() else {
      return note(.quantityOutOfRange, at: recordStart, value: amounts.exact.quantity?.description)
    }
    var isOdd = false
    if amounts.hasDiscount || amounts.oddDiscount != nil {
      isOdd = !isDiscountPossible
      if isOdd, !leaveOutDiscount(bytes, from: recordStart, to: recordEnd, line: line) { return }
    }
    guard let paid = amounts.paid(digits: digits) else { return noteOverflow(at: recordStart) }
    if !isOdd, !amounts.isTotalPlain(digits: digits) { checkTotal(paid, line: line) }
    guard paid.tenThousandths.magnitude <= Amount.bookLimit.tenThousandths.magnitude
    else { return noteOverflow(at: recordStart) }
    if row.isRunStale { beginRun(day: day) }
    columns.append(
      row, unit: unit, currency: currency, quantity: quantity, paid: paid, line: line)
    if row.isUTC { log.utcCount &+= 1 }
    if amounts.hasDiscount { keepDiscount() }
    if layout.keepsNumbers { columns.numbers.append(amounts.exact) }
  }

  /// Whether the discount can be of the price; settled amounts were looked at before.
  private var isDiscountPossible: Bool {
    if amounts.isSettled { return amounts.oddDiscount == nil }
    let numbers = amounts.exact
    return numbers.isDiscountPossible(
      from: numbers.product, digits: digits,
      allowsCharges: layout.rules.writing.allowsCharges)
  }

  /// Leaves out the discount with a warning, or notes it; returns whether the row can be used.
  @inline(never)
  private mutating func leaveOutDiscount(
    _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) -> Bool {
    let written = amounts.oddDiscount ?? amounts.exact.discount?.description ?? ""
    amounts.discount = .absent
    guard amounts.total.form != .absent else {
      note(.discountTooLarge, of: .discount, value: written, bytes, from: start, to: end)
      return false
    }
    let file = layout.file.displayPath
    log.warn { Diagnostic(.discountTooLarge(discount: written), file: file, line: line) }
    return true
  }

  /// Keeps the discount of the row that was appended last; one that does not fit in 64 bits is none.
  @inline(never)
  private mutating func keepDiscount() {
    guard let discount = amounts.exact.discount.flatMap({ LineNumbers.rounded($0, digits: digits) })
    else { return }
    columns.discount.append(discount, row: columns.rowCount - 1)
  }

  /// Begins a run of rows of a day that have the receipt, store and time of this one.
  mutating func beginRun(day: CalendarDate) {
    var run = row
    if layout.hasLocations {
      run.store = names.place(ofStore: row.store, location: row.location, seed: hashSeed)
    }
    if layout.hasPersons {
      run.person = names.payer(row.person, for: row.beneficiaries, seed: hashSeed)
    }
    columns.beginRun(run, day: day)
    row.isRunStale = false
  }

  @inline(never)
  mutating func noteMissing(at recordStart: Int) {
    let reason: RejectionReason =
      if row.day == nil, !layout.isPriceList {
        .missingDate
      } else if !row.hasStore {
        .missingStore
      } else {
        row.hasItem ? .missingAmount : .missingItem
      }
    note(reason, at: recordStart, value: nil)
  }

  @inline(never)
  mutating func noteOverflow(at recordStart: Int) {
    let amount = amounts.exact.total ?? amounts.exact.unitPrice
    note(.amountOverflow, at: recordStart, value: amount?.description)
  }

  @inline(never)
  mutating func note(_ reason: RejectionReason, at recordStart: Int, value: String?) {
    problem = RecordProblem(
      reason: reason, start: recordStart, end: recordStart, value: value ?? "")
  }

  /// Warns if the total differs from what the other numbers give; the total is used all the same.
  @inline(never)
  private mutating func checkTotal(_ paid: Amount, line: Int) {
    let numbers = amounts.exact
    let quantity = numbers.quantity ?? .one
    guard let price = numbers.unitPrice else { return warnOfSigns(paid, quantity, line: line) }
    if numbers.agree(with: paid, digits: digits) { return }
    let (file, digits) = (layout.file.displayPath, digits)
    log.warn {
      let discount = numbers.discount ?? .zero
      let sum = numbers.computed(digits: digits).map { ExactDecimal($0).plainText(digits: digits) }
      return Diagnostic(
        .totalDiffers(
          total: ExactDecimal(paid).plainText(digits: digits), price: price, quantity: quantity,
          discount: discount.isZero ? "" : " − \(discount)", sum: sum ?? "an amount too large"),
        file: file, line: line)
    }
  }

  /// Warns of a quantity below zero with a total above it; the total is used all the same.
  private mutating func warnOfSigns(_ paid: Amount, _ quantity: ExactDecimal, line: Int) {
    let total = ExactDecimal(paid).plainText(digits: digits)
    let file = layout.file.displayPath
    log.warn { Diagnostic(.signsDiffer(quantity: quantity, total: total), file: file, line: line) }
  }

  func place(line: Int, offset: Int) -> OtherRecord.Place {
    OtherRecord.Place(
      line: line, offset: offset, rowCount: columns.rowCount, rejectedCount: log.rejectedCount)
  }

  /// Recognises what a record is; returns whether it is no line, and neither counted nor rejected.
  @inline(never)
  mutating func takeOtherRecord(
    _ part: borrowing InputPart, _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) -> Bool {
    guard let problem, problem.reason.mayBeOther || otherRecords.isSkippingTable
    else { return false }
    // Rows that were made from records of another shape contain no second table.
    guard layout.file.reading.shape == nil else { return false }
    let textEnd = contentEnd(bytes, from: start, to: end)
    // A damaged record is not a header, whatever precedes it: if a part begins after a header, its
    // parser does not know about that header.
    let found =
      !problem.reason.mayBeOther
      ? nil
      : otherRecords.reader.record(
        bytes, from: start, to: textEnd,
        followsBlankLine: bytes.isLineBlank(
          before: start, layout.dialect, orAtStart: part.followsBlankLine))
    if found == nil, !otherRecords.isSkippingTable { return false }
    if let found { otherRecords.take(found, place(line: line, offset: part.offset + start)) }
    log.readCount -= 1
    self.problem = nil
    return true
  }
}

extension RejectionReason {
  /// Whether a record with this problem may be something else than a receipt line.
  fileprivate var mayBeOther: Bool {
    [
      .fieldCount, .malformedDate, .malformedTime, .malformedNumber, .missingDate, .missingStore,
      .missingItem, .missingAmount,
    ].contains(self)
  }
}

extension DiagnosticMessage {
  fileprivate static func discountTooLarge(discount: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .discountTooLarge,
      """
      the discount \(discount) cannot have been taken from the price; the total is used, correct \
      the line
      """)
  }

  fileprivate static func totalDiffers(
    total: String, price: ExactDecimal, quantity: ExactDecimal, discount: String, sum: String
  ) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .totalMismatch,
      """
      the total \(total) is not \(price) × \(quantity)\(discount) = \(sum); the total is used, \
      correct the line
      """)
  }

  fileprivate static func signsDiffer(quantity: ExactDecimal, total: String) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .totalMismatch,
      """
      the quantity \(quantity) is below zero and the total \(total) is not; the total is used, \
      write it as -\(total) if it was paid back
      """)
  }
}
