import PricebookModel

/// The fields of one row of a mapped file.
struct MappedRow {
  var day: CalendarDate?
  /// Seconds since midnight; −1 without a time.
  var second: Int32 = -1
  var receiptID = ""
  var store = ""
  var item = ""
  var barcode = ""
  var category = ""
  var unit = ""
  var currency = ""
  var isAdjustment = false
  var quantity: ExactDecimal?
  var unitPrice: ExactDecimal?
  var discount: ExactDecimal?
  var total: ExactDecimal?
  /// Whether the discount is in percent of unit price × quantity.
  private var isPercent = false
  /// The first cell that cannot be read, by its slot.
  var problem: (reason: RejectionReason, slot: Int)?

  init(_ row: [String], _ rules: RowRules) {
    let mapping = rules.mapping
    let constants = mapping.constants
    receiptID = rules.text(.receiptID, row)
    item = rules.text(.item, row)
    barcode = rules.text(.barcode, row)
    store = first(rules.text(.store, row), rules.found.store, constants.store)
    category = first(rules.text(.category, row), constants.category)
    unit = first(rules.text(.unit, row), constants.unit)
    currency = first(rules.text(.currency, row), constants.currency)
    isAdjustment = rules.isAdjustment(row) || mapping.kind == .visits
    if item.isEmpty, mapping.kind == .visits { item = SourceMapping.visitItem }
    readDate(row, rules)
    quantity = number(.quantity, row, rules)
    unitPrice = number(.unitPrice, row, rules)
    discount = number(.discount, row, rules)
    total = number(.total, row, rules)
    let charge = number(.charge, row, rules)
    settle(mapping, charge: charge)
    if unit.isEmpty, let fractionUnit = mapping.fractionUnit, let quantity, !quantity.isWhole {
      unit = fractionUnit
    }
  }

  private func first(_ texts: String?...) -> String {
    texts.lazy.compactMap(\.self).first { !$0.isEmpty } ?? ""
  }

  /// Converts discount, charge and total to the meaning of the canonical columns.
  private mutating func settle(_ mapping: SourceMapping, charge: ExactDecimal?) {
    if let written = discount {
      switch mapping.discount {
      case .positive: break
      case .negative: discount = written.negated
      case .absolute: discount = written.significand < 0 ? written.negated : written
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

  private mutating func readDate(_ row: [String], _ rules: RowRules) {
    day = rules.found.date
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
    let slots: [Int] =
      switch cells {
      case .one(let slot): [slot]
      case .joined(let slots, _), .sum(let slots): slots
      }
    var sum: ExactDecimal?
    for slot in slots {
      let text = rules.text(row[slot])
      guard !text.isEmpty else { continue }
      let extras: NumberText.Extras = field == .discount ? [.currency, .percent] : .currency
      guard let number = rules.number(text, slot: slot, allowing: extras) else {
        problem = problem ?? (.malformedNumber, slot)
        return nil
      }
      guard let value = number.value else { continue }
      if number.isPercent { isPercent = true }
      if currency.isEmpty { currency = number.currency }
      guard let before = sum else {
        sum = value
        continue
      }
      sum = before.adding(value)
      if sum == nil { problem = problem ?? (.amountOverflow, slot) }
    }
    return sum
  }
}

extension RowRules {
  /// The day in a cell, and the time if there is one.
  func date(_ text: String) -> (day: CalendarDate, second: Int32?)? {
    if mapping.dateFormat == .dayNumber {
      guard let dayOne = mapping.dayOne, text.utf8.count <= 6, let number = Int(text), number >= 1
      else { return nil }
      return (dayOne.adding(days: number - 1), nil)
    }
    return withBytes(of: text) { view in
      DateText.moment(view, from: 0, to: view.count, order: dateOrder)
    }.map { LocalDays(zone).local($0) }
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

  private func withBytes<Result>(of text: String, _ body: (ByteView) -> Result) -> Result {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(Array(text.utf8))
    return body(buffer.view)
  }
}

extension ExactDecimal {
  fileprivate var negated: ExactDecimal {
    // The smallest significand has no opposite; no amount can be that large.
    ExactDecimal(significand: significand == .min ? .max : -significand, scale: scale)
  }

  fileprivate var isWhole: Bool {
    scale == 0 || scale <= 37 && significand % powerOfTen(Int(scale)) == 0
  }
}
