/// What a column of a file means; the raw value is its name in headers, mappings and messages.
enum Field: String, CaseIterable, Hashable, Sendable {
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

  // Of price lists.
  case price
  /// What it costs without an offer.
  case regularPrice = "regular_price"
  case offerPrice = "offer_price"
  /// Whether the price is an offer's.
  case offer
  /// The last day of the price.
  case validUntil = "valid_until"
  /// A quantity with its unit: `500 g`.
  case package

  // Of budgets.
  case month
  case amount

  /// The columns of receipts, whose names are the canonical header.
  static let ofReceipts = allCases.prefix { $0 != .price }.filter { $0 != .charge }

  /// The fields that a mapping fills.
  static let ofMappings = allCases.filter { $0 != .offerPrice && $0 != .package }

  init?(ofReceipt name: some StringProtocol) {
    guard let field = Self(rawValue: String(name)), field.isOfReceipt else { return nil }
    self = field
  }

  init?(inMapping name: String) {
    guard let field = Self(rawValue: name), field != .offerPrice, field != .package else {
      return nil
    }
    self = field
  }

  private var isOfReceipt: Bool {
    switch self {
    case .charge, .price, .regularPrice, .offerPrice, .offer, .validUntil, .package, .month,
      .amount:
      false
    default: true
    }
  }

  /// The column of receipts that it is looked at like; `nil` for fields that receipts do not have.
  var inReceipts: Field? {
    switch self {
    case .price: .total
    case .regularPrice: .unitPrice
    default: isOfReceipt ? self : nil
    }
  }

  /// Whether it is read as a number.
  var isNumber: Bool {
    switch self {
    case .quantity, .unitPrice, .discount, .charge, .total, .price, .regularPrice, .offerPrice,
      .amount:
      true
    default: false
    }
  }
}
