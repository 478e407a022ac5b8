import PricebookAnalytics
import PricebookModel
import TestSupport
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite("Tables asked for in blocks")
struct BlockTableTests {
  @Test("hold what asking row by row gives", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func sameRows(seed: UInt64) throws {
    let book = BlockTableTests.book(seed: seed)
    let analysis = Analysis(of: book, options: AnalysisOptions())
    let tables = ReportTables.all(of: analysis)
    var rowCount = 0
    for slow in SlowTables.all(of: analysis) {
      let fast = try #require(tables.first { $0.name == slow.name })
      #expect(text(of: fast) == text(of: slow), "\(slow.name), seed \(seed)")
      rowCount += slow.rowCount
    }
    #expect(rowCount > 500)
  }

  private func text(of table: DataTable) -> String {
    String(decoding: CSVRenderer().bytes(of: table), as: UTF8.self)
  }

  /// Years of purchases with gaps, odd quantities, refunds, packages and, with every other seed,
  /// currencies of different decimals.
  private static func book(seed: UInt64) -> Book {
    var generator = SeededGenerator(seed: seed)
    var builder = BookBuilder()
    let items = ["Milk", "Tea, 500 g", "Rice 2 x 1 kg", "=Soap", "Bread", "Oil 750 ml"]
    let currencies = seed % 2 == 0 ? ["EUR"] : ["EUR", "JPY", "KWD"]
    for _ in 0..<1_500 {
      let month = Month(year: 2023, month: 1).adding(
        months: Int.random(in: 0..<30, using: &generator))
      let day = Int.random(in: 10...28, using: &generator)
      builder.buy(
        "\(month)-\(day)", "Store \(Int.random(in: 1...4, using: &generator))",
        items.randomElement(using: &generator) ?? "",
        Int64.random(in: -50...2_000, using: &generator),
        category: ["A", "B", "*"].randomElement(using: &generator) ?? "",
        quantity: Int64.random(in: 1...7, using: &generator),
        unit: ["each", "g", "kg"].randomElement(using: &generator) ?? "",
        currency: currencies.randomElement(using: &generator) ?? "")
    }
    return builder.book()
  }
}
