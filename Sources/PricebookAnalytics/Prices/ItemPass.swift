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
