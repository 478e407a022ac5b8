import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The review of one year, DIR/YYYY/year-in-review.*.
struct YearFiles: Sendable {
  struct Plan: Sendable {
    var year: Int
    var formats: [RenderFormat]
    /// Whether it was asked for; others are brought up to date in the formats that they have.
    var isAskedFor: Bool
  }

  /// Which years a run writes: those of its months, and those that DIR holds, ascending.
  static func plans(
    for periods: [MonthPeriod], formats: [RenderFormat], after earlier: EarlierPages,
    in analysis: Analysis
  ) -> [Plan] {
    YearReview.years(in: analysis).compactMap { year in
      let calendar = analysis.period.calendar
      let isOf = { (period: MonthPeriod) in
        (calendar.year(of: period.first)...calendar.year(of: period.last)).contains(year)
      }
      if periods.contains(where: isOf) {
        return Plan(year: year, formats: formats, isAskedFor: true)
      }
      return earlier.years[year].map { Plan(year: year, formats: $0, isAskedFor: false) }
    }
  }

  let plan: Plan
  private let report: Report?
  /// The page of the year's lines.
  private let receipts: Report?

  /// - Parameter lines: Those of the year among others; `nil` where no page lists them, or another does.
  init(of analysis: Analysis, lines: KeptLines?, plan: Plan, context: ReportContext) {
    self.plan = plan
    receipts = lines.map { Reports.receipts($0, ofYear: plan.year, in: analysis, context: context) }
    report =
      plan.formats.contains(where: \.isPage)
      ? Reports.yearInReview(of: analysis, year: plan.year, context: context) : nil
  }

  var files: [OutputFile] {
    guard let report else { return [] }
    let page = ReportContext.yearPage(plan.year)
    let pages = plan.formats.filter(\.isPage).map { format in
      OutputFile("\(page).\(format.fileExtension)", report, format)
    }
    return pages
      + (receipts.map { [OutputFile(Self.receiptsPage(ofYear: plan.year), $0, .html)] } ?? [])
  }

  /// The path below DIR of the page of a year's lines.
  static func receiptsPage(ofYear year: Int) -> String {
    OutputFolder.path(of: MonthFiles.name(of: .receipts, as: .html), in: String(year))
  }

  /// The year that a path below DIR is a review of; `nil` for others.
  static func year(of path: String) -> Int? {
    let parts = path.split(separator: "/")
    guard parts.count == 2, parts[0].utf8.count == 4,
      parts[1].hasPrefix("\(ReportKind.yearInReview.fileName).")
    else { return nil }
    return Month(iso: parts[0] + "-01")?.year
  }
}
