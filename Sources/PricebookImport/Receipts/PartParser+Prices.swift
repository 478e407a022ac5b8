import PricebookModel

/// Reads the lines of price lists.
///
/// A line of a price list is what a quantity costs, and not what a household paid for it. Its price
/// takes the place of the amount paid, its last day the place of the receipt number.
extension PartParser {
  /// Checks a row of well-formed fields and appends it to the columns, or notes why not.
  @inline(never)
  mutating func finishPrice(line: Int, recordStart: Int) {
    if !row.hasItem { nameItem() }
    guard row.hasStore, row.hasItem, amounts.hasAmount else {
      return noteMissing(at: recordStart)
    }
    guard let quantity = amounts.lineQuantity() else {
      return note(.quantityOutOfRange, at: recordStart, value: amounts.exactQuantity)
    }
    // A mapping of receipts has amounts of whole lines.
    let isReceipt = layout.rules.map { $0.mapping.kind == .receipts } ?? false
    guard let price = isReceipt ? amounts.paid(digits: 4) : amounts.price() else {
      return noteOverflow(at: recordStart)
    }
    guard price.tenThousandths > 0, quantity.millionths > 0 else {
      return note(
        .noPrice, at: recordStart, value: amounts.exactTotal ?? amounts.exactUnitPrice)
    }
    guard price.tenThousandths <= Amount.bookLimit.tenThousandths else {
      return noteOverflow(at: recordStart)
    }
    if layout.hasBarcodes { row.item = items.composeWithBarcode(seed: hashSeed) }
    row.second = -1
    if row.isRunStale {
      beginRun(day: row.day ?? layout.defaultDay ?? ObservedPrices.undated)
      row.isRunStale = false
    }
    columns.append(row, quantity: quantity, paid: price, line: line)
    let isOffer = amounts.extras.contains(.offer) || amounts.isBelowRegular
    columns.uses[columns.rowCount - 1] = isOffer ? [.price, .offer] : .price
  }

  /// Calls an item without a name by its barcode, or goods without one by their category.
  private mutating func nameItem() {
    if layout.hasBarcodes, items.takeBarcodeAsName() {
      row.hasItem = true
      return
    }
    let range = names.categories.range(of: Int(row.category))
    guard layout.rules == nil, !range.isEmpty else { return }
    if layout.hasBarcodes {
      items.setName(names.categories.view, from: range.lowerBound, to: range.upperBound)
      row.hasItem = true
    } else {
      row.item = items.compose(
        names.categories.view, from: range.lowerBound, to: range.upperBound, seed: hashSeed)
      row.hasItem = true
    }
  }

  /// Takes a field that only price lists have.
  @inline(never)
  mutating func setPriceListField(
    _ planned: PlannedColumn, _ view: ByteView, from start: Int, to end: Int, at place: Int
  ) {
    switch planned.kind {
    case .package:
      // A number alone is how many pieces the price is for.
      if let number = NumberText.exact(view, from: start, to: end, mark: planned.mark) {
        amounts.set(.quantity, NumberText(number), exact: number)
        setText(.unit, view, from: end, to: end)
      } else {
        setText(.unit, view, from: start, to: end)
      }
    case .offer:
      // The offer may be a price instead of a mark.
      if let number = NumberText.written(
        view, from: start, to: end, mark: planned.mark, allowing: .currency),
        number.value.isPositive, number.value != .one
      {
        if !amounts.hasTotal { amounts.set(.total, NumberText(number.value), exact: number.value) }
      } else if OfferText.isOffer(view.text(from: start, to: end)) {
        amounts.extras.insert(.offer)
      }
    case .tag:
      // Tags such as en:tomatoes begin with their language.
      let isTag =
        end - start > 3 && view[start + 2] == UInt8(ascii: ":") && view[start].isSmallLetter
        && view[start + 1].isSmallLetter && view[start + 3] > 0x20
      setText(.category, view, from: isTag ? start + 3 : start, to: end)
    case .validUntil:
      let day = DateText.moment(view, from: start, to: end, order: layout.slashDateOrder)
        .flatMap { layout.days.local($0)?.day }
      if day == nil, start < end, !NumberText.isAbsent(view, from: start, to: end) {
        note(.malformedDate, view, from: start, to: end, at: place)
      }
      setLastDay(day)
    default: break
    }
  }

  /// Takes the last day of the price, which tells visits apart as a receipt number does.
  mutating func setLastDay(_ day: CalendarDate?) {
    var text = ByteBuffer(capacity: 64)
    text.append(Array((day?.description ?? "").utf8))
    let count = text.count
    text.append(layout.dialect.recordEnd)
    setText(.receiptID, text.view, from: 0, to: count)
  }
}

extension RowAmounts {
  fileprivate var hasTotal: Bool { total.form != .absent }

  /// What the quantity costs, to four decimals; the regular price where there is no other.
  fileprivate func price() -> Amount? {
    (exactTotal ?? exactUnitPrice).flatMap { LineAmount.rounded($0, digits: 4) }
  }

  /// Whether the price is below the regular price.
  fileprivate var isBelowRegular: Bool {
    guard let price = exactTotal, let regular = exactUnitPrice else { return false }
    return regular.subtracting(price)?.isPositive ?? false
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}

extension ReceiptLines.Uses {
  /// The price of a price list is an offer's.
  static let offer = ReceiptLines.Uses(rawValue: ObservedPrices.Uses.offer.rawValue)
}
