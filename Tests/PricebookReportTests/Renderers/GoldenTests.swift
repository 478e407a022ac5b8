import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookPages
@testable import PricebookReport

/// Whole outputs beside the tests; `PRICEBOOK_RECORD=1` writes them anew and still fails.
@Suite struct `Rendered reports` {
  @Test("A report reads as recorded in HTML, its style and script aside")
  func html() throws {
    var html = HTMLRenderer().render(SampleReports.storeComparison())
    for asset in [HTMLRenderer.style, HTMLRenderer.script] {
      html = html.replacing(asset, with: "")
        .replacing(HTMLRenderer.hash(of: asset), with: "sha256-")
    }
    try check(html, against: "store-comparison.html")
  }

  @Test("A report reads as recorded in Markdown", arguments: SampleReports.all.map(\.kind))
  func markdown(kind: ReportKind) throws {
    let report = try #require(SampleReports.all.first { $0.kind == kind })
    try check(MarkdownRenderer().render(report), against: "\(kind.fileName).md")
  }

  @Test("A table reads as recorded in CSV")
  func csv() throws {
    let names = ["Butter", "=1+1", "Cheese, \"old\""]
    let table = DataTable(
      name: "sample", rowCount: 3,
      columns: [
        .name("item", of: 0..<3, among: names) { $0 },
        .month(of: 0..<3) { Month(year: 2026, month: 8 + $0) },
        .price("price", of: 0..<3) { Amount(tenThousandths: Int64($0) * 12_345 - 10_000) },
        .flag("eligible", of: 0..<3) { $0 == 1 },
      ])
    try check(
      String(decoding: CSVRenderer().bytes(of: table), as: UTF8.self), against: "sample.csv")
  }

  private func check(_ text: String, against name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Goldens")
    #expect(try Golden.problem(of: text, recordedIn: folder.appending(path: name)) == nil)
  }
}
