import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookParallel
import PricebookReport

/// The files of the folder of a month or another period, such as DIR/2026-09/ or DIR/2026-Q3/.
struct MonthFiles: Sendable {
  /// In the order of the index page; stores are compared for months alone.
  static let kinds: [ReportKind] = [.spendingReview, .priceTrends, .storeComparison]
  static let rejectedFile = "rejected-lines.csv"
  private let analysis: Analysis
  private let formats: [RenderFormat]
  private let context: ReportContext
  private let reports: [Report]
  private let lines: KeptLines

  /// - Parameter lines: Those of the period among others.
  init(
    of analysis: Analysis, lines: KeptLines, formats: [RenderFormat], context: ReportContext
  ) {
    self.lines = lines
    self.analysis = analysis
    self.formats = formats
    self.context = context
    let kinds =
      analysis.period.isMonth
      ? Self.kinds + [.shoppingList] : Self.kinds.filter { $0 != .storeComparison }
    let hasPages = formats.contains(where: \.isPage)
    reports = concurrentMap(hasPages ? kinds.count : 0) {
      Reports.report(kinds[$0], of: analysis, context: context)
    }
  }

  var files: [OutputFile] {
    func path(_ name: String) -> String {
      OutputFolder.path(of: name, in: analysis.period.span.description)
    }
    var files: [OutputFile] = []
    for format in formats where format.isPage {
      for report in reports {
        files.append(OutputFile(path(Self.name(of: report.kind, as: format)), report, format))
      }
    }
    for format in formats where format.isPage {
      files.append(
        OutputFile(path(Self.name(of: .index, as: format))) {
          format.bytes(of: Reports.monthIndex(of: analysis, context: context))
        })
    }
    if formats.contains(.html) {
      for page in Reports.receipts(lines, of: analysis, context: context) {
        let name = "\(page.name).\(RenderFormat.html.fileExtension)"
        files.append(OutputFile(path(name), page.report, .html))
      }
    }
    if !analysis.book.rejectedRecords.isEmpty {
      files.append(OutputFile(path(Self.rejectedFile), RejectedLinesTable.table(of: analysis.book)))
    }
    return files
  }

  static func name(of kind: ReportKind, as format: RenderFormat) -> String {
    "\(kind.fileName).\(format.fileExtension)"
  }
}

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
      if periods.contains(where: { ($0.first.year...$0.last.year).contains(year) }) {
        return Plan(year: year, formats: formats, isAskedFor: true)
      }
      return earlier.years[year].map { Plan(year: year, formats: $0, isAskedFor: false) }
    }
  }

  let plan: Plan
  private let report: Report?

  init(of analysis: Analysis, plan: Plan, context: ReportContext) {
    self.plan = plan
    report =
      plan.formats.contains(where: \.isPage)
      ? Reports.yearInReview(of: analysis, year: plan.year, context: context) : nil
  }

  var files: [OutputFile] {
    guard let report else { return [] }
    return plan.formats.filter(\.isPage).map { format in
      let page = ReportContext.yearPage(plan.year)
      return OutputFile("\(page).\(format.fileExtension)", report, format)
    }
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

/// The months, other periods and years that earlier runs wrote pages of into DIR.
struct EarlierPages: Sendable {
  /// DIR, locked until the end of the run; `nil` if there is none yet.
  let folder: OutputFolder?
  /// The page formats of every period, each in the order of ``RenderFormat/allCases``.
  private(set) var periods: [MonthPeriod: [RenderFormat]] = [:]
  private(set) var years: [Int: [RenderFormat]] = [:]

  /// - Parameter folder: DIR, if it exists.
  init(in folder: OutputFolder?) {
    self.folder = folder
    guard let folder else { return }
    // Somebody may have removed files since.
    let pages = folder.list.marks.keys.filter(folder.holds)
    for format in RenderFormat.allCases where format.isPage {
      let kinds = MonthFiles.kinds.map { MonthFiles.name(of: $0, as: format) }
      for path in pages where path.hasSuffix(".\(format.fileExtension)") {
        if let year = YearFiles.year(of: path) {
          years[year, default: []].append(format)
        } else if let period = Self.period(of: path), kinds.contains(OutputFolder.name(of: path)),
          periods[period]?.last != format
        {
          periods[period, default: []].append(format)
        }
      }
    }
  }

  /// The period whose folder a path below DIR is in; `nil` for others.
  static func period(of path: String) -> MonthPeriod? {
    guard let name = path.split(separator: "/").dropLast().first.map(String.init),
      let period = MonthPeriod(iso: name), period.description == name
    else { return nil }
    return period
  }
}
