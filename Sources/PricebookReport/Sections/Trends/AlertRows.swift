import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  /// The columns of alerts, in order.
  enum AlertColumn: Int {
    case item, price, change, course
  }

  var alertColumns: [DisplayTable.Column] {
    let headings = words.headings
    return [
      .init(headings.item), .number(headings.price), .number(headings.change),
      months.month == nil
        ? .init(headings.month) : .number(words.shared.counted(scope.window.count, .month)),
    ]
  }

  func cells(of alert: PriceAlert) -> [Cell] {
    let values = scope.analysis.unitValues
    let tone: Tone = alert.kind == .up ? .over : .under
    return [
      .name(itemName(alert.series), secondLine: .name(storeName(alert.series))),
      .value(
        scope.shownPrices(alert.price, alert.reference).0,
        secondLine: words.shared.per(baseUnit(alert.series))),
      .value(.percentDifference(alert.changePercent), tone: tone),
      // Over several months the month of the price says more than its course.
      months.month == nil
        ? .value(.month(values.month[alert.row]))
        : .sparkline(
          Sparkline(
            values: values.approximatePrices(of: values.series[alert.series], in: scope.window),
            endTone: tone)),
    ]
  }

  /// How many prices of the report's months have enough months before them to be judged.
  var judgedPriceCount: Int {
    scope.currencyID.map {
      PriceAlert.judgedPriceCount(in: scope.analysis, months: scope.period.begun, currency: $0)
    } ?? 0
  }
}
