import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookReport

@Suite("The price trends")
struct PriceTrendsReportTests {
  @Test("Seasonal changes are named, six of them at most", arguments: [(6, 6), (7, 6)])
  func seasonalChanges(items: Int, named: Int) throws {
    var builder = BookBuilder()
    for offset in 0..<16 {
      let month = Month(year: 2025, month: 7).adding(months: offset)
      for item in 1...items {
        builder.buy("\(month)-05", "Rewe", "Item \(item)", month.monthOfYear == 10 ? 150 : 100)
      }
    }
    let book = builder.book()
    let report = Reports.make(
      .priceTrends, of: ReportReading.analysis(of: book), context: ReportContext())
    let notes = report.sections.flatMap(\.blocks).compactMap { block -> String? in
      if case .footnote(let note) = block { ReportReading.plain(note) } else { nil }
    }
    let note = try #require(notes.first { $0.contains("Item 1") })
    #expect((1...items).count { note.contains("Item \($0)") } == named)
  }

  @Test(
    "A month is thin where less than half of its spending is of matched items",
    arguments: [(100, false), (101, true)] as [(Int64, Bool)])
  func thinMonths(cents: Int64, isThin: Bool) throws {
    var builder = BookBuilder()
    builder.buy("2026-09-05", "Rewe", "Butter", 100)
    builder.buy("2026-10-05", "Rewe", "Butter", 100)
    builder.buy("2026-10-05", "Rewe", "Milk", cents)
    let indexes = ReportReading.analysis(of: builder.book()).householdIndexes
    let index = try #require(indexes.first { $0.category == nil })
    #expect(index.isThin(in: [Month(year: 2026, month: 10)]) == [isThin])
  }

  @Test(
    "Six stores are lines, of more the five with the most money, and the others a range",
    arguments: [(6, 6, 0), (7, 5, 2), (30, 5, 25)])
  func manyStores(stores: Int, lines: Int, inRange: Int) throws {
    var builder = BookBuilder()
    for offset in 0..<4 {
      let month = Month(year: 2026, month: 7).adding(months: offset)
      for store in 1...stores {
        let name = "Store \(store < 10 ? "0" : "")\(store)"
        for item in 1...3 {
          // Earlier stores take more money; later ones get dearer faster.
          let price = Int64(100 + offset * store)
          builder.buy(
            "\(month)-05", name, "Item \(item)", price * Int64(40 - store),
            quantity: Int64(40 - store))
        }
      }
    }
    let report = Reports.make(
      .priceTrends, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    let chart = try #require(
      report.sections.first { $0.id == "levels" }?.blocks.compactMap { block -> LineChart? in
        guard case .chart(let chart) = block, case .lines(let lines) = chart.drawing else {
          return nil
        }
        return lines
      }.first)
    let own = chart.series.filter { $0.slot != .household && !$0.isRange }
    #expect(own.map(\.name) == (1...lines).map { "Store 0\($0)" })
    let range = chart.series.first(where: \.isRange)
    #expect((range == nil) == (inRange == 0))
    guard let range, let last = try #require(range.band.last) else { return }
    #expect(range.name.contains("\(inRange)"))
    // Item prices rise from 100 to 100 + 3 × store, so that the levels of the others lie between.
    #expect(abs(last.lowerBound - Double(100 + 3 * (lines + 1))) < 0.01)
    #expect(abs(last.upperBound - Double(100 + 3 * stores)) < 0.01)
  }
}
