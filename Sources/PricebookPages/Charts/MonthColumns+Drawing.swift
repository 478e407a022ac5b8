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
    let bottom = canvas.height - 38
    var plot = MonthPlot(self, width, words, bottom: bottom)
    if plot.step < MonthPlot.leastStep {
      plot = MonthPlot(byYear, width, words, bottom: bottom, isByYear: true)
    }
    plot.drawAxis(on: &canvas)
    for (index, column) in plot.chart.months.enumerated() {
      plot.draw(column, at: index, on: &canvas)
    }
    plot.drawBudget(on: &canvas)
    plot.drawEndLabels(on: &canvas)
    plot.drawExtremes(on: &canvas)
    plot.drawHits(on: &canvas)
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
      Column(
        month: year, spent: months.reduce(.zero) { $0 + $1.spent },
        budget: MonthColumns.sum(of: months.map(\.budget)))
    }
    return MonthColumns(
      currency: currency, months: columns,
      subjects: subjects.map { january($0.lowerBound)...january($0.upperBound) })
  }

  /// `nil` where an amount is missing, or the sum does not fit in 64 bits.
  private static func sum(of amounts: [Amount?]) -> Amount? {
    var sum: Int128 = 0
    for amount in amounts {
      guard let amount else { return nil }
      sum += Int128(amount.tenThousandths)
    }
    return Int64(exactly: sum).map(Amount.init(tenThousandths:))
  }
}

private final class MonthPlot {
  let chart: MonthColumns
  let width: ChartWidth
  let words: ChartWords
  let ticks: AxisTicks
  let scale: LinearScale
  let left: Double
  let right: Double
  let bottom: Double
  let isByYear: Bool
  /// Months in narrower steps are drawn by year.
  static let leastStep = 5.0
  var step: Double { (right - left) / Double(chart.months.count) }
  /// Two thirds of a step; columns that would be too thin have no gaps.
  var columnWidth: Double { step < 8 ? step : min(34, step * 0.66) }
  /// The report's month if it is the last column, so that its labels go beside it.
  var lastIsSubject: Bool { chart.months.last?.month == chart.subject }

  init(
    _ chart: MonthColumns, _ width: ChartWidth, _ words: ChartWords, bottom: Double,
    isByYear: Bool = false
  ) {
    self.isByYear = isByYear
    self.chart = chart
    self.bottom = bottom
    self.width = width
    self.words = words
    let values =
      chart.months.flatMap { [$0.spent, $0.budget ?? .zero] } + [chart.projection ?? .zero]
    ticks = AxisTicks(
      from: min(0, (values.min() ?? .zero).approximateUnits),
      to: max(0, (values.max() ?? .zero).approximateUnits), atMost: bottom < 150 ? 3 : 5,
      wholeUnits: true)
    scale = LinearScale(low: ticks.lowest, high: ticks.highest, start: bottom, end: 20)
    let axis = ticks.values.map { words.formatting.chartTick($0, digits: 0) }
    let sign = words.formatting.withCurrencySign("", chart.currency)
    left = min(
      width.rawValue * 0.25,
      TextWidth.widest(axis, size: 12) + TextWidth.reckoned(sign, size: 12) + 6)
    let labels = MonthPlot.endLabels(chart, width, words).map {
      TextWidth.reckoned($0.text, size: 12, isBold: true) + 10
    }
    right = width.rawValue - min(width.rawValue * 0.3, labels.max() ?? 4)
  }

  func center(_ index: Int) -> Double { left + step * (Double(index) + 0.5) }

  func drawAxis(on canvas: inout SVGCanvas) {
    for value in ticks.values {
      let y = scale(value)
      if value != 0 { canvas.line(left, y, right, y, "hair") }
      canvas.text(words.tick(value, of: ticks, chart.currency), left - 6, y + 4, "a", anchor: .end)
    }
    canvas.line(left, scale(0), right, scale(0), "base")
    if isByYear { return drawYears(on: &canvas) }
    let labels = MonthLabels(
      chart.months.map(\.month), step: step, labelWidth: words.formatting.axisMonthWidth)
    for label in labels.months {
      let month = chart.months[label].month
      let name = words.formatting.axisMonthName(month)
      let isSubject = chart.isSubject(month)
      canvas.text(
        labels.hasLetters ? words.formatting.monthInitial(month) : name, center(label), bottom + 16,
        isSubject ? "a b now" : "a t2", anchor: .middle)
    }
    for label in labels.years {
      canvas.text(
        String(chart.months[label].month.year), center(label), bottom + 31, "a", anchor: .middle)
    }
  }

  private func drawYears(on canvas: inout SVGCanvas) {
    let every = max(1, Int((34 / step).rounded(.up)))
    for index in stride(from: chart.months.count - 1, through: 0, by: -every) {
      let month = chart.months[index].month
      canvas.text(
        String(month.year), center(index), bottom + 16,
        chart.isSubject(month) ? "a b now" : "a t2", anchor: .middle)
    }
  }

  func draw(_ month: MonthColumns.Column, at index: Int, on canvas: inout SVGCanvas) {
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

  func drawHits(on canvas: inout SVGCanvas) {
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

  func drawBudget(on canvas: inout SVGCanvas) {
    var corners: [(x: Double, y: Double)] = []
    for (index, month) in chart.months.enumerated() {
      guard let budget = month.budget else {
        canvas.path(corners, "budget")
        corners = []
        continue
      }
      let y = scale(budget.approximateUnits)
      corners.append((left + step * Double(index), y))
      corners.append((left + step * Double(index + 1), y))
    }
    canvas.path(corners, "budget")
  }

  func drawEndLabels(on canvas: inout SVGCanvas) {
    let labels = MonthPlot.endLabels(chart, width, words)
    let places = LabelPlacement.separated(
      labels.map { scale($0.value) }, gap: 14, within: 16...bottom)
    for (label, y) in zip(labels, places) {
      let fitting = TextWidth.cut(
        label.text, to: width.rawValue - right, size: 12, isBold: label.isBold)
      canvas.text(fitting, right + 6, y + 4, label.isBold ? "a b now" : "a t2")
    }
  }

  /// The amounts above the highest and the lowest of the other months, and of a subject inside.
  func drawExtremes(on canvas: inout SVGCanvas) {
    let others = chart.months.indices.filter { chart.months[$0].month != chart.subject }
    let byAmount = others.sorted { chart.months[$0].spent < chart.months[$1].spent }
    guard let lowest = byAmount.first, let highest = byAmount.last,
      chart.months[lowest].spent != chart.months[highest].spent
    else { return }
    var taken: [(from: Double, to: Double, y: Double)] = []
    var wanted = [highest, lowest]
    if !lastIsSubject, let subject = chart.months.firstIndex(where: { $0.month == chart.subject }) {
      wanted.insert(subject, at: 0)
    }
    for index in wanted {
      let text = words.formatting.chartWhole(chart.months[index].spent, chart.currency)
      let half = TextWidth.reckoned(text, size: 12) / 2
      let x = min(right - half, max(left + half, center(index)))
      let spent = chart.months[index].spent.approximateUnits
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
      guard left < end, left + step > start, let budget = chart.months[index].budget else {
        return nil
      }
      let y = scale(budget.approximateUnits)
      return (y - level).magnitude < 8 ? y : nil
    }.min()
  }

  private static func endLabels(
    _ chart: MonthColumns, _ width: ChartWidth, _ words: ChartWords
  ) -> [(text: String, value: Double, isBold: Bool)] {
    guard let last = chart.months.last, last.month == chart.subject else { return [] }
    var labels: [(text: String, value: Double, isBold: Bool)] = []
    func add(_ amount: Amount?, _ note: String, isBold: Bool = false) {
      guard let amount else { return }
      let text = words.formatting.chartWhole(amount, chart.currency)
      labels.append((width.isNarrow ? text : "\(text) \(note)", amount.approximateUnits, isBold))
    }
    add(chart.projection, words.words.usualEnd)
    add(last.spent, chart.projection == nil ? words.words.spent : words.words.soFar, isBold: true)
    add(last.budget, words.words.budget)
    return labels
  }
}
