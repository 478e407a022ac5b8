import PricebookModel
import PricebookParallel

/// The pass over all lines, one item after the other.
///
/// Ranges of items are worked on side by side. Within a range, the lines of an item are brought
/// together first, so that everything that is known of an item is summed while its lines are in
/// the cache.
struct ItemPass {
  let book: Book
  let calendar: DataCalendar
  let units: UnitTable
  let period: ReportPeriod
  /// Whether the latest price of every month is kept, for analyses of other months.
  let keepsLatestOfMonths: Bool

  /// What the pass finds.
  struct Result: Sendable {
    var ledger: ItemLedger
    var changes: ChangeAccounts
  }

  /// - Parameters:
  ///   - references: What months are compared with.
  ///   - quotes: Prices that were seen.
  ///   - savingsDays: How many days before a purchase the prices are from that it is compared with.
  /// - Complexity: O(lines + rows log stores).
  func result(references: ReferenceMonths, quotes: QuotedPrices, savingsDays: Int) -> Result {
    let offsets = ItemLines.offsets(of: book.lines, itemCount: book.names.items.count)
    let isSmall = Self.isSmall(offsets)
    let threads = WorkerThreads.count
    let ranges = Self.ranges(offsets)
    // In several pieces, because a piece is in memory twice while it is joined.
    let pieces = isSmall ? 1 : 8
    let memory = ItemLines.memory(for: ranges, offsets: offsets)
    let join = OrderedJoin(
      into: ItemLedger(
        units: units, offsets: offsets, storeCount: book.names.stores.count,
        monthCount: calendar.months.count),
      spareLimit: pieces + threads)
    let noChanges = noChanges(references, includesMonths: true)
    let noSavings = SavingsSearch(
      book: book, calendar: calendar, units: units, quotes: quotes, daysBefore: savingsDays)
    let changes = concurrentMap(ranges.count) { range in
      memory.withArray { memory in
        var lines = ItemLines(
          of: book.lines, items: ranges[range], offsets: offsets, memory: &memory)
        var accounts = ItemAccounts(
          of: book, calendar: calendar, units: units, asOf: period.asOf, savings: noSavings,
          keepsLatestOfMonths: keepsLatestOfMonths)
        var changes = noChanges
        for piece in 0..<pieces {
          var ledger = join.emptyPiece()
          ledger.unitValues.adopt(units)
          for item in lines.items(piece: piece, of: pieces) {
            accounts.enter(item: item, of: &lines, into: &ledger, changes: &changes)
          }
          join.add(&ledger, piece: range * pieces + piece)
        }
        lines.giveBack(&memory)
        return changes
      }
    }
    memory.removeAll()
    var ledger = join.joined()
    ledger.spending = ledger.spending.sorted(byMonth: \.month)
    return Result(ledger: ledger, changes: changes.reduce(into: noChanges) { $0.add($1) })
  }

  /// Why the spending of the period's month changed, and nothing else of what the pass finds.
  ///
  /// - Parameter references: What months are compared with.
  /// - Complexity: O(lines log lines).
  func ownChange(references: ReferenceMonths) -> ChangeAccounts {
    let offsets = ItemLines.offsets(of: book.lines, itemCount: book.names.items.count)
    let ranges = Self.ranges(offsets)
    let memory = ItemLines.memory(for: ranges, offsets: offsets)
    let noChanges = noChanges(references, includesMonths: false)
    return concurrentMap(ranges.count) { range in
      memory.withArray { memory in
        var lines = ItemLines(
          of: book.lines, items: ranges[range], offsets: offsets, memory: &memory)
        var changes = noChanges
        for item in lines.items {
          changes.enterWhole(
            item: ItemID(item), lines: lines.lines.span, range: lines.range(of: item))
        }
        lines.giveBack(&memory)
        return changes
      }
    }.reduce(into: noChanges) { $0.add($1) }
  }

  private func noChanges(_ references: ReferenceMonths, includesMonths: Bool) -> ChangeAccounts {
    ChangeAccounts(
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

/// What the lines of a range of items come to: their unit values, what was spent on them and what
/// could have been saved.
struct ItemLedger: Joinable {
  var unitValues = UnitValues()
  /// By item, dimension, currency and month; by month first once ``ItemPass`` is done.
  var spending: [Spending.ItemRow] = []
  var savings = PossibleSavings.Rows()

  init() {}

  /// An empty ledger with the memory for all lines of a book.
  ///
  /// An item has at most as many series as lines, and as stores, where it has one dimension and
  /// currency. Memory that rows do not need is never touched.
  ///
  /// - Parameter offsets: ``ItemLines/offsets(of:itemCount:)``.
  init(units: UnitTable, offsets: [UInt32], storeCount: Int, monthCount: Int) {
    unitValues = UnitValues(units: units)
    var (rows, series) = (0, 0)
    for (first, end) in zip(offsets, offsets.dropFirst()) {
      let lines = Int(end - first)
      series += min(lines, storeCount)
      rows += min(lines, storeCount * monthCount)
    }
    unitValues.reserveCapacity(rows: rows, series: series)
    savings.packed.reserveCapacity(rows)
  }

  mutating func take(_ piece: inout ItemLedger) {
    unitValues.take(&piece.unitValues)
    spending.take(&piece.spending)
    savings.packed.take(&piece.savings.packed)
  }
}

/// Sums the lines of one item after another: by month what was spent on it, by store and month
/// its unit values, why spending changed, and what could have been saved.
///
/// The lines of an item are few enough to stay in the cache through all of it, and are brought
/// into the order of the rows, so that a row is complete before the next begins.
struct ItemAccounts {
  private let calendar: DataCalendar
  private let units: UnitTable
  private let lastKnownDay: Int32
  private let keepsLatestOfMonths: Bool
  private var order: StoreOrder
  private var savings: SavingsSearch

  /// - Parameters:
  ///   - asOf: The last day that can be the latest with a price.
  ///   - savings: With nothing entered.
  ///   - keepsLatestOfMonths: Whether the latest price of every month is kept too.
  init(
    of book: Book, calendar: DataCalendar, units: UnitTable, asOf: CalendarDate,
    savings: SavingsSearch, keepsLatestOfMonths: Bool
  ) {
    self.keepsLatestOfMonths = keepsLatestOfMonths
    self.calendar = calendar
    self.units = units
    lastKnownDay = asOf.daysSinceEpoch
    order = StoreOrder(storeCount: book.names.stores.count)
    self.savings = savings
  }

  /// Enters the lines of an item, looking at each once.
  ///
  /// - Complexity: O(lines + stores) where they come in order of time, O(lines log lines) where
  ///   they do not.
  mutating func enter(
    item: Int, of grouped: inout ItemLines, into ledger: inout ItemLedger,
    changes: inout ChangeAccounts
  ) {
    let id = ItemID(item)
    let lines = grouped.sort(item: item, units: units)
    let comparesProducts = changes.enter(item: id, lines: grouped.lines.span, range: lines)
    enterSpending(grouped.lines.span, range: lines, item: id, into: &ledger.spending)
    let prices = grouped.keepPrices(of: item)
    guard !prices.isEmpty else { return }
    order.sort(grouped.lines.span, range: prices)
    let firstSeries = ledger.unitValues.series.count
    if comparesProducts { changes.enterProducts(grouped.lines.span, order: order.keys.span) }
    enterPrices(grouped.lines.span, item: id, into: &ledger.unitValues)
    savings.take(
      grouped.lines.span, range: prices, item: id, values: ledger.unitValues,
      series: firstSeries..<ledger.unitValues.series.count, into: &ledger.savings)
  }

  private func enterSpending(
    _ lines: borrowing Span<ItemLine>, range: Range<Int>, item: ItemID,
    into spending: inout [Spending.ItemRow]
  ) {
    let use = ReceiptLines.Uses.spending.rawValue
    var sum = SpendingSum(
      kind: MeasureID(dimension: DimensionID(0), currencyRank: 0), month: 0, unit: UnitID(0))
    var last = ItemLine()
    for index in range where lines[index].uses.rawValue & use != 0 {
      let line = lines[index]
      let kind =
        sum.lines == 0 ? units.kind(of: line) : units.kind(of: line, after: last, of: sum.kind)
      last = line
      let month = calendar.monthNumber(ofUsed: line.day)
      if sum.kind != kind || sum.month != month {
        append(sum, item: item, to: &spending)
        sum = SpendingSum(kind: kind, month: month, unit: line.unit)
      }
      sum.add(line, units: units)
    }
    append(sum, item: item, to: &spending)
  }

  @inline(__always)
  private func append(
    _ sum: SpendingSum, item: ItemID, to spending: inout [Spending.ItemRow]
  ) {
    guard sum.lines > 0 else { return }
    spending.append(
      Spending.ItemRow(
        month: calendar.months[sum.month], item: item,
        dimension: sum.kind.dimension, currency: units.currency(ofKind: sum.kind),
        quantity: sum.quantity.total(units: units), spent: Amount(tenThousandths: sum.paid),
        lines: sum.lines))
  }

  /// Makes a row of every store, dimension, currency and month.
  private func enterPrices(
    _ lines: borrowing Span<ItemLine>, item: ItemID, into prices: inout UnitValues
  ) {
    let keys = order.keys.span
    var position = 0
    while position < keys.count {
      let start = position
      let store = StoreOrder.store(of: keys[position])
      let first = lines[StoreOrder.line(of: keys[position])]
      let kind = units.kind(of: first)
      let firstRow = prices.rowCount
      var rowStart = position
      var last = first
      var row = PriceSum(
        month: calendar.monthNumber(ofUsed: first.day), unit: first.unit)
      while position < keys.count, StoreOrder.store(of: keys[position]) == store {
        let line = lines[StoreOrder.line(of: keys[position])]
        guard units.kind(of: line, after: last, of: kind) == kind else { break }
        last = line
        let month = calendar.monthNumber(ofUsed: line.day)
        if month != row.month {
          row.append(to: &prices, months: calendar.months, units: units)
          if keepsLatestOfMonths {
            prices.latestOfMonths.append(latestOfMonth(in: rowStart..<position, lines: lines))
            rowStart = position
          }
          row = PriceSum(month: month, unit: line.unit)
        }
        row.add(line, units: units)
        position += 1
      }
      row.append(to: &prices, months: calendar.months, units: units)
      if keepsLatestOfMonths {
        prices.latestOfMonths.append(latestOfMonth(in: rowStart..<position, lines: lines))
      }
      let latest = latestPrice(of: start..<position, lines: lines, upTo: lastKnownDay)
      prices.series.append(
        UnitValues.Series(
          item: item, store: StoreID(rawValue: store), dimension: kind.dimension,
          currency: first.currency, firstRow: Int32(clamping: firstRow),
          rowCount: Int32(clamping: prices.rowCount - firstRow),
          latestDay: CalendarDate(daysSinceEpoch: latest.day), latest: latest.price))
    }
  }

  private func latestOfMonth(
    in row: Range<Int>, lines: borrowing Span<ItemLine>
  ) -> LatestOfMonth {
    let latest = latestPrice(of: row, lines: lines, upTo: .max)
    return LatestOfMonth(day: CalendarDate(daysSinceEpoch: latest.day), price: latest.price)
  }

  /// The unit value of the latest day, up to a day, of one series, whose lines are in order of days.
  private func latestPrice(
    of series: Range<Int>, lines: borrowing Span<ItemLine>, upTo lastDay: Int32
  ) -> (day: Int32, price: UnitValue) {
    let keys = order.keys.span
    var position = series.upperBound
    var day = Int32.min
    var price = UnitValue(paid: .zero, quantity: .zero)
    while position > series.lowerBound {
      position -= 1
      let line = lines[StoreOrder.line(of: keys[position])]
      guard line.day <= lastDay else { continue }
      guard day == .min || line.day == day else { break }
      day = line.day
      price.paid.tenThousandths &+= line.paid
      price.quantity += units.quantity(of: line)
    }
    return (day, price)
  }
}

/// A sum of quantities, which are all in one unit as a rule.
struct QuantitySum {
  /// The unit that is summed without becoming wide.
  let unit: UnitID
  private(set) var millionths: Int64 = 0
  /// What is in other units or does not fit into 64 bits.
  private(set) var others = BaseQuantity.zero
  private(set) var hasOthers = false

  init(unit: UnitID) {
    self.unit = unit
  }

  @inline(__always)
  mutating func add(_ line: ItemLine, units: UnitTable) {
    let (sum, overflow) = millionths.addingReportingOverflow(line.millionths)
    if line.unit == unit, !overflow {
      millionths = sum
    } else {
      others += units.quantity(of: line)
      hasOthers = true
    }
  }

  @inline(__always)
  func total(units: UnitTable) -> BaseQuantity {
    let own = Int128(millionths) * Int128(units.factors[unit].basePerUnit)
    return hasOthers ? BaseQuantity(count: own) + others : BaseQuantity(count: own)
  }
}

/// The prices of one series in one month.
struct PriceSum {
  /// The number of the month in ``DataCalendar``.
  let month: Int
  private var paid: Int64 = 0
  private var quantity: QuantitySum
  private var lines: UInt32 = 0
  private var minimum = Int64.max
  private var maximum = Int64.min

  init(month: Int, unit: UnitID) {
    self.month = month
    quantity = QuantitySum(unit: unit)
  }

  @inline(__always)
  mutating func add(_ line: ItemLine, units: UnitTable) {
    paid &+= line.paid
    quantity.add(line, units: units)
    lines &+= 1
    let price = units.factors[line.unit].price(paid: line.paid, millionths: line.millionths)
    minimum = min(minimum, price)
    maximum = max(maximum, price)
  }

  @inline(__always)
  func append(to prices: inout UnitValues, months: [Month], units: UnitTable) {
    let number =
      quantity.hasOthers
      ? nil
      : units.scales.narrowed(
        quantity.millionths, scale: units.factors[quantity.unit].scale)
    if let row = UnitValues.Narrow(
      paid: paid, quantity: number, observations: lines, minimum: minimum, maximum: maximum)
    {
      prices.append(row, month: months[month])
    } else {
      prices.append(
        UnitValues.Row(
          paid: Amount(tenThousandths: paid), quantity: quantity.total(units: units),
          observations: lines, minimum: Amount(tenThousandths: minimum),
          maximum: Amount(tenThousandths: maximum)),
        month: months[month])
    }
  }
}

/// What was spent on one item in one month, in one dimension and currency.
struct SpendingSum {
  /// ``UnitTable/kind(dimension:currency:)``.
  let kind: MeasureID
  /// The number of the month in ``DataCalendar``.
  let month: Int
  private(set) var paid: Int64 = 0
  private(set) var quantity: QuantitySum
  private(set) var lines: UInt32 = 0

  init(kind: MeasureID, month: Int, unit: UnitID) {
    self.kind = kind
    self.month = month
    quantity = QuantitySum(unit: unit)
  }

  @inline(__always)
  mutating func add(_ line: ItemLine, units: UnitTable) {
    paid &+= line.paid
    quantity.add(line, units: units)
    lines &+= 1
  }
}
