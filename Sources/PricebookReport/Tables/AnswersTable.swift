package import PricebookAnalytics
import PricebookModel

extension ReportTables {
  /// Every claim that the reports of an analysis' own period and of others make or decline.
  package static func answers(of own: Analysis, and others: [Answers] = []) -> DataTable {
    let periods: [[Answer]] = (others + [own.answers]).map(\.all).filter { !$0.isEmpty }
    // One period's answers are many already, so that they are not copied.
    let answers =
      periods.count == 1
      ? periods[0] : periods.sorted { $0[0].period < $1[0].period }.flatMap { $0 }
    return table(of: answers, book: own.book, names: TableNames(of: own))
  }

  /// - Parameter answers: Of each period, in their order.
  private static func table(of answers: [Answer], book: Book, names: TableNames) -> DataTable {
    let bookNames = book.names
    // By index, so that a column reads only its own part of each row.
    let rows = 0..<answers.count
    let periods = RepeatedTexts(
      ofRows: rows.count, by: { answers[$0].period }, text: { $0.description })
    let against = RepeatedTexts(
      ofRows: rows.count, by: { answers[$0].against }, text: { $0?.name(in: bookNames) ?? "" })
    let baskets = RepeatedTexts(
      ofRows: rows.count, by: { answers[$0].basket }, text: { $0 ?? "" })
    let reasons = RepeatedTexts(
      ofRows: rows.count, by: { answers[$0].reason }, text: { $0?.rawValue ?? "" })
    let units = RepeatedTexts(
      ofRows: rows.count, by: { answers[$0].estimate.unit }, text: { $0 })
    let minorUnitDigits = bookNames.currencies.mapValues(\.minorUnitDigits)
    @Sendable func digits(_ row: Int) -> Int {
      switch answers[row].estimate {
      case .money: minorUnitDigits[answers[row].currency]
      case .percent: 4
      case .days, .count: 0
      }
    }
    /// A number in the decimals of its unit.
    @Sendable func count(_ number: Double?, of row: Int) -> Int64? {
      number.flatMap { DataColumn.count($0, digits: digits(row)) }
    }
    return DataTable(
      name: "answers", rowCount: rows.count, .text("period", of: rows, periods),
      .word("question", of: rows, among: Answer.Question.allCases) { answers[$0].question },
      .text("subject", of: rows) { answers[$0].subject.name(in: bookNames) },
      .text("against", of: rows, against), .text("basket", of: rows, baskets),
      names.currency(of: rows) { answers[$0].currency },
      .text("unit", of: rows, units),
      .decimal("estimate", of: rows, digits: digits) { row in
        guard case .money(let amount) = answers[row].estimate else {
          return count(answers[row].estimate.approximateValue, of: row)
        }
        return Int64(
          Int128(amount.tenThousandths).dividedRounding(
            by: Int128(Amount.step(digits: digits(row)))))
      },
      .decimal("lower", of: rows, digits: digits) { count(answers[$0].range?.lowerBound, of: $0) },
      .decimal("upper", of: rows, digits: digits) { count(answers[$0].range?.upperBound, of: $0) },
      .fraction("products", of: rows) { answers[$0].products },
      .fraction("share_percent", of: rows) { answers[$0].sharePercent },
      .flag("stated", of: rows) { answers[$0].isStated }, .text("reason", of: rows, reasons))
  }
}
