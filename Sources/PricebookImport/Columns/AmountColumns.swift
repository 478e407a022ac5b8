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
  init?(_ header: ReceiptHeader) {
    let meanings = header.mapping.meanings
    let names = header.names
    guard header.source == nil, header.mapping.rules == nil,
      !names.allSatisfy({ ColumnMeaning(rawValue: $0) != nil })
    else { return nil }
    quantity = meanings.firstIndex(of: .quantity)
    unit = meanings.firstIndex(of: .unit)
    unitPrice = meanings.firstIndex(of: .unitPrice)
    total = meanings.firstIndex(of: .total)
    discount = meanings.firstIndex(of: .discount)
    for (column, meaning) in meanings.enumerated() where meaning == nil {
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
  init?(_ header: ReceiptHeader, of rules: RowRules) {
    func column(_ field: MappingField) -> Int? {
      guard case .one(let slot)? = rules.cells[field] else { return nil }
      return rules.slotColumns[slot]
    }
    quantity = column(.quantity)
    unitPrice = column(.unitPrice)
    total = column(.total)
    discount = column(.discount)
    guard unitPrice != nil, total != nil else { return nil }
    taxes = header.names.indices.filter {
      rules.fields(ofColumn: $0).isEmpty && !rules.mapping.ignored.contains(header.names[$0])
        && HeaderWords.isTax(header.names[$0])
    }
  }

  /// What a sample has to show, with the numbers in the order of ``numbers``.
  func sampled(_ header: ReceiptHeader) -> SampledLines.Columns {
    let meanings = header.mapping.meanings
    return SampledLines.Columns(
      receiptID: meanings.firstIndex(of: .receiptID), date: meanings.firstIndex(of: .date),
      time: meanings.firstIndex(of: .time), store: meanings.firstIndex(of: .store),
      item: meanings.firstIndex(of: .item), numbers: numbers)
  }

  /// The columns that are sampled as numbers.
  var numbers: [Int] {
    [quantity, unitPrice, total, discount, package].compactMap(\.self) + taxes
      + (isUnitPriceOpen && total == nil ? unknown : [])
  }
}
