import PricebookModel

/// What a cell of a column of numbers says: the number, and what is written beside it.
struct NumberCell {
  /// `nil` where the cell says that there is none: `n/a`, a dash.
  var value: ExactDecimal?
  /// As written; empty where there is none.
  var currency = ""
  /// The unit beside a quantity, and the unit that a price is for.
  var unit = ""
  var priceUnit = ""
  var isPercent = false
  /// What several pieces cost together, and how many they are: `3 for £2.00`.
  var several: (price: ExactDecimal, count: ExactDecimal)?

  init() {}

  /// Reads a whole trimmed text that is not empty: a quantity may have a unit beside it, a price of
  /// one a unit behind a slash, a discount a percent sign, and all but quantities a currency.
  ///
  /// - Returns: `nil` if it is none of these.
  init?(_ text: String, of field: Field?, mark: UInt8) {
    if NumberText.isAbsent(text) { return }
    let extras: WrittenNumber.Extras =
      switch field {
      case .quantity, .package: []
      case .discount: [.currency, .percent]
      default: .currency
      }
    if let number = WrittenNumber(text, mark: mark, allowing: extras) {
      take(number)
    } else if let number = NumberText.exact(text, mark: mark) {
      value = number
    } else if field == .quantity, let quantity = WrittenNumber.quantity(text, mark: mark) {
      (value, unit) = (quantity.value, quantity.unit)
    } else if field == .unitPrice, let price = WrittenNumber.pricePerUnit(text, mark: mark) {
      take(price.number)
      priceUnit = price.unit
    } else if field == .total || field == .unitPrice,
      let written = WrittenNumber.several(text, mark: mark)
    {
      // What several cost together is what was paid.
      several = (written.price.value, written.count)
      take(written.price)
      if field == .unitPrice { value = nil }
    } else {
      return nil
    }
  }

  /// Notes what stands beside another number of the same row; of several currencies the first counts.
  mutating func take(besideOf other: NumberCell) {
    if currency.isEmpty { currency = other.currency }
    if !other.unit.isEmpty { unit = other.unit }
    if !other.priceUnit.isEmpty { priceUnit = other.priceUnit }
    if other.isPercent { isPercent = true }
    several = other.several ?? several
  }

  private mutating func take(_ number: WrittenNumber) {
    (value, currency, isPercent) = (number.value, number.currency, number.isPercent)
  }
}
