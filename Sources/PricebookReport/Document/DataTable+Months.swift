package import PricebookModel

extension DataTable {
  /// The table with the rows of some months alone.
  ///
  /// - Parameters:
  ///   - months: The months that are kept.
  ///   - calendar: Where months begin.
  /// - Returns: `nil` for a table whose rows have neither a month nor a day.
  package func rows(of months: MonthPeriod, in calendar: MonthCalendar) -> DataTable? {
    let column = columns.first { column in
      switch column.values {
      case .months: column.name == "month"
      case .dates: ["date", "day"].contains(column.name)
      default: false
      }
    }
    guard let column else { return nil }
    let kept: [Int]
    switch column.values {
    case .months(let block):
      kept = filled(block).indices(where: { number in
        Int32(exactly: number).map { months.contains(Month(index: $0)) } ?? false
      })
    case .dates(let block):
      kept = filled(block).indices(where: { number in
        guard let day = Int32(exactly: number) else { return false }
        return months.contains(calendar.month(of: CalendarDate(daysSinceEpoch: day)))
      })
    default: return nil
    }
    return DataTable(
      name: name, rowCount: kept.count,
      columns: columns.map { DataColumn($0.name, $0.values.rows(kept)) })
  }

  private func filled(_ block: DataColumn.Writer<Int64>) -> [Int64] {
    var values = [Int64](repeating: 0, count: rowCount)
    var span = values.mutableSpan
    block(0..<rowCount, &span)
    return values
  }
}

extension [Int64] {
  fileprivate func indices(where isKept: (Int64) -> Bool) -> [Int] {
    indices.filter { isKept(self[$0]) }
  }
}

extension DataColumn.Values {
  /// The values of some rows, ascending.
  fileprivate func rows(_ rows: [Int]) -> DataColumn.Values {
    switch self {
    case .names(let block, let dictionary):
      .names(Self.chosen(rows, block, 0), dictionary: dictionary)
    case .texts(let text): .texts { text(rows[$0]) }
    case .repeatedTexts(let block, let dictionary):
      .repeatedTexts(Self.chosen(rows, block, 0), dictionary: dictionary)
    case .months(let block): .months(Self.chosen(rows, block, 0))
    case .dates(let block): .dates(Self.chosen(rows, block, 0))
    case .integers(let block): .integers(Self.chosen(rows, block, 0))
    case .prices(let block): .prices(Self.chosen(rows, block, 0))
    case .fractions(let block): .fractions(Self.chosen(rows, block, 0))
    case .quantities(let block): .quantities(Self.chosen(rows, block, 0))
    case .exactDecimals(let number): .exactDecimals { number(rows[$0]) }
    case .decimals(let block, let digits):
      .decimals(Self.chosen(rows, block, 0), digits: Self.chosen(rows, digits, 0))
    case .money(let block, .all(let decimals)):
      .money(Self.chosen(rows, block, 0), decimals: .all(decimals))
    case .money(let block, .each(let decimals)):
      .money(Self.chosen(rows, block, 0), decimals: .each(Self.chosen(rows, decimals, 0)))
    }
  }

  /// A block of the values of some rows, read run by run of rows that follow each other.
  private static func chosen<Number: Sendable>(
    _ rows: [Int], _ block: @escaping DataColumn.Writer<Number>, _ empty: Number
  ) -> DataColumn.Writer<Number> {
    { wanted, values in
      var place = wanted.lowerBound
      while place < wanted.upperBound {
        var end = place + 1
        while end < wanted.upperBound, rows[end] == rows[end - 1] + 1 { end += 1 }
        var run = [Number](repeating: empty, count: end - place)
        var span = run.mutableSpan
        block(rows[place]..<rows[end - 1] + 1, &span)
        for (offset, value) in run.enumerated() {
          values[place - wanted.lowerBound + offset] = value
        }
        place = end
      }
    }
  }
}
