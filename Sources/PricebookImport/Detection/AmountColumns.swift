import PricebookModel

/// The columns of a header that say something about what was paid.
struct AmountColumns: Hashable, Sendable {
  var quantity: Int?
  var unit: Int?
  var unitPrice: Int?
  var total: Int?
  var discount: Int?
  /// The size of a package.
  var package: Int?
  var taxes: [Int] = []
  /// Columns that no word names; one of them may have the totals of receipts.
  var unknown: [Int] = []
  /// Whether the word for the unit price says "price" alone.
  var isUnitPriceOpen = false
  /// Whether the word for the total says "price" alone, or "cost".
  var isTotalOpen = false

  /// - Returns: `nil` for a header whose words decide everything.
  init?(_ reading: TableReading) {
    let names = reading.names
    guard reading.source == nil, !names.allSatisfy({ Field(ofReceipt: $0) != nil }) else {
      return nil
    }
    quantity = reading.column(.quantity)
    unit = reading.column(.unit)
    unitPrice = reading.column(.unitPrice)
    total = reading.column(.total)
    discount = reading.column(.discount)
    for (column, field) in reading.columns.enumerated() where field == nil {
      if HeaderWords.isTax(names[column]) {
        taxes.append(column)
      } else if package == nil, HeaderWords.isPackageSize(names[column]) {
        package = column
      } else {
        unknown.append(column)
      }
    }
    isUnitPriceOpen = unitPrice.map { HeaderWords.isOpenPrice(names[$0]) } ?? false
    isTotalOpen =
      total.map { HeaderWords.isOpenPrice(names[$0]) || HeaderWords.isUsuallyTotal(names[$0]) }
      ?? false
    guard unitPrice != nil || total != nil else { return nil }
    guard quantity != nil || package != nil || !taxes.isEmpty || (unitPrice != nil && total != nil)
    else { return nil }
  }

  /// The columns of a mapping that fill the fields of amounts alone.
  ///
  /// - Returns: `nil` if one of them is not a column of the file.
  init?(_ reading: TableReading, of rules: RowRules) {
    func column(_ field: Field) -> Int? {
      guard case .one(let slot)? = rules.cells[field] else { return nil }
      return rules.slotColumns[slot]
    }
    quantity = column(.quantity)
    unitPrice = column(.unitPrice)
    total = column(.total)
    discount = column(.discount)
    guard unitPrice != nil, total != nil else { return nil }
    taxes = reading.names.indices.filter {
      rules.fields(ofColumn: $0).isEmpty && !rules.mapping.ignored.contains(reading.names[$0])
        && HeaderWords.isTax(reading.names[$0])
    }
  }

  /// The columns that are sampled as numbers.
  var numbers: [Int] {
    [quantity, unitPrice, total, discount, package].compactMap(\.self) + taxes
      + (isUnitPriceOpen && total == nil ? unknown : [])
  }
}

/// What a sample says about a column whose amounts may be the price of one or what was paid for all.
enum PriceFinding: Hashable, Sendable {
  /// No record has a quantity other than 1, so that both are the same.
  case sameEitherWay
  case decided(PriceMeaning, reason: String)
  /// The records do not show it; one of them as an example.
  case undecided(example: PriceExample)

  /// What an option says where the records leave it open.
  func answered(_ asked: PriceMeaning?) -> PriceFinding {
    if case .decided = self { return self }
    return asked.map { .decided($0, reason: "as asked for") } ?? self
  }
}

/// A record that reads differently as the price of one and as what was paid for all.
struct PriceExample: Hashable, Sendable {
  var item: String
  var quantity: String
  var price: String
  /// The price times the quantity, with two decimals.
  var product: String
}
