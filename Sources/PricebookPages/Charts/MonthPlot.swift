import PricebookModel
import PricebookReport

/// Draws ``MonthColumns``: axes, columns, the line of the budget, and labels.
final class MonthPlot {
  private let chart: MonthColumns
  private let words: ChartWords
  private let ticks: AxisTicks
  private let scale: LinearScale
  private let labels: [EndLabel]
  private let left: Double
  private let right: Double
  private let bottom: Double
  private let isByYear: Bool
  /// Months in narrower steps are drawn by year.
  static let leastStep = 5.0
  var step: Double { (right - left) / Double(chart.months.count) }
  /// Two thirds of a step; columns that would be too thin have no gaps.
  private var columnWidth: Double { step < 8 ? step : min(34, step * 0.66) }
  /// The report's month if it is the last column, so that its labels go beside it.
  private var lastIsSubject: Bool { chart.months.last?.month == chart.subject }

  init(
    _ chart: MonthColumns, _ width: ChartWidth, _ words: ChartWords, bottom: Double,
    isByYear: Bool = false
  ) {
    self.isByYear = isByYear
    self.chart = chart
    self.bottom = bottom
    self.words = words
    ticks = AxisTicks(
      of: chart.months.flatMap { [$0.spent, $0.budget ?? .zero] } + [chart.projection ?? .zero],
      atMost: bottom < 150 ? 3 : 5)
    let scale = LinearScale(low: ticks.lowest, high: ticks.highest, start: bottom, end: 20)
    self.scale = scale
    left = min(width.rawValue * 0.25, words.width(of: ticks, chart.currency) + 6)
    labels = MonthPlot.endLabels(chart, width, words).map { label in
      var label = label
      label.y = scale(label.y)
      return label
    }
    let widest = TextWidth.widest(labels.map(\.text), size: 12, isBold: true)
    right = width.rawValue - (labels.isEmpty ? 4 : min(Self.labelRoom(width), widest + 10))
  }

  /// The most that labels beside the last column may take.
  private static func labelRoom(_ width: ChartWidth) -> Double { width.rawValue * 0.36 }

  func draw(on canvas: inout SVGCanvas) {
    canvas.ticks(ticks, scale, from: left, to: right) { words.tick($0, of: ticks, chart.currency) }
    let look = { [chart] (month: Month) in chart.isSubject(month) ? "a b now" : "a t2" }
    if isByYear {
      let every = max(1, Int((34 / step).rounded(.up)))
      for index in stride(from: chart.months.count - 1, through: 0, by: -every) {
        let year = chart.months[index].month
        canvas.text(String(year.year), center(index), bottom + 16, look(year), anchor: .middle)
      }
      canvas.text(words.words.byYear, left, bottom + 32, "a")
    } else {
      let months = chart.months.map(\.month)
      let width = words.formatting.axisMonthWidth
      canvas.months(
        months, MonthLabels(months, step: step, labelWidth: width), bottom, words, look: look,
        at: center)
    }
    for (index, column) in chart.months.enumerated() { draw(column, at: index, on: &canvas) }
    drawBudget(on: &canvas)
    canvas.endLabels(labels, at: right, within: 16...bottom)
    drawExtremes(on: &canvas)
    drawHits(on: &canvas)
  }

  private func center(_ index: Int) -> Double { left + step * (Double(index) + 0.5) }

  private func draw(_ month: MonthColumns.Column, at index: Int, on canvas: inout SVGCanvas) {
    let x = center(index) - columnWidth / 2
    let isSubject = chart.isSubject(month.month)
    let spent = month.spent.approximateUnits
    let zero = scale(0)
    if spent < 0 {
      canvas.rectangle(x, zero, columnWidth, max(1, scale(spent) - zero), "under")
    } else if spent > 0 {
      let withinBudget = min(spent, max(0, month.budget?.approximateUnits ?? spent))
      let top = min(scale(spent), zero - 1)
      let budgetTop = min(scale(withinBudget), zero)
      canvas.rectangle(
        x, max(top, budgetTop), columnWidth, zero - max(top, budgetTop), isSubject ? "now" : "bar")
      canvas.rectangle(x, top, columnWidth, budgetTop - top, "over")
    }
    if isSubject, let projection = chart.projection?.approximateUnits, projection > spent {
      let top = scale(projection)
      canvas.rectangle(x + 0.5, top, columnWidth - 1, scale(max(0, spent)) - top, "dash")
    }
  }

  private func drawHits(on canvas: inout SVGCanvas) {
    for (index, month) in chart.months.enumerated() {
      var lines = [
        isByYear ? String(month.month.year) : words.formatting.text(.month(month.month)),
        words.labelled(words.words.spent, month.spent, chart.currency),
      ]
      if let budget = month.budget {
        lines.append(words.labelled(words.words.budget, budget, chart.currency))
        lines.append(
          "\(words.words.difference) \(words.signed(month.spent - budget, chart.currency))")
      }
      if month.month == chart.subject, let projection = chart.projection {
        lines.append(words.labelled(words.words.usualEnd, projection, chart.currency))
      }
      canvas.hit(left + step * Double(index), 12, step, bottom - 12, lines)
    }
  }

  /// A step line, broken where months have no budget.
  private func drawBudget(on canvas: inout SVGCanvas) {
    var corners: [(x: Double, y: Double)] = []
    for (index, month) in chart.months.enumerated() {
      guard let budget = month.budget else {
        canvas.path(corners, "budget")
        corners = []
        continue
      }
      let y = scale(budget.approximateUnits)
      corners += [index, index + 1].map { (left + step * Double($0), y) }
    }
    canvas.path(corners, "budget")
  }

  /// Writes amounts above columns: of the highest and the lowest of the other months, and of the
  /// report's month unless it is the last, which has its labels beside it.
  private func drawExtremes(on canvas: inout SVGCanvas) {
    let months = chart.months
    let others = months.indices.filter { months[$0].month != chart.subject }
      .sorted { months[$0].spent < months[$1].spent }
    guard let lowest = others.first, let highest = others.last,
      months[lowest].spent != months[highest].spent
    else { return }
    let subject = lastIsSubject ? nil : months.firstIndex { $0.month == chart.subject }
    var taken: [(from: Double, to: Double, y: Double)] = []
    for index in [subject, highest, lowest].compactMap(\.self) {
      let text = words.formatting.chartWhole(months[index].spent, chart.currency)
      let half = TextWidth.reckoned(text, size: 12) / 2
      let x = min(right - half, max(left + half, center(index)))
      let spent = months[index].spent.approximateUnits
      var y = spent < 0 ? scale(spent) + 13 : min(scale(spent), scale(0)) - 6
      // The budget's line would cross the digits, so they are placed above it.
      if let line = budgetLine(from: x - half, to: x + half, around: y - 4), spent >= 0 {
        y = line - 5
      }
      let collides = taken.contains {
        x - half < $0.to && x + half > $0.from && ($0.y - y).magnitude < 13
      }
      if collides { continue }
      taken.append((x - half, x + half, y))
      canvas.text(text, x, y, "a t2 halo", anchor: .middle)
    }
  }

  /// The highest place of the budget's line over a stretch where it is near a level.
  private func budgetLine(from start: Double, to end: Double, around level: Double) -> Double? {
    chart.months.indices.compactMap { index -> Double? in
      let left = left + step * Double(index)
      guard left < end, left + step > start else { return nil }
      let y = chart.months[index].budget.map { scale($0.approximateUnits) }
      return y.flatMap { ($0 - level).magnitude < 8 ? $0 : nil }
    }.min()
  }

  /// What the report's month has beside its column; their heights are amounts still.
  private static func endLabels(
    _ chart: MonthColumns, _ width: ChartWidth, _ words: ChartWords
  ) -> [EndLabel] {
    guard let last = chart.months.last, last.month == chart.subject else { return [] }
    let spent = chart.projection == nil ? words.words.spent : words.words.soFar
    let amounts = [
      (chart.projection, words.words.usualEnd, "a t2"), (last.spent, spent, "a b now"),
      (last.budget, words.words.budget, "a t2"),
    ]
    return amounts.compactMap { amount, note, look in
      amount.map {
        let number = words.formatting.chartWhole($0, chart.currency)
        let text = "\(number) \(note)"
        // A word that would be cut is left out.
        let room = labelRoom(width) - 10
        let isFitting = TextWidth.reckoned(text, size: 12, isBold: look.isBold) <= room
        return EndLabel(text: isFitting ? text : number, look: look, y: $0.approximateUnits)
      }
    }
  }
}
