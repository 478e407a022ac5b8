import PricebookModel

extension ReceiptCollector {
  /// Fills `book.lines`, `book.names` and the totals and problems of `book.sources`, which exist.
  ///
  /// - Parameters:
  ///   - purchases: Bought lines of completed carts, in the order of their sources.
  ///   - persons: Who paid for the purchases, by their sources.
  /// - Returns: The carts that count as spending, as no receipt has their store and day.
  func assembled(
    with resolution: NameResolution, purchases: [CartPurchase] = [],
    persons: [Int: String] = [:], into book: inout Book
  ) -> Set<Int> {
    var lines = ReceiptLines()
    swap(&lines, &self.lines)
    let keepsWritten = options.keepsWritten
    if keepsWritten { lines.written = writtenColumns(of: lines) }
    joinReceipts(of: &lines, by: resolution.storeOfText)
    joinNames(of: &lines, resolution, categories: categories(ofJoined: lines, resolution))
    let numbers = joinPersons(of: &lines, &book.names, and: Array(persons.values))

    var units = units
    var currencies = currencies
    let carts = CartCoverage(
      purchases, resolution, lines, persons: persons.mapValues { numbers[$0] ?? .nobody })
    carts.addNames(to: &units, &currencies)
    let unitOrder = Self.order(units.values, of: UnitID.self) { $0.symbol < $1.symbol }
    let currencyOrder = Self.order(
      currencies.values, of: CurrencyID.self, by: <,
      isUsed: usedCurrencies(of: lines, purchases).contains)
    Self.renumber(&lines.articles.unit, unitOrder.places)
    Self.renumber(&lines.articles.currency, currencyOrder.places)

    var rows = files.map(\.rows)
    var duplicates = Reconciliation(lines: lines, files: zip(files, rows).map { ($0.file, $1) })
    leaveOutPayments(
      of: lines, currencies: currencyOrder.values, items: resolution.items,
      stores: resolution.stores, &duplicates)
    let likelyDuplicates = LikelyDuplicates(
      lines: lines, keys: receipts,
      files: zip(files, rows).map { ($0.file, $1) }, surplus: duplicates.rows,
      currencies: currencyOrder.values, items: resolution.items, stores: resolution.stores)
    receipts = ReceiptKeys()
    duplicates.remove(from: &lines, &rows)

    book.names.items = resolution.items
    book.names.stores = resolution.stores
    book.names.locations = resolution.locations
    book.names.categories = resolution.categories
    book.names.units = unitOrder.values
    book.names.currencies = currencyOrder.values
    Self.clearPrices(ofAdjustments: resolution.items, in: &lines)
    writePaid(lines, rows, into: &book)
    writeCounts(rows, duplicates, likelyDuplicates.diagnostics, into: &book)
    book.nearCopies = likelyDuplicates.nearCopies
    book.repeatedReceipts = likelyDuplicates.repeatedReceipts
    let counted = carts.append(to: &lines, &book, keepsWritten: keepsWritten)
    lines.orderArticlesByItem()
    book.lines = lines
    return counted
  }

  /// Joins receipts that became equal because their stores are the same.
  func joinReceipts(of lines: inout ReceiptLines, by storeOfText: [StoreID]) {
    let count = stores.count
    guard Set(storeOfText.prefix(count)).count < count else { return }
    let numbers = receipts.renumber(byStore: storeOfText)
    var joined = ReceiptLines.Receipts()
    for (old, number) in numbers.enumerated() where Int(number) == joined.count {
      joined.store.append(lines.receipts.store[old])
      joined.day.append(lines.receipts.day[old])
    }
    lines.receipts = joined
    let map = numbers.span
    var column = lines.receipt.mutableSpan
    for row in column.indices { column[row] = map[Int(column[row])] }
  }

  /// Texts of items, from `first` on among all names, that lines with a mass or a volume have.
  func measuredTexts(from first: Int) -> Set<MeasuredText> {
    let units = units.values
    let articles = lines.articles
    return zip(articles.item, articles.unit).reduce(into: []) { found, article in
      let dimension = units[article.1.index].dimension
      guard dimension == .mass || dimension == .volume else { return }
      found.insert(MeasuredText(text: first + article.0.index, dimension: dimension))
    }
  }

  /// Takes the units of a price list from the names of items where no column has them.
  func readUnitsOfNames() {
    setUnits(ofPiecesIn: &lines.articles) { UnitOfMeasure(atEndOf: texts.items[$0].name) }
  }

  /// Gives articles that are counted in pieces the unit that the text of their item has.
  private func setUnits(
    ofPiecesIn articles: inout ReceiptLines.Articles, _ unit: (_ text: Int) -> UnitOfMeasure?
  ) {
    for article in articles.item.indices
    where units.values[articles.unit[article].index] == .each {
      guard let unit = unit(articles.item[article].index) else { continue }
      let id = units.intern(unit)
      if id != SmallTable<UnitOfMeasure>.noID { articles.unit[article] = UnitID(rawValue: id) }
    }
  }

  /// Replaces numbers of texts by those of names; pieces of several sizes become packages of them.
  ///
  /// - Parameter categories: The category of items that aliases join from names of several.
  func joinNames(
    of lines: inout ReceiptLines, _ resolution: NameResolution,
    categories: [ItemID: CategoryID] = [:]
  ) {
    let overrides = resolution.categoryOfItemText
    // The category that the alias table gives the item, else the line's own.
    lines.articles.category = zip(lines.articles.item, lines.articles.category).map { item, own in
      let own = resolution.categoryOfText[own.index]
      let ofJoined =
        categories.isEmpty || resolution.categories[own].isEmpty
        ? nil : categories[resolution.itemOfText[item.index]]
      return overrides[item.index] ?? ofJoined ?? own
    }
    if !resolution.packageOfItemText.isEmpty {
      setUnits(ofPiecesIn: &lines.articles) { resolution.packageOfItemText[$0] }
    }
    Self.renumber(&lines.articles.item, resolution.itemOfText)
    Self.renumber(&lines.receipts.store, resolution.storeOfText)
  }

  /// For items that an alias makes of names in different categories, the one with most of the money,
  /// the latest at a tie; not where one of the names is in several by itself.
  private func categories(
    ofJoined lines: ReceiptLines, _ resolution: NameResolution
  ) -> [ItemID: CategoryID] {
    let texts = texts.items.indices
    guard resolution.isAliasOfText.prefix(texts.count).contains(true) else { return [:] }
    let named = Dictionary(grouping: texts) { resolution.itemOfText[$0] }
    let joined = named.filter { _, texts in
      texts.count > 1 && texts.contains { resolution.isAliasOfText[$0] }
        && texts.allSatisfy { resolution.categoryOfItemText[$0] == nil }
    }
    guard !joined.isEmpty else { return [:] }
    typealias Spent = (paid: Int64, last: CalendarDate)
    var money: [Int: [CategoryID: Spent]] = [:]
    for row in 0..<lines.count {
      let text = lines.item[row].index
      let category = resolution.categoryOfText[lines.category[row].index]
      guard joined[resolution.itemOfText[text]] != nil, !resolution.categories[category].isEmpty
      else { continue }
      let day = lines.receipts.day[Int(lines.receipt[row])]
      let known = money[text, default: [:]][category] ?? (0, day)
      money[text, default: [:]][category] = (
        known.paid &+ lines.paid[row].tenThousandths, max(known.last, day)
      )
    }
    return joined.compactMapValues { texts in
      let own = texts.compactMap { money[$0] }
      guard own.allSatisfy({ $0.count == 1 }) else { return nil }
      let sums = own.joined().reduce(into: [CategoryID: Spent]()) { sums, entry in
        let known = sums[entry.key] ?? (0, entry.value.last)
        sums[entry.key] = (known.paid &+ entry.value.paid, max(known.last, entry.value.last))
      }
      return sums.count < 2
        ? nil
        : sums.max {
          ($0.value.paid, $0.value.last, $1.key) < ($1.value.paid, $1.value.last, $0.key)
        }?.key
    }
  }

  /// Numbers that the map does not have belong to rows that were rejected.
  static func renumber<ID: BookID>(_ column: inout [ID], _ map: [ID]) {
    var column = column.mutableSpan
    let map = map.span
    for row in column.indices {
      let old = column[row].index
      column[row] = old < map.count ? map[old] : ID(0)
    }
  }

  private static func order<ID: BookID, Value>(
    _ values: [Value], of _: ID.Type, by precedes: (Value, Value) -> Bool,
    isUsed: (Value) -> Bool = { _ in true }
  ) -> (values: IDTable<ID, Value>, places: [ID]) {
    let sorted = values.indices.filter { isUsed(values[$0]) }
      .sorted { precedes(values[$0], values[$1]) }
    var places = [ID](repeating: ID(0), count: values.count)
    for (place, index) in sorted.enumerated() { places[index] = ID(place) }
    return (IDTable(sorted.map { values[$0] }), places)
  }

  /// The currencies that something is in: a reader also knows that of files which name none.
  private func usedCurrencies(
    of lines: ReceiptLines, _ purchases: [CartPurchase]
  ) -> Set<CurrencyCode> {
    Set(Set(lines.articles.currency).map { currencies.values[$0.index] })
      .union(purchases.lazy.map(\.currency))
  }

  /// Lines of adjustments are not prices.
  private static func clearPrices(
    ofAdjustments items: IDTable<ItemID, Item>, in lines: inout ReceiptLines
  ) {
    guard items.contains(where: \.isAdjustment) else { return }
    let isAdjustment = lines.articles.item.map { items[$0].isAdjustment }
    let flags = isAdjustment.span
    let articles = lines.article
    let article = articles.span
    var uses = lines.uses.mutableSpan
    for row in article.indices where flags[Int(article[row])] { uses[row] = .spending }
  }

  private func writePaid(_ lines: ReceiptLines, _ rows: [Range<Int>], into book: inout Book) {
    for (index, file) in files.enumerated() {
      let source = file.file.source
      guard book.sources.indices.contains(source) else { continue }
      var sums = [Int64](repeating: 0, count: book.names.currencies.count)
      var seen = [Bool](repeating: false, count: sums.count)
      let article = lines.article.span
      let currencies = lines.articles.currency.span
      let paid = lines.paid.span
      var sum = sums.mutableSpan
      var isSeen = seen.mutableSpan
      for row in rows[index] {
        let currency = currencies[Int(article[row])].index
        sum[currency] += paid[row].tenThousandths
        isSeen[currency] = true
      }
      for (id, sum) in sums.enumerated() where seen[id] {
        let currency = book.names.currencies[CurrencyID(id)]
        let before = book.sources[source].totals.paid[currency] ?? .zero
        book.sources[source].totals.paid[currency] = before + Amount(tenThousandths: sum)
      }
    }
  }

  func writeCounts(
    _ rows: [Range<Int>], _ duplicates: Reconciliation, _ others: [Diagnostic] = [],
    into book: inout Book
  ) {
    for (index, file) in files.enumerated()
    where book.sources.indices.contains(file.file.source) {
      var source = book.sources[file.file.source]
      source.byteCount = file.byteCount
      source.totals.read += file.readCount
      source.totals.utcTimes += file.notes.utcCount
      source.totals.rejected += file.rejectedCount
      source.totals.skipped += file.notes.skippedCount
      source.totals.accepted += rows[index].count
      source.totals.duplicates += duplicates.counts[index]
      book.sources[file.file.source] = source
    }
    book.diagnostics += (diagnostics + duplicates.diagnostics + others + cutProblems())
      .sorted(by: Diagnostic.precedes)
    book.rejectedRecords += rejectedRecords
    if isIncomplete { book.isIncomplete = true }
  }

  private func cutProblems() -> [Diagnostic] {
    let hidden =
      rejectedCount - rejectedRecords.count + warningCount
      - keptWarningCount - keptFooterWarningCount
    guard hidden > 0, let file = files.last?.file.displayPath else { return [] }
    return [Diagnostic(.notListed(count: hidden), file: file)]
  }

  private func writtenColumns(of lines: ReceiptLines) -> ReceiptLines.WrittenColumns {
    var written = lines.written
    // By bytes: texts as written may have long runs of marks, which comparing texts would sort.
    var ids: [[UInt8]: UInt32] = [[]: 0]
    func id(_ text: String) -> UInt32 {
      let bytes = Array(text.utf8)
      if let known = ids[bytes] { return known }
      let id = UInt32(truncatingIfNeeded: written.texts.count)
      written.texts.append(text)
      ids[bytes] = id
      return id
    }
    let items = texts.items.map { id($0.name) }
    let barcodes = texts.items.map { id($0.barcode ?? "") }
    let stores = texts.stores.map { id(StoreText($0).name) }
    let locations = texts.stores.map { id(StoreText($0).location) }
    let categories = texts.categories.map { id($0) }
    var receiptIDs: [UInt32] = []
    var seconds: [Int32] = []
    for number in 0..<receipts.count {
      receiptIDs.append(id(receipts.idText(of: number)))
      seconds.append(receipts.key(of: number).second)
    }
    written.item = lines.item.map { items[$0.index] }
    written.barcode = lines.item.map { barcodes[$0.index] }
    written.store = lines.store.map { stores[$0.index] }
    written.location = lines.store.map { locations[$0.index] }
    written.category = lines.category.map { categories[$0.index] }
    written.receiptID = lines.receipt.map { receiptIDs[Int($0)] }
    written.secondOfDay = lines.receipt.map { seconds[Int($0)] }
    return written
  }

  var namedCurrencies: [CurrencyCode] {
    let used = Set(lines.articles.currency)
    return used.sorted().map { currencies.values[$0.index] }.filter { $0 != .unknown }
  }

  /// Fills `book.prices`, and what its sources have; the texts of price lists begin at `first`, and
  /// units and currencies that only they have are added.
  func assembledPrices(
    with resolution: NameResolution, from first: NameTexts.Counts, into book: inout Book
  ) {
    var lines = ReceiptLines()
    swap(&lines, &self.lines)
    let resolution = resolution.dropping(first)
    joinReceipts(of: &lines, by: resolution.storeOfText)
    let barcodes = barcodes(of: lines)
    joinNames(of: &lines, resolution)
    renumberUnits(of: &lines, into: &book.names)
    var rows = files.map(\.rows)
    let duplicates = Reconciliation(lines: lines, files: zip(files, rows).map { ($0.file, $1) })
    duplicates.remove(from: &lines, &rows)
    writeCounts(rows, duplicates, into: &book)
    book.prices = ObservedPrices(
      lines, lastDays: lastDays(count: lines.receipts.count), barcodes: barcodes)
  }

  private func barcodes(of lines: ReceiptLines) -> [String] {
    let barcodes = lines.articles.item.map { texts.items[$0.index].barcode ?? "" }
    return barcodes.allSatisfy(\.isEmpty) ? [] : barcodes
  }

  /// The last day of the prices of every visit, which takes the place of a receipt number.
  private func lastDays(count: Int) -> [CalendarDate] {
    var days = [CalendarDate](repeating: ObservedPrices.open, count: count)
    for visit in 0..<min(count, receipts.count) {
      guard let day = CalendarDate(iso: receipts.idText(of: visit)) else { continue }
      days[visit] = day
    }
    return days
  }

  /// Gives units and currencies the numbers of the book, which gets the new ones at the end.
  private func renumberUnits(of lines: inout ReceiptLines, into names: inout BookNames) {
    // The price of a package is also that of a piece.
    let units = units.values
    var unitIDs = names.units.idsByValue
    for unit in (units + [.each]).sorted(by: {
      ($0.symbol, $0.basePerUnit) < ($1.symbol, $1.basePerUnit)
    }) where unitIDs[unit] == nil && names.units.count < Int(UInt16.max) {
      unitIDs[unit] = names.units.endIndex
      names.units.append(unit)
    }
    var currencyIDs = names.currencies.idsByValue
    for currency in currencies.values.sorted()
    where currencyIDs[currency] == nil && names.currencies.count < Int(UInt16.max) {
      currencyIDs[currency] = names.currencies.endIndex
      names.currencies.append(currency)
    }
    Self.renumber(&lines.articles.unit, units.map { unitIDs[$0] ?? UnitID(0) })
    Self.renumber(
      &lines.articles.currency,
      currencies.values.map { currencyIDs[$0] ?? CurrencyID(0) })
  }
}

extension ObservedPrices {
  /// Takes the columns of price lists that were read like receipts, and each visit's last day.
  fileprivate init(_ lines: ReceiptLines, lastDays: [CalendarDate], barcodes: [String]) {
    self.init()
    visit = lines.receipt
    article = lines.article
    quantity = lines.quantity
    price = lines.paid
    uses = lines.uses
    source = lines.source
    line = lines.line
    visits.store = lines.receipts.store
    visits.day = lines.receipts.day
    visits.lastDay = lastDays
    articles = lines.articles
    self.barcodes = barcodes
  }
}
