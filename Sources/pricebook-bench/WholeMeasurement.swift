import Foundation
import PricebookCommand

/// Measures `pricebook report` as a whole, and checks what it wrote.
struct WholeMeasurement {
  let file: String
  let expected: ExpectedAnswers

  func run() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pricebook-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let messages = MemoryOutput()
    var stopwatch = Stopwatch()
    let status = stopwatch.measure("report") {
      PricebookCommand.run(
        ["report", file, "--output", folder.path],
        console: Console(results: MemoryOutput(), messages: messages))
    }
    guard status == .done else { throw BenchmarkError("report failed:\n\(messages.text)") }
    try check(folder)
    try stopwatch.report()
  }

  private func check(_ folder: URL) throws {
    let tables = folder.appendingPathComponent("tables")
    let spending = try records(of: "spending-by-category", in: tables)
    // Categories of the generated receipts need no quotes.
    let paid = spending.reduce(0) { sum, record in
      let cells = record.split(separator: ",", omittingEmptySubsequences: false)
      return sum + (cells.count > 3 ? Int(cells[3].filter { $0 != "." }) ?? 0 : 0)
    }
    guard paid == expected.paid else {
      throw BenchmarkError("the report has \(paid) / 100 as paid, not \(expected.paid)")
    }
    let unitValues = try records(of: "unit-values", in: tables).count
    guard unitValues == expected.unitValueCount else {
      throw BenchmarkError("\(unitValues) unit values were written, not \(expected.unitValueCount)")
    }
  }

  /// The records of a table after its header.
  private func records(of table: String, in folder: URL) throws -> [Substring] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("\(table).csv"), encoding: .utf8)
    return Array(text.split(separator: "\n").dropFirst())
  }
}
