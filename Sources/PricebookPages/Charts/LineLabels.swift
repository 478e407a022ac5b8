import PricebookReport

extension LinePlot {
  /// Draws names and values at the ends of their lines, pushed apart.
  func drawLabels(on canvas: inout SVGCanvas) {
    let bounds = vertical.end...vertical.start
    let most = Int((bounds.upperBound - bounds.lowerBound) / labelGap) + 1
    let labelled = chart.series.filter { series in
      series.isLabelled && LinePlot.end(of: series) != nil
    }.prefix(most)
    let ends = labelled.map { series -> (index: Int, y: Double) in
      let (index, value) = LinePlot.end(of: series) ?? (0, 0)
      return (index, limited(value))
    }
    let places = LabelPlacement.separated(ends.map(\.y), gap: labelGap, within: bounds)
    for (offset, series) in labelled.enumerated() {
      let (index, wanted) = ends[offset]
      let y = places[offset]
      let look = LinePlot.look(series.slot)
      let endedEarly = index < chart.months.count - 1
      if (y - wanted).magnitude > 2 || endedEarly {
        canvas.path([(x(index) + 5, wanted), (horizontal.end + 10, y)], "leader \(look)")
      }
      let value = LinePlot.ending(series, chart, words)
      let room = labelRoom - 18 - TextWidth.reckoned(value, size: 12)
      let name = TextWidth.cut(
        DisplayName.shown(series.name), to: max(14, room), size: 12, isBold: true)
      canvas.spans(
        [(name, "b n"), (value, "v")], horizontal.end + 12, y + 4, "a halo label \(look)")
    }
  }

  /// The last month of a line and its value there.
  static func end(of series: LineSeries) -> (index: Int, value: Double)? {
    let index = series.values.lastIndex { $0?.isFinite == true }
    return index.flatMap { index in series.values[index].map { (index, $0) } }
  }

  static func ending(_ series: LineSeries, _ chart: LineChart, _ words: ChartWords) -> String {
    end(of: series).map { words.formatting.chartTick($0.value, digits: chart.digits) } ?? ""
  }
}

/// The names and last values of lines in rows above their plot, each with its mark.
struct LineLabels {
  private struct Label {
    var series: LineSeries
    var name: String
    var value: String
    var x: Double
    var row: Int
  }

  private static let rowHeight: Double = 17
  private let labels: [Label]

  var height: Double { (labels.last.map { Double($0.row + 1) } ?? 0) * Self.rowHeight }

  init(_ chart: LineChart, _ words: ChartWords, width: Double) {
    var labels: [Label] = []
    var x: Double = 0
    var row = 0
    for series in chart.series where series.isLabelled && LinePlot.end(of: series) != nil {
      let value = LinePlot.ending(series, chart, words)
      let room = width - 24 - TextWidth.reckoned(value, size: 12)
      let name = TextWidth.cut(
        DisplayName.shown(series.name), to: max(14, room), size: 12, isBold: true)
      let own =
        18 + TextWidth.reckoned(name, size: 12, isBold: true) + TextWidth.reckoned(value, size: 12)
      if x > 0, x + own > width {
        x = 0
        row += 1
      }
      labels.append(
        Label(
          series: series, name: name, value: value, x: x, row: row))
      x += own + 14
    }
    self.labels = labels
  }

  func draw(on canvas: inout SVGCanvas) {
    for label in labels {
      let y = 12 + Double(label.row) * Self.rowHeight
      let look = LinePlot.look(label.series.slot)
      SeriesMark.draw(
        label.series.slot, label.series.mark ?? label.series.slot.mark, label.x + 4.5, y - 4.5,
        radius: 3.6, on: &canvas)
      canvas.spans([(label.name, "b n"), (label.value, "v")], label.x + 13, y, "a label \(look)")
    }
  }
}
