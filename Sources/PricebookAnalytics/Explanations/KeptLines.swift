package import PricebookModel

/// The lines of some months with the place of each in its file, for pages that list them.
///
/// An ``Analysis`` keeps sums and no lines. What pages of lines need is a copy of the months that are
/// reported on, so that a book of millions of lines is not kept while its pages are written.
package final class KeptLines: Sendable {
  package let names: BookNames
  /// Of ``Book/sources``.
  package let paths: [String]
  /// Those that count as spending, with the categories that tables have.
  package let lines: ReceiptLines
  /// Those with lines, ascending.
  private let months: [Month]
  private let calendar: MonthCalendar
  private let rows: RowsByGroup

  /// No lines.
  package init() {
    names = BookNames()
    paths = []
    lines = ReceiptLines()
    months = []
    calendar = MonthCalendar()
    rows = RowsByGroup(0..<0, groupCount: 0) { _ in nil }
  }

  init(of book: Book, calendar: DataCalendar, periods: [MonthPeriod]) {
    let all = book.lines
    let boundaries = calendar.boundaries
    let days = periods.map(boundaries.days(of:))
    let months = calendar.months.filter { month in
      days.contains { $0.overlaps(boundaries.days(of: MonthPeriod(month))) }
    }
    let numbers = calendar.months.map { months.place(of: $0) }
    let monthOfReceipt = all.receipts.day.map { day in
      calendar.monthNumber(of: day).flatMap { numbers[$0] }
    }
    let wanted = all.receipt.indices.filter { row in
      all.uses[row].contains(.spending) && monthOfReceipt[Int(all.receipt[row])] != nil
    }
    var kept = all
    if wanted.count < all.count {
      kept = all.lines(wanted.map { UInt32(truncatingIfNeeded: $0) })
      for row in wanted {
        kept.source.append(all.source.isEmpty ? 0 : all.source[row])
        kept.line.append(all.line.isEmpty ? 0 : all.line[row])
        if !all.person.isEmpty { kept.person.append(all.person[row]) }
      }
    }
    let lines = kept
    names = book.names
    paths = book.sources.map(\.path)
    self.lines = lines
    self.months = months
    self.calendar = boundaries
    rows = RowsByGroup(lines.receipt.indices, groupCount: months.count) {
      monthOfReceipt[Int(lines.receipt[$0])]
    }
  }

  /// The rows of a period, by month and then in the order of files.
  package func rows(of period: MonthPeriod) -> [UInt32] {
    let days = calendar.days(of: period)
    let (first, last) = (calendar.month(of: days.lowerBound), calendar.month(of: days.upperBound))
    let start = months.partitionPoint { $0 >= first }
    let found = rows[start..<max(start, months.partitionPoint { $0 > last })]
    guard period.isOfWeeks else { return Array(found) }
    return found.filter { days.contains(lines.receipts.day[Int(lines.receipt[Int($0)])]) }
  }

  /// The months of a period that have lines, ascending.
  package func months(of period: MonthPeriod) -> [Month] {
    months.filter { period.months.contains($0) }
  }
}
