import Foundation
import PricebookAnalytics
import PricebookModel
import PricebookReport
import Testing

/// The columns of a table are a promise to programs: those of the committed reports count.
@Suite("Headers of the full tables")
struct TableHeaderTests {
  @Test(
    "Every table has the columns of the committed reports, in order, and none is missing",
    arguments: [true, false])
  func headers(isEmpty: Bool) throws {
    let book = isEmpty ? Book() : BookBuilder.household().book()
    let tables = ReportTables.all(
      of: Analysis(of: book, options: AnalysisOptions()))
    let committed = try Self.committed()
    #expect(Set(tables.map(\.name)) == Set(committed.keys))
    #expect(tables.count == committed.count)
    for table in tables {
      let columns = table.columns.map(\.name).joined(separator: ",")
      #expect(columns == committed[table.name], "\(table.name)")
    }
  }

  /// The first line of every committed table, by its name.
  private static func committed() throws -> [String: String] {
    let reports = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "reports")
    let files = try FileManager.default.subpathsOfDirectory(atPath: reports.path)
      .filter { $0.contains("tables/") && $0.hasSuffix(".csv") }
    return Dictionary(
      try files.map { file in
        let text = try String(contentsOf: reports.appending(path: file), encoding: .utf8)
        let name = URL(filePath: file).deletingPathExtension().lastPathComponent
        return (name, String(text.prefix { $0 != "\n" && $0 != "\r\n" }))
      }, uniquingKeysWith: { first, _ in first })
  }
}
