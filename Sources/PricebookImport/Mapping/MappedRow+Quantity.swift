import PricebookModel

/// Quantities and unit prices with a unit beside the number, such as `0.532 kg` and `€1.79/kg`.
extension MappedRow {
  /// The quantity in a cell with its unit, which becomes that of the row.
  mutating func measuredQuantity(
    _ text: String, _ slot: Int, _ rules: RowRules
  ) -> ExactDecimal? {
    guard let (value, written) = rules.quantity(text, slot: slot) else {
      problem = problem ?? (.malformedQuantity, slot)
      return nil
    }
    guard !written.isEmpty else { return value }
    if !isUnitInColumn {
      unit = written
    } else if UnitOfMeasure(written: unit) != UnitOfMeasure(written: written) {
      problem = problem ?? (.otherUnit, slot)
    }
    return value
  }

  /// Makes the price of one unit that of the unit of the row, or notes that they do not agree.
  mutating func settlePriceUnit(_ rules: RowRules) {
    guard let price = unitPrice else { return }
    let slot = priceUnit?.slot ?? rules.cells[.unitPrice]?.first ?? 0
    if rules.isPriceOfSeveral, priceUnit == nil {
      if total == nil { problem = problem ?? (.otherUnit, slot) }
      return
    }
    guard let own = priceUnit.map({ UnitOfMeasure(written: $0.written) }) ?? rules.priceUnit
    else { return }
    if unit.isEmpty {
      guard own != .each else { return }
      // A price that gives what was paid says what the quantity is in.
      if isTotalShown || (total == nil && priceUnit == nil) {
        unit = priceUnit?.written ?? own.symbol
      } else if priceUnit != nil {
        problem = problem ?? (.otherUnit, slot)
      }
      return
    }
    let unit = UnitOfMeasure(written: unit)
    guard unit != own else { return }
    if let factor = unit.amount(in: own), let converted = price.multiplied(by: factor) {
      unitPrice = converted
    } else if priceUnit != nil || total == nil {
      problem = problem ?? (.otherUnit, slot)
    }
  }

  /// Whether the row has a total that is unit price × quantity.
  private var isTotalShown: Bool {
    let digits = CurrencyCode(written: currency).minorUnitDigits
    guard let unitPrice, let quantity,
      let total = total.flatMap({ LineAmount.rounded($0, digits: digits) }),
      let computed = LineAmount.rounded(
        unitPrice: unitPrice, quantity: quantity, discount: discount ?? .zero, digits: digits)
    else { return false }
    return (total.tenThousandths - computed.tenThousandths).magnitude
      <= Amount.step(digits: digits).magnitude
  }
}

extension RowRules {
  /// A quantity and the unit beside it, which is empty where there is a times sign instead.
  fileprivate func quantity(_ text: String, slot: Int) -> (value: ExactDecimal, unit: String)? {
    withBytes(of: text) { view in
      NumberText.quantity(view, from: 0, to: view.count, mark: marks[slot]).map {
        ($0.number.value, view.text(from: $0.unit.lowerBound, to: $0.unit.upperBound))
      }
    }
  }

  /// A price, the unit that it is for, and its currency.
  func pricePerUnit(
    _ text: String, slot: Int
  ) -> (value: ExactDecimal, unit: String, currency: String)? {
    withBytes(of: text) { view in
      NumberText.pricePerUnit(view, from: 0, to: view.count, mark: marks[slot]).map {
        let currency = $0.number.currency
        return (
          $0.number.value, view.text(from: $0.unit.lowerBound, to: $0.unit.upperBound),
          view.text(from: currency.lowerBound, to: currency.upperBound)
        )
      }
    }
  }
}
