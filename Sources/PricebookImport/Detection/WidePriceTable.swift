import PricebookModel

/// A price list with a column per store, month or item.
enum WidePriceTable {
  case plain(SourceMapping, reason: String)
  /// The table may be a price list, but does not say so: what was found and what to do.
  case unclear(String)

  init?(_ names: [String], _ fields: [Field?], _ records: [[String]], isPriceList: Bool) {
    let free = names.indices.filter { fields[$0] == nil && !names[$0].isEmpty }
    let hasItem = fields.contains(.item)
    let hasStore = fields.contains(.store)
    let columns = free.map { WideColumn(names[$0], records.map { [column = $0] in $0[column] }) }
    func mapping(_ name: Field, _ spread: [WideColumn]) -> SourceMapping {
      Self.mapping(
        names, fields, spread: name, over: spread.count == free.count ? [] : spread.map(\.name))
    }
    for (field, spread) in [
      (Field.date, columns.filter(\.isDay)), (.month, columns.filter(\.isMonth)),
    ] where hasItem && spread.count >= 2 {
      let kind = field == .date ? "days" : "months"
      self = .plain(mapping(field, spread), reason: "its columns \(Self.list(spread)) are \(kind)")
      return
    }
    let bareMonths = columns.filter(\.isMonthWithoutYear)
    if hasItem, bareMonths.count >= 2 {
      self = .unclear(Message.monthsWithoutYear(columns: Self.list(bareMonths)))
      return
    }
    var numbers = columns.filter { $0.isNumeric && $0.mayBePrices }
    // Beside prices with decimals, whole numbers are counts or codes.
    let hasDecimals = numbers.contains(where: \.hasPrices)
    numbers.removeAll { hasDecimals && !$0.hasAnyPrice }
    guard numbers.count >= 2, hasItem != hasStore else { return nil }
    let priceCount = numbers.count { $0.hasPrices }
    let kind = hasItem ? "store" : "item"
    let isPlain =
      isPriceList
      || (hasItem
        ? numbers.count { ValueWords.isChain($0.name) } * 2 >= numbers.count
        : priceCount * 2 >= numbers.count && !numbers.contains(where: \.isMeasure))
    if isPlain {
      self = .plain(
        mapping(hasItem ? .store : .item, numbers),
        reason: "it has a column for every \(kind): \(Self.list(numbers))")
    } else if priceCount * 2 >= numbers.count {
      self = .unclear(Message.columnsOfNumbers(columns: Self.list(numbers), areStores: hasItem))
    } else {
      return nil
    }
  }

  /// What is said of a table with a column for every month, but no year.
  static func monthsWithoutYear(_ names: [String]) -> String? {
    let months = names.filter { ValueWords.month(HeaderName.folded($0)) != nil }
    guard months.count >= 2 else { return nil }
    return Message.monthsWithoutYear(
      columns: months.prefix(6).map { QuotedValue.describe($0, limit: 24) }.joined(separator: ", "))
  }

  private static func mapping(
    _ names: [String], _ fields: [Field?], spread: Field, over columns: [String]
  ) -> SourceMapping {
    var mapping = SourceMapping()
    mapping.kind = .prices
    for (column, field) in fields.enumerated() {
      let own = field == .package ? .unit : field.flatMap { Field(inMapping: $0.rawValue) }
      guard let own else { continue }
      mapping.columns[own] = ColumnSource(names[column])
      mapping.recognise.append([names[column]])
    }
    mapping.spread = SourceMapping.Spread(columns: columns, name: spread, value: .price)
    return mapping
  }

  private static func list(_ columns: [WideColumn]) -> String {
    columns.prefix(6).map { QuotedValue.describe($0.name, limit: 24) }.joined(separator: ", ")
      + (columns.count > 6 ? ", …" : "")
  }
}

extension Message {
  fileprivate static func columnsOfNumbers(columns: String, areStores: Bool) -> String {
    """
    its columns \(columns) have numbers, and none of them is called the price; if each is \
    \(areStores ? "a store" : "an item") with its prices, read the file with --prices FILE, else \
    write a mapping with "spread"
    """
  }
}
