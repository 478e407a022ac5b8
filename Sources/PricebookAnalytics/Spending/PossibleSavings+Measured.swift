import PricebookModel

extension PossibleSavings {
  /// What could have been saved on the lines of a range of items, by month.
  ///
  /// - Parameter grouped: Its lines are sorted and thinned out on the way.
  /// - Complexity: O(lines) where they come in order of time, O(lines log lines) where they do
  ///   not; memory in proportion to the rows.
  static func measured(
    in grouped: inout ItemLines, of book: Book, units: UnitTable
  ) -> MonthlyRows {
    var finder = CheaperPrices(book: book, units: units, rowLimit: grouped.lineCount)
    for item in grouped.items {
      let range = grouped.keepPrices(of: item)
      if !range.isEmpty { finder.take(&grouped.lines, range: range, item: UInt32(item)) }
    }
    return MonthlyRows(finder.rows)
  }

  /// Joins the rows of consecutive ranges of items, month by month; the parts are left empty.
  init(joining parts: inout [MonthlyRows]) {
    self.init()
    rows.reserveInLargePages(parts.reduce(0) { $0 + $1.count })
    for month in Set(parts.flatMap(\.months.keys)).sorted() {
      for part in parts.indices {
        if let own = parts[part].months.removeValue(forKey: month) {
          rows.append(contentsOf: own)
        }
      }
    }
  }

  /// The rows of a range of items by month.
  struct MonthlyRows: Sendable {
    fileprivate(set) var months: [Month: [Row]] = [:]

    var count: Int { months.values.reduce(0) { $0 + $1.count } }

    /// Rows by item, then month, become rows by month, then item.
    init(_ unsorted: [Row]) {
      var runs: [Month: [Range<Int>]] = [:]
      var first = 0
      while first < unsorted.count {
        var end = first + 1
        while end < unsorted.count, unsorted[end].month == unsorted[first].month { end += 1 }
        runs[unsorted[first].month, default: []].append(first..<end)
        first = end
      }
      for (month, runs) in runs {
        var rows: [Row] = []
        rows.reserveCapacity(runs.reduce(0) { $0 + $1.count })
        for run in runs { rows.append(contentsOf: unsorted[run]) }
        months[month] = rows
      }
    }
  }
}
