import Foundation
import PricebookAnalytics
import PricebookDocument
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// Measures import, analytics, every table and every page one after the other, and checks what
/// they find.
struct StageMeasurement {
  let file: String
  let expected: ExpectedAnswers

  func run() throws {
    var stopwatch = Stopwatch()
    let book = try stopwatch.measure("import") { observer in
      try BookImporter(ImportOptions(paths: [file])).read(observer: observer)
    }
    let analysis = stopwatch.measure("analysis") { observer in
      let analysis = Analysis(of: book, options: AnalysisOptions(), observer: observer)
      analysis.computeAll()
      return analysis
    }
    try check(book, analysis)
    try renderTables(of: analysis, book: book, stopwatch: &stopwatch)
    try renderPages(of: analysis, book: book, stopwatch: &stopwatch)
    try stopwatch.report()
  }

  private func renderTables(
    of analysis: Analysis, book: Book, stopwatch: inout Stopwatch
  ) throws {
    let tables = stopwatch.measure("tables") { ReportTables.all(of: analysis) }
    for table in tables {
      // Counting is not measured.
      var recordEnds = 0
      CSVRenderer().write(table) { chunk in
        for place in chunk.indices where chunk[place] == UInt8(ascii: "\n") { recordEnds += 1 }
      }
      // No name in the generated receipts contains a line end.
      guard recordEnds == table.rowCount + 1 else {
        throw BenchmarkError("\(table.name) has \(recordEnds) records for \(table.rowCount) rows")
      }
      stopwatch.measure("tables/\(table.name).csv") {
        CSVRenderer().write(table) { _ in }
      }
      if table.name == "unit-values", table.rowCount != expected.unitValueCount {
        throw BenchmarkError("\(table.rowCount) unit values, not \(expected.unitValueCount)")
      }
    }
  }

  private func renderPages(
    of analysis: Analysis, book: Book, stopwatch: inout Stopwatch
  ) throws {
    let reports = stopwatch.measure("pages") {
      Reports.all(of: analysis, context: ReportContext())
    }
    for report in reports {
      let page = stopwatch.measure("\(report.kind.fileName).html") { HTMLRenderer().render(report) }
      let text = stopwatch.measure("\(report.kind.fileName).md") {
        MarkdownRenderer().render(report)
      }
      guard page.hasSuffix("</html>\n"), text.hasPrefix("# ") else {
        throw BenchmarkError("\(report.kind.fileName) is incomplete")
      }
    }
  }

  private func check(_ book: Book, _ analysis: Analysis) throws {
    let totals = book.sources.first?.totals ?? ControlTotals()
    guard totals.accepted == expected.lineCount, totals.isBalanced else {
      throw BenchmarkError("\(totals.accepted) lines accepted, not \(expected.lineCount)")
    }
    let months = analysis.spending.byMonth.map(\.spent.tenThousandths)
    let expectedMonths = expected.paidByMonth.filter { $0 != 0 }.map { Int64($0) * 100 }
    guard months == expectedMonths else {
      throw BenchmarkError("paid by month is \(months) / 10 000, not \(expectedMonths)")
    }
    var checked = 0
    for index in analysis.storeIndexes where index.method == .jevons {
      let name = book.names.stores[index.store]
      guard let number = Int(name.suffix(2)), let value = index.points.last?.index else { continue }
      guard abs(value - expected.storeIndexes[number]) < 1e-6 else {
        throw BenchmarkError("index of \(name) is \(value), not \(expected.storeIndexes[number])")
      }
      checked += 1
    }
    guard checked == Set(book.lines.store).count else {
      throw BenchmarkError("\(checked) of \(Set(book.lines.store).count) stores have an index")
    }
  }
}
