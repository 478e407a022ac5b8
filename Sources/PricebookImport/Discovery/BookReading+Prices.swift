import PricebookModel

/// Price lists: read like receipts, and kept apart from them.
extension BookReading {
  /// Reads the price lists, after the receipts, whose currency they have where they name none.
  mutating func readPrices(
    _ progress: @escaping @Sendable (ImportProgress) -> Bool
  ) throws(ImportError) {
    let found = sources(where: { if case .prices = $0 { true } else { false } })
    guard !found.isEmpty else { return }
    var files: [ReceiptFile] = []
    for (file, source) in found {
      guard case .prices(let header, let head) = file.content,
        var list = receiptFile(file, source, header, head: head)
      else { continue }
      let name = PriceListName(file.baseName)
      list.isPriceList = true
      if list.defaultStore != nil { list.defaultStore = name.store }
      if list.storeOfName != nil { list.storeOfName = name.store }
      list.defaultDay = file.isStandardInput ? nil : name.day
      if list.defaultCurrency == nil, currency != .unknown { list.defaultCurrency = currency }
      files.append(list)
    }
    rawPrices = try read(files, keepsWritten: false, progress)
  }
}

extension RawReceipts {
  /// Fills `book.prices`, and the totals, diagnostics and rejected records of its sources.
  ///
  /// - Parameters:
  ///   - resolution: What every text means.
  ///   - first: Where the texts of the price lists begin among those of the resolution.
  ///   - book: With the names of receipts; units and currencies that only price lists have are added.
  consuming func assembledPrices(
    with resolution: NameResolution, from first: NameTexts.Counts, into book: inout Book
  ) {
    var lines = ReceiptLines()
    swap(&lines, &collector.lines)
    let resolution = resolution.dropping(first)
    joinReceipts(of: &lines, by: resolution.storeOfText)
    let barcodes = barcodes(of: lines)
    joinNames(of: &lines, resolution)
    renumberUnits(of: &lines, into: &book.names)
    var rows = collector.files.map(\.rows)
    let duplicates = Reconciliation(
      lines: lines, files: zip(collector.files, rows).map { ($0.file, $1) })
    duplicates.remove(from: &lines, &rows)
    for (index, file) in collector.files.enumerated() {
      let source = file.file.source
      guard book.sources.indices.contains(source) else { continue }
      book.sources[source].byteCount = file.byteCount
      book.sources[source].totals.read += file.readCount
      book.sources[source].totals.rejected += file.rejectedCount
      book.sources[source].totals.accepted += rows[index].count
      book.sources[source].totals.duplicates += duplicates.counts[index]
    }
    book.diagnostics += (collector.diagnostics + duplicates.diagnostics + cutProblems())
      .sorted(by: Diagnostic.precedes)
    book.rejectedRecords += collector.rejectedRecords
    if isIncomplete { book.isIncomplete = true }
    book.prices = ObservedPrices(
      lines, lastDays: lastDays(count: lines.receipts.count),
      barcodes: barcodes)
  }

  /// The barcode of every article as written; empty if no line has one.
  private borrowing func barcodes(of lines: ReceiptLines) -> [String] {
    let barcodes = lines.articles.item.map { texts.items[$0.index].barcode ?? "" }
    return barcodes.allSatisfy(\.isEmpty) ? [] : barcodes
  }

  /// The last day of the prices of every visit, which takes the place of a receipt number.
  private borrowing func lastDays(count: Int) -> [CalendarDate] {
    var days = [CalendarDate](repeating: ObservedPrices.open, count: count)
    for visit in 0..<min(count, collector.receipts.count) {
      guard let day = CalendarDate(iso: collector.receipts.idText(of: visit)) else { continue }
      days[visit] = day
    }
    return days
  }

  /// Replaces the numbers of units and currencies by those of the book, which gets the new ones at
  /// the end.
  private borrowing func renumberUnits(of lines: inout ReceiptLines, into names: inout BookNames) {
    // The price of a package is also that of a piece.
    let units = collector.units.values
    var unitIDs = names.units.idsByValue
    for unit in (units + [.each]).sorted(by: {
      ($0.symbol, $0.basePerUnit) < ($1.symbol, $1.basePerUnit)
    })
    where unitIDs[unit] == nil && names.units.count < Int(UInt16.max) {
      unitIDs[unit] = names.units.endIndex
      names.units.append(unit)
    }
    var currencyIDs = names.currencies.idsByValue
    for currency in collector.currencies.values.sorted()
    where currencyIDs[currency] == nil && names.currencies.count < Int(UInt16.max) {
      currencyIDs[currency] = names.currencies.endIndex
      names.currencies.append(currency)
    }
    Self.renumber(&lines.articles.unit, units.map { unitIDs[$0] ?? UnitID(0) })
    Self.renumber(
      &lines.articles.currency,
      collector.currencies.values.map { currencyIDs[$0] ?? CurrencyID(0) })
  }
}

extension ObservedPrices {
  /// Takes the columns of price lists that were read like receipts.
  ///
  /// - Parameter lastDays: Of every receipt, which is a visit.
  fileprivate init(_ lines: ReceiptLines, lastDays: [CalendarDate], barcodes: [String]) {
    self.init()
    visit = lines.receipt
    article = lines.article
    quantity = lines.quantity
    price = lines.paid
    uses = lines.uses.map { ObservedPrices.Uses(rawValue: $0.rawValue) }
    source = lines.source
    line = lines.line
    visits.store = lines.receipts.store
    visits.day = lines.receipts.day
    visits.lastDay = lastDays
    articles = lines.articles
    self.barcodes = barcodes
  }
}
