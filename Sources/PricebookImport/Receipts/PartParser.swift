import PricebookModel

/// Turns the bytes of parts into columns of numbers, dates and ids, without a `String` per field.
///
/// One parser belongs to one thread and one file. It numbers names by itself; ``ReceiptCollector``
/// brings the numbers of all parsers together.
///
/// Parsing a record takes four steps: split it into fields, take the meaning of each field into
/// ``row`` and ``amounts``, check the whole row and append it to ``columns``, or find out what else
/// the record is. A record with a field that is not written in the usual way, and every record of a
/// table with rules of its own, is read by ``RowRules`` instead of the second step.
struct PartParser: ~Copyable {
  let layout: RecordLayout
  var plan: FieldPlan
  /// The columns whose texts the rules look at.
  var rulesPlan: FieldPlan
  let hashSeed = ByteHash.processSeed()

  // What belongs to the current record.
  var row = Row()
  var amounts = RowAmounts()
  var problem: RecordProblem?
  /// Whether a field is written in a way that only the rules know.
  var needsRules = false
  /// Whether the rules have read the record.
  var isRuled = false
  /// Its fields that the rules look at.
  var captured = CapturedFields()
  /// Field contents in which doubled quotes were made single.
  var unescaped = ByteBuffer(capacity: 256)

  // What the records of the current part come to.
  var columns = PartColumns()
  var log: PartLog
  var asides: PartAsides

  // What lives as long as the parser.
  var names: PartNames
  var items = PartItems()

  init(file: ReceiptFile, options: ReceiptReader.Options) {
    layout = RecordLayout(file, options)
    rulesPlan = FieldPlan(file.reading, captured: layout.rules.slotColumns)
    plan = FieldPlan(file.reading, captured: layout.isPlain ? nil : layout.rules.slotColumns)
    log = PartLog(limit: options.keptProblemLimit)
    asides = PartAsides(AsideReader(file.reading))
    names = PartNames(file, options)
    columns.hasPersons = layout.hasPersons
  }

  /// Parses a part; the results of the part before are forgotten.
  mutating func parse(_ part: borrowing Part, _ bytes: ByteView) {
    begin(part)
    readRecords(part, bytes)
    items.number(columns, bytes)
  }

  private mutating func begin(_ part: borrowing Part) {
    columns.clear(reserving: part.lineCount)
    names.receiptIDs.removeAll()
    items.beginPart()
    log.beginPart()
    asides.beginPart()
    forgetRow()
  }

  /// Forgets the record above, so that nothing of it is reused.
  private mutating func forgetRow() {
    plan.forgetRecordAbove()
    row = Row()
    amounts.forgetRules()
    isRuled = false
    // Columns that a file lacks have the meaning of an empty field.
    var empty = ByteBuffer(capacity: 64)
    empty.append(layout.dialect.recordEnd)
    setStore(empty.view, from: 0, to: 0)
    setText(.category, empty.view, from: 0, to: 0)
    setText(.unit, empty.view, from: 0, to: 0)
    setText(.currency, empty.view, from: 0, to: 0)
    setText(.receiptID, empty.view, from: 0, to: 0)
    setText(.location, empty.view, from: 0, to: 0)
    setText(.person, empty.view, from: 0, to: 0)
  }

  private mutating func readRecords(_ part: borrowing Part, _ bytes: ByteView) {
    let end = bytes.count
    var offset = 0
    var line = part.firstLine
    var faultIndex = 0
    var nextFault = part.faults.first?.offset ?? Int.max
    let recordEnd = layout.dialect.recordEnd
    let hasRules = !layout.isPlain

    while offset < end {
      let recordStart = offset
      if bytes[offset] <= 0x20, let next = blankLineEnd(bytes, from: offset), nextFault >= next {
        offset = next
        line &+= 1
        continue
      }
      beginRecord(hasRules: hasRules)
      let (next, fieldCount, innerLines) = readRecord(bytes, from: offset, nextFault: nextFault)
      offset = next
      log.readCount &+= 1
      if nextFault < offset {
        problem = faultProblem(part.faults[faultIndex], bytes)
        while faultIndex < part.faults.count, part.faults[faultIndex].offset < offset {
          faultIndex += 1
        }
        nextFault = faultIndex < part.faults.count ? part.faults[faultIndex].offset : Int.max
      } else if !part.isPlain, let found = encodingProblem(bytes, from: recordStart, to: offset) {
        problem = found
      } else if hasRules, leavesOut(part, bytes, from: recordStart, to: offset, line: line) {
        // The mapping says that this is no receipt line.
      } else if fieldCount != layout.columnCount,
        !endsWithDelimiters(fieldCount - layout.columnCount, bytes, before: offset)
      {
        problem = RecordProblem(
          reason: .fieldCount, start: recordStart, end: recordStart + fieldCount)
      } else if asides.isSkippingTable {
        problem = RecordProblem(reason: .fieldCount, start: recordStart, end: recordStart)
      } else if problem == nil {
        if hasRules || needsRules { applyRules(bytes, from: recordStart) }
        if problem == nil { finishRecord(line: line, recordStart: recordStart) }
      }
      if problem != nil, takeAside(part, bytes, from: recordStart, to: offset, line: line) {
        if asides.hasEnded { return }
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
  private mutating func beginRecord(hasRules: Bool) {
    row.hasItem = false
    amounts.beginRecord()
    if problem != nil { problem = nil }
    if hasRules {
      captured.fields.removeAll(keepingCapacity: true)
    } else if isRuled {
      forgetRow()
    }
    needsRules = false
  }

  /// Takes a record whose fields were read into the columns, or notes what is wrong with it.
  @inline(__always)
  private mutating func finishRecord(line: Int, recordStart: Int) {
    guard row.currencyDigits != CurrencyTexts.malformed else {
      return noteMalformedCurrency(at: recordStart)
    }
    if layout.isPriceList {
      finishPrice(line: line, recordStart: recordStart)
    } else {
      finishRow(line: line, recordStart: recordStart)
    }
  }
}

/// Checks a whole row: whether it can be used, its quantity, and what was paid.
extension PartParser {
  /// Checks a row of well-formed fields and appends it to the columns, or notes why not.
  @inline(__always)
  mutating func finishRow(line: Int, recordStart: Int) {
    guard row.day != nil, row.hasStore, row.hasItem, amounts.hasAmount else {
      return noteMissing(at: recordStart)
    }
    guard let quantity = amounts.lineQuantity() else {
      return note(.quantityOutOfRange, at: recordStart, value: amounts.exactQuantity)
    }
    let digits = row.currencyDigits
    var isOdd = false
    if amounts.discount.form != .absent || amounts.oddDiscount != nil {
      isOdd = !isDiscountPossible
      if isOdd, !leaveOutDiscount(line: line, recordStart: recordStart) { return }
    }
    guard let paid = amounts.paid(digits: digits) else {
      return noteOverflow(at: recordStart)
    }
    if !isOdd, !amounts.isTotalPlain(digits: digits) {
      checkTotal(paid, line: line)
    }
    guard paid.tenThousandths.magnitude <= Self.amountLimit else {
      return noteOverflow(at: recordStart)
    }
    if layout.hasBarcodes, !isRuled { row.item = items.composeWithBarcode(seed: hashSeed) }
    if row.isRunStale { beginRun() }
    columns.append(row, quantity: quantity, paid: paid, line: line)
    if row.isUTC { log.utcCount &+= 1 }
    if amounts.discount.form != .absent { keepDiscount(digits: digits) }
    if layout.keepsNumbers { columns.numbers.append(amounts.written) }
  }

  /// Whether the discount can have been taken from the price; the rules have looked at theirs before
  /// adding charges to them.
  private var isDiscountPossible: Bool {
    if isRuled { return amounts.oddDiscount == nil }
    guard let discount = amounts.exactDiscount else { return true }
    return LineAmount.isDiscount(
      discount, from: amounts.exactUnitPrice?.multiplied(by: amounts.exactQuantity ?? .one),
      total: amounts.exactTotal, digits: row.currencyDigits,
      allowsCharges: layout.rules.allowsCharges)
  }

  /// Leaves out the discount with a warning, or notes it where no total says what was paid.
  ///
  /// - Returns: Whether the row can be used.
  @inline(never)
  private mutating func leaveOutDiscount(line: Int, recordStart: Int) -> Bool {
    let written = amounts.oddDiscount ?? amounts.exactDiscount?.description ?? ""
    amounts.discount = .absent
    guard amounts.total.form != .absent else {
      problem = RecordProblem(
        reason: .discountTooLarge, start: recordStart, end: recordStart, value: written)
      return false
    }
    let file = layout.displayPath
    log.warn {
      Diagnostic(
        .warning, .discountTooLarge, file: file, line: line,
        message:
          "the discount \(written) cannot have been taken from the price; the total is used, "
          + "correct the line")
    }
    return true
  }

  /// Keeps the discount of the row that was appended last; one that does not fit in 64 bits is none.
  @inline(never)
  private mutating func keepDiscount(digits: Int) {
    guard let discount = amounts.exactDiscount,
      let rounded = LineAmount.rounded(discount, digits: digits)
    else { return }
    columns.discount.append(rounded, row: columns.rowCount - 1)
  }

  private static var amountLimit: UInt64 { Amount.bookLimit.tenThousandths.magnitude }

  /// Begins a run of rows that have the receipt, store, day and time of this one.
  private mutating func beginRun() {
    guard let day = row.day else { return }
    beginRun(day: day)
  }

  /// Begins a run of rows of a day that have the receipt, store and time of this one.
  mutating func beginRun(day: CalendarDate) {
    var run = row
    if layout.hasLocations {
      run.store = names.place(ofStore: row.store, location: row.location, seed: hashSeed)
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
      } else if !row.hasItem {
        .missingItem
      } else {
        .missingAmount
      }
    problem = RecordProblem(reason: reason, start: recordStart, end: recordStart)
  }

  @inline(never)
  mutating func noteOverflow(at recordStart: Int) {
    note(.amountOverflow, at: recordStart, value: amounts.exactTotal ?? amounts.exactUnitPrice)
  }

  @inline(never)
  mutating func note(
    _ reason: RejectionReason, at recordStart: Int, value: ExactDecimal?
  ) {
    problem = RecordProblem(
      reason: reason, start: recordStart, end: recordStart, value: value?.description ?? "")
  }

  @inline(never)
  mutating func noteMalformedCurrency(at recordStart: Int) {
    problem = RecordProblem(
      reason: .malformedCurrency, start: recordStart, end: recordStart,
      value: QuotedValue.describe(names.currencies.texts.text(of: Int(row.currency))))
  }

  /// Warns if the total differs from what the other numbers give; the total is used all the same.
  @inline(never)
  private mutating func checkTotal(_ paid: Amount, line: Int) {
    let digits = row.currencyDigits
    guard let price = amounts.exactUnitPrice else { return warnOfSigns(paid, line: line) }
    let computed = amounts.computed(digits: digits)
    if let computed {
      let (difference, overflow) = computed.tenThousandths.subtractingReportingOverflow(
        paid.tenThousandths)
      if !overflow, difference.magnitude <= Amount.step(digits: digits).magnitude { return }
    }
    let quantity = amounts.exactQuantity ?? .one
    let discount = amounts.exactDiscount ?? .zero
    let file = layout.displayPath
    log.warn {
      let sum = computed.map { ExactDecimal($0).plainText(digits: digits) } ?? "an amount too large"
      let taken = discount.isZero ? "" : " − \(discount)"
      return Diagnostic(
        .warning, .totalMismatch, file: file, line: line,
        message: "the total \(ExactDecimal(paid).plainText(digits: digits)) is not "
          + "\(price) × \(quantity)\(taken) = \(sum); the total is used, correct the line")
    }
  }

  /// Warns of a quantity below zero with a total above it; the total is used all the same.
  private mutating func warnOfSigns(_ paid: Amount, line: Int) {
    let total = ExactDecimal(paid).plainText(digits: row.currencyDigits)
    let quantity = amounts.exactQuantity ?? .one
    let file = layout.displayPath
    log.warn {
      Diagnostic(
        .warning, .totalMismatch, file: file, line: line,
        message: "the quantity \(quantity) is below zero and the total \(total) is not; the total "
          + "is used, write it as -\(total) if it was paid back")
    }
  }
}

extension PartParser {
  /// Recognises what a record is that cannot be a receipt line.
  ///
  /// - Returns: Whether it is an aside. An aside is neither counted nor rejected.
  @inline(never)
  mutating func takeAside(
    _ part: borrowing Part, _ bytes: ByteView, from start: Int, to end: Int, line: Int
  ) -> Bool {
    guard let problem, problem.reason.mayBeAside || asides.isSkippingTable else { return false }
    // Rows that were made from records of another shape contain no second table.
    guard !layout.isReshaped else { return false }
    let textEnd = contentEnd(bytes, from: start, to: end)
    // A damaged record is not a header, whatever precedes it: if a part begins after a header, its
    // parser does not know about that header.
    let found =
      !problem.reason.mayBeAside
      ? nil
      : asides.reader.aside(
        bytes, from: start, to: textEnd,
        followsBlankLine: bytes.isLineBlank(
          before: start, layout.dialect, orAtStart: part.followsBlankLine))
    let place = Aside.Place(
      line: line, offset: part.offset + start, rowCount: columns.rowCount,
      rejectedCount: log.rejectedCount)
    switch found {
    case nil:
      guard asides.isSkippingTable else { return false }
    case .blank: break
    case .footer where asides.isSkippingTable: break
    case .footer(let kind, let amount): asides.append(.footer(kind, amount: amount), place)
    case .repeatedHeader where !asides.isSkippingTable: asides.append(.repeatedHeader, place)
    case .receiptsHeader, .repeatedHeader:
      // A table after a table of something else is read by itself, whatever its header.
      asides.append(.receiptsHeader, place)
      asides.hasEnded = true
    case .otherHeader(let names):
      if !asides.isSkippingTable { asides.append(.otherHeader(names: names), place) }
      asides.isSkippingTable = true
    }
    log.readCount -= 1
    self.problem = nil
    return true
  }
}

extension RejectionReason {
  /// Whether a record with this problem may be something else than a receipt line.
  fileprivate var mayBeAside: Bool {
    switch self {
    case .fieldCount, .malformedDate, .malformedTime, .malformedNumber, .missingDate,
      .missingStore, .missingItem, .missingAmount:
      true
    default: false
    }
  }
}

/// Records that are rejected.
extension PartParser {
  /// Gives rows and problems the places that they had in the file, if rows were made from records of
  /// another shape.
  mutating func relocate(to origin: PartOrigin) {
    for row in 0..<columns.rowCount {
      columns.line[row] = UInt32(clamping: origin.line(Int(columns.line[row])))
    }
    log.relocate(to: origin)
    asides.relocate(to: origin)
  }

  /// Rejects the record, and keeps its text and what is wrong with it.
  @inline(never)
  mutating func reject(
    _ problem: RecordProblem, _ bytes: ByteView, recordStart: Int, recordEnd: Int, line: Int
  ) {
    let textEnd = contentEnd(bytes, from: recordStart, to: recordEnd)
    // It may have been the first row of a receipt; the rows below it do not belong to the one before.
    if !problem.reason.leavesFieldsReadable { captured.firstRow = nil }
    let layout = layout
    log.reject(problem.reason) {
      let value =
        if problem.reason == .fieldCount {
          "\(problem.end - problem.start) fields where the header has \(layout.columnCount)"
        } else {
          problem.value
            ?? QuotedValue.describe(problem.field ?? bytes.piece(of: problem, to: textEnd))
        }
      let isDay = problem.reason == .malformedDate
      let isNoSuchDay = isDay && problem.field.map(DateText.isNoSuchDay) == true
      let isBeyond =
        isDay && problem.field.flatMap { DateText.moment($0, order: layout.dateOrder) } != nil
      let place = layout.position(of: problem, bytes, recordStart: recordStart, line: line)
      return Rejection(
        recordLine: line, line: place.line, column: place.column, reason: problem.reason,
        message: isNoSuchDay
          ? "there is no such day as \(value); correct the date"
          : isBeyond
            ? "\(value) is \(LocalDays.beyond); correct the date" : problem.reason.message(value),
        text: bytes.text(from: recordStart, to: min(textEnd, recordStart + 4096)))
    }
  }

  /// Rejects a row that the parser accepted, because of the rest of the book.
  ///
  /// - Parameter limit: How many rejections may be kept: such rows may come before all that were
  ///   rejected until now.
  mutating func refuse(
    row: Int, reason: RejectionReason, _ bytes: ByteView, firstLine: Int, keptUpTo limit: Int
  ) {
    let line = Int(columns.line[row])
    let value =
      reason == .tooManyUnits
      ? QuotedValue.describe(names.units.text(of: Int(columns.unit[row])))
      : ExactDecimal(columns.paid[row]).plainText(digits: 2)
    let layout = layout
    let recordEnd = layout.dialect.recordEnd
    log.reject(reason, keptUpTo: limit) {
      var start = 0
      for _ in firstLine..<max(firstLine, line) {
        guard let end = bytes.firstIndex(of: recordEnd, from: start, to: bytes.count) else { break }
        start = end + 1
      }
      let end = bytes.firstIndex(of: recordEnd, from: start, to: bytes.count) ?? bytes.count
      let textEnd = layout.contentEnd(bytes, from: start, to: end)
      return Rejection(
        recordLine: line, line: line, column: 0, reason: reason, message: reason.message(value),
        text: bytes.text(from: start, to: min(textEnd, start + 4096)))
    }
  }

  /// The end of a record's text, before its record end.
  func contentEnd(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    layout.contentEnd(bytes, from: start, to: end)
  }
}

extension ByteView {
  /// The piece of a record that a problem is about, cut at a whole character.
  fileprivate func piece(of problem: RecordProblem, to textEnd: Int) -> String {
    var end = min(max(problem.start, problem.end), textEnd)
    // Bytes 10xxxxxx continue a character.
    if end < textEnd {
      while end > problem.start, self[end] & 0xC0 == 0x80 { end -= 1 }
    }
    return text(from: problem.start, to: end)
  }
}

extension RecordLayout {
  fileprivate func contentEnd(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    var end = end
    if end > start, bytes[end - 1] == dialect.recordEnd { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The physical line and byte column of a problem; column 0 where it is the record as a whole.
  fileprivate func position(
    of problem: RecordProblem, _ bytes: ByteView, recordStart: Int, line: Int
  ) -> (line: Int, column: Int) {
    guard problem.start > recordStart || problem.end > problem.start,
      problem.reason != .fieldCount
    else { return (line, 0) }
    var line = line
    var lineStart = recordStart
    while let found = bytes.firstIndex(of: dialect.recordEnd, from: lineStart, to: problem.start) {
      line += 1
      lineStart = found + 1
    }
    return (line, problem.start - lineStart + 1)
  }
}

extension RejectionReason {
  /// Whether the record was split into its fields as it was meant.
  fileprivate var leavesFieldsReadable: Bool {
    switch self {
    case .fieldCount, .strayQuote, .unclosedQuote, .recordTooLong, .nulByte, .invalidUTF8: false
    default: true
    }
  }
}
