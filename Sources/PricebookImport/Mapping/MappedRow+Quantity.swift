import PricebookModel

/// Quantities with a unit beside the number, such as `0.532 kg`.
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
}
