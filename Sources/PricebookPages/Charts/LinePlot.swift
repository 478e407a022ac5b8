import PricebookModel
import PricebookReport

extension LineChart: DrawnChart {
  /// Lines with gaps as gaps and labels at their ends.
  func drawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    drawing(width, height: width.isNarrow ? 270 : 330, isPanel: false, words)
  }

  /// A small chart beside others: fewer ticks, the first and last month only.
  func panelDrawing(
    _ words: ChartWords, width: ChartWidth = .half, height: Double = 170
  ) -> SVGCanvas { drawing(width, height: height, isPanel: true, words) }

  /// - Parameter height: Without the labels above a narrow plot.
  private func drawing(
    _ width: ChartWidth, height: Double, isPanel: Bool, _ words: ChartWords
  ) -> SVGCanvas {
    let labels = width.isNarrow ? LineLabels(self, words, width: width.rawValue) : nil
    let whole = height + (labels?.height ?? 0)
    var canvas = SVGCanvas(width: width.rawValue, height: whole)
    LinePlot(
      self, words, width: width.rawValue, height: whole, isPanel: isPanel, labelsAbove: labels
    ).draw(on: &canvas)
    return canvas
  }

  func values(_ words: PageWords) -> ChartValues {
    let named = series.filter(\.isLabelled)
    let rows = months.enumerated().map { index, month in
      DisplayTable.Row(
        [.text(.value(.month(month)))]
          + named.map { series in
            let value = index < series.values.count ? series.values[index] : nil
            return .value(value.map { .number($0, digits: digits) })
          })
    }
    var values = ChartValues(words.month, rows: rows)
    values.columns += named.map { .number(.name($0.name)) }
    return values
  }

  func smallDrawing(_ width: ChartWidth, _ words: ChartWords) -> SVGCanvas {
    panelDrawing(words, width: width, height: 130)
  }
}

/// A class, because its closures would copy the chart.
final class LinePlot {
  let chart: LineChart
  let words: ChartWords
  let isPanel: Bool
  /// The labels of a plot that is too narrow for labels at its right.
  let labelsAbove: LineLabels?
  let ticks: AxisTicks
  let vertical: LinearScale
  let horizontal: LinearScale
  let labelRoom: Double
  let labelGap = 15.0

  init(
    _ chart: LineChart, _ words: ChartWords, width: Double, height: Double, isPanel: Bool,
    labelsAbove: LineLabels?
  ) {
    self.chart = chart
    self.words = words
    self.isPanel = isPanel
    self.labelsAbove = labelsAbove
    let (low, high) = LinePlot.extent(of: chart, leastShare: isPanel ? 0.05 : 0.02)
    ticks = AxisTicks(from: low, to: high, atMost: isPanel ? 4 : 6)
    let top = (isPanel ? 12 : 14) + (labelsAbove?.height ?? 0)
    let bottom = height - (isPanel ? 26 : 44)
    vertical = LinearScale(low: ticks.lowest, high: ticks.highest, start: bottom, end: top)
    let digits = ticks.digits
    let axis = ticks.values.map { words.formatting.chartTick($0, digits: digits) }
    let left = min(width * 0.2, TextWidth.widest(axis, size: 12) + 8)
    if labelsAbove == nil {
      let labels = chart.series.filter(\.isLabelled).map { series in
        TextWidth.reckoned(DisplayName.shown(series.name), size: 12, isBold: true) + 8
          + TextWidth.reckoned(LinePlot.ending(series, chart, words), size: 12)
      }
      labelRoom = min(width * 0.26, (labels.max() ?? 0) + 14)
    } else {
      // At the right there is only the half of the last mark.
      labelRoom = 6
    }
    horizontal = LinearScale(
      low: 0, high: Double(max(1, chart.months.count - 1)), start: left + 4, end: width - labelRoom)
  }

  /// The least and the greatest value, apart by at least a share of them and by two units of the
  /// last decimal, so that a price that hardly moved does not look as if it had.
  private static func extent(of chart: LineChart, leastShare: Double) -> (low: Double, high: Double)
  {
    guard let (low, high) = bounds(of: chart) else { return (0, 1) }
    let least = max(
      max(low.magnitude, high.magnitude) * leastShare, 2 * AxisTicks.power(-min(6, chart.digits)))
    let missing = least - (high - low)
    guard missing > 0 else { return (low, high) }
    let bottom = low >= 0 ? max(0, low - missing / 2) : low - missing / 2
    return (bottom, bottom + least)
  }

  /// The least and the greatest value of all lines, ranges and bands, and the reference.
  private static func bounds(of chart: LineChart) -> (low: Double, high: Double)? {
    var values = chart.series.flatMap { $0.values.compactMap(\.self) }
    for series in chart.series {
      for case let bounds? in series.band { values += [bounds.lowerBound, bounds.upperBound] }
      values += series.dots.compactMap(\.self)
    }
    if let reference = chart.reference { values.append(reference) }
    let finite = values.filter(\.isFinite)
    guard let low = finite.min(), let high = finite.max() else { return nil }
    return (low, high)
  }

  func draw(on canvas: inout SVGCanvas) {
    drawAxes(on: &canvas)
    for series in chart.series { drawBand(of: series, on: &canvas) }
    if let labelsAbove { labelsAbove.draw(on: &canvas) }
    for series in chart.series where series.slot == .other { draw(series, on: &canvas) }
    for series in chart.series where series.slot != .other && series.slot != .household {
      draw(series, on: &canvas)
    }
    for series in chart.series where series.slot == .household { draw(series, on: &canvas) }
    if labelsAbove == nil { drawLabels(on: &canvas) }
    if chart.monthsHeld == nil { drawHits(on: &canvas) }
  }

  /// One area for each month with the values of all lines that have a name, highest first.
  private func drawHits(on canvas: inout SVGCanvas) {
    let step = horizontal(1) - horizontal(0)
    let named = chart.series.filter(\.isLabelled).map {
      (name: $0.name, values: LinePlot.usable($0.values), band: $0.band)
    }
    for (index, month) in chart.months.enumerated() {
      let values = named.compactMap { series -> (value: Double, text: String)? in
        guard index < series.values.count, let value = series.values[index] else { return nil }
        let bounds = index < series.band.count ? series.band[index] : nil
        let range = bounds.map { " (\(words.range($0, digits: chart.digits)))" } ?? ""
        let number = words.formatting.text(.number(value, digits: chart.digits))
        return (value, "\(DisplayName.shown(series.name)) \(number)\(range)")
      }
      guard !values.isEmpty else { continue }
      let lines = values.sorted { $0.value > $1.value }.map(\.text)
      let from = max(horizontal.start - 4, x(index) - step / 2)
      let to = min(horizontal.end + 4, x(index) + step / 2)
      canvas.hit(
        from, vertical.end, to - from, vertical.start - vertical.end,
        [words.formatting.text(.month(month))] + lines)
    }
  }

  private func drawAxes(on canvas: inout SVGCanvas) {
    let left = horizontal.start
    canvas.ticks(ticks, vertical, from: left, to: horizontal.end) {
      words.formatting.chartTick($0, digits: ticks.digits)
    }
    if let reference = chart.reference, reference.isFinite {
      canvas.line(left, vertical(reference), horizontal.end, vertical(reference), "reference")
    }
    let bottom = vertical.start
    if isPanel {
      guard let first = chart.months.first, let last = chart.months.last else { return }
      let texts = [first, last].map { words.formatting.text(.shortMonth($0)) }
      let widths = texts.map { TextWidth.reckoned($0, size: 12) }
      // Wide labels leave a narrow plot, so the first month moves to the left of the axis.
      let room = horizontal.end - widths[1] - 6 - widths[0]
      let start = chart.months.count > 1 ? max(0, min(left, room)) : left
      canvas.text(texts[0], start, bottom + 17, "a t2")
      if chart.months.count > 1 {
        canvas.text(texts[1], horizontal.end, bottom + 17, "a t2", anchor: .end)
      }
      return
    }
    canvas.months(chart.months, labels, bottom, words, at: x)
  }

  private var labels: MonthLabels {
    let step = (horizontal.end - horizontal.start) / Double(max(1, chart.months.count - 1))
    return MonthLabels(
      chart.months, step: step, labelWidth: words.formatting.axisMonthWidth, every: 3)
  }

  private func draw(_ series: LineSeries, on canvas: inout SVGCanvas) {
    if let held = chart.monthsHeld { return drawSteps(series, held: held, on: &canvas) }
    let values = LinePlot.usable(series.values).prefix(chart.months.count)
    let present = values.indices.filter { values[$0] != nil }
    let look = LinePlot.look(series.slot)
    let dots = LinePlot.usable(series.dots).prefix(chart.months.count)
    canvas.dots(
      dots.indices.compactMap { index in dots[index].map { (x(index), vertical($0)) } },
      "dots \(look)")
    var run: [(x: Double, y: Double)] = []
    for index in values.indices {
      guard let value = values[index] else {
        finish(run, isLast: false, look, on: &canvas)
        run = []
        continue
      }
      if run.isEmpty, index != present.first {
        canvas.circle(x(index), vertical(value), radius: 2, "dot \(look)")
      }
      run.append((x(index), vertical(value)))
    }
    finish(run, isLast: true, look, on: &canvas)
    guard series.isLabelled, let last = present.last, let value = values[last] else { return }
    let mark = series.mark ?? series.slot.mark
    let isLong = chart.months.count > 24
    if !isPanel, !isLong, series.slot != .household {
      for index in labels.months where index > 0 && index < last {
        guard let value = values[index] else { continue }
        SeriesMark.draw(series.slot, mark, x(index), vertical(value), radius: 3, on: &canvas)
      }
    }
    SeriesMark.draw(
      series.slot, mark, x(last), vertical(value), radius: isPanel ? 3 : 3.6, on: &canvas)
  }

  /// Draws one stretch without gaps; a dot marks a lone month and the month before a gap.
  private func finish(
    _ run: [(x: Double, y: Double)], isLast: Bool, _ look: String, on canvas: inout SVGCanvas
  ) {
    guard let end = run.last else { return }
    canvas.path(run, "line \(look)")
    if !isLast || run.count == 1 { canvas.circle(end.x, end.y, radius: 2, "dot \(look)") }
  }

  /// Draws the bounds of every stretch without gaps as an area.
  private func drawBand(of series: LineSeries, on canvas: inout SVGCanvas) {
    let band = series.band.prefix(chart.months.count)
    var run: [(x: Double, low: Double, high: Double)] = []
    for index in band.indices {
      if let bounds = band[index] {
        run.append((x(index), limited(bounds.lowerBound), limited(bounds.upperBound)))
      }
      guard band[index] == nil || index == band.count - 1 else { continue }
      if run.count > 1 {
        canvas.path(
          run.map { ($0.x, $0.high) } + run.reversed().map { ($0.x, $0.low) },
          "band \(LinePlot.look(series.slot))", isClosed: true)
      }
      run = []
    }
  }

  func limited(_ value: Double) -> Double {
    min(max(vertical(value), vertical.end), vertical.start)
  }

  func x(_ index: Int) -> Double { horizontal(Double(index)) }

  static func usable(_ values: [Double?]) -> [Double?] {
    values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
  }

  static func look(_ slot: SeriesSlot) -> String {
    switch slot {
    case .store1, .store2, .store3, .store4, .store5: "s\(slot.rawValue)"
    case .other: "so"
    case .household: "sh"
    }
  }

  /// Draws a dot for every value, and between them a line that holds a value until the next one.
  func drawSteps(_ series: LineSeries, held: Int, on canvas: inout SVGCanvas) {
    let values = LinePlot.usable(series.values).prefix(chart.months.count)
    let look = LinePlot.look(series.slot)
    var dots: [(x: Double, y: Double)] = []
    var run: [(x: Double, y: Double)] = []
    var last: Int?
    for index in values.indices {
      guard let value = values[index] else { continue }
      let point = (x: x(index), y: vertical(value))
      dots.append(point)
      if let last, let before = run.last {
        if index - last > held {
          canvas.path(run + [(x(last + held), before.y)], "line step \(look)")
          run = [point]
        } else if before.y != point.y {
          run += [(point.x, before.y), point]
        }
      } else {
        run = [point]
      }
      last = index
    }
    if let last, let end = run.last {
      let until = min(chart.months.count - 1, last + held)
      canvas.path(run + (x(until) > end.x ? [(x(until), end.y)] : []), "line step \(look)")
    }
    canvas.dots(dots, "dots \(look)")
    guard series.isLabelled, let end = dots.last else { return }
    SeriesMark.draw(
      series.slot, series.mark ?? series.slot.mark, end.x, end.y, radius: 3, on: &canvas)
  }
}
