import PricebookModel
import PricebookParallel

/// The pass over all lines, one item after the other.
///
/// Ranges of items are worked on side by side. Within a range, the lines of an item are brought
/// together first, so that everything that is known of an item is summed while its lines are in
/// the cache.
struct LineAggregation {
  let book: Book
  let calendar: DataCalendar
  let units: UnitTable
  let period: ReportPeriod
  /// Whether it finds why spending changed, and what could have been saved.
  var comparesPurchases = true

  /// - Parameter savingsDays: How many days before a purchase the prices are from that it is compared
  ///   with.
  func result(
    references: ReferenceMonths, quotes: QuotedPrices, savingsDays: Int
  ) -> (ledger: ItemAggregates, changes: ChangeDecomposition) {
    let offsets = LinesByItem.offsets(of: book.lines, itemCount: book.names.items.count)
    let isSmall = Self.isSmall(offsets)
    let threads = WorkerThreads.count
    let ranges = Self.ranges(offsets)
    // In several pieces, because a piece is in memory twice while it is joined.
    let pieces = isSmall ? 1 : 8
    let join = OrderedJoin(
      into: ItemAggregates(
        units: units, offsets: offsets, storeCount: book.names.stores.count,
        monthCount: calendar.months.count), spareLimit: pieces + threads)
    let noChanges = noChanges(references, includesMonths: true)
    let noSavings = SavingsSearch(
      book: book, calendar: calendar, units: units, quotes: quotes, daysBefore: savingsDays)
    let changes = concurrentMap(ranges.count) { range in
      var lines = LinesByItem(of: book.lines, items: ranges[range], offsets: offsets)
      var aggregator = ItemAggregator(
        calendar: calendar, units: units, lastKnownDay: period.asOf.daysSinceEpoch,
        comparesPurchases: comparesPurchases,
        order: StoreOrder(storeCount: book.names.stores.count), savings: noSavings)
      var changes = noChanges
      for piece in 0..<pieces {
        var ledger = join.emptyPiece()
        for item in lines.items(piece: piece, of: pieces) {
          aggregator.enter(item: item, of: &lines, into: &ledger, changes: &changes)
        }
        join.add(&ledger, piece: range * pieces + piece)
      }
      return changes
    }
    var ledger = join.joined()
    ledger.spending = ledger.spending.sorted(byMonth: \.month)
    return (ledger, changes.reduce(into: noChanges) { $0.add($1) })
  }

  /// Why the spending of the period's month changed, and nothing else of what the pass finds.
  func ownChange(references: ReferenceMonths) -> ChangeDecomposition {
    let offsets = LinesByItem.offsets(of: book.lines, itemCount: book.names.items.count)
    let ranges = Self.ranges(offsets)
    let noChanges = noChanges(references, includesMonths: false)
    return concurrentMap(ranges.count) { range in
      let lines = LinesByItem(of: book.lines, items: ranges[range], offsets: offsets)
      var changes = noChanges
      for item in lines.items {
        changes.enterWhole(
          item: ItemID(item), lines: lines.lines.span, range: lines.range(of: item))
      }
      return changes
    }.reduce(into: noChanges) { $0.add($1) }
  }

  private func noChanges(_ references: ReferenceMonths, includesMonths: Bool) -> ChangeDecomposition
  {
    ChangeDecomposition(
      of: book,
      days: ComparedDays(
        of: period, calendar: calendar, references: references, includesMonths: includesMonths),
      units: units)
  }

  /// The ranges of items that are worked on side by side: a few more than threads, so that no
  /// thread waits long for the last one.
  private static func ranges(_ offsets: [UInt32]) -> [Range<Int>] {
    let threads = WorkerThreads.count
    return balancedRanges(
      offsets: offsets, parts: isSmall(offsets) ? threads * 2 : max(11, threads * 6 - 1))
  }

  /// Whether cutting the lines up into many ranges costs more than it gains.
  private static func isSmall(_ offsets: [UInt32]) -> Bool { (offsets.last ?? 0) < 100_000 }
}

/// What the lines of a range of items come to: unit values, spending and possible savings.
struct ItemAggregates: Joinable {
  var unitValues = UnitValues()
  /// By item, dimension, currency and month; by month first once ``LineAggregation`` is done.
  var spending: [Spending.ItemRow] = []
  var savings: [PossibleSavings.Row] = []

  init() {}

  /// An empty ledger with the memory for all lines of a book.
  ///
  /// An item has at most as many series as lines, and as stores, where it has one dimension and
  /// currency. Memory that rows do not need is never touched.
  ///
  /// - Parameter offsets: ``LinesByItem/offsets(of:itemCount:)``.
  init(units: UnitTable, offsets: [UInt32], storeCount: Int, monthCount: Int) {
    unitValues.dimensions = units.dimensions
    var (rows, series) = (0, 0)
    for (first, end) in zip(offsets, offsets.dropFirst()) {
      let lines = Int(end - first)
      series += min(lines, storeCount)
      rows += min(lines, storeCount * monthCount)
    }
    unitValues.reserveCapacity(rows: rows, series: series, days: Int(offsets.last ?? 0))
    savings.reserveCapacity(rows)
  }

  mutating func take(_ piece: inout ItemAggregates) {
    unitValues.take(&piece.unitValues)
    spending.take(&piece.spending)
    savings.take(&piece.savings)
  }
}

/// Sums the lines of one item after another: by month what was spent on it, by store and month
/// its unit values, why spending changed, and what could have been saved.
///
/// The lines of an item are few enough to stay in the cache through all of it, and are brought
/// into the order of the rows, so that a row is complete before the next begins.
struct ItemAggregator {
  let calendar: DataCalendar
  let units: UnitTable
  let lastKnownDay: Int32
  let comparesPurchases: Bool
  var order: StoreOrder
  var savings: SavingsSearch

  /// Enters the lines of an item, looking at each once.
  mutating func enter(
    item: Int, of grouped: inout LinesByItem, into ledger: inout ItemAggregates,
    changes: inout ChangeDecomposition
  ) {
    let id = ItemID(item)
    let lines = grouped.sort(item: item, units: units)
    let comparesProducts =
      comparesPurchases && changes.enter(item: id, lines: grouped.lines.span, range: lines)
    enterSpending(grouped.lines.span, range: lines, item: id, into: &ledger.spending)
    let prices = grouped.keepPrices(of: item)
    guard !prices.isEmpty else { return }
    order.sort(grouped.lines.span, range: prices)
    let firstSeries = ledger.unitValues.series.count
    if comparesProducts { changes.enterProducts(grouped.lines.span, order: order.keys.span) }
    enterPrices(grouped.lines.span, item: id, into: &ledger.unitValues)
    guard comparesPurchases else { return }
    savings.take(
      grouped.lines.span, range: prices, item: id, values: ledger.unitValues,
      series: firstSeries..<ledger.unitValues.series.count, into: &ledger.savings)
  }

  private func enterSpending(
    _ lines: borrowing Span<ItemLine>, range: Range<Int>, item: ItemID,
    into spending: inout [Spending.ItemRow]
  ) {
    let use = ReceiptLines.Uses.spending.rawValue
    var open: (kind: MeasureID, month: Int, row: Spending.ItemRow)?
    var last = ItemLine()
    for index in range where lines[index].uses.rawValue & use != 0 {
      let line = lines[index]
      let kind = open.map { units.kind(of: line, after: last, of: $0.kind) } ?? units.kind(of: line)
      last = line
      let month = calendar.monthNumber(ofUsed: line.day)
      if open?.kind != kind || open?.month != month {
        if let open { spending.append(open.row) }
        open = (
          kind, month,
          Spending.ItemRow(
            month: calendar.months[month], item: item, dimension: kind.dimension,
            currency: line.currency, lineCount: 0, spent: .zero, quantity: .zero)
        )
      }
      open?.row.lineCount &+= 1
      open?.row.spent.tenThousandths &+= line.paid
      open?.row.quantity += units.quantity(of: line)
    }
    if let open { spending.append(open.row) }
  }

  /// Makes a row of every store, dimension, currency and month.
  private func enterPrices(
    _ lines: borrowing Span<ItemLine>, item: ItemID, into prices: inout UnitValues
  ) {
    let keys = order.keys.span
    var position = 0
    while position < keys.count {
      let store = StoreOrder.store(of: keys[position])
      let first = lines[StoreOrder.line(of: keys[position])]
      let kind = units.kind(of: first)
      let firstRow = prices.rowCount
      let firstDay = prices.days.count
      var last = first
      var day = first.day
      var price = UnitValue(paid: .zero, quantity: .zero)
      while true {
        var month = -1
        var row = UnitValues.Row(
          quantity: .zero, paid: .zero, minimum: Amount(tenThousandths: .max),
          maximum: Amount(tenThousandths: .min), observations: 0)
        while position < keys.count, StoreOrder.store(of: keys[position]) == store {
          let line = lines[StoreOrder.line(of: keys[position])]
          let number = calendar.monthNumber(ofUsed: line.day)
          guard units.kind(of: line, after: last, of: kind) == kind, month < 0 || number == month
          else { break }
          last = line
          month = number
          let quantity = units.quantity(of: line)
          row.add(line, quantity: quantity, units: units)
          if line.day != day {
            prices.days.append(day: day, price: price)
            day = line.day
            price = UnitValue(paid: .zero, quantity: .zero)
          }
          price.paid.tenThousandths &+= line.paid
          price.quantity += quantity
          position += 1
        }
        guard month >= 0 else { break }
        prices.append(row, month: calendar.months[month])
      }
      prices.days.append(day: day, price: price)
      let latest = prices.lastPaid(in: firstDay..<prices.days.count, through: lastKnownDay)
      prices.series.append(
        UnitValues.Series(
          item: item, store: StoreID(rawValue: store), dimension: kind.dimension,
          currency: first.currency, firstRow: Int32(clamping: firstRow),
          rowCount: Int32(clamping: prices.rowCount - firstRow), latestDay: latest.day,
          latest: latest.price, firstDay: Int32(clamping: firstDay),
          dayCount: Int32(clamping: prices.days.count - firstDay)))
    }
  }
}

extension UnitValues.Row {
  @inline(__always) fileprivate mutating func add(
    _ line: ItemLine, quantity bought: BaseQuantity, units: UnitTable
  ) {
    paid.tenThousandths &+= line.paid
    quantity += bought
    observations &+= 1
    let price = units.factors[line.unit].price(paid: line.paid, millionths: line.millionths)
    minimum = min(minimum, Amount(tenThousandths: price))
    maximum = max(maximum, Amount(tenThousandths: price))
  }
}
