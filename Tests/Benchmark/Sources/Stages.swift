import Foundation
import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import PricebookReport

/// The times of reading, analysis, every table and every page, in the order in which they run.
struct Stages {
  private struct Stage {
    var name: String
    /// Wall time of each run.
    var seconds: [Double]
  }

  /// Why the results of a run are wrong.
  struct WrongResult: Error, CustomStringConvertible {
    var description: String
  }

  private var stages: [Stage] = []

  /// Runs everything once on a file, checks what it finds, and adds the times.
  mutating func run(on file: String, _ expected: ExpectedAnswers) throws {
    let book = try measure("read") { try BookImporter(ImportOptions(paths: [file])).read() }
    let totals = book.sources.first?.totals ?? ControlTotals()
    try check(totals.isBalanced && totals.accepted == expected.lineCount, "lines accepted")

    // Each part of an analysis is computed when the first table asks for it.
    let analysis = measure("analysis") { Analysis(of: book) }
    let tables = measure("tables") { ReportTables.all(of: analysis) }
    let months = analysis.spending.byMonth.map(\.spent.tenThousandths)
    try check(
      months == expected.paidByMonth.filter { $0 != 0 }.map { Int64($0) * 100 }, "paid by month")
    for table in tables {
      let csv = measure("\(table.name).csv") { CSVRenderer().bytes(of: table) }
      // No name in the generated receipts contains a line end.
      let lineEnds = csv.count { $0 == UInt8(ascii: "\n") }
      try check(lineEnds == table.rowCount + 1, "records of \(table.name)")
      guard table.name == "unit-values" else { continue }
      try check(table.rowCount == expected.unitValueCount, "unit values")
    }

    let reports = measure("pages") { Reports.all(of: analysis, context: ReportContext()) }
    for report in reports {
      let name = report.kind.fileName
      let page = measure("\(name).html") { HTMLRenderer().render(report) }
      let text = measure("\(name).md") { MarkdownRenderer().render(report) }
      try check(page.hasSuffix("</html>\n") && text.hasPrefix("# "), "the ends of \(name)")
    }
  }

  private func check(_ holds: Bool, _ what: String) throws {
    guard holds else { throw WrongResult(description: "\(what): not what was generated") }
  }

  private mutating func measure<Result>(
    _ name: String, _ work: () throws -> Result
  ) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try work()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    if let place = stages.firstIndex(where: { $0.name == name }) {
      stages[place].seconds.append(seconds)
    } else {
      stages.append(Stage(name: name, seconds: [seconds]))
    }
    return result
  }

  /// A row for each stage: the median of its times, and lines a second.
  func table(of lineCount: Int) -> String {
    let rows = stages.map { stage in
      let seconds = stage.seconds.sorted()
      let median = (seconds[(seconds.count - 1) / 2] + seconds[seconds.count / 2]) / 2
      let name = stage.name.padding(toLength: 32, withPad: " ", startingAt: 0)
      let rate = median < 0.001 ? "" : String(format: "%12.0f", Double(lineCount) / median)
      return name + String(format: "%10.4f", median) + rate
    }
    let header = "stage".padding(toLength: 32, withPad: " ", startingAt: 0)
    return ([header + "   seconds     lines/s"] + rows).joined(separator: "\n") + "\n"
  }
}
