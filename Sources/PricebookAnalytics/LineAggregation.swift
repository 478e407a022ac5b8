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

  /// - Parameter savingsDays: How many days before a purchase a price may be that it is compared with.
  func result(
    references: ReferenceMonths, quotes: QuotedPrices, savingsDays: Int
  ) -> (ledger: ItemAggregates, changes: ChangeDecomposition) {
    let offsets = LinesByItem.offsets(of: book.lines, itemCount: book.names.items.count)
    let isSmall = Self.isSmall(offsets)
    let ranges = Self.ranges(offsets)
    // In several pieces, because a piece is in memory twice while it is joined.
    let pieces = isSmall ? 1 : 8
    let join = OrderedJoin(
      into: emptyLedger(offsets[...], dimensions: units.dimensions))
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
        let items = lines.items(piece: piece, of: pieces)
        var ledger = emptyLedger(offsets[items.lowerBound...items.upperBound], dimensions: [])
        for item in items {
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

  private func emptyLedger(
    _ offsets: ArraySlice<UInt32>, dimensions: IDTable<DimensionID, UnitOfMeasure.Dimension>
  ) -> ItemAggregates {
    ItemAggregates(
      dimensions: dimensions, offsets: offsets, storeCount: book.names.stores.count,
      monthCount: calendar.months.count)
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
    return LinesByItem.ranges(
      offsets: offsets, parts: isSmall(offsets) ? threads * 2 : max(11, threads * 6 - 1))
  }

  /// Whether cutting the lines up into many ranges costs more than it gains.
  private static func isSmall(_ offsets: [UInt32]) -> Bool { (offsets.last ?? 0) < 100_000 }
}

extension UnitValues.Row {
  @inline(__always) mutating func add(
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
