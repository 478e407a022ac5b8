internal import Dispatch
import PricebookModel
internal import Synchronization

extension RawReceipts {
  /// Fills `book.lines`, `book.names`, and the totals, byte counts, diagnostics and rejected
  /// records of `book.sources`: reconciles the files and appends the purchases of carts.
  ///
  /// - Parameters:
  ///   - resolution: What every text of ``texts`` (and those appended to it) means.
  ///   - purchases: Bought lines of completed carts, in the order of their sources.
  ///   - book: Its `sources` must have one entry for every file and cart source; diagnostics
  ///     and rejected records are appended.
  /// - Returns: The numbers of the carts (``CartPurchase/cart``) of which a line counts as
  ///   spending, because no receipt of the same store and day covers it.
  consuming func assembled(
    with resolution: NameResolution, purchases: [CartPurchase] = [], into book: inout Book
  ) -> Set<Int> {
    var lines = ReceiptLines()
    swap(&lines, &collector.lines)
    let keepsWritten = collector.options.keepsWritten
    if keepsWritten { lines.written = writtenColumns(of: lines) }
    joinReceipts(of: &lines, by: resolution.storeOfText)
    joinNames(of: &lines, resolution)
    collector.receipts = ReceiptKeys()

    var units = collector.units
    var currencies = collector.currencies
    let carts = CartCoverage(purchases, resolution, lines)
    carts.addNames(to: &units, &currencies)
    let unitOrder = Self.order(units.values) { $0.symbol < $1.symbol }
    let currencyOrder = Self.order(currencies.values, by: <)
    Self.renumber(&lines.unit, unitOrder.places)
    Self.renumber(&lines.currency, currencyOrder.places)
    lines.source = sourceColumn(rowCount: lines.count)

    var rows = collector.files.map(\.rows)
    let duplicates = Reconciliation(
      lines: lines, files: zip(collector.files, rows).map { ($0.file, $1) })
    duplicates.remove(from: &lines, &rows)

    book.names.items = resolution.items
    book.names.stores = resolution.stores
    book.names.categories = resolution.categories
    book.names.units = unitOrder.values
    book.names.currencies = currencyOrder.values
    lines.uses = Self.uses(of: lines, items: resolution.items)
    writeTotals(lines, rows, duplicates, into: &book)
    book.diagnostics += (collector.diagnostics + duplicates.diagnostics + cutProblems())
      .sorted(by: Diagnostic.precedes)
    book.rejectedRecords += collector.rejectedRecords
    if isIncomplete { book.isIncomplete = true }
    let counted = carts.append(to: &lines, &book, keepsWritten: keepsWritten)
    book.lines = lines
    return counted
  }

  /// Makes receipts one whose stores turned out to be one.
  private borrowing func joinReceipts(of lines: inout ReceiptLines, by storeOfText: [UInt32]) {
    let count = collector.stores.count
    guard Set(storeOfText.prefix(count)).count < count else { return }
    Self.renumber(&lines.receipt, collector.receipts.renumbered(byStore: storeOfText))
  }

  /// Makes what was numbered by text the numbers of items, stores and categories.
  private borrowing func joinNames(of lines: inout ReceiptLines, _ resolution: NameResolution) {
    let overrides = resolution.categoryOfItemText
    let hasOverrides = overrides.contains { $0 != nil }
    if hasOverrides {
      // The alias table's category of the item, else the line's own.
      let own = resolution.categoryOfText
      for row in lines.category.indices {
        lines.category[row] = overrides[Int(lines.item[row])] ?? own[Int(lines.category[row])]
      }
    }
    let maps = [
      resolution.itemOfText, resolution.storeOfText,
      hasOverrides ? nil : resolution.categoryOfText,
    ]
    let columns = Mutex([lines.item, lines.store, lines.category])
    lines.item = []
    lines.store = []
    lines.category = []
    let join: @Sendable (Int) -> Void = { place in
      guard let map = maps[place] else { return }
      var column: [UInt32] = []
      columns.withLock { swap(&column, &$0[place]) }
      Self.renumber(&column, map)
      columns.withLock { swap(&column, &$0[place]) }
    }
    if lines.count < Self.concurrentRowCount {
      for place in maps.indices { join(place) }
    } else {
      DispatchQueue.concurrentPerform(iterations: maps.count, execute: join)
    }
    columns.withLock { columns in
      swap(&lines.item, &columns[0])
      swap(&lines.store, &columns[1])
      swap(&lines.category, &columns[2])
    }
  }

  /// Rows from which on starting threads is worth it.
  private static var concurrentRowCount: Int { 100_000 }

  private static func renumber<ID: FixedWidthInteger & BitwiseCopyable>(
    _ column: inout [ID], _ map: [ID]
  ) {
    var column = column.mutableSpan
    let map = map.span
    for row in column.indices { column[row] = map[Int(column[row])] }
  }

  /// Values in ascending order, and the place there of each.
  private static func order<Value>(
    _ values: [Value], by precedes: (Value, Value) -> Bool
  ) -> (values: [Value], places: [UInt16]) {
    let sorted = values.indices.sorted { precedes(values[$0], values[$1]) }
    var places = [UInt16](repeating: 0, count: values.count)
    for (place, index) in sorted.enumerated() { places[index] = UInt16(place) }
    return (sorted.map { values[$0] }, places)
  }

  private borrowing func sourceColumn(rowCount: Int) -> [UInt16] {
    var sources: [UInt16] = []
    sources.reserveCapacity(rowCount)
    for file in collector.files {
      sources.append(
        contentsOf: repeatElement(UInt16(clamping: file.file.source), count: file.rows.count))
    }
    return sources
  }

  private static func uses(of lines: ReceiptLines, items: [Item]) -> [ReceiptLines.Uses] {
    let isAdjustment = items.map(\.isAdjustment)
    let flags = isAdjustment.span
    let quantity = lines.quantity.span
    let paid = lines.paid.span
    let item = lines.item.span
    return lines.day.indices.map { row in
      quantity[row].millionths > 0 && paid[row].tenThousandths > 0 && !flags[Int(item[row])]
        ? [.spending, .price] : .spending
    }
  }

  private borrowing func writeTotals(
    _ lines: ReceiptLines, _ rows: [Range<Int>], _ duplicates: Reconciliation,
    into book: inout Book
  ) {
    for (index, file) in collector.files.enumerated() {
      let source = file.file.source
      guard book.sources.indices.contains(source) else { continue }
      var sums = [Int64](repeating: 0, count: book.names.currencies.count)
      var seen = [Bool](repeating: false, count: sums.count)
      let currency = lines.currency.span
      let paid = lines.paid.span
      for row in rows[index] {
        sums[Int(currency[row])] += paid[row].tenThousandths
        seen[Int(currency[row])] = true
      }
      book.sources[source].byteCount = file.byteCount
      book.sources[source].totals.read += file.readCount
      book.sources[source].totals.rejected += file.rejectedCount
      book.sources[source].totals.accepted += rows[index].count
      book.sources[source].totals.duplicates += duplicates.counts[index]
      for (id, sum) in sums.enumerated() where seen[id] {
        let currency = book.names.currencies[id]
        let before = book.sources[source].totals.paid[currency] ?? .zero
        book.sources[source].totals.paid[currency] = before + Amount(tenThousandths: sum)
      }
    }
  }

  /// Says so where there were more problems than are listed.
  private borrowing func cutProblems() -> [Diagnostic] {
    let hidden =
      collector.rejectedCount - collector.rejectedRecords.count
      + collector.warningCount - collector.keptWarningCount
      - collector.keptFooterWarningCount
    guard hidden > 0, let file = collector.files.last?.file.displayPath else { return [] }
    return [
      Diagnostic(
        .warning, "problems-not-listed", file: file,
        message: "\(hidden) more rejected records and warnings are counted but not listed; "
          + "correct those listed first, beginning with the columns")
    ]
  }

  private borrowing func writtenColumns(of lines: ReceiptLines) -> ReceiptLines.WrittenColumns {
    var written = ReceiptLines.WrittenColumns()
    var ids: [String: UInt32] = ["": 0]
    func id(_ text: String) -> UInt32 {
      if let known = ids[text] { return known }
      let id = UInt32(truncatingIfNeeded: written.texts.count)
      written.texts.append(text)
      ids[text] = id
      return id
    }
    let items = texts.items.map { id($0.name) }
    let barcodes = texts.items.map { id($0.barcode ?? "") }
    let stores = texts.stores.map { id($0) }
    let categories = texts.categories.map { id($0) }
    var receiptIDs: [UInt32] = []
    var seconds: [Int32] = []
    for number in 0..<collector.receipts.count {
      receiptIDs.append(id(collector.receipts.idText(of: number)))
      seconds.append(collector.receipts.key(of: number).second)
    }
    written.item = lines.item.map { items[Int($0)] }
    written.barcode = lines.item.map { barcodes[Int($0)] }
    written.store = lines.store.map { stores[Int($0)] }
    written.category = lines.category.map { categories[Int($0)] }
    written.receiptID = lines.receipt.map { receiptIDs[Int($0)] }
    written.secondOfDay = lines.receipt.map { seconds[Int($0)] }
    written.quantity = collector.numbers.map(\.quantity)
    written.unitPrice = collector.numbers.map(\.unitPrice)
    written.discount = collector.numbers.map(\.discount)
    written.total = collector.numbers.map(\.total)
    return written
  }
}
