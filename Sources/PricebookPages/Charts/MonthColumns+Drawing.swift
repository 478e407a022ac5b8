import PricebookModel
import PricebookReport

extension MonthColumns: DrawnChart {
  /// Columns from zero, the budget as a step line over them, the projection as an outline.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, words, height: 236)
  }

  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, words, height: 136)
  }

  private func drawing(_ width: ChartWidth, _ words: ChartWords, height: Double) -> SVGCanvas {
    var canvas = SVGCanvas(width: width.rawValue, height: height)
    guard !months.isEmpty else { return canvas }
    var plot = MonthPlot(self, width, words, bottom: height - 38)
    if plot.step < MonthPlot.leastStep {
      plot = MonthPlot(byYear, width, words, bottom: height - 38, isByYear: true)
    }
    plot.draw(on: &canvas)
    return canvas
  }

  func values(_ words: PageWords) -> ChartValues {
    let values = months.map { month in
      DisplayTable.Row([
        .text(.value(.month(month.month))), .money(month.spent, currency),
        .money(month.budget, currency),
        .difference(month.budget.map { month.spent - $0 }, currency),
      ])
    }
    return ChartValues(
      words.month, numbers: [words.spent, words.budget, words.difference], rows: values,
      currency: currency)
  }
}
