import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension PriceTrendsReport {
  static let outlierRowLimit = 25

  /// Prices of the window that are far from what their items usually cost, newest first.
  var outliersSection: Section? {
    let values = scope.analysis.unitValues
    guard let first = scope.window.first else { return nil }
    let outliers = scope.analysis.outliers.filter {
      (first...month).contains(values.month[$0.row])
        && values.series[$0.series].currency == scope.currencyID
    }
    guard !outliers.isEmpty else { return nil }
    let sorted = outliers.sorted {
      (values.month[$1.row], $0.row) < (values.month[$0.row], $1.row)
    }
    let shown = sorted.prefix(PriceTrendsReport.outlierRowLimit)
    return Section(
      id: "unusual-prices", title: words.trends.outliersTitle, note: [words.trends.outliersNote],
      blocks: [
        .table(
          DisplayTable(
            id: "unusual-prices-table", caption: words.trends.outliersTitle,
            captionUnit: words.trends.pricesIn(scope.currency),
            columns: [
              .init(words.headings.item), .init(words.headings.month),
              .number(words.headings.price), .number(words.headings.median),
            ],
            rows: shown.map { outlier in
              DisplayTable.Row([
                .name(
                  itemName(outlier.series), secondLine: .name(storeName(outlier.series))),
                .value(.month(values.month[outlier.row])),
                .value(
                  values.price(row: outlier.row).rounded.map(scope.shownPrice),
                  secondLine: words.shared.per(baseUnit(outlier.series))),
                .value(scope.shownPrice(outlier.median)),
              ])
            },
            totalRowCount: sorted.count > shown.count ? sorted.count : nil,
            file: scope.context.tablePath("unit-values")))
      ])
  }
}
