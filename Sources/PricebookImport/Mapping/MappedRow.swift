import PricebookModel

/// What a row of a mapped file means.
struct MappedRow {
  var day: CalendarDate?
  /// Seconds since midnight; −1 where there is no time.
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
    isAdjustment = rules.isAdjustment(row)
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

  /// Brings discount, charge and total to what the canonical columns mean.
  private mutating func settle(_ mapping: SourceMapping, charge: ExactDecimal?) {
    if let written = discount {
      switch mapping.discount {
      case .positive: break
      case .negative: discount = written.negated
      case .absolute: discount = written.significand < 0 ? written.negated : written
      }
    }
    if let charge, !charge.isZero {
      // What comes on top of the price is a discount below zero.
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
        second = date.second
      } else {
        day = nil
        problem = problem ?? (.malformedDate, rules.cells[.date]?.first ?? rules.keySlot ?? 0)
      }
    }
    let text = rules.text(.time, row)
    guard !text.isEmpty else { return }
    let clock = rules.mapping.timeFormat == .digits ? CellDate.digits(text) : CellDate.clock(text)
    if let clock {
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
      guard let number = rules.number(text) else {
        problem = problem ?? (.malformedNumber, slot)
        return nil
      }
      if currency.isEmpty { currency = number.currency }
      guard let before = sum else {
        sum = number.value
        continue
      }
      sum = before.adding(number.value)
      if sum == nil { problem = problem ?? (.amountOverflow, slot) }
    }
    return sum
  }
}

extension RowRules {
  func date(_ text: String) -> CellDate? {
    if mapping.dateFormat == .dayNumber {
      guard let dayOne = mapping.dayOne, text.utf8.count <= 6, let number = Int(text), number >= 1
      else { return nil }
      return CellDate(day: dayOne.adding(days: number - 1))
    }
    return CellDate(text, order: mapping.dateFormat?.order ?? detectedOrder, zone: zone)
  }

  func number(_ text: String) -> CellNumber? {
    CellNumber(text, mark: mapping.decimalMark ?? detectedMark)
  }
}

extension ExactDecimal {
  fileprivate var negated: ExactDecimal {
    // The least significand has no opposite; it is beyond what any amount may be.
    ExactDecimal(significand: significand == .min ? .max : -significand, scale: scale)
  }

  fileprivate var isWhole: Bool {
    scale == 0 || scale <= 37 && significand % powerOfTen(Int(scale)) == 0
  }
}
