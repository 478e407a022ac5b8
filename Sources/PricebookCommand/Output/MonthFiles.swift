import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookPages
import PricebookParallel
import PricebookReport

/// The files of the folder of a month or another period, such as DIR/2026-09/ or DIR/2026-Q3/.
struct MonthFiles: Sendable {
  /// In the order of the index page; stores are compared for months alone.
  static let kinds: [ReportKind] = [.spendingReview, .priceTrends, .storeComparison]
  static let indexPage = "index.html"
  static let rejectedFile = "rejected-lines.csv"

  private let analysis: Analysis
  private let formats: [RenderFormat]
  private let context: ReportContext
  private let reports: [Report]
  /// `nil` where there is none.
  private let shoppingList: Report?

  /// Makes the reports of the analysis' period.
  ///
  /// - Parameter formats: Those of tables say what pages can link to.
  init(of analysis: Analysis, formats: [RenderFormat], context: ReportContext) {
    self.analysis = analysis
    self.formats = formats
    self.context = context
    let kinds = Self.kinds.filter { analysis.period.isMonth || $0 != .storeComparison }
    let hasPages = formats.contains(where: \.isPage)
    reports =
      hasPages
      ? concurrentMap(kinds.count) { Reports.make(kinds[$0], of: analysis, context: context) } : []
    shoppingList =
      hasPages && analysis.period.isMonth
      ? Reports.shoppingListPage(of: analysis, context: context) : nil
  }

  /// The pages, and the rejected records if there are any.
  ///
  /// - Parameter tables: Those that the index page lists.
  func files(tables: [DataTable]) -> [OutputFile] {
    func path(_ name: String) -> String {
      OutputFolder.path(of: name, in: analysis.period.span.description)
    }
    var files: [OutputFile] = []
    for format in formats where format.isPage {
      for report in reports + [shoppingList].compactMap(\.self) {
        files.append(OutputFile(path(Self.name(of: report.kind, as: format)), report, format))
      }
    }
    if formats.contains(.html) {
      files.append(
        OutputFile(path(Self.indexPage)) {
          let page = Reports.monthIndex(
            of: analysis, context: context, reports: reports, tables: tables,
            hasShoppingList: shoppingList != nil)
          return PageRendering.bytes(of: page, as: .html)
        })
    }
    if !analysis.book.rejectedRecords.isEmpty {
      let table = RejectedLinesTable.table(of: analysis.book)
      files.append(OutputFile(path(Self.rejectedFile), table))
    }
    return files
  }

  static func name(of kind: ReportKind, as format: RenderFormat) -> String {
    "\(kind.fileName).\(format.fileExtension)"
  }
}
