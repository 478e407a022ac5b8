import PricebookModel

/// What a whole row comes to: its quantity, what was paid, and whether it can be used.
extension PartParser {
  /// Checks a row of well-formed fields and appends it to the columns, or notes why not.
  @inline(__always)
  mutating func finishRow(line: Int, _ bytes: ByteView, recordStart: Int) {
    let isComplete = row.day != nil && row.hasStore && row.hasItem
    guard isComplete, row.total.form != .absent || row.unitPrice.form != .absent else {
      return noteMissing(at: recordStart)
    }
    guard let quantity = rowQuantity() else {
      let value = exact(row.quantity, longNumbers.quantity) ?? .zero
      problemValue = value.description
      problem = Problem(reason: .quantityOutOfRange, start: recordStart, end: recordStart)
      return
    }
    guard let paid = rowPaid(line: line), paid.tenThousandths.magnitude <= Self.amountLimit else {
      problemValue =
        (exact(row.total, longNumbers.total) ?? exact(row.unitPrice, longNumbers.unitPrice))?
        .description ?? ""
      problem = Problem(reason: .amountOverflow, start: recordStart, end: recordStart)
      return
    }
    if hasBarcodes { setItemWithBarcode() }
    if isRunStale { beginRun() }
    let index = columns.rowCount
    columns.rowCount = index &+ 1
    columns.run[index] = UInt32(truncatingIfNeeded: columns.runCount &- 1)
    columns.itemPlace[index] = row.item
    columns.category[index] = row.category
    columns.unit[index] = row.unit
    columns.currency[index] = row.currency
    columns.quantity[index] = quantity
    columns.paid[index] = paid
    columns.uses[index] =
      quantity.millionths > 0 && paid.tenThousandths > 0 ? Self.priceUses : .spending
    columns.line[index] = UInt32(clamping: line)
    if let sum = paidMagnitude {
      let (next, overflow) = sum.addingReportingOverflow(paid.tenThousandths.magnitude)
      paidMagnitude = overflow ? nil : next
    }
    if keepsNumbers { keepNumbers() }
  }

  /// Of a line that is a price observation, unless its item turns out to be an adjustment.
  private static var priceUses: ReceiptLines.Uses { ReceiptLines.Uses(rawValue: 3) }

  private static var amountLimit: UInt64 { Amount.bookLimit.tenThousandths.magnitude }

  private mutating func beginRun() {
    guard let day = row.day else { return }
    let index = columns.runCount
    columns.runCount = index &+ 1
    columns.runReceiptID[index] = row.receiptID
    columns.runStore[index] = row.store
    columns.runDay[index] = day
    columns.runSecond[index] = row.second
    isRunStale = false
  }

  @inline(never)
  private mutating func noteMissing(at recordStart: Int) {
    let reason: RejectionReason =
      if row.day == nil {
        .missingDate
      } else if !row.hasStore {
        .missingStore
      } else if !row.hasItem {
        .missingItem
      } else {
        .missingAmount
      }
    problem = Problem(reason: reason, start: recordStart, end: recordStart)
  }

  /// The quantity, 1 where there is none; `nil` beyond the limit.
  @inline(__always)
  private mutating func rowQuantity() -> Quantity? {
    switch row.quantity.form {
    case .absent: return .one
    case .short
    where row.quantity.scale <= 6 && row.quantity.significand.magnitude <= 1_000_000_000_000:
      let millionths = row.quantity.significand &* powersOfTen[6 &- row.quantity.scale]
      return millionths.magnitude <= Quantity.limit.millionths.magnitude
        ? Quantity(millionths: millionths) : nil
    default: return longQuantity()
    }
  }

  @inline(never)
  private mutating func longQuantity() -> Quantity? {
    guard let number = exact(row.quantity, longNumbers.quantity),
      let millionths = number.rounded(toDigits: 6),
      // Rounding must not hide what is beyond the limit. Beyond 31 decimals nothing can be.
      number.scale > 31
        || number.significand.magnitude
          <= 10_000_000 * powerOfTen(Int(number.scale)).magnitude
    else { return nil }
    return Quantity(millionths: millionths)
  }

  /// What was paid, rounded to the minor unit; `nil` where it does not fit.
  @inline(__always)
  private mutating func rowPaid(line: Int) -> Amount? {
    let digits = row.currencyDigits
    let hasCheck = row.unitPrice.form != .absent && row.quantity.form != .absent
    if row.total.form == .short, row.total.scale <= digits {
      let (value, overflow) = row.total.significand.multipliedReportingOverflow(
        by: powersOfTen[4 &- row.total.scale])
      if overflow { return nil }
      if hasCheck {
        // Within one minor unit before rounding is within one after, for rounding keeps order.
        guard let computed = computedAtScaleEight(),
          let total = scaled(row.total, to: 8),
          (computed &- total).magnitude <= powersOfTen[8 &- digits].magnitude
        else { return checkedSlowly(Amount(tenThousandths: value), line: line) }
      }
      return Amount(tenThousandths: value)
    }
    if row.total.form == .absent, let computed = computedAtScaleEight() {
      let step = powersOfTen[8 &- digits]
      let (quotient, remainder) = computed.quotientAndRemainder(dividingBy: step)
      let isUp = remainder.magnitude &* 2 >= step.magnitude
      let count = isUp ? (computed < 0 ? quotient &- 1 : quotient &+ 1) : quotient
      return Amount(tenThousandths: count &* powersOfTen[4 &- digits])
    }
    return slowPaid(line: line)
  }

  /// Unit price × quantity − discount in 10⁻⁸, where that is exact and small.
  @inline(__always)
  private func computedAtScaleEight() -> Int64? {
    guard row.unitPrice.form == .short, row.quantity.form != .long, row.discount.form != .long
    else { return nil }
    let quantity = row.quantity.form == .short ? row.quantity : .one
    let scale = row.unitPrice.scale &+ quantity.scale
    guard scale <= 8 else { return nil }
    let (product, productOverflow) = row.unitPrice.significand.multipliedReportingOverflow(
      by: quantity.significand)
    let (value, valueOverflow) = product.multipliedReportingOverflow(by: powersOfTen[8 &- scale])
    // Half the range keeps the differences to come from overflowing.
    guard !productOverflow, !valueOverflow, value.magnitude < 1 << 61 else { return nil }
    guard row.discount.form == .short else { return value }
    guard let discount = scaled(row.discount, to: 8) else { return nil }
    return value &- discount
  }

  /// A short number in 10⁻⁸, where that is exact and small.
  @inline(__always)
  private func scaled(_ number: NumberText, to scale: Int) -> Int64? {
    guard number.scale <= scale else { return nil }
    let (value, overflow) = number.significand.multipliedReportingOverflow(
      by: powersOfTen[scale &- number.scale])
    return overflow || value.magnitude >= 1 << 61 ? nil : value
  }

  @inline(never)
  private mutating func slowPaid(line: Int) -> Amount? {
    let digits = row.currencyDigits
    if let total = exact(row.total, longNumbers.total) {
      guard let paid = LineAmount.rounded(total, digits: digits) else { return nil }
      return row.unitPrice.form != .absent && row.quantity.form != .absent
        ? checkedSlowly(paid, line: line) : paid
    }
    guard let price = exact(row.unitPrice, longNumbers.unitPrice) else { return nil }
    return LineAmount.rounded(
      unitPrice: price, quantity: exact(row.quantity, longNumbers.quantity) ?? .one,
      discount: exact(row.discount, longNumbers.discount) ?? .zero, digits: digits)
  }

  /// Warns where the total is not what the other numbers come to; it stands all the same.
  @inline(never)
  private mutating func checkedSlowly(_ paid: Amount, line: Int) -> Amount {
    let digits = row.currencyDigits
    let price = exact(row.unitPrice, longNumbers.unitPrice) ?? .zero
    let quantity = exact(row.quantity, longNumbers.quantity) ?? .one
    let discount = exact(row.discount, longNumbers.discount) ?? .zero
    let computed = LineAmount.rounded(
      unitPrice: price, quantity: quantity, discount: discount, digits: digits)
    if let computed {
      let (difference, overflow) = computed.tenThousandths.subtractingReportingOverflow(
        paid.tenThousandths)
      if !overflow, difference.magnitude <= Amount.step(digits: digits).magnitude { return paid }
    }
    warningCount += 1
    if warnings.count < problemLimit {
      let sum = computed.map { ExactDecimal($0).plainText(digits: digits) } ?? "an amount too large"
      let taken = discount.isZero ? "" : " − \(discount)"
      warnings.append(
        Diagnostic(
          .warning, .totalMismatch, file: displayPath, line: line,
          message: "the total \(ExactDecimal(paid).plainText(digits: digits)) is not "
            + "\(price) × \(quantity)\(taken) = \(sum); the total stands, correct what is wrong"))
    }
    return paid
  }

  /// A number in full; `nil` where it is absent.
  func exact(_ number: NumberText, _ long: ExactDecimal?) -> ExactDecimal? {
    switch number.form {
    case .absent: nil
    case .short:
      ExactDecimal(significand: Int128(number.significand), scale: UInt8(number.scale))
    case .long: long
    }
  }

  private mutating func keepNumbers() {
    columns.numbers.append(
      WrittenNumbers(
        quantity: exact(row.quantity, longNumbers.quantity),
        unitPrice: exact(row.unitPrice, longNumbers.unitPrice),
        discount: exact(row.discount, longNumbers.discount),
        total: exact(row.total, longNumbers.total)))
  }

  /// Refuses the record, and keeps its text and what is wrong with it.
  @inline(never)
  mutating func reject(
    _ problem: Problem, _ bytes: ByteView, recordStart: Int, recordEnd: Int, line: Int
  ) {
    rejectedCount += 1
    if problem.reason == .unclosedQuote { unclosedQuoteCount += 1 }
    defer { problemValue = nil }
    guard rejections.count < problemLimit else { return }
    let textEnd = contentEnd(bytes, from: recordStart, to: recordEnd)
    let value: String
    switch problem.reason {
    case .fieldCount:
      value = "\(problem.end - problem.start) fields where the header has \(columnCount)"
    case .quantityOutOfRange, .amountOverflow: value = problemValue ?? ""
    default:
      value = QuotedValue.describe(
        bytes.text(from: problem.start, to: min(max(problem.start, problem.end), textEnd)))
    }
    let place = position(of: problem, bytes, recordStart: recordStart, line: line)
    rejections.append(
      Rejection(
        recordLine: line, line: place.line, column: place.column, reason: problem.reason,
        message: problem.reason.message(value),
        text: bytes.text(from: recordStart, to: min(textEnd, recordStart + 4096))))
  }

  func contentEnd(_ bytes: ByteView, from start: Int, to end: Int) -> Int {
    var end = end
    if end > start, bytes[end - 1] == dialect.recordEnd { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The physical line and byte column of a problem; column 0 where it is the record as a whole.
  private func position(
    of problem: Problem, _ bytes: ByteView, recordStart: Int, line: Int
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

extension ExactDecimal {
  static let one = ExactDecimal(significand: 1, scale: 0)

  /// Plain notation with a fixed number of decimals, which must hold every digit.
  func plainText(digits: Int) -> String {
    guard let count = rounded(toDigits: digits) else { return description }
    let text = String(count.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let sign = count < 0 ? "-" : ""
    return digits == 0
      ? sign + padded : sign + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}

extension PartParser {
  /// Refuses a row that was accepted before the whole book was looked at.
  ///
  /// - Parameter limit: How many rejections may be kept: such rows may stand before all that were
  ///   refused until now.
  mutating func refuse(
    row: Int, reason: RejectionReason, _ bytes: ByteView, firstLine: Int, keptUpTo limit: Int
  ) {
    rejectedCount += 1
    guard rejections.count < limit else { return }
    let line = Int(columns.line[row])
    var start = 0
    for _ in firstLine..<max(firstLine, line) {
      guard let end = bytes.firstIndex(of: dialect.recordEnd, from: start, to: bytes.count)
      else { break }
      start = end + 1
    }
    let end = bytes.firstIndex(of: dialect.recordEnd, from: start, to: bytes.count) ?? bytes.count
    let textEnd = contentEnd(bytes, from: start, to: end)
    let value =
      reason == .tooManyUnits
      ? QuotedValue.describe(units.text(of: Int(columns.unit[row])))
      : ExactDecimal(columns.paid[row]).plainText(digits: 2)
    rejections.append(
      Rejection(
        recordLine: line, line: line, column: 0, reason: reason, message: reason.message(value),
        text: bytes.text(from: start, to: min(textEnd, start + 4096))))
  }
}
