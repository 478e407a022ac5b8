import PricebookAnalytics
import PricebookDocument
import PricebookModel
import PricebookReport

/// The names of all tables, from the one list that makes them.
enum TableList {
  static let all: [String] = {
    let book = Book()
    return ReportTables.all(of: Analysis(of: book, options: AnalysisOptions()))
      .map(\.name)
  }()
}
