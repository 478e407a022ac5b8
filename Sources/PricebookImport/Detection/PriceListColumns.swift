import PricebookModel

/// What the columns of a price list mean.
struct PriceListColumns {
  /// One per column; `nil` for a column that is skipped.
  private(set) var fields: [Field?]
  /// The name of a column that only price lists have; `nil` if there is none, or if the other
  /// columns are those of receipts.
  private(set) var telltale: String?

  /// The columns that their names show.
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

  /// The needed fields that no column has.
  var missing: [Field] {
    var missing: [Field] = fields.contains(.item) ? [] : [.item]
    let prices: [Field] = [.price, .regularPrice, .offerPrice]
    if !fields.contains(where: { $0.map(prices.contains) ?? false }) { missing.append(.price) }
    return missing
  }
}

/// Why a file is read as a price list.
enum PriceListReason: Hashable, Sendable {
  /// `--prices` or the settings name the file.
  case asked
  /// The words with which the file's name begins.
  case fileName(String)
  /// The name of a column that only price lists have.
  case column(String)
  case mapping
  /// What the columns of a wide table are.
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

  /// One sentence for `pricebook inspect`.
  var evidence: String { "The file lists prices that were seen and not paid: \(clause)." }
}

/// What the name of a price list's file says: `prices-corner-shop-2026-10-03`.
struct PriceListName: Hashable, Sendable {
  /// The words that make it a price list.
  private(set) var words: String?
  /// The day in the name.
  private(set) var day: CalendarDate?
  /// The rest, which is the store of lines without one.
  private(set) var store: String

  /// - Parameter name: Without folder and extension.
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
