import PricebookAnalytics
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
    if formats.contains(.html), context.hasReceipts {
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
