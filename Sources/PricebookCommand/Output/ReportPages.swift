import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookPages
import PricebookReport
import Synchronization

/// The pages of one month's folder, each report with its formats by itself.
final class ReportPages: Sendable {
  /// The dearest first, so that no core waits long for the last.
  static let kinds: [ReportKind] = [.priceTrends, .spendingReview, .storeComparison]
  /// As the page that lists them has them.
  private static let order: [ReportKind] = [.spendingReview, .priceTrends, .storeComparison]

  private let analysis: Analysis
  private let formats: [RenderFormat]
  private let context: ReportContext
  private let tables: [DataTable]
  private let folder: OutputFolder
  private let staged: StagedFiles
  private let made = Mutex<[Report]>([])

  /// - Parameter tables: Those that stand beside the pages.
  init(
    analysis: Analysis, formats: [RenderFormat], context: ReportContext,
    tables: [DataTable], folder: OutputFolder, staged: StagedFiles
  ) {
    self.analysis = analysis
    self.formats = formats
    self.context = context
    self.tables = tables
    self.folder = folder
    self.staged = staged
  }

  /// Writes the pages of one report, and with the last one the page that lists them all.
  func write(_ kind: ReportKind) throws(OutputFailure) {
    let report = Reports.make(kind, of: analysis, context: context)
    var plain = report
    if context.locale != .english, formats.contains(where: { $0 != .csv && !$0.hasLanguage }) {
      // What programs read is the same whatever the locale.
      var context = context
      context.locale = .english
      plain = Reports.make(kind, of: analysis, context: context)
    }
    for format in RenderFormat.allCases where format != .csv {
      let name = "\(kind.fileName).\(format.fileExtension)"
      if formats.contains(format) {
        try write(format.hasLanguage ? report : plain, named: name, as: format)
      } else {
        let folder = folder
        staged.afterwards { folder.remove(name) }
      }
    }
    let reports = made.withLock { made in
      made.append(report)
      return Self.order.compactMap { kind in made.first { $0.kind == kind } }
    }
    if reports.count == Self.kinds.count, formats.contains(.html) {
      let page = Reports.monthIndex(
        of: analysis, context: context, reports: reports, tables: tables)
      try write(page, named: "index.html", as: .html)
    }
  }

  private func write(
    _ report: Report, named name: String, as format: RenderFormat
  ) throws(OutputFailure) {
    try folder.stage(name, in: staged) { output throws(OutputFailure) in
      try output.write(PageRendering.bytes(of: report, as: format).span)
    }
  }
}
