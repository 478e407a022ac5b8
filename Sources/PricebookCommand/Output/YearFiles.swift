import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The review of one year, DIR/YYYY/year-in-review.*.
struct YearFiles: Sendable {
  /// A year to be written.
  struct Plan: Sendable {
    var year: Int
    var formats: [RenderFormat]
    /// Whether it was asked for; others are brought up to date in the formats that they have.
    var isAskedFor: Bool
  }

  /// Which years a run writes: those of its months, and those that DIR holds, ascending.
  ///
  /// - Parameters:
  ///   - periods: The months and other periods that were asked for.
  ///   - earlier: What DIR holds.
  ///   - analysis: Years without spending in it are left as they are.
  static func plans(
    for periods: [MonthPeriod], formats: [RenderFormat], after earlier: EarlierPages,
    in analysis: Analysis
  ) -> [Plan] {
    let known = YearReview.years(in: analysis)
    return known.compactMap { year in
      if periods.contains(where: { ($0.first.year...$0.last.year).contains(year) }) {
        return Plan(year: year, formats: formats, isAskedFor: true)
      }
      return earlier.years[year].map { Plan(year: year, formats: $0, isAskedFor: false) }
    }
  }

  let plan: Plan
  private let report: Report?

  /// Makes the review.
  ///
  /// - Parameter analysis: Of the book's own month.
  init(of analysis: Analysis, plan: Plan, context: ReportContext) {
    self.plan = plan
    report =
      plan.formats.contains(where: \.isPage)
      ? Reports.yearInReview(of: analysis, year: plan.year, context: context) : nil
  }

  /// The pages of the year.
  var files: [OutputFile] {
    guard let report else { return [] }
    return plan.formats.filter(\.isPage).map { format in
      OutputFile(
        OutputFolder.path(of: Self.name(as: format), in: Self.folderName(of: plan.year)),
        report, format)
    }
  }

  static func name(as format: RenderFormat) -> String {
    "\(ReportKind.yearInReview.fileName).\(format.fileExtension)"
  }

  /// `2026`.
  static func folderName(of year: Int) -> String {
    String(Month(year: year, month: 1).description.prefix(4))
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
