import PricebookModel

/// What reviews of years need of the lines themselves, besides the results of the months.
struct YearFacts: Sendable {
  /// The first day of the data; `nil` without lines.
  var firstDay: CalendarDate?
  /// The lines of the month a year before the one under way, from after its same days on: a year
  /// under way is compared without them.
  var laterLines: [LaterLine] = []

  struct LaterLine: Sendable {
    var product: Product
    var category: SpendingCategory
    var paid: Int64
    var quantity: BaseQuantity
    var isSpending: Bool
    var isPriced: Bool
  }

  init(of book: Book, period: ReportPeriod, units: UnitTable) {
    firstDay = book.lines.receipts.day.min()
    guard !period.isOver else { return }
    let month = period.month.adding(months: -12)
    let first = period.calendar.firstDay(of: month).adding(days: period.daysElapsed)
    let last = period.calendar.lastDay(of: month)
    guard first <= last else { return }
    let lines = book.lines
    let isLater = lines.receipts.day.map { (first...last).contains($0) }
    guard isLater.contains(true) else { return }
    let groups = ItemGroups(of: book)
    for (row, receipt) in lines.receipt.enumerated()
    where isLater[Int(receipt)] && !lines.uses[row].isEmpty {
      let article = Int(lines.article[row])
      let item = lines.articles.item[article]
      let line = ItemLine(
        paid: lines.paid[row].tenThousandths, millionths: lines.quantity[row].millionths,
        day: 0, store: lines.receipts.store[Int(receipt)].rawValue,
        unit: lines.articles.unit[article], currency: lines.articles.currency[article],
        uses: lines.uses[row], category: lines.articles.category[article])
      let group = groups.group(of: item, category: line.category)
      laterLines.append(
        LaterLine(
          product: Product(
            item: item, store: lines.receipts.store[Int(receipt)],
            dimension: units.factors[line.unit].dimension, currency: line.currency),
          category: group.index + 1 == groups.count ? .adjustments : .named(group), paid: line.paid,
          quantity: units.quantity(of: line), isSpending: line.isSpending, isPriced: line.isPriced))
    }
  }
}
