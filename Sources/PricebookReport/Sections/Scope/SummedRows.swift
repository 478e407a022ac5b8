import PricebookAnalytics
import PricebookModel

/// The first rows of a table, one row for the rest where there are more, and the total.
struct SummedRows {
  let rows: [DisplayTable.Row]
  /// How many elements the row of the rest sums up; 0 without one.
  let restCount: Int

  init<Element>(
    _ elements: [Element], limit: Int, rows: (Element) -> [[Cell]],
    rest: (ArraySlice<Element>) -> [Cell], total: [Cell]
  ) {
    let others = elements.dropFirst(limit)
    restCount = others.count
    self.rows =
      elements.prefix(limit).flatMap(rows).map { DisplayTable.Row($0) }
      + (others.isEmpty ? [] : [DisplayTable.Row(rest(others), emphasis: .rest)])
      + [DisplayTable.Row(total, emphasis: .total)]
  }
}
