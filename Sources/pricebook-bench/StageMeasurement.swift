import Foundation
import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookReport

/// Measures import, analytics and rendering one after the other, and checks what they find.
struct StageMeasurement {
  let file: String
  let expected: ExpectedAnswers
  let measurement: Measurement

  init(file: String, answers: String) throws {
    self.file = file
    (expected, measurement) = try Self.read(file: file, answers: answers)
  }

  func run() throws {
    let book = try measurement.measure("import") {
      try BookImporter(ImportOptions(paths: [file])).read()
    }
    let analysis = measurement.measure("analytics") {
      var options = AnalysisOptions()
      options.threadCount = CSVRenderer.coreCount
      return Analysis(of: book, options: options)
    }
    try check(book, analysis)
    let byteCount = try measurement.measure("rendering") {
      var count = 0
      for table in ReportTables.all(of: analysis, book: book) {
        try CSVRenderer().write(table) { count += $0.count }
      }
      for report in Reports.make(of: analysis, book: book, context: ReportContext()) {
        count += HTMLRenderer().render(report).utf8.count
        count += MarkdownRenderer().render(report).utf8.count
      }
      return count
    }
    guard byteCount > 0 else { throw BenchmarkError("nothing was rendered") }
  }

  private func check(_ book: Book, _ analysis: Analysis) throws {
    let totals = book.sources.first?.totals ?? ControlTotals()
    guard totals.accepted == expected.lineCount, totals.isBalanced else {
      throw BenchmarkError("\(totals.accepted) lines accepted, not \(expected.lineCount)")
    }
    let paid = analysis.spending.byMonth.reduce(0) { $0 + $1.spent.tenThousandths }
    guard paid == Int64(expected.paid) * 100 else {
      throw BenchmarkError("paid is \(paid) / 10 000, not \(expected.paid) / 100")
    }
    var checked = 0
    for index in analysis.storeIndexes where index.method == .jevons {
      let name = book.names.stores[Int(index.store)]
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

  /// The right answers, and the size of what is measured.
  static func read(file: String, answers: String) throws -> (ExpectedAnswers, Measurement) {
    let text = try String(contentsOfFile: answers, encoding: .utf8)
    guard let expected = ExpectedAnswers(text: text) else {
      throw BenchmarkError("\(answers) does not hold the answers")
    }
    let size = try FileManager.default.attributesOfItem(atPath: file)[.size]
    let byteCount = (size as? NSNumber)?.intValue ?? 0
    return (expected, Measurement(lineCount: expected.lineCount, byteCount: byteCount))
  }
}
