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
  /// The last day that can be the latest with a price.
  let asOf: CalendarDate
  /// Whether the latest price of every month is kept, for analyses of other months.
  let keepsLatestOfMonths: Bool

  /// - Complexity: O(lines + rows log stores).
  func ledger() -> ItemLedger {
    let offsets = ItemLines.offsets(of: book.lines, itemCount: book.names.items.count)
    let isSmall = (offsets.last ?? 0) < Self.fewLines
    let threads = WorkerThreads.count
    // With a few more ranges than threads, no thread waits long for the last one.
    let ranges = balancedRanges(
      offsets: offsets, parts: isSmall ? threads * 2 : max(11, threads * 6 - 1))
    // In several pieces, because a piece is in memory twice while it is joined.
    let pieces = isSmall ? 1 : 8
    let memory = ItemLines.memory(for: ranges, offsets: offsets)
    let join = OrderedJoin(
      into: ItemLedger(
        units: units, offsets: offsets, storeCount: book.names.stores.count,
        monthCount: calendar.months.count),
      spareLimit: pieces + threads)
    _ = concurrentMap(ranges.count) { range in
      memory.withArray { memory in
        var lines = ItemLines(
          of: book.lines, items: ranges[range], offsets: offsets, memory: &memory)
        var accounts = ItemAccounts(
          of: book, calendar: calendar, units: units, asOf: asOf,
          keepsLatestOfMonths: keepsLatestOfMonths)
        for piece in 0..<pieces {
          var ledger = join.emptyPiece()
          for item in lines.items(piece: piece, of: pieces) {
            accounts.enter(item: item, of: &lines, into: &ledger)
          }
          join.add(&ledger, piece: range * pieces + piece)
        }
        lines.giveBack(&memory)
      }
    }
    memory.removeAll()
    var ledger = join.joined()
    ledger.spending = ledger.spending.sorted(byMonth: \.month)
    return ledger
  }

  /// Below this number of lines, cutting them up costs more than it gains.
  private static let fewLines = 100_000
}
