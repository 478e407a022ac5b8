import PricebookModel
import PricebookReport

extension RunningTotal: DrawnChart {
  /// This month as a broad line to its last day with data, the month before in grey, the budget as a
  /// thin line, dashes to the usual end; every line is labelled where it ends.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    let height: Double = width.isNarrow ? 190 : 270
    var canvas = SVGCanvas(width: width.rawValue, height: height)
    RunningPlot(self, width, words, bottom: height - 26).draw(on: &canvas)
    return canvas
  }

  func values(_ words: PageWords) -> ChartValues {
    let rows = (0..<max(current.count, previous.count)).map { day -> DisplayTable.Row in
      let cell = { (totals: [Amount]) -> Cell in
        .money(day < totals.count ? totals[day] : nil, currency)
      }
      return DisplayTable.Row(
        [.text(.value(.dayOfMonth(firstDay.adding(days: day)))), cell(current)]
          + (previous.isEmpty ? [] : [cell(previous)]))
    }
    return ChartValues(
      columns: [.init(dayName), .number(currentName)]
        + (previous.isEmpty ? [] : [.number(previousName)]), rows: rows, currency: currency)
  }
}
