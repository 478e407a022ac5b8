import PricebookDocument
import PricebookModel

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

  func values(_ words: any PageWords) -> ChartValues {
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

  /// The months of each year together as its January; a budget where all of them have one.
  private var byYear: MonthColumns {
    let january = { (month: Month) in Month(year: month.year, month: 1) }
    let years = Dictionary(grouping: months) { january($0.month) }
    let columns = years.sorted { $0.key < $1.key }.map { year, months in
      // The sum of budgets may not fit in 64 bits.
      let budgets = months.compactMap(\.budget)
      let sum = Int64(exactly: budgets.reduce(Int128(0)) { $0 + Int128($1.tenThousandths) })
      return Column(
        month: year, spent: months.reduce(.zero) { $0 + $1.spent },
        budget: budgets.count < months.count ? nil : sum.map(Amount.init(tenThousandths:)))
    }
    return MonthColumns(
      currency: currency, months: columns,
      subjects: subjects.map { january($0.lowerBound)...january($0.upperBound) })
  }
}
