import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  static let trendRowLimit = 25

  /// Every price over the window; those with the most money where there are many.
  var allItemsSection: Section? {
    guard !trends.isEmpty else { return nil }
    let limit = max(1, min(scope.context.topCount ?? PriceTrendsReport.trendRowLimit, 500))
    // The series decides between equals, so that rows have one order.
    let shown = largest(trends, limit).sorted {
      ($1.changePercent?.magnitude ?? 0, $0.series) < ($0.changePercent?.magnitude ?? 0, $1.series)
    }
    let rest = trends.count - shown.count
    return Section(
      id: "all-items", title: words.trends.allItemsTitle, note: [words.trends.allItemsNote],
      blocks: [
        .table(
          DisplayTable(
            id: "trends-table", caption: words.trends.allItemsCaption,
            captionUnit: scope.priced(words.trends.perBaseUnit),
            columns: trendColumns,
            rows: shown.map { DisplayTable.Row(cells(of: $0)) },
            footnotes: [trendFootnote(areAll: rest == 0)],
            totalRowCount: rest > 0 ? trends.count : nil,
            file: scope.context.tablePath("price-trends")))
      ], isFullWidth: true)
  }

  private func trendFootnote(areAll: Bool) -> RichText {
    let rule = words.trends.directionRule(
      months: PriceTrend.monthsNeeded, slope: ClaimGate.steadyPercentPerMonth,
      falsePercent: ClaimGate.falseDiscoveryPercent)
    return areAll ? rule : "\(words.trends.mostMoney) \(rule)"
  }

  private var trendColumns: [DisplayTable.Column] {
    let headings = words.headings
    return [
      .init(headings.item), .number(headings.last), .number(headings.change),
      .number(headings.perMonth), .init(headings.direction), .init(headings.lowest),
    ]
  }

  /// The trends with the most money paid in the window; ties in order.
  private func largest(_ trends: [PriceTrend], _ limit: Int) -> [PriceTrend] {
    guard trends.count > limit else { return trends }
    let values = scope.analysis.unitValues
    let weighed = trends.lazy.map { (trend: $0, paid: values.paid(over: $0.rows)) }
    return weighed.foremost(limit) { left, right in
      (right.paid, left.trend.series) < (left.paid, right.trend.series)
    }.map(\.trend)
  }

  private func cells(of trend: PriceTrend) -> [Cell] {
    let values = scope.analysis.unitValues
    let price = { (row: Int) -> Value? in
      values.price(row: row).rounded.map(scope.shownPrice)
    }
    return [
      .name(itemName(trend.series), secondLine: .name(storeName(trend.series))),
      .value(
        price(trend.rows.upperBound - 1), secondLine: words.shared.per(baseUnit(trend.series))),
      .value(trend.changePercent.map { .percentDifference($0) }),
      slope(trend.slopePercentPerMonth),
      .direction(trend.direction, words), lowest(trend),
    ]
  }

  /// `+0.42%`, and under it the bounds of its interval.
  private func slope(_ slope: Estimate?) -> Cell {
    let bound = { (percent: Double) in Value.number(percent, digits: 2) }
    return .value(
      slope.map { .percentDifference($0.value, digits: 2) },
      secondLine: slope?.interval.map {
        words.trends.between(bound($0.lowerBound), bound($0.upperBound))
      })
  }

  private func lowest(_ trend: PriceTrend) -> Cell {
    let values = scope.analysis.unitValues
    guard let price = values.price(row: trend.lowestRow).rounded else { return .absent }
    let when = values.month[trend.lowestRow]
    return .text(
      words.trends.lowest(
        scope.shownPrice(price), at: storeName(trend.lowestSeries),
        in: when == month ? nil : when))
  }
}

extension Cell {
  /// `▲ rising`.
  static func direction(_ direction: PriceTrend.Direction, _ words: ReportWords) -> Cell {
    let word = words.trends.directionWord(direction)
    return switch direction {
    case .rising: Cell(.direction(.up, word, .over))
    case .falling: Cell(.direction(.down, word, .under))
    case .steady: Cell(.direction(.level, word, .neutral))
    case .unclear, .tooFewMonths: .text(RichText(word))
    }
  }
}
