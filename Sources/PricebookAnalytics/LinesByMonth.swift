import PricebookModel

/// The lines of a book by month, so that the analysis of a month takes those of a few.
struct LinesByMonth: Sendable {
  private let all: Book
  private let months: [Month]
  private let rows: RowsByGroup

  init(of book: Book, calendar: DataCalendar) {
    all = book
    months = calendar.months
    let lines = book.lines
    let monthOfReceipt = lines.receipts.day.map(calendar.monthNumber)
    rows = RowsByGroup(lines.receipt.indices, groupCount: months.count) {
      lines.uses[$0].isEmpty ? nil : monthOfReceipt[Int(lines.receipt[$0])]
    }
  }

  /// The book with the lines of some months alone.
  func book(from first: Month, through last: Month) -> Book {
    let start = months.partitionPoint { $0 >= first }
    let end = months.partitionPoint { $0 > last }
    var book = all
    book.lines = all.lines.lines(rows[start..<end].sorted())
    return book
  }
}
