import PricebookModel

/// Makes the numbers of a row mean what the canonical columns mean, by the rules of its table.
struct LineSettlement {
  private let rules: RowRules
  var numbers: LineNumbers
  var charge: ExactDecimal?
  /// Minor-unit decimals of the row's currency.
  let digits: Int
  /// The unit of the row, as written; empty where there is none.
  private(set) var unit: String
  private let priceUnit: String
  /// Whether the discount is in percent of unit price × quantity.
  private let isPercent: Bool
  /// The discount that cannot have been taken from the price, as written; ``numbers`` lacks it.
  private(set) var oddDiscount: String?
  /// What cannot be read, with the field that says so, and a value to show in place of its text.
  private(set) var problem: (reason: RejectionReason, field: Field?, value: String?)?

  init(
    _ numbers: LineNumbers, charge: ExactDecimal?, digits: Int, unit: String, priceUnit: String,
    isPercent: Bool, _ rules: RowRules
  ) {
    (self.numbers, self.charge, self.digits) = (numbers, charge, digits)
    (self.unit, self.priceUnit, self.rules) = (unit, priceUnit, rules)
    let mapping = rules.mapping
    self.isPercent = isPercent || mapping.discount == .percent
    if mapping.isInMinorUnits {
      self.numbers.unitPrice = inUnits(numbers.unitPrice)
      self.numbers.total = inUnits(numbers.total)
      self.charge = inUnits(charge)
      if !self.isPercent { self.numbers.discount = inUnits(numbers.discount) }
    }
    if unit.isEmpty, let fractionUnit = mapping.fractionUnit, numbers.quantity?.isWhole == false {
      self.unit = fractionUnit
    }
    settlePriceUnit()
    settleDiscount()
    settleTotal()
  }

  /// An amount of minor units, if that is what the table has.
  func inUnits(_ amount: ExactDecimal?) -> ExactDecimal? {
    rules.mapping.isInMinorUnits ? amount?.shifted(byPowerOfTen: -digits) : amount
  }

  /// The price of several pieces in whole units.
  func inUnits(_ several: PriceOfSeveral) -> PriceOfSeveral {
    var found = several
    found.price.value = inUnits(several.price.value) ?? several.price.value
    return found
  }

  private mutating func note(_ reason: RejectionReason, _ field: Field?, value: String? = nil) {
    problem = problem ?? (reason, field, value)
  }

  /// Makes the price of one unit that of the unit of the row, or notes that they do not agree.
  private mutating func settlePriceUnit() {
    guard let price = numbers.unitPrice else { return }
    let isWritten = !priceUnit.isEmpty
    if rules.isPriceOfSeveral, !isWritten {
      if numbers.total == nil { note(.otherUnit, .unitPrice) }
      return
    }
    guard let own = isWritten ? UnitOfMeasure(written: priceUnit) : rules.priceUnit
    else { return }
    if unit.isEmpty {
      guard own != .each else { return }
      // A price that gives what was paid says what the quantity is in.
      if isTotalShown || (numbers.total == nil && !isWritten) {
        unit = isWritten ? priceUnit : own.symbol
      } else if isWritten {
        note(.otherUnit, .unitPrice)
      }
      return
    }
    let unit = UnitOfMeasure(ofPackage: unit)
    guard unit != own else { return }
    if let factor = unit.amount(in: own), let converted = price.multiplied(by: factor) {
      numbers.unitPrice = converted
    } else if isWritten {
      note(.otherUnit, .unitPrice)
    } else if numbers.total == nil {
      note(.otherUnit, .unitPrice, value: "the header, \(QuotedValue.describe(own.symbol)),")
    }
  }

  /// Whether the row has a total that is unit price × quantity.
  private var isTotalShown: Bool {
    guard numbers.quantity != nil,
      let total = numbers.total.flatMap({ LineNumbers.rounded($0, digits: digits) })
    else { return false }
    return numbers.agree(with: total, digits: digits)
  }

  private mutating func settleDiscount() {
    let mapping = rules.mapping
    if mapping.isNegated {
      numbers.unitPrice = numbers.unitPrice?.negated
      numbers.total = numbers.total?.negated
    }
    if let written = numbers.discount,
      mapping.discount == .negative || (mapping.discount != .positive && written.isNegative)
    {
      numbers.discount = written.negated
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
  }

  private mutating func settleTotal() {
    if let charge, !charge.isZero {
      // A charge on top of the price is a negative discount.
      set(\.discount, (numbers.discount ?? .zero).subtracting(charge))
    }
    switch rules.mapping.paid {
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
    if value == nil { note(.amountOverflow, nil) }
    numbers[keyPath: path] = value
  }

  /// Makes the row money off: its amount counts below zero, whatever its sign.
  mutating func takeOff() {
    numbers.total = (numbers.total ?? numbers.unitPrice)?.belowZero
    numbers.unitPrice = nil
    numbers.discount = nil
  }

  /// Makes the row one that takes a purchase back, whatever the signs of its numbers.
  mutating func takeBack() {
    numbers.total = numbers.total?.belowZero
    numbers.discount = numbers.discount?.belowZero
    numbers.quantity = (numbers.quantity ?? .one).belowZero
  }
}

extension LineNumbers {
  /// Takes what several pieces cost together, where no total and no quantity say something else.
  mutating func take(_ several: PriceOfSeveral) {
    quantity = quantity ?? several.pieces
    total = total ?? several.price.value
  }

  /// Makes the price of one what several of it cost together.
  mutating func takeOffer(_ several: PriceOfSeveral, from price: ExactDecimal?) -> Bool {
    guard let all = several.cost(ofOne: price),
      let quantity = (quantity ?? .one).multiplied(by: several.pieces)
    else { return false }
    total = all
    self.quantity = quantity
    return true
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

extension UnitOfMeasure {
  /// How much of another unit one of this is: 0.001 kg is one g; `nil` for another dimension.
  fileprivate func amount(in other: UnitOfMeasure) -> ExactDecimal? {
    guard dimension == other.dimension else { return nil }
    return ExactDecimal(significand: Int128(basePerUnit), scale: 0)
      .divided(by: Int128(other.basePerUnit))
  }
}
