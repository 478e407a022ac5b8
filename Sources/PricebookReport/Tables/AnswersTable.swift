package import PricebookAnalytics
package import PricebookDocument
import PricebookModel

extension ReportTables {
  /// Every claim that the reports of an analysis' own period and of others make or decline.
  package static func answers(of own: Analysis, and others: [Answers] = []) -> DataTable {
    let periods: [[Answer]] = (others + [own.answers]).map(\.all).filter { !$0.isEmpty }
    let rows = periods.sorted { $0[0].period < $1[0].period }.flatMap { $0 }
    return answers(rows, book: own.book, names: TableNames(of: own))
  }

  /// - Parameter answers: Of each period, in their order.
  private static func answers(_ answers: [Answer], book: BookFacts, names: TableNames) -> DataTable
  {
    let rows = answers
    let bookNames = book.names
    /// A number in the decimals of its unit.
    @Sendable func number(_ value: Double?, of row: Answer) -> ExactDecimal? {
      let scale = scale(of: row, in: bookNames)
      return value.flatMap { decimal($0, scale: scale) }
    }
    return DataTable(
      name: "answers", rowCount: rows.count,
      columns: [
        .text("period", of: rows) { $0.period.description },
        .word("question", of: rows, among: Answer.Question.allCases) { $0.question },
        .text("subject", of: rows) { $0.subject.name(in: bookNames) },
        .text("against", of: rows) { $0.against?.name(in: bookNames) ?? "" },
        .text("basket", of: rows) { $0.basket ?? "" },
        .name("currency", of: rows, among: names.currencies.values) { $0.currency },
        .text("unit", of: rows) { $0.estimate.unit },
        .exactDecimal("estimate", of: rows) { row in
          guard case .money(let amount) = row.estimate else {
            return number(row.estimate.approximateValue, of: row)
          }
          let digits = scale(of: row, in: bookNames)
          return ExactDecimal(
            significand: Int128(amount.tenThousandths).dividedRounding(
              by: Int128(Amount.step(digits: digits))), scale: UInt8(digits))
        }, .exactDecimal("lower", of: rows) { number($0.range?.lowerBound, of: $0) },
        .exactDecimal("upper", of: rows) { number($0.range?.upperBound, of: $0) },
        .fraction("products", of: rows) { $0.products },
        .fraction("share_percent", of: rows) { $0.sharePercent },
        .flag("stated", of: rows) { $0.isStated },
        .text("reason", of: rows) { $0.reason?.rawValue ?? "" },
      ])
  }

  private static func scale(of row: Answer, in names: BookNames) -> Int {
    switch row.estimate {
    case .money: names.currencies[row.currency].minorUnitDigits
    case .percent: 4
    case .days: 0
    }
  }

  /// - Returns: `nil` for what is not finite or too large to have decimals.
  private static func decimal(_ number: Double, scale: Int) -> ExactDecimal? {
    let power = (0..<scale).reduce(1.0) { power, _ in power * 10 }
    return Int64(exactly: (number * power).roundedOnPaper()).map {
      ExactDecimal(significand: Int128($0), scale: UInt8(scale))
    }
  }
}
