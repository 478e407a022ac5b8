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
  var several: PriceOfSeveral?

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
    } else if let field, let written = Self.several(text, of: field, mark: mark) {
      several = written
      take(written.price)
      // What several cost together is what was paid; how many of them are paid for is no price.
      if field == .unitPrice || (field != .total && written.paidCount != nil) { value = nil }
    } else {
      return nil
    }
  }

  /// Of receipts only prices behind a word are read: beside `2 x 1.19` it is open what was paid.
  private static func several(_ text: String, of field: Field, mark: UInt8) -> PriceOfSeveral? {
    switch field {
    case .total, .unitPrice:
      PriceOfSeveral.text(in: text)?.link == .word ? PriceOfSeveral(text, mark: mark) : nil
    case .price, .regularPrice, .offerPrice, .offer: PriceOfSeveral(text, mark: mark)
    default: nil
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
