import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookReport

/// The names of all tables, from the one list that makes them.
enum TableList {
  static let all: [String] =
    ReportTables.all(of: Analysis(of: Book(), options: AnalysisOptions())).map(\.name)
}
