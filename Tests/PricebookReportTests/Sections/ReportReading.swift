import PricebookAnalytics
import PricebookModel

@testable import PricebookReport

/// Reads documents for tests: amounts as numbers, text as it is.
enum ReportReading {
  static func analysis(of book: Book) -> Analysis {
    Analysis(of: book, options: AnalysisOptions())
  }

  static func reports(of book: Book) -> [Report] {
    let analysis = analysis(of: book)
    let context = ReportContext(months: [analysis.period.month], hasTableFiles: true)
    return ReportKind.allCases.map {
      Reports.report($0, of: analysis, context: context)
    }
  }

  static func review(of book: Book, context: ReportContext = ReportContext()) -> Report {
    Reports.report(.spendingReview, of: analysis(of: book), context: context)
  }

  /// Every table of a report, those behind handles too.
  static func tables(of report: Report) -> [DisplayTable] {
    func tables(_ blocks: [Block]) -> [DisplayTable] {
      blocks.flatMap { block -> [DisplayTable] in
        switch block {
        case .table(let table): [table]
        case .disclosure(_, let blocks): tables(blocks)
        default: []
        }
      }
    }
    return report.sections.flatMap { tables($0.blocks) }
  }

  static func table(_ id: String, of report: Report) -> DisplayTable? {
    tables(of: report).first { $0.id == id }
  }

  static func findings(of report: Report) -> [Finding] {
    report.sections.flatMap(\.blocks).flatMap { block -> [Finding] in
      if case .findings(let findings) = block { findings } else { [] }
    }
  }

  static func keyFigures(of report: Report) -> [KeyFigure] {
    report.sections.flatMap(\.blocks).flatMap { block -> [KeyFigure] in
      if case .keyFigures(let figures) = block { figures.figures } else { [] }
    }
  }

  static func amount(_ cell: Cell) -> Amount? {
    if case .value(let value) = cell.content { amount(value) } else { nil }
  }

  static func amount(_ value: Value) -> Amount? {
    switch value {
    case .money(let money), .difference(let money): money.amount
    default: nil
    }
  }

  /// The words and names of a text; values as a renderer of Swift would print them.
  static func plain(_ text: RichText) -> String {
    text.inlines.map { inline in
      switch inline {
      case .text(let text), .name(let text): text
      case .value(let value): "\(value)"
      case .strong(let text), .tinted(let text, _), .link(let text, _):
        plain(text)
      case .code(let command): "`\(command)`"
      }
    }.joined()
  }

  /// The ids of a report's sections, in order.
  static func ids(of report: Report) -> [String] { report.sections.map(\.id) }
}
