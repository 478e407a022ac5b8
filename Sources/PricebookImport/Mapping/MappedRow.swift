import PricebookModel

struct MappedRow {
  private let row: [String]
  private let rules: RowRules
  var day: CalendarDate?
  /// Seconds since midnight; −1 without a time.
  var second: Int32 = -1
  var receiptID = ""
  var store = ""
  var location = ""
  var person = ""
  var item = ""
  var barcode = ""
  var category = ""
  var unit = ""
  var currency = ""
  var isAdjustment = false
  var isOffer = false
  /// The last day on which the price of a price list is valid.
  var lastDay: CalendarDate?
  var numbers = LineNumbers()
  /// Whether the discount is in percent of unit price × quantity.
  private var isPercent = false
  private var isUnitInColumn = false
  /// The discount that cannot have been taken from the price, as written; ``discount`` lacks it.
  private(set) var oddDiscount: String?
  /// What the column of offers has and is neither a word for it nor its price.
  private(set) var oddOffer: String?
  /// Whether the day is that of a time in UTC because no time zone is set.
  private(set) var isUTC = false
  private var priceUnit: (written: String, slot: Int)?
  /// What several pieces cost together, where an amount says so.
  private var severalPaid: ExactDecimal?
  /// The money of the whole receipt, which all of its rows repeat.
  private(set) var receiptMoney: [ReceiptMoney.Named] = []
  /// The first cell that cannot be read, by its slot; the value is shown in place of its text.
  private(set) var problem: (reason: RejectionReason, slot: Int, value: String?)?

  init(_ row: [String], _ rules: RowRules) {
    (self.row, self.rules) = (row, rules)
    let mapping = rules.mapping
    let constants = mapping.constants
    func text(_ field: Field, else others: String?...) -> String {
      let own = rules.text(field, row)
      return own.isEmpty ? others.lazy.compactMap(\.self).first { !$0.isEmpty } ?? "" : own
    }
    receiptID = text(.receiptID)
    item = text(.item)
    barcode = text(.barcode)
    store = text(.store, else: rules.writing.found.store, constants.store)
    location = text(.location)
    person = text(.person, else: constants.person)
    category = text(.category, else: constants.category)
    unit = text(.unit)
    isUnitInColumn = !unit.isEmpty
    if unit.isEmpty { unit = constants.unit ?? "" }
    currency = text(.currency, else: constants.currency)
    let isMoneyOff = rules.fits(.moneyOff, row)
    isAdjustment = isMoneyOff || rules.fits(.adjustments, row) || mapping.kind == .visits
    if item.isEmpty, mapping.kind == .visits { item = SourceMapping.visitItem }
    readDate()
    numbers.quantity = number(.quantity)
    numbers.unitPrice = number(.unitPrice)
    numbers.discount = number(.discount)
    numbers.total = number(.total)
    if numbers.total == nil { numbers.total = severalPaid }
    let charge = number(.charge)
    for slot in rules.moneySlots { readMoney(slot) }
    if unit.isEmpty, let fractionUnit = mapping.fractionUnit, numbers.quantity?.isWhole == false {
      unit = fractionUnit
    }
    settlePriceUnit()
    settle(charge: charge)
    if mapping.kind == .prices { readPriceList() }
    if isMoneyOff {
      numbers.total = (numbers.total ?? numbers.unitPrice)?.belowZero
      numbers.unitPrice = nil
      numbers.discount = nil
    } else if rules.fits(.returns, row) {
      numbers.total = numbers.total?.belowZero
      numbers.discount = numbers.discount?.belowZero
      numbers.quantity = (numbers.quantity ?? .one).belowZero
    }
  }

  private mutating func note(_ reason: RejectionReason, _ field: Field, value: String? = nil) {
    note(reason, rules.cells[field]?.first ?? rules.keySlot ?? 0, value: value)
  }

  private mutating func note(_ reason: RejectionReason, _ slot: Int, value: String? = nil) {
    problem = problem ?? (reason, slot, value)
  }

  private var digits: Int {
    let code = currency.isEmpty ? rules.writing.standardCurrency : CurrencyCode(written: currency)
    return (code ?? .unknown).minorUnitDigits
  }

  /// Converts discount, charge and total to the meaning of the canonical columns.
  private mutating func settle(charge: ExactDecimal?) {
    let mapping = rules.mapping
    if mapping.isNegated {
      numbers.unitPrice = numbers.unitPrice?.negated
      numbers.total = numbers.total?.negated
    }
    if let written = numbers.discount {
      if mapping.discount == .percent { isPercent = true }
      if mapping.discount == .negative || (mapping.discount != .positive && written.isNegative) {
        numbers.discount = written.negated
      }
    }
    if isPercent, let percent = numbers.discount {
      // Without a unit price the total is what was paid, and the discount adds nothing to it.
      numbers.discount = nil
      if !LineNumbers.isDiscount(percent: percent) {
        leaveOutDiscount("\(percent)%")
      } else if numbers.unitPrice != nil {
        set(\.discount, numbers.product?.multiplied(by: percent)?.shifted(byPowerOfTen: -2))
      }
    }
    let price = numbers.product
    if let discount = numbers.discount, mapping.kind != .prices,
      !numbers.isDiscountPossible(
        from: mapping.paid == .totalLessDiscount ? numbers.total ?? price : price,
        digits: digits, allowsCharges: rules.writing.allowsCharges)
    {
      leaveOutDiscount(discount.description)
    }
    if let charge, !charge.isZero {
      // A charge on top of the price is a negative discount.
      set(\.discount, (numbers.discount ?? .zero).subtracting(charge))
    }
    switch mapping.paid {
    case .total: break
    case .unitPrice: if numbers.unitPrice != nil { numbers.total = nil }
    case .totalLessDiscount:
      if let total = numbers.total, let discount = numbers.discount {
        set(\.total, total.subtracting(discount))
      }
    }
  }

  private mutating func leaveOutDiscount(_ written: String) {
    numbers.discount = nil
    if numbers.total == nil {
      note(.discountTooLarge, .discount, value: written)
    } else {
      oddDiscount = written
    }
  }

  private mutating func set(
    _ path: WritableKeyPath<LineNumbers, ExactDecimal?>, _ value: ExactDecimal?
  ) {
    if value == nil { note(.amountOverflow, 0) }
    numbers[keyPath: path] = value
  }

  /// The price beside an offer's price is the regular one, which counts where no other is there.
  private mutating func readPriceList() {
    let offerPrice = number(.offerPrice)
    let price = number(.price)
    let regular = number(.regularPrice) ?? (offerPrice == nil ? nil : price)
    if price != nil || regular != nil || offerPrice != nil {
      (numbers.total, numbers.unitPrice) = (offerPrice ?? price, regular)
    }
    readOffer()
    let package = rules.text(.package, row)
    if !package.isEmpty, let slot = rules.cells[.package]?.first {
      // A number alone is how many pieces the price is for.
      let pieces = rules.number(package, slot: slot, allowing: [])?.value
      unit = pieces == nil ? package : ""
      numbers.quantity = pieces ?? numbers.quantity
    }
    // Tags such as en:tomatoes begin with their language.
    let tag = Array(category.utf8.prefix(4))
    if tag.count == 4, tag[0...1].allSatisfy({ (0x61...0x7A).contains($0) }), tag[3] > 0x20,
      tag[2] == UInt8(ascii: ":")
    {
      category = String(category.dropFirst(3))
    }
    if item.isEmpty { item = barcode.isEmpty ? category : barcode }
    let written = rules.text(.validUntil, row)
    guard !written.isEmpty, !NumberText.isAbsent(written) else { return }
    lastDay = rules.date(written)?.day
    if lastDay == nil { note(.malformedDate, .validUntil) }
  }

  /// A word marks an offer; an amount is its price, beside which the other one is the regular price.
  private mutating func readOffer() {
    let written = rules.text(.offer, row)
    guard !ValueWords.isNoOffer(written), !NumberText.isAbsent(written) else { return }
    isOffer = ValueWords.isOffer(written)
    guard !isOffer else { return }
    let slot = rules.cells[.offer]?.first
    let found = slot.flatMap { rules.number(written, slot: $0) }
    guard var value = found?.value, value.isPositive || value.isZero, found?.isPercent == false
    else { return oddOffer = written }
    guard !value.isZero else { return }
    if currency.isEmpty { currency = found?.currency ?? "" }
    if rules.mapping.isInMinorUnits { value = value.shifted(byPowerOfTen: -digits) ?? value }
    guard let price = numbers.total ?? numbers.unitPrice else {
      numbers.total = value
      return isOffer = true
    }
    if value < price {
      numbers.unitPrice = numbers.unitPrice ?? price
      numbers.total = value
    } else if value != price || numbers.unitPrice.map({ price < $0 }) != true {
      oddOffer = written
    }
  }

  private mutating func readDate() {
    day = (rules.writing.found.date ?? rules.mapping.constants.date).flatMap {
      rules.writing.days.local($0)
    }
    let written = rules.text(.date, row)
    if !written.isEmpty {
      let date = rules.date(written)
      day = date?.day
      isUTC = date?.isUTC ?? false
      if rules.cells[.time] == nil { second = date?.second ?? -1 }
      if date == nil, !NumberText.isAbsent(written) { note(.malformedDate, .date) }
    }
    let text = rules.text(.time, row)
    guard !text.isEmpty, !NumberText.isAbsent(text) else { return }
    second = rules.time(text) ?? -1
    if second < 0 { note(.malformedTime, .time) }
  }

  private mutating func number(_ field: Field) -> ExactDecimal? {
    guard let cells = rules.cells[field] else { return nil }
    var sum: ExactDecimal?
    for slot in cells.slots {
      if cells.combination == .first, sum != nil { break }
      // A field of JSON with several values has all of them in one cell.
      for part in row[slot].split(separator: RowRules.valueSeparator) {
        guard let value = self.number(field, String(part), slot) else { continue }
        sum = sum == nil ? value : sum?.adding(value)
        if sum == nil { note(.amountOverflow, slot) }
      }
    }
    let isInPercent = field == .discount && (isPercent || rules.mapping.discount == .percent)
    guard field != .quantity, rules.mapping.isInMinorUnits, !isInPercent else { return sum }
    let digits = CurrencyCode(written: currency).minorUnitDigits
    return sum?.shifted(byPowerOfTen: -digits)
  }

  private mutating func readMoney(_ slot: Int) {
    let name = rules.names[slot]
    guard let amount = number(.charge, row[slot], slot), !amount.isZero else { return }
    receiptMoney.append(
      ReceiptMoney.Named(
        path: name, label: name, role: MoneyName([name]).role ?? .fee, amount: amount))
  }

  /// The number in one cell; `nil` if it counts as empty or cannot be read.
  private mutating func number(_ field: Field, _ cell: String, _ slot: Int) -> ExactDecimal? {
    let text = rules.text(cell)
    guard !text.isEmpty else { return nil }
    let extras: WrittenNumber.Extras =
      switch field {
      case .quantity: []
      case .discount: [.currency, .percent]
      default: .currency
      }
    guard let number = rules.number(text, slot: slot, allowing: extras) else {
      if field == .quantity { return measuredQuantity(text, slot) }
      if field == .unitPrice, let price = WrittenNumber.pricePerUnit(text, mark: rules.marks[slot])
      {
        priceUnit = (price.unit, slot)
        if currency.isEmpty { currency = price.number.currency }
        return price.number.value
      }
      if field == .total || field == .unitPrice,
        let several = WrittenNumber.several(text, mark: rules.marks[slot])
      {
        // What several cost together is what was paid.
        severalPaid = several.price.value
        if numbers.quantity == nil { numbers.quantity = several.count }
        if currency.isEmpty { currency = several.price.currency }
        return field == .total ? several.price.value : nil
      }
      note(.malformedNumber, slot)
      return nil
    }
    guard let value = number.value else { return nil }
    if number.isPercent { isPercent = true }
    if currency.isEmpty { currency = number.currency }
    return value
  }
}

extension RowRules {
  /// Stands between the values of a field of JSON that has several.
  static let valueSeparator: Character = "\u{1F}"

  func date(_ text: String) -> LocalTime? {
    if mapping.dateFormat == .dayNumber {
      // What follows a point is the time of day.
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard let dayOne = mapping.dayOne, let whole = parts.first, whole.utf8.count <= 6,
        let number = Int(whole), number >= 1,
        parts.count == 1 || (parts.count == 2 && Int(parts[1]) != nil)
      else { return nil }
      return writing.days.local(dayOne.adding(days: number - 1)).map { LocalTime(day: $0) }
    }
    if mapping.dateFormat == .month, let month = MonthText.plain(text) {
      return writing.days.local(month.firstDay).map { LocalTime(day: $0) }
    }
    if let moment = DateText.Moment(epoch: text) { return writing.days.local(moment) }
    return DateText.moment(text, order: writing.dateOrder).flatMap { writing.days.local($0) }
  }

  func time(_ text: String) -> Int32? {
    if mapping.timeFormat == .digits {
      guard (1...4).contains(text.utf8.count), let number = Int32(text), number >= 0,
        number / 100 < 24, number % 100 < 60
      else { return nil }
      return number / 100 * 3_600 + number % 100 * 60
    }
    return withBytes(of: text) { DateText.secondOfDay($0, from: 0, to: $0.count) }
  }

  /// A number and its currency; no value for a cell that counts as empty.
  func number(
    _ text: String, slot: Int, allowing extras: WrittenNumber.Extras = .currency
  ) -> (value: ExactDecimal?, currency: String, isPercent: Bool)? {
    if NumberText.isAbsent(text) { return (nil, "", false) }
    let found =
      WrittenNumber(text, mark: marks[slot], allowing: extras)
      ?? NumberText.exact(text, mark: marks[slot]).map { WrittenNumber(value: $0) }
    return found.map { ($0.value, $0.currency, $0.isPercent) }
  }
}

extension DateText.Moment {
  /// An instant as seconds or milliseconds since 1970, as programs write it: 10 or 13 digits.
  init?(epoch text: String) {
    let isEpoch = withBytes(of: text) { DateText.mayBeEpoch($0, from: 0, to: $0.count) }
    guard isEpoch, let number = Int(text) else { return nil }
    let seconds = text.utf8.count == 13 ? number / 1000 : number
    self.init(
      day: CalendarDate(daysSinceEpoch: Int32(clamping: seconds / 86_400)),
      second: Int32(seconds % 86_400), zone: .utc)
  }
}

extension ExactDecimal {
  fileprivate var belowZero: ExactDecimal { significand > 0 ? negated : self }

  fileprivate var negated: ExactDecimal {
    // The smallest significand has no opposite; no amount can be that large.
    ExactDecimal(significand: significand == .min ? .max : -significand, scale: scale)
  }

  fileprivate var isWhole: Bool {
    scale == 0 || scale <= 37 && significand % powerOfTen(Int(scale)) == 0
  }
}

/// Quantities and unit prices with a unit beside the number, such as `0.532 kg` and `€1.79/kg`.
extension MappedRow {
  /// The quantity in a cell with its unit, which becomes that of the row.
  private mutating func measuredQuantity(_ text: String, _ slot: Int) -> ExactDecimal? {
    guard let (value, written) = WrittenNumber.quantity(text, mark: rules.marks[slot]) else {
      note(.malformedQuantity, slot)
      return nil
    }
    guard !written.isEmpty else { return value }
    if !isUnitInColumn {
      unit = written
    } else if UnitOfMeasure(written: unit) != UnitOfMeasure(written: written) {
      note(.otherUnit, slot)
    }
    return value
  }

  /// Makes the price of one unit that of the unit of the row, or notes that they do not agree.
  private mutating func settlePriceUnit() {
    guard let price = numbers.unitPrice else { return }
    let slot = priceUnit?.slot ?? rules.cells[.unitPrice]?.first ?? 0
    if rules.isPriceOfSeveral, priceUnit == nil {
      if numbers.total == nil { note(.otherUnit, slot) }
      return
    }
    guard let own = priceUnit.map({ UnitOfMeasure(written: $0.written) }) ?? rules.priceUnit
    else { return }
    if unit.isEmpty {
      guard own != .each else { return }
      // A price that gives what was paid says what the quantity is in.
      if isTotalShown || (numbers.total == nil && priceUnit == nil) {
        unit = priceUnit?.written ?? own.symbol
      } else if priceUnit != nil {
        note(.otherUnit, slot)
      }
      return
    }
    let unit = UnitOfMeasure(written: unit)
    guard unit != own else { return }
    if let factor = unit.amount(in: own), let converted = price.multiplied(by: factor) {
      numbers.unitPrice = converted
    } else if priceUnit != nil {
      note(.otherUnit, slot)
    } else if numbers.total == nil {
      note(.otherUnit, slot, value: "the header, \(QuotedValue.describe(own.symbol)),")
    }
  }

  private var isTotalShown: Bool {
    let digits = digits
    guard numbers.quantity != nil,
      let total = numbers.total.flatMap({ LineNumbers.rounded($0, digits: digits) })
    else { return false }
    return numbers.agree(with: total, digits: digits)
  }
}

extension UnitOfMeasure {
  /// How much of another unit one of this is: 0.001 kg is one g; `nil` for another dimension.
  fileprivate func amount(in other: UnitOfMeasure) -> ExactDecimal? {
    guard dimension == other.dimension else { return nil }
    return ExactDecimal(significand: Int128(basePerUnit), scale: 0)
      .divided(by: Int128(other.basePerUnit))
  }
}
