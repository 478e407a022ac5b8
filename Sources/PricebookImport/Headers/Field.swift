/// What a column of a file means; the raw value is its name in headers, mappings and messages.
enum Field: String, CaseIterable, Hashable, Sendable {
  case receiptID = "receipt_id"
  case date, time, store, location, item, barcode, category, quantity, unit
  case unitPrice = "unit_price"
  case discount
  /// An amount on top of the price, such as shipping.
  case charge
  case total, currency
  case person
  /// For whom a line is: names, or a word for all.
  case beneficiaries = "for"

  // Of price lists.
  case price
  case regularPrice = "regular_price"
  case offerPrice = "offer_price"
  case offer
  case validUntil = "valid_until"
  /// A quantity with its unit: `500 g`.
  case package

  // Of budgets.
  case month, amount
  /// The columns of receipts, whose names are the canonical header.
  static let ofReceipts = allCases.prefix { $0 != .price }.filter { $0 != .charge }

  /// What all lines of a receipt share.
  static let ofReceipt: Set<Field> = [
    .date, .time, .store, .location, .receiptID, .currency, .person,
  ]

  /// The fields that a mapping fills.
  static let ofMappings = allCases.filter { $0 != .offerPrice && $0 != .package }

  init?(ofReceipt name: some StringProtocol) {
    guard let field = Self(rawValue: String(name)), Self.ofReceipts.contains(field)
    else { return nil }
    self = field
  }

  init?(inMapping name: String) {
    guard let field = Self(rawValue: name), Self.ofMappings.contains(field) else { return nil }
    self = field
  }

  var isNumber: Bool {
    switch self {
    case .quantity, .unitPrice, .discount, .charge, .total, .price, .regularPrice, .offerPrice,
      .amount:
      true
    default: false
    }
  }
}
