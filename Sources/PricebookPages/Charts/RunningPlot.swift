import PricebookModel
import PricebookReport

/// Draws a ``RunningTotal``: the lines of both months, the budget and the usual end.
final class RunningPlot {
  private let chart: RunningTotal
  private let words: ChartWords
  private let ticks: AxisTicks
  private let vertical: LinearScale
  private let horizontal: LinearScale
  private let labels: [EndLabel]
  /// The label of a line that ends well before the right end, at its end.
  private let inside: EndLabel?

  init(_ chart: RunningTotal, _ width: ChartWidth, _ words: ChartWords, bottom: Double) {
    self.chart = chart
    self.words = words
    let ticks = AxisTicks(
      of: chart.current + chart.previous + [chart.budget, chart.usualEnd].compactMap(\.self),
      atMost: bottom < 180 ? 4 : 5)
    let vertical = LinearScale(low: ticks.lowest, high: ticks.highest, start: bottom, end: 16)
    let days = max(1, chart.dayCount)
    let ends: [(name: String, amount: Amount?, look: String, day: Int)] = [
      (words.words.usualEnd, chart.usualEnd, "a t2", days),
      (words.words.budget, chart.budget, "a", days),
      (words.plain(chart.previousName), chart.previous.last, "a t2", chart.previous.count),
      (words.plain(chart.currentName), chart.current.last, "a b now halo", chart.current.count),
    ]
    var all = ends.compactMap { name, amount, look, day in
      amount.map {
        EndLabel(
          text: "\(name) \(words.formatting.chartWhole($0, chart.currency))", look: look,
          x: Double(day), y: vertical($0.approximateUnits))
      }
    }
    let widest = TextWidth.widest(all.map(\.text), size: 12, isBold: true)
    let horizontal = LinearScale(
      low: 0, high: Double(days),
      start: min(width.rawValue * 0.2, words.width(of: ticks, chart.currency) + 8),
      end: width.rawValue - min(width.rawValue * 0.42, widest + 12))
    for index in all.indices { all[index].x = horizontal(all[index].x ?? 0) }
    let own = chart.current.isEmpty ? nil : all.last
    let isInside = own.map {
      ($0.x ?? 0) + TextWidth.reckoned($0.text, size: 12, isBold: true) <= horizontal.end
    }
    inside = isInside == true ? own : nil
    labels = isInside == true ? all.dropLast() : all
    (self.ticks, self.vertical, self.horizontal) = (ticks, vertical, horizontal)
  }

  func draw(on canvas: inout SVGCanvas) {
    canvas.ticks(ticks, vertical, from: horizontal.start, to: horizontal.end) {
      words.tick($0, of: ticks, chart.currency)
    }
    for day in stride(from: 1, through: chart.dayCount, by: 7) {
      let date = chart.firstDay.adding(days: day - 1)
      canvas.text(
        String(date.day), horizontal(Double(day)), vertical.start + 17, "a t2", anchor: .middle)
    }
    drawLines(on: &canvas)
    canvas.endLabels(labels, at: horizontal.end, within: vertical.end...vertical.start)
    drawInside(on: &canvas)
    drawHits(on: &canvas)
  }

  private func drawLines(on canvas: inout SVGCanvas) {
    if let budget = chart.budget {
      let y = vertical(budget.approximateUnits)
      canvas.line(horizontal.start, y, horizontal.end, y, "limit")
    }
    canvas.path(points(of: chart.previous), "line past")
    let current = points(of: chart.current)
    if let end = chart.usualEnd, let last = current.last {
      canvas.path([last, (horizontal.end, vertical(end.approximateUnits))], "line ahead")
    }
    canvas.path(current, "line sh")
    if let last = current.last { canvas.circle(last.x, last.y, radius: 3.6, "mark sh") }
  }

  /// The points of a line, which begins at zero on the day before the first.
  private func points(of totals: [Amount]) -> [(x: Double, y: Double)] {
    totals.isEmpty
      ? []
      : ([.zero] + totals).enumerated().map { day, total in
        (horizontal(Double(day)), vertical(total.approximateUnits))
      }
  }

  /// Draws the inner label on the side of its line where no other line is.
  private func drawInside(on canvas: inout SVGCanvas) {
    guard let inside else { return }
    let day = chart.current.count - 1
    let isFree = chart.budget.map {
      (vertical($0.approximateUnits) - (inside.y - 13)).magnitude > 12
    }
    let isAbove =
      isFree ?? true && (day >= chart.previous.count || chart.previous[day] <= chart.current[day])
    let size = TextWidth.reckoned(inside.text, size: 12, isBold: true)
    let right = min(
      horizontal.end, max(horizontal.start + size + 4, (inside.x ?? 0) - (isAbove ? 8 : -size)))
    let y = isAbove ? max(12, inside.y - 9) : min(vertical.start - 6, inside.y + 18)
    canvas.text(inside.text, right, y, inside.look, anchor: .end)
  }

  private func drawHits(on canvas: inout SVGCanvas) {
    let step = horizontal(1) - horizontal(0)
    let series = [(chart.currentName, chart.current), (chart.previousName, chart.previous)]
    for day in 0..<chart.dayCount {
      let lines = series.filter { day < $0.1.count }.map {
        words.labelled(words.plain($0.0), $0.1[day], chart.currency)
      }
      guard !lines.isEmpty else { continue }
      canvas.hit(
        horizontal(Double(day + 1)) - step / 2, vertical.end, step, vertical.start - vertical.end,
        [words.formatting.text(.dayOfMonth(chart.firstDay.adding(days: day)))] + lines)
    }
  }
}
