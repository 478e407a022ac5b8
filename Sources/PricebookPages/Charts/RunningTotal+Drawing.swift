import PricebookDocument
import PricebookModel

extension RunningTotal: DrawnChart {
  /// This month as a broad line to its last day with data, the month before in grey, the budget as a
  /// thin line, dashes to the usual end; every line is labelled where it ends.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, words, height: width.isNarrow ? 190 : 270)
  }

  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, words, height: 180)
  }

  private func drawing(_ width: ChartWidth, _ words: ChartWords, height: Double) -> SVGCanvas {
    var canvas = SVGCanvas(width: width.rawValue, height: height)
    let plot = RunningPlot(self, width, words, bottom: height - 26)
    plot.drawAxes(on: &canvas)
    plot.drawLines(on: &canvas)
    plot.drawLabels(on: &canvas)
    plot.drawHits(on: &canvas)
    return canvas
  }

  func values(_ words: any PageWords) -> ChartValues {
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

private final class RunningPlot {
  private struct Label {
    var text: String
    var look: String
    var x: Double
    var y: Double
  }

  private let chart: RunningTotal
  private let width: ChartWidth
  private let words: ChartWords
  private let ticks: AxisTicks
  private let vertical: LinearScale
  private let horizontal: LinearScale
  private let labels: [Label]
  /// The label of a line that ends well before the right end, at its end.
  private let inside: Label?

  init(_ chart: RunningTotal, _ width: ChartWidth, _ words: ChartWords, bottom: Double) {
    self.chart = chart
    self.width = width
    self.words = words
    let amounts =
      chart.current + chart.previous + [chart.budget, chart.usualEnd].compactMap(\.self)
    ticks = AxisTicks(
      from: min(0, (amounts.min() ?? .zero).approximateUnits),
      to: max(0.01, (amounts.max() ?? .zero).approximateUnits), atMost: bottom < 180 ? 4 : 5,
      wholeUnits: true)
    vertical = LinearScale(low: ticks.lowest, high: ticks.highest, start: bottom, end: 16)
    let ticks = ticks
    let axis = ticks.values.map { words.tick($0, of: ticks, chart.currency) }
    let left = min(width.rawValue * 0.2, TextWidth.widest(axis, size: 12) + 8)
    let label = { (name: String, amount: Amount?, look: String, day: Int) -> Label? in
      amount.map {
        Label(
          text: "\(name) \(words.formatting.chartWhole($0, chart.currency))", look: look,
          x: Double(day), y: $0.approximateUnits)
      }
    }
    let days = max(1, chart.dayCount)
    var all = [
      label(words.words.usualEnd, chart.usualEnd, "a t2", days),
      label(words.words.budget, chart.budget, "a", days),
      label(
        words.formatting.plainText(chart.previousName), chart.previous.last, "a t2",
        chart.previous.count),
      label(
        words.formatting.plainText(chart.currentName), chart.current.last, "a b now halo",
        chart.current.count),
    ].compactMap(\.self)
    let widest = TextWidth.widest(all.map(\.text), size: 12, isBold: true)
    horizontal = LinearScale(
      low: 0, high: Double(days), start: left,
      end: width.rawValue - min(width.rawValue * 0.34, widest + 12))
    for index in all.indices {
      all[index].x = horizontal(all[index].x)
      all[index].y = vertical(all[index].y)
    }
    let end = horizontal.end
    let own = chart.current.isEmpty ? nil : all.last
    let isInside = own.map {
      $0.x + TextWidth.reckoned($0.text, size: 12, isBold: true) <= end
    }
    inside = isInside == true ? own : nil
    labels = isInside == true ? all.dropLast() : all
  }

  func drawAxes(on canvas: inout SVGCanvas) {
    for value in ticks.values {
      let y = vertical(value)
      canvas.line(horizontal.start, y, horizontal.end, y, value == 0 ? "base" : "hair")
      canvas.text(
        words.tick(value, of: ticks, chart.currency), horizontal.start - 6, y + 4, "a", anchor: .end
      )
    }
    for day in stride(from: 1, through: chart.dayCount, by: 7) {
      let date = chart.firstDay.adding(days: day - 1)
      canvas.text(
        String(date.day), horizontal(Double(day)), vertical.start + 17, "a t2", anchor: .middle)
    }
  }

  func drawLines(on canvas: inout SVGCanvas) {
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

  /// From nothing on the day before the first.
  private func points(of totals: [Amount]) -> [(x: Double, y: Double)] {
    guard !totals.isEmpty else { return [] }
    return [(horizontal(0), vertical(0))]
      + totals.enumerated().map { day, total in
        (horizontal(Double(day + 1)), vertical(total.approximateUnits))
      }
  }

  func drawLabels(on canvas: inout SVGCanvas) {
    let places = LabelPlacement.separated(
      labels.map(\.y), gap: 15, within: vertical.end...vertical.start)
    let room = width.rawValue - horizontal.end - 8
    for (label, y) in zip(labels, places) {
      if (y - label.y).magnitude > 2 || label.x < horizontal.end - 2 {
        canvas.path([(label.x + 2, label.y), (horizontal.end + 6, y)], "leader so")
      }
      let text = TextWidth.cut(label.text, to: room, size: 12, isBold: label.look.contains(" b"))
      canvas.text(text, horizontal.end + 8, y + 4, label.look)
    }
    guard let inside else { return }
    // On the side of the line where neither the month before nor the budget is.
    let day = chart.current.count - 1
    let isFree = chart.budget.map {
      (vertical($0.approximateUnits) - (inside.y - 13)).magnitude > 12
    }
    let isAbove =
      isFree ?? true && (day >= chart.previous.count || chart.previous[day] <= chart.current[day])
    let size = TextWidth.reckoned(inside.text, size: 12, isBold: true)
    let right = min(
      horizontal.end, max(horizontal.start + size + 4, inside.x - (isAbove ? 8 : -size)))
    let y = isAbove ? max(12, inside.y - 9) : min(vertical.start - 6, inside.y + 18)
    canvas.text(inside.text, right, y, inside.look, anchor: .end)
  }

  func drawHits(on canvas: inout SVGCanvas) {
    let step = horizontal(1) - horizontal(0)
    for day in 0..<chart.dayCount {
      func line(_ name: RichText, _ totals: [Amount]) -> String {
        day < totals.count
          ? words.labelled(words.formatting.plainText(name), totals[day], chart.currency) : ""
      }
      let lines = [
        line(chart.currentName, chart.current), line(chart.previousName, chart.previous),
      ]
      guard lines.contains(where: { !$0.isEmpty }) else { continue }
      canvas.hit(
        horizontal(Double(day + 1)) - step / 2, vertical.end, step, vertical.start - vertical.end,
        [words.formatting.text(.dayOfMonth(chart.firstDay.adding(days: day)))] + lines)
    }
  }
}
