/// Receipt lines as columns of equal length; a row is one record of a source.
///
/// Rows are in source order: by file, then by place in the file. Names are stored once, in
/// ``BookNames``, and rows refer to them by id. Ids of items, stores and categories ascend with the
/// names, so that sorting by id sorts by name.
///
/// What rows share is stored once: the store and day of a receipt in ``receipts``,
/// the item, category, unit and currency in ``articles``.
public struct ReceiptLines: Sendable {
  /// What a row counts for.
  ///
  /// Filters clear uses and remove no rows. Importers remove some: lines that another file has, too,
  /// and lines that sum up others.
  @frozen public struct Uses: OptionSet, Hashable, Sendable {
    /// One bit for each use.
    public var rawValue: UInt8

    /// - Parameter rawValue: One bit for each use.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The paid amount counts in spending.
    public static let spending = Uses(rawValue: 1)
    /// The row is a price observation: an item with quantity > 0 and paid > 0.
    public static let price = Uses(rawValue: 2)
    /// The price is an offer's, in a price list.
    public static let offer = Uses(rawValue: 4)
  }

  /// The index of each row in ``receipts``, equal for rows of one store, day, time and receipt id,
  /// in order of first occurrence.
  public package(set) var receipt: [UInt32] = []
  /// The article of each row, an index into ``articles``.
  public package(set) var article: [UInt32] = []
  /// How much was bought, in each row.
  public package(set) var quantity: [Quantity] = []
  /// What was paid, rounded to the minor unit.
  public package(set) var paid: [Amount] = []
  /// What each row counts for.
  public package(set) var uses: [Uses] = []
  /// The discount that is off what was paid, rounded to the minor unit; negative for a charge.
  package var discount = SparseAmounts()
  /// Indexes into ``Book/sources``.
  package var source = RunColumn(step: 0)
  /// The physical line in the source where the record begins, from 1; 0 for a vault's entity.
  package var line = RunColumn(step: 1)
  /// Indexes into ``BookNames/persons``; empty where nobody is named; mostly one run for a receipt.
  package var person = RunColumn(step: 0)
  /// Indexes into ``BookNames/beneficiaries``.
  ///
  /// Empty where no line says for whom it is; shorter than the other columns where the last lines do
  /// not say it. ``beneficiaries(ofRow:)`` takes care of both.
  package var beneficiaries = RunColumn(step: 0)
  /// The receipts that rows refer to.
  public package(set) var receipts = Receipts()
  /// The articles that rows refer to.
  public package(set) var articles = Articles()
  /// Records as they were written, for `pricebook export`; empty unless the importer keeps them.
  package var written = WrittenColumns()

  package init() {}

  /// The number of rows.
  @inlinable public var count: Int { paid.count }
  /// Whether there are no rows.
  public var isEmpty: Bool { paid.isEmpty }

  /// The receipts of rows, as columns of equal length.
  public struct Receipts: Sendable {
    /// Indexes into ``BookNames/stores``.
    public package(set) var store: [StoreID] = []
    /// The local day of each receipt.
    public package(set) var day: [CalendarDate] = []

    package init() {}

    /// The number of receipts.
    @inlinable public var count: Int { store.count }
  }

  /// Combinations of item, category, unit and currency, as columns of equal length.
  ///
  /// Importers keep each once; rows that are appended one by one may have one several times.
  public struct Articles: Sendable {
    /// Indexes into ``BookNames/items``.
    public package(set) var item: [ItemID] = []
    /// Indexes into ``BookNames/categories``.
    public package(set) var category: [CategoryID] = []
    /// Indexes into ``BookNames/units``.
    public package(set) var unit: [UnitID] = []
    /// Indexes into ``BookNames/currencies``.
    public package(set) var currency: [CurrencyID] = []

    package init() {}

    /// The number of articles.
    @inlinable public var count: Int { item.count }
  }

  /// The columns that keep a record as it was written.
  package struct WrittenColumns: Sendable {
    /// Indexes into ``texts``: receipt id, item, store, location, barcode and category as written.
    package var receiptID: [UInt32] = []
    package var item: [UInt32] = []
    package var store: [UInt32] = []
    package var location: [UInt32] = []
    package var barcode: [UInt32] = []
    package var category: [UInt32] = []
    /// Seconds since midnight; −1 where the record has no time.
    package var secondOfDay: [Int32] = []
    /// Numbers as the record has them; `nil` where it has none.
    package var quantity = DecimalColumn()
    package var unitPrice = DecimalColumn()
    package var discount = DecimalColumn()
    package var total = DecimalColumn()
    /// Every text once; index 0 is the empty text.
    package var texts: [String] = [""]

    package init() {}

    /// The columns of texts, and those of numbers.
    package static var ofTexts: [WritableKeyPath<Self, [UInt32]>] {
      [\.receiptID, \.item, \.store, \.location, \.barcode, \.category]
    }
    package static var ofNumbers: [WritableKeyPath<Self, DecimalColumn>] {
      [\.quantity, \.unitPrice, \.discount, \.total]
    }
  }

  /// Numbers the articles anew in the order of their items, so that a range of items is one.
  package mutating func orderArticlesByItem() {
    guard !articles.isOrderedByItem else { return }
    let old = articles
    // Where the articles of every item begin, then where the next one goes.
    var places = [UInt32](repeating: 0, count: (old.item.max()?.index ?? 0) + 2)
    for item in old.item { places[item.index + 1] += 1 }
    for item in 1..<places.count { places[item] += places[item - 1] }
    var numbers = [UInt32](repeating: 0, count: old.count)
    for (article, item) in old.item.enumerated() {
      let number = places[item.index]
      places[item.index] += 1
      numbers[article] = number
      articles.item[Int(number)] = item
      articles.category[Int(number)] = old.category[article]
      articles.unit[Int(number)] = old.unit[article]
      articles.currency[Int(number)] = old.currency[article]
    }
    let map = numbers.span
    var column = article.mutableSpan
    for row in column.indices { column[row] = map[Int(column[row])] }
  }
}

extension ReceiptLines.Articles {
  fileprivate var isOrderedByItem: Bool { zip(item, item.dropFirst()).allSatisfy { $0 <= $1 } }

  /// The numbers of the articles of a range of items, where they are in the order of items.
  package func numbers(ofItems items: Range<Int>) -> Range<Int> {
    place(of: items.lowerBound)..<place(of: items.upperBound)
  }

  private func place(of wanted: Int) -> Int { item.partitionPoint { $0.index >= wanted } }
}

extension ReceiptLines {
  /// Some of the lines, ascending, with the receipts and articles of all, and without their source.
  package func lines(_ rows: [UInt32]) -> ReceiptLines {
    var result = ReceiptLines()
    result.receipts = receipts
    result.articles = articles
    result.receipt = rows.map { receipt[Int($0)] }
    result.article = rows.map { article[Int($0)] }
    result.quantity = rows.map { quantity[Int($0)] }
    result.paid = rows.map { paid[Int($0)] }
    result.uses = rows.map { uses[Int($0)] }
    return result
  }
}

extension ReceiptLines {
  /// One row, with what it shares with other rows.
  public subscript(row: Int) -> ReceiptLine {
    let (receipt, article) = (self.receipt[row], Int(self.article[row]))
    return ReceiptLine(
      receipt: receipt, day: receipts.day[Int(receipt)], store: receipts.store[Int(receipt)],
      item: articles.item[article], category: articles.category[article],
      unit: articles.unit[article], currency: articles.currency[article], quantity: quantity[row],
      paid: paid[row], uses: uses[row], source: Int(source[row]), line: line[row],
      person: person.isEmpty ? .nobody : PersonID(rawValue: person[row]))
  }

  package mutating func append(_ row: ReceiptLine) {
    while receipts.count <= Int(row.receipt) {
      receipts.store.append(row.store)
      receipts.day.append(row.day)
    }
    receipts.store[Int(row.receipt)] = row.store
    receipts.day[Int(row.receipt)] = row.day
    append(row.person, count: 1)
    receipt.append(row.receipt)
    article.append(articles.add(row))
    quantity.append(row.quantity)
    paid.append(row.paid)
    uses.append(row.uses)
    source.append(UInt32(clamping: row.source))
    line.append(row.line)
  }

  /// For whom a row is, as an index into ``BookNames/beneficiaries``.
  package func beneficiaries(ofRow row: Int) -> Int {
    row < beneficiaries.count ? Int(beneficiaries[row]) : 0
  }

  /// Appends the person of rows that are not appended yet.
  ///
  /// The column stays empty until the first row that names somebody.
  package mutating func append(_ person: PersonID, count added: Int) {
    if person == .nobody, self.person.isEmpty { return }
    self.person.append(PersonID.nobody.rawValue, count: count - self.person.count)
    self.person.append(person.rawValue, count: added)
  }
}

extension ReceiptLines.Articles {
  /// The number of a row's article, which is added unless it is the one that was added last.
  fileprivate mutating func add(_ row: ReceiptLine) -> UInt32 {
    let last = count - 1
    let isKnown =
      last >= 0 && item[last] == row.item && category[last] == row.category
      && unit[last] == row.unit && currency[last] == row.currency
    if !isKnown {
      item.append(row.item)
      category.append(row.category)
      unit.append(row.unit)
      currency.append(row.currency)
    }
    return UInt32(truncatingIfNeeded: count - 1)
  }
}

extension ReceiptLines {
  /// The day of each row.
  @inlinable public var day: LookupColumn<CalendarDate> { LookupColumn(receipt, in: receipts.day) }
  /// Indexes into ``BookNames/stores``, one for each row.
  @inlinable public var store: LookupColumn<StoreID> { LookupColumn(receipt, in: receipts.store) }
  /// Indexes into ``BookNames/items``, one for each row.
  @inlinable public var item: LookupColumn<ItemID> { LookupColumn(article, in: articles.item) }

  /// Indexes into ``BookNames/categories``, one for each row.
  @inlinable
  public var category: LookupColumn<CategoryID> { LookupColumn(article, in: articles.category) }
  /// Indexes into ``BookNames/units``, one for each row.
  @inlinable public var unit: LookupColumn<UnitID> { LookupColumn(article, in: articles.unit) }

  /// Indexes into ``BookNames/currencies``, one for each row.
  @inlinable
  public var currency: LookupColumn<CurrencyID> { LookupColumn(article, in: articles.currency) }
}
