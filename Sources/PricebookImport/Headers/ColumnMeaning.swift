/// The canonical columns of a receipt file; the raw value is the canonical header.
enum ColumnMeaning: String, CaseIterable, Hashable, Sendable {
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
  case total
  case currency
  /// Who paid, or shopped.
  case person
}

extension ColumnMeaning {
  /// Whether the column holds numbers.
  var isNumber: Bool {
    switch self {
    case .quantity, .unitPrice, .discount, .total: true
    default: false
    }
  }
}
