import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  static let alertRowLimit = 25

  /// Prices of the report's months that moved enough to raise an alert.
  var alertsSection: Section? {
    guard !trends.isEmpty else { return nil }
    let percent = scope.analysis.options.alertPercent
    let lows = Set(scope.alerts.filter { $0.kind == .newLow }.map(\.row))
    let alerts = scope.alertsByPrice.enumerated()
      .sorted { PriceTrendsReport.readsBefore($0, $1) }
      .map(\.element)
    let note = words.trends.alertsNote(
      percent, months: PriceAlert.pricedMonthsNeeded, lowPercent: PriceAlert.lowPercent,
      lowMonths: PriceAlert.lowMonths)
    guard !alerts.isEmpty else {
      return Section(
        id: "alerts", title: words.trends.alertsTitle(months), note: [note],
        blocks: [.paragraph(alertCount)] + seasonalNote)
    }
    let shown = alerts.prefix(PriceTrendsReport.alertRowLimit)
    let rest = alerts.count - shown.count
    return Section(
      id: "alerts", title: words.trends.alertsTitle(months), note: [note],
      blocks: [
        .table(
          DisplayTable(
            id: "alerts-table", caption: words.trends.alertsCaption,
            captionUnit: words.trends.pricesIn(scope.currency),
            columns: alertColumns,
            rows: shown.map {
              DisplayTable.Row(cells(of: $0, isNewLow: lows.contains($0.row)))
            },
            totalRowCount: rest > 0 ? alerts.count : nil,
            file: scope.context.tablePath("price-alerts")))
      ] + seasonalNote)
  }

  /// The columns of alerts, in order.
  enum AlertColumn: Int {
    case item, kind, price, reference, change, course
  }

  var alertColumns: [DisplayTable.Column] {
    let headings = words.headings
    return [
      .init(headings.item), .init(headings.kind), .number(headings.price),
      .number(headings.reference), .number(headings.change),
      months.month == nil
        ? .init(headings.month) : .number(words.shared.counted(scope.window.count, .month)),
    ]
  }

  /// Names the changes that the season explains.
  private var seasonalNote: [Block] {
    let changes = scope.seasonalChanges
    guard !changes.isEmpty else { return [] }
    let entries = changes.map {
      words.trends.seasonalChange(
        itemName($0.series), storeName($0.series), .percentDifference($0.changePercent))
    }
    return [
      .footnote(
        words.trends.seasonal(
          words.shared.list(entries, limit: 6)))
    ]
  }

  /// Up, then down, then new lows; the largest change first.
  private static func readsBefore(
    _ left: (offset: Int, element: PriceAlert), _ right: (offset: Int, element: PriceAlert)
  ) -> Bool {
    let order = { (kind: PriceAlert.Kind) in
      switch kind {
      case .up: 0
      case .down: 1
      case .newLow: 2
      }
    }
    return (
      order(left.element.kind), -left.element.changePercent.magnitude, left.offset
    ) < (order(right.element.kind), -right.element.changePercent.magnitude, right.offset)
  }

  func cells(of alert: PriceAlert, isNewLow: Bool) -> [Cell] {
    let values = scope.analysis.unitValues
    let series = values.series[alert.series]
    let tone: Tone = alert.kind == .up ? .over : .under
    let shown = scope.shownPrices(alert.price, alert.reference)
    return [
      .name(
        itemName(alert.series),
        secondLine: isNewLow
          ? words.trends.newLow(storeName(alert.series), months: PriceAlert.lowMonths)
          : .name(storeName(alert.series))),
      .badge(Badge(alert.kind, words)),
      .value(
        shown.0, secondLine: words.shared.per(baseUnit(alert.series))),
      .value(shown.1),
      .value(.percentDifference(alert.changePercent), tone: tone),
      // Over several months the month of the price says more than its course.
      months.month == nil
        ? .value(.month(values.month[alert.row]))
        : .sparkline(
          Sparkline(
            values: values.approximatePrices(of: series, in: scope.window), endTone: tone)),
    ]
  }
}
