import PricebookModel

/// The columns of a file in the order of their fields, and where the record above has the fields
/// that a record may repeat.
struct FieldPlan: ~Copyable {
  /// One per column of the file, and one for fields beyond them.
  let columns: ColumnBuffer<PlannedColumn>
  let columnCount: Int
  /// How many columns at the start of a record often repeat the record above: none where all do.
  let leadColumnCount: Int
  /// Where the first columns of the last record are that the row's meaning was read from.
  var lead = Lead()

  init(_ file: ReceiptFile) {
    let mapping = file.mapping
    let captured = Set(mapping.rules?.slotColumns ?? [])
    let planned = (mapping.meanings + [nil]).enumerated().map { column, meaning in
      let format = mapping.numberFormats[column] ?? mapping.numberFormat
      let kind: FieldKind =
        if mapping.rules != nil {
          captured.contains(column) ? .captured : .ignored
        } else if let fields = mapping.priceFields {
          column < fields.count ? FieldKind(inPriceList: fields[column]) : .ignored
        } else {
          FieldKind(meaning)
        }
      return PlannedColumn(
        kind: kind, mark: format.decimalMark, delimiter: file.dialect.delimiter)
    }
    columns = ColumnBuffer(planned)
    columnCount = mapping.meanings.count
    let leadColumns = planned.prefix { $0.mayRepeat }
    leadColumnCount = leadColumns.count < columnCount ? leadColumns.count : 0
  }

  /// Forgets the record above, because the next one belongs to another part.
  mutating func forgetRecordAbove() {
    lead = Lead()
    for index in 0...columnCount { columns[index].previousLength = 0 }
  }

  /// Keeps where a field is, for the record below.
  ///
  /// - Parameter end: Behind the delimiter or record end; `start` where the field cannot be reused.
  @inline(__always)
  func remember(_ planned: PlannedColumn, _ column: Int, from start: Int, to end: Int) {
    guard planned.mayRepeat else { return }
    columns[column].previousStart = start
    columns[column].previousLength = end &- start
  }
}

/// A column of the file, and where the record above has its field in the part.
struct PlannedColumn: BitwiseCopyable {
  var kind: FieldKind
  /// The decimal mark of the column's numbers.
  var mark: UInt8
  /// The same outside of quotes: 0 where the mark is also the delimiter.
  var plainMark: UInt8
  var mayRepeat: Bool
  var previousStart = 0
  /// Including the delimiter or record end; 0 where the field above cannot be reused.
  var previousLength = 0

  init(kind: FieldKind, mark: UInt8, delimiter: UInt8) {
    self.kind = kind
    self.mark = mark
    plainMark = mark == delimiter ? 0 : mark
    mayRepeat = kind.mayRepeat
  }
}

/// The text of the first columns of a record, which the next record may repeat.
struct Lead: BitwiseCopyable {
  var start = 0
  /// Including the last delimiter; 0 where it cannot be reused.
  var length = 0
}

/// What the parser does with the fields of a column.
enum FieldKind: UInt8, BitwiseCopyable {
  case ignored
  /// Kept as text for the rules of a mapping.
  case captured
  case receiptID
  case date
  case time
  case store
  case item
  case barcode
  case category
  case quantity
  case unit
  case unitPrice
  case discount
  case total
  case currency
  case location
  case person
  // These are in price lists only.
  case package
  case offer
  /// A category that may begin with its language.
  case tag
  case validUntil

  init(_ meaning: ColumnMeaning?) {
    self =
      switch meaning {
      case .receiptID: .receiptID
      case .date: .date
      case .time: .time
      case .store: .store
      case .item: .item
      case .barcode: .barcode
      case .category: .category
      case .quantity: .quantity
      case .unit: .unit
      case .unitPrice: .unitPrice
      case .discount: .discount
      case .total: .total
      case .currency: .currency
      case .location: .location
      case .person: .person
      case nil: .ignored
      }
  }

  /// The regular price replaces an offer price that is absent.
  init(inPriceList field: PriceListColumns.Field?) {
    self =
      switch field {
      case .date: .date
      case .store: .store
      case .location: .location
      case .item: .item
      case .barcode: .barcode
      case .category: .tag
      case .quantity: .quantity
      case .unit: .unit
      case .package: .package
      case .currency: .currency
      case .price, .offerPrice: .total
      case .regularPrice: .unitPrice
      case .offer: .offer
      case .validUntil: .validUntil
      case nil: .ignored
      }
  }

  /// Whether a field is a text that rows refer to by id, items excepted because of barcodes.
  @inline(__always)
  var isInterned: Bool {
    switch self {
    case .receiptID, .store, .category, .unit, .currency, .location, .person: true
    default: false
    }
  }

  /// Whether fields often repeat the field above, and keep their meaning from row to row.
  var mayRepeat: Bool {
    switch self {
    case .receiptID, .date, .time, .store, .unit, .currency, .location, .person, .validUntil:
      true
    default: false
    }
  }
}
