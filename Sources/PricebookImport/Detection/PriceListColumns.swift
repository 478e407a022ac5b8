import PricebookModel

struct PriceListColumns {
  private(set) var fields: [Field?]
  /// The name of a column that only price lists have; `nil` beside columns of receipts.
  private(set) var telltale: String?

  init(_ names: [String]) {
    let header = HeaderColumns(names)
    var meanings = header.meanings
    for rivals in header.rivals { meanings[rivals.loser] = rivals.meaning }
    let words = names.map { HeaderWords.priceListWords[HeaderName.folded($0)] }
    fields = Array(repeating: nil, count: names.count)
    var holders: Set<Field> = []
    func take(_ field: Field, _ column: Int?) {
      guard let column, fields[column] == nil, holders.insert(field).inserted else { return }
      fields[column] = field
    }
    /// The best column for a field: one that is called what only price lists have, else another.
    func first(_ field: Field) -> Int? {
      words.firstIndex { $0 ?? (.date, true) == (field, false) }
        ?? words.firstIndex { $0?.field == field }
    }
    for field in [Field.regularPrice, .offerPrice, .offer, .validUntil] {
      take(field, first(field))
    }
    let taken = fields
    let prices = names.indices.filter {
      taken[$0] == nil && (meanings[$0] == .unitPrice || meanings[$0] == .total)
    }
    let ofPackages = prices.filter {
      HeaderWords.packagePrices.contains(HeaderName.folded(names[$0]))
    }
    let price =
      ofPackages.first { meanings[$0] == .unitPrice } ?? ofPackages.first
      ?? prices.first { meanings[$0] == .total }
    take(.price, price)
    let hasPrice = holders.contains { $0 == .price || $0 == .regularPrice || $0 == .offerPrice }
    // The price of a unit is not that of a package or a quantity.
    if !hasPrice { take(.price, prices.first) }
    for (column, meaning) in meanings.enumerated() {
      switch meaning {
      case .quantity where !hasPrice || words[column]?.field == .package: break
      case .date, .store, .location, .item, .barcode, .category, .quantity, .unit, .currency:
        if let meaning { take(meaning, column) }
      default: break
      }
    }
    if hasPrice { take(.package, first(.package)) }
    take(.date, names.firstIndex { HeaderWords.priceDates.contains(HeaderName.folded($0)) })
    if !holders.contains(.item), let barcode = fields.firstIndex(of: .barcode) {
      fields[barcode] = .item
    }
    telltale = Self.telltale(names, words, meanings)
  }

  /// A number of pieces or a receipt number is a sign of receipts.
  private static func telltale(
    _ names: [String], _ words: [HeaderWords.PriceListWord?], _ meanings: [Field?]
  ) -> String? {
    guard !meanings.contains(.receiptID) else { return nil }
    let isBought = meanings.contains(.quantity) || meanings.contains(.discount)
    // Nobody writes down where to find what was bought, and the price of a kilogram beside its own.
    let prices = meanings.count { $0 == .unitPrice || $0 == .total }
    if prices > 1, !meanings.contains(.quantity), !meanings.contains(.time) {
      if let link = names.first(where: { HeaderWords.namesLink(in: $0) }) { return link }
    }
    let certain: [Field] = [.validUntil, .offerPrice]
    let likely: [Field] = isBought ? [] : [.regularPrice, .offer]
    return (certain + likely).lazy.compactMap { field in
      words.firstIndex { $0.map { $0.field == field && !$0.isShared } ?? false }.map { names[$0] }
    }.first
  }

  /// Decides what a size is beside a column of units: the number of them, or a package of its own.
  mutating func settlePackages(_ records: [[String]]) {
    guard let package = fields.firstIndex(of: .package), let unit = fields.firstIndex(of: .unit)
    else { return }
    let hasUnits = records.contains { record in
      record[package].contains(where: \.isLetter) && record[package].contains(where: \.isNumber)
    }
    if hasUnits {
      fields[unit] = nil
    } else {
      fields[package] = fields.contains(.quantity) ? nil : .quantity
    }
  }

  var missing: [Field] {
    var missing: [Field] = fields.contains(.item) ? [] : [.item]
    let prices: [Field] = [.price, .regularPrice, .offerPrice]
    if !fields.contains(where: { $0.map(prices.contains) ?? false }) { missing.append(.price) }
    return missing
  }
}

enum PriceListReason: Hashable, Sendable {
  case asked
  case fileName(String)
  case column(String)
  case mapping
  case shape(String)

  var clause: String {
    switch self {
    case .asked: "--prices or the settings name it"
    case .fileName(let words): "its name begins with \(QuotedValue.describe(words))"
    case .column(let name): "only price lists have a column \(QuotedValue.describe(name))"
    case .mapping: "the mapping says so"
    case .shape(let found): found
    }
  }

  var evidence: Evidence {
    Evidence("The file lists prices that were seen and not paid: \(clause).", about: .priceList)
  }
}

/// What the name of a price list's file says: `prices-corner-shop-2026-10-03`.
struct PriceListName: Hashable, Sendable {
  private(set) var words: String?
  private(set) var day: CalendarDate?
  /// The rest, which is the store of lines without one.
  private(set) var store: String

  init(_ name: String) {
    let beginning = ValueWords.priceListBeginning(of: name)
    words = beginning?.words
    var rest = String(beginning?.rest ?? name[...])
    if let found = FileNamePattern.day(in: rest) {
      day = found.day
      rest.removeSubrange(found.range)
    }
    let separators: Set<Character> = ["-", "_", ".", " "]
    let parts = rest.split { separators.contains($0) }
    store = parts.isEmpty ? name : parts.joined(separator: " ")
  }
}

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

/// A column of a wide table that no word of a header explains.
private struct WideColumn {
  let name: String
  private let values: [String]

  init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = values.filter { !$0.isEmpty && !["-", "–", "n/a", "N/A", "NA"].contains($0) }
  }

  var isMonth: Bool { MonthText.plain(name) != nil }
  var isDay: Bool { CalendarDate(iso: name) != nil }
  var isMonthWithoutYear: Bool { ValueWords.month(HeaderName.folded(name)) != nil }

  var isNumeric: Bool {
    let count = values.count { value in
      let digits = value.unicodeScalars.count { ("0"..."9").contains($0) }
      let letters = value.unicodeScalars.count { $0.properties.isAlphabetic }
      return digits > 0 && letters <= 3
    }
    return count > 0 && count * 2 >= values.count
  }

  /// Whether the name is no field's word and without currency or day, and the values are no codes.
  var mayBePrices: Bool {
    let folded = HeaderName.folded(name)
    if case .currency? = HeaderName.measure(of: name)?.measure { return false }
    return HeaderWords.meanings[folded] == nil && HeaderWords.priceListWords[folded] == nil
      && !HeaderWords.isOfNoUse(name) && FileNamePattern.day(in: name) == nil
      && values.contains { $0.utf8.count < 7 || $0.utf8.contains { !$0.isDigit } }
  }

  /// Whether most values have two decimals or a currency sign.
  var hasPrices: Bool { values.count(where: Self.isPrice) * 2 > values.count }
  var hasAnyPrice: Bool { values.contains(where: Self.isPrice) }
  var isMeasure: Bool { HeaderWords.isMeasure(name) }

  private static func isPrice(_ value: String) -> Bool {
    if value.unicodeScalars.contains(where: { $0.properties.generalCategory == .currencySymbol }) {
      return true
    }
    let number = value.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count > 1 && parts[parts.count - 1].count == 2
  }
}
