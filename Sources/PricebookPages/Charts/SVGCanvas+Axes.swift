import PricebookModel
import PricebookReport

extension SVGCanvas {
  /// A line with its number for each tick of a vertical axis.
  mutating func ticks(
    _ ticks: AxisTicks, _ scale: LinearScale, from left: Double, to right: Double,
    _ text: (Double) -> String
  ) {
    for value in ticks.values {
      let y = scale(value)
      line(left, y, right, y, value == 0 ? "base" : "hair")
    }
    for value in ticks.values {
      self.text(text(value), left - 6, scale(value) + 4, "a", anchor: .end)
    }
  }

  /// The names of months below a plot, and their years below these.
  mutating func months(
    _ months: [Month], _ labels: MonthLabels, _ bottom: Double, _ words: ChartWords,
    look: (Month) -> String = { _ in "a t2" }, at x: (Int) -> Double
  ) {
    for label in labels.months {
      let month = months[label]
      let name =
        labels.hasLetters
        ? words.formatting.monthInitial(month) : words.formatting.axisMonthName(month)
      text(name, x(label), bottom + 17, look(month), anchor: .middle)
    }
    for label in labels.years {
      text(String(months[label].year), x(label), bottom + 32, "a", anchor: .middle)
    }
  }

  /// Labels at the right of a plot, pushed apart, each with a line to where its own line ends.
  mutating func endLabels(
    _ labels: [EndLabel], at right: Double, within bounds: ClosedRange<Double>
  ) {
    let places = LabelPlacement.separated(labels.map(\.y), gap: 15, within: bounds)
    for (label, y) in zip(labels, places) {
      if let x = label.x, (y - label.y).magnitude > 2 || x < right - 2 {
        path([(x + 2, label.y), (right + 6, y)], "leader so")
      }
      let shown = TextWidth.cut(
        label.text, to: width - right - 8, size: 12, isBold: label.look.isBold)
      text(shown, right + 8, y + 4, label.look)
    }
  }
}

extension Formatting {
  var axisMonthWidth: Double { max(27, TextWidth.widest(axisMonthNames, size: 12) + 4) }
}
