import PricebookModel

/// The fields of one row of a mapped file.
struct MappedRow {
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
  /// Whether the price of a price list is an offer's.
  var isOffer = false
  /// The last day on which the price of a price list is valid.
  var lastDay: CalendarDate?
  var quantity: ExactDecimal?
  var unitPrice: ExactDecimal?
  var discount: ExactDecimal?
  var total: ExactDecimal?
  /// Whether the discount is in percent of unit price × quantity.
  private var isPercent = false
  /// Whether a column says the unit of the row.
  private(set) var isUnitInColumn = false
  /// The unit beside the unit price, and its slot.
  var priceUnit: (written: String, slot: Int)?
  /// The first cell that cannot be read, by its slot.
  var problem: (reason: RejectionReason, slot: Int)?

  init(_ row: [String], _ rules: RowRules) {
    let mapping = rules.mapping
    let constants = mapping.constants
    receiptID = rules.text(.receiptID, row)
    item = rules.text(.item, row)
    barcode = rules.text(.barcode, row)
    store = first(rules.text(.store, row), rules.found.store, constants.store)
    location = rules.text(.location, row)
    person = rules.text(.person, row)
    category = first(rules.text(.category, row), constants.category)
    let unitInColumn = rules.text(.unit, row)
    isUnitInColumn = !unitInColumn.isEmpty
    unit = first(unitInColumn, constants.unit)
    currency = first(rules.text(.currency, row), constants.currency)
    let isMoneyOff = rules.isMoneyOff(row)
    isAdjustment = isMoneyOff || rules.isAdjustment(row) || mapping.kind == .visits
    if item.isEmpty, mapping.kind == .visits { item = SourceMapping.visitItem }
    readDate(row, rules)
    quantity = number(.quantity, row, rules)
    unitPrice = number(.unitPrice, row, rules)
    discount = number(.discount, row, rules)
    total = number(.total, row, rules)
    let charge = number(.charge, row, rules)
    if unit.isEmpty, let fractionUnit = mapping.fractionUnit, let quantity, !quantity.isWhole {
      unit = fractionUnit
    }
    settlePriceUnit(rules)
    settle(mapping, charge: charge)
    if mapping.kind == .prices { readPriceList(row, rules) }
    if isMoneyOff {
      total = (total ?? unitPrice)?.belowZero
      unitPrice = nil
      discount = nil
    } else if rules.isReturn(row) {
      total = total?.belowZero
      discount = discount?.belowZero
      quantity = (quantity ?? .one).belowZero
    }
  }

  private func first(_ texts: String?...) -> String {
    texts.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
  }

  /// Converts discount, charge and total to the meaning of the canonical columns.
  private mutating func settle(_ mapping: SourceMapping, charge: ExactDecimal?) {
    if mapping.isNegated {
      unitPrice = unitPrice?.negated
      total = total?.negated
    }
    if mapping.discount == .percent, discount != nil { isPercent = true }
    if let written = discount {
      switch mapping.discount {
      case .positive: break
      case .negative: discount = written.negated
      case .absolute, .percent: discount = written.significand < 0 ? written.negated : written
      }
    }
    if isPercent, let percent = discount {
      // Without a unit price the total is what was paid, and the discount adds nothing to it.
      discount = nil
      if let unitPrice {
        set(
          \.discount,
          unitPrice.multiplied(by: quantity ?? .one)?.multiplied(by: percent)?
            .shifted(byPowerOfTen: -2))
      }
    }
    if let charge, !charge.isZero {
      // A charge on top of the price is a negative discount.
      set(\.discount, (discount ?? .zero).subtracting(charge))
    }
    switch mapping.paid {
    case .total: break
    case .unitPrice: total = unitPrice == nil ? total : nil
    case .totalLessDiscount:
      if let total, let discount { set(\.total, total.subtracting(discount)) }
    }
  }

  private mutating func set(
    _ path: WritableKeyPath<MappedRow, ExactDecimal?>, _ value: ExactDecimal?
  ) {
    if value == nil, problem == nil { problem = (.amountOverflow, 0) }
    self[keyPath: path] = value
  }

  /// The regular price replaces a price that is absent.
  private mutating func readPriceList(_ row: [String], _ rules: RowRules) {
    let price = number(.price, row, rules)
    let regular = number(.regularPrice, row, rules)
    if price != nil || regular != nil { (total, unitPrice) = (price, regular) }
    isOffer = OfferText.isOffer(rules.text(.offer, row))
    let written = rules.text(.validUntil, row)
    guard !written.isEmpty else { return }
    lastDay = rules.date(written)?.day
    if lastDay == nil {
      problem = problem ?? (.malformedDate, rules.cells[.validUntil]?.first ?? 0)
    }
  }

  private mutating func readDate(_ row: [String], _ rules: RowRules) {
    day = (rules.found.date ?? rules.mapping.constants.date).flatMap { rules.days.local($0) }
    let written = rules.text(.date, row)
    if !written.isEmpty {
      if let date = rules.date(written) {
        day = date.day
        second = date.second ?? -1
      } else {
        day = nil
        problem = problem ?? (.malformedDate, rules.cells[.date]?.first ?? rules.keySlot ?? 0)
      }
    }
    let text = rules.text(.time, row)
    guard !text.isEmpty else { return }
    if let clock = rules.time(text) {
      second = clock
    } else {
      problem = problem ?? (.malformedTime, rules.cells[.time]?.first ?? rules.keySlot ?? 0)
    }
  }

  private mutating func number(
    _ field: MappingField, _ row: [String], _ rules: RowRules
  ) -> ExactDecimal? {
    guard let cells = rules.cells[field] else { return nil }
    var sum: ExactDecimal?
    for slot in cells.slots {
      if case .firstFilled = cells, sum != nil { break }
      // A field of JSON with several values has all of them in one cell.
      for part in row[slot].split(separator: RowRules.valueSeparator) {
        guard let value = self.number(field, String(part), slot, rules) else { continue }
        guard let before = sum else {
          sum = value
          continue
        }
        sum = before.adding(value)
        if sum == nil { problem = problem ?? (.amountOverflow, slot) }
      }
    }
    let isInPercent = field == .discount && (isPercent || rules.mapping.discount == .percent)
    guard field != .quantity, rules.mapping.isInMinorUnits, !isInPercent else { return sum }
    let digits = CurrencyCode(written: currency).minorUnitDigits
    return sum?.shifted(byPowerOfTen: -digits)
  }

  /// The number in one cell; `nil` if it counts as empty or cannot be read.
  private mutating func number(
    _ field: MappingField, _ cell: String, _ slot: Int, _ rules: RowRules
  ) -> ExactDecimal? {
    let text = rules.text(cell)
    guard !text.isEmpty else { return nil }
    let extras: NumberText.Extras = field == .discount ? [.currency, .percent] : .currency
    guard let number = rules.number(text, slot: slot, allowing: extras) else {
      if field == .quantity { return measuredQuantity(text, slot, rules) }
      if field == .unitPrice, let price = rules.pricePerUnit(text, slot: slot) {
        priceUnit = (price.unit, slot)
        if currency.isEmpty { currency = price.currency }
        return price.value
      }
      problem = problem ?? (.malformedNumber, slot)
      return nil
    }
    guard let value = number.value else { return nil }
    if number.isPercent { isPercent = true }
    if currency.isEmpty { currency = number.currency }
    return value
  }
}

extension RowRules {
  /// The day in a cell, and the time if there is one.
  func date(_ text: String) -> (day: CalendarDate, second: Int32?)? {
    if mapping.dateFormat == .dayNumber {
      // What follows a point is the time of day.
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard let dayOne = mapping.dayOne, let whole = parts.first, whole.utf8.count <= 6,
        let number = Int(whole), number >= 1,
        parts.count == 1 || (parts.count == 2 && Int(parts[1]) != nil)
      else { return nil }
      return days.local(dayOne.adding(days: number - 1)).map { ($0, nil) }
    }
    if mapping.dateFormat == .month, let month = CellMonth.iso(text).flatMap({ Month(iso: $0) }) {
      return days.local(month.firstDay).map { ($0, nil) }
    }
    if let moment = DateText.Moment(epoch: text) { return days.local(moment) }
    return withBytes(of: text) { view in
      DateText.moment(view, from: 0, to: view.count, order: dateOrder)
    }.flatMap { days.local($0) }
  }

  /// Seconds since midnight.
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
    _ text: String, slot: Int, allowing extras: NumberText.Extras = .currency
  ) -> (value: ExactDecimal?, currency: String, isPercent: Bool)? {
    withBytes(of: text) { view in
      if NumberText.isAbsent(view, from: 0, to: view.count) { return (nil, "", false) }
      return NumberText.written(
        view, from: 0, to: view.count, mark: marks[slot], allowing: extras
      ).map { number in
        let place = number.currency
        return (
          number.value, view.text(from: place.lowerBound, to: place.upperBound), number.isPercent
        )
      }
    }
  }

  func withBytes<Result>(of text: String, _ body: (ByteView) -> Result) -> Result {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    return body(buffer.view)
  }
}

extension DateText.Moment {
  /// An instant as seconds or milliseconds since 1970, as programs write it: 10 or 13 digits.
  fileprivate init?(epoch text: String) {
    guard [10, 13].contains(text.utf8.count), text.utf8.allSatisfy(\.isDigit),
      let number = Int(text)
    else { return nil }
    let seconds = text.utf8.count == 13 ? number / 1000 : number
    self.init(
      day: CalendarDate(daysSinceEpoch: Int32(clamping: seconds / 86_400)),
      second: Int32(seconds % 86_400), zoneOffset: 0)
  }
}

extension RowRules {
  /// Stands between the values of a field of JSON that has several.
  static let valueSeparator: Character = "\u{1F}"
}

extension ExactDecimal {
  /// The number below zero with the same digits.
  fileprivate var belowZero: ExactDecimal { significand > 0 ? negated : self }

  fileprivate var negated: ExactDecimal {
    // The smallest significand has no opposite; no amount can be that large.
    ExactDecimal(significand: significand == .min ? .max : -significand, scale: scale)
  }

  fileprivate var isWhole: Bool {
    scale == 0 || scale <= 37 && significand % powerOfTen(Int(scale)) == 0
  }
}
