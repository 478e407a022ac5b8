import PricebookModel

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
    guard let paid = amounts.paid(digits: digits) else {
      return noteOverflow(at: recordStart)
    }
    if !amounts.isTotalPlain(digits: digits) { checkTotal(paid, line: line) }
    guard paid.tenThousandths.magnitude <= Self.amountLimit else {
      return noteOverflow(at: recordStart)
    }
    if layout.hasBarcodes { row.item = items.composeWithBarcode(seed: hashSeed) }
    if row.isRunStale { beginRun() }
    columns.append(row, quantity: quantity, paid: paid, line: line)
    if amounts.discount.form != .absent { keepDiscount(digits: digits) }
    if layout.keepsNumbers { columns.numbers.append(amounts.written) }
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
