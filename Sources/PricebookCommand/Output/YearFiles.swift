import PricebookAnalytics
import PricebookDocument
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
    for periods: [MonthPeriod], formats: [RenderFormat], after earlier: EarlierYears,
    in analysis: Analysis
  ) -> [Plan] {
    let known = YearReview.years(in: analysis)
    return known.compactMap { year in
      if periods.contains(where: { ($0.first.year...$0.last.year).contains(year) }) {
        return Plan(year: year, formats: formats, isAskedFor: true)
      }
      return earlier.formats[year].map { Plan(year: year, formats: $0, isAskedFor: false) }
    }
  }

  let plan: Plan
  private let report: Report?
  /// The report in English, for formats that programs read.
  private let plainReport: Report?

  /// Makes the review.
  ///
  /// - Parameter analysis: Of the book's own month.
  init(of analysis: Analysis, plan: Plan, context: ReportContext) {
    self.plan = plan
    let pages = plan.formats.filter(\.isPage)
    var plain = context
    plain.locale = .english
    func report(_ context: ReportContext) -> Report {
      Reports.yearInReview(of: analysis, year: plan.year, context: context)
    }
    self.report = pages.isEmpty ? nil : report(context)
    plainReport =
      context.locale != .english && pages.contains { !$0.hasLanguage } ? report(plain) : nil
  }

  /// The pages of the year; those of an earlier run that are not among them are removed.
  func files(
    in root: OutputFolder, _ staged: StagedFiles
  ) throws(OutputFailure) -> [OutputFile] {
    let name = Self.folderName(of: plan.year)
    guard let report else {
      if let old = root.existing(name) { Self.remove([], from: old, staged) }
      staged.afterwards { root.removeIfEmpty(name) }
      return []
    }
    let folder = try root.folder(named: name, in: staged)
    let formats = plan.formats.filter(\.isPage)
    Self.remove(formats, from: folder, staged)
    return formats.map { format in
      OutputFile(
        Self.name(as: format), in: folder, format.hasLanguage ? report : plainReport ?? report,
        format)
    }
  }

  /// Removes the pages of formats that are not written.
  private static func remove(
    _ written: [RenderFormat], from folder: OutputFolder, _ staged: StagedFiles
  ) {
    for format in RenderFormat.allCases where format.isPage && !written.contains(format) {
      staged.afterwards { folder.remove(name(as: format)) }
    }
  }

  static func name(as format: RenderFormat) -> String {
    "\(ReportKind.yearInReview.fileName).\(format.fileExtension)"
  }

  /// `2026`.
  static func folderName(of year: Int) -> String {
    String(Month(year: year, month: 1).description.prefix(4))
  }
}

/// The reviews of years that earlier runs left in DIR.
struct EarlierYears: Sendable {
  /// The page formats of every year that has a review.
  private(set) var formats: [Int: [RenderFormat]] = [:]

  /// - Parameter root: DIR, if it exists.
  init(in root: OutputFolder?) throws(OutputFailure) {
    guard let root else { return }
    for name in try root.names() where name.utf8.count == 4 {
      guard let month = Month(iso: name + "-01"), let folder = root.existing(name) else { continue }
      let found = RenderFormat.allCases.filter {
        $0.isPage && folder.has(YearFiles.name(as: $0))
      }
      if !found.isEmpty { formats[month.year] = found }
    }
  }
}
