/// A field that a mapping fills from the columns of a file; the raw value is its key.
enum MappingField: String, CaseIterable, Hashable, Sendable {
  case receiptID = "receipt_id"
  case date
  case time
  case store
  case location
  case item
  case barcode
  case category
  case quantity
  case unit
  case unitPrice = "unit_price"
  case discount
  /// An amount on top of the price, such as shipping.
  case charge
  case total
  case currency
  /// Who paid, or shopped.
  case person
  /// Of a price list.
  case price
  /// Of a price list: what it costs without an offer.
  case regularPrice = "regular_price"
  /// Of a price list: whether the price is an offer's.
  case offer
  /// Of a price list: the last day of the price.
  case validUntil = "valid_until"
  /// Of a budget.
  case month
  /// Of a budget.
  case amount

  /// Its meaning in the canonical header; `nil` for fields that only mappings have.
  ///
  /// The prices of price lists are looked at like the amounts of receipts.
  var meaning: ColumnMeaning? {
    switch self {
    case .price: .total
    case .regularPrice: .unitPrice
    default: ColumnMeaning(rawValue: rawValue)
    }
  }

  /// Whether it is read as a number.
  var isNumber: Bool {
    switch self {
    case .quantity, .unitPrice, .discount, .charge, .total, .price, .regularPrice, .amount: true
    default: false
    }
  }
}
