import PricebookModel

/// A price list with a column per store, month or item.
enum WidePriceTable {
  /// The mapping that reads the table, and why.
  case plain(SourceMapping, reason: String)
  /// The table may be a price list, but does not say so: what was found and what to do.
  case unclear(String)

  /// - Parameters:
  ///   - names: The header.
  ///   - fields: What the columns mean by their names; no column is a price.
  ///   - records: The first records after the header.
  ///   - isPriceList: Whether the user or the file's name says that it is a price list.
  /// - Returns: `nil` for any other table.
  init?(
    _ names: [String], _ fields: [Field?], _ records: [[String]],
    isPriceList: Bool
  ) {
    let free = names.indices.filter { fields[$0] == nil && !names[$0].isEmpty }
    let hasItem = fields.contains(.item)
    let hasStore = fields.contains(.store)
    let columns = free.map { WideColumn(names[$0], records.map { [column = $0] in $0[column] }) }
    func mapping(_ name: Field, _ spread: [WideColumn]) -> SourceMapping {
      Self.mapping(
        names, fields, spread: name, over: spread.count == free.count ? [] : spread.map(\.name))
    }
    let days = columns.filter(\.isDay)
    let months = columns.filter(\.isMonth)
    if hasItem, days.count >= 2 {
      self = .plain(mapping(.date, days), reason: "its columns \(Self.list(days)) are days")
      return
    }
    if hasItem, months.count >= 2 {
      self = .plain(mapping(.month, months), reason: "its columns \(Self.list(months)) are months")
      return
    }
    let bareMonths = columns.filter(\.isMonthWithoutYear)
    if hasItem, bareMonths.count >= 2 {
      self = .unclear(
        "its columns \(Self.list(bareMonths)) are months without a year; write the year behind each, such "
          + "as Jan 2026")
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
      self = .unclear(
        "its columns \(Self.list(numbers)) have numbers, and none of them is called the price; if each "
          + "is \(hasItem ? "a store" : "an item") with its prices, read the file with --prices FILE, "
          + "else write a mapping with \"spread\"")
    } else {
      return nil
    }
  }

  /// The mapping that reads every cell as a price.
  ///
  /// - Parameters:
  ///   - spread: What the names of the columns of prices mean.
  ///   - columns: Those columns; empty for all that mean nothing else.
  private static func mapping(
    _ names: [String], _ fields: [Field?], spread: Field,
    over columns: [String]
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

/// A column of a wide table that no word of a header explains.
private struct WideColumn {
  let name: String
  private let values: [String]

  init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = values.filter { !$0.isEmpty && !["-", "–", "n/a", "N/A", "NA"].contains($0) }
  }

  var isMonth: Bool { CellMonth.iso(name) != nil }

  var isDay: Bool { CalendarDate(iso: name) != nil }

  var isMonthWithoutYear: Bool { ValueWords.month(HeaderName.folded(name)) != nil }

  /// Whether most values are numbers, which may have a currency.
  var isNumeric: Bool {
    let count = values.count { value in
      let digits = value.unicodeScalars.count { ("0"..."9").contains($0) }
      let letters = value.unicodeScalars.count { $0.properties.isAlphabetic }
      return digits > 0 && letters <= 3
    }
    return count > 0 && count * 2 >= values.count
  }

  /// Whether the column may be a store or an item with its prices: its name is no field's word and has
  /// no currency or day in it, and its values are no codes.
  var mayBePrices: Bool {
    let folded = HeaderName.folded(name)
    if HeaderWords.meanings[folded] != nil || HeaderWords.priceListWords[folded] != nil
      || HeaderWords.isOfNoUse(name) || FileNamePattern.day(in: name) != nil
    {
      return false
    }
    if case .currency? = HeaderName.measure(of: name)?.measure { return false }
    return values.contains { $0.utf8.count < 7 || $0.utf8.contains { !$0.isDigit } }
  }

  /// Whether most values have two decimals or a currency sign.
  var hasPrices: Bool { values.count(where: Self.isPrice) * 2 > values.count }

  var hasAnyPrice: Bool { values.contains(where: Self.isPrice) }

  /// Whether the column is called what no item is called.
  var isMeasure: Bool { HeaderWords.isMeasure(name) }

  private static func isPrice(_ value: String) -> Bool {
    if value.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol }) {
      return true
    }
    let digits = value.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let mark = digits.lastIndex(where: { $0 == "." || $0 == "," }) else { return false }
    return digits[digits.index(after: mark)...].count == 2
  }
}
