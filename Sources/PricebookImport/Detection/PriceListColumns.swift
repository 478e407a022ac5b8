import PricebookModel

/// Which field each column has if the table is a price list, and a column that only price lists have,
/// which shows that it is one.
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

  /// The name of the column that shows a price list, if one does.
  ///
  /// A receipt number speaks against it, and so does a number of pieces or a discount, beside which only
  /// columns count that receipts never have.
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
