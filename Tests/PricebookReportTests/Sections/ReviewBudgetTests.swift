import PricebookModel
import Testing

@testable import PricebookReport

@Suite("Budgets in the spending review")
struct ReviewBudgetTests {
  @Test("Categories without budgets come with the most spending first")
  func categoriesWithoutBudgets() throws {
    var builder = BookBuilder()
    for (category, cents) in [("Bread", 200), ("Cheese", 900), ("Dairy", 500)] as [(_, Int64)] {
      builder.buy("2026-10-05", "Rewe", category, cents, category: category)
    }
    let review = ReportReading.review(of: builder.book())
    let table = try #require(ReportReading.table("categories", of: review))
    let amounts = table.rows.dropLast().map { ReportReading.amount($0.cells[1]) }
    #expect(amounts == [900, 500, 200].map { Amount(tenThousandths: $0 * 100) })
  }

  @Test(
    "Of categories that are as far over none is called the furthest", arguments: [1_999, 2_000])
  func tiedCategories(cents: Int64) {
    var builder = BookBuilder()
    builder.buy("2026-10-05", "Rewe", "Butter", 2_000, category: "Dairy")
    builder.buy("2026-10-05", "Rewe", "Cake", cents, category: "Bakery")
    for category in ["Dairy", "Bakery"] { builder.budget(category, 1_000) }
    let section = ReportReading.review(of: builder.book()).sections.first { $0.id == "budget" }
    guard case .chart(let chart)? = section?.blocks.first else {
      Issue.record("no bars")
      return
    }
    let text = ReportReading.plain(chart.description)
    #expect(text.contains("Dairy") == (cents < 2_000), "\(text)")
  }

  @Test("A budget of its own for the month is said, and not that it counts what has no budget")
  func ownBudget() throws {
    var builder = BookBuilder()
    builder.buy("2026-10-05", "Rewe", "Butter", 500, category: "Dairy")
    builder.buy("2026-10-05", "Rewe", "Cake", 500, category: "Bakery")
    builder.budget("Dairy", 1_000)
    func notes() throws -> Int {
      let review = ReportReading.review(of: builder.book())
      return try #require(ReportReading.table("categories", of: review)).footnotes.count
    }
    let alone = try notes()
    builder.budget(nil, 3_000)
    #expect(try (alone, notes()) == (1, 1))
  }

  @Test("What categories carried over is named by category, not for the whole month as well")
  func carriedOver() throws {
    var builder = BookBuilder()
    for month in ["2026-09", "2026-10"] {
      builder.buy("\(month)-05", "Rewe", "Butter", 500, category: "Dairy")
    }
    builder.budget("Dairy", 1_000)
    builder.budget(nil, 3_000)
    for index in builder.budgets.indices { builder.budgets[index].rollover = .left }
    let table = try #require(
      ReportReading.table("categories", of: ReportReading.review(of: builder.book())))
    let amounts = table.footnotes.flatMap(\.inlines).compactMap { inline -> Amount? in
      if case .value(let value) = inline { ReportReading.amount(value) } else { nil }
    }
    #expect(amounts.contains(Amount(tenThousandths: 50_000)))
    #expect(!amounts.contains(Amount(tenThousandths: 250_000)))
  }

  @Test("What a category overspent is named apart from what another one left")
  func overspentBefore() throws {
    var builder = BookBuilder()
    for month in ["2026-09", "2026-10"] {
      builder.buy("\(month)-05", "Rewe", "Butter", 1_500, category: "Dairy")
      builder.buy("\(month)-05", "Rewe", "Rolls", 300, category: "Bakery")
    }
    builder.budget("Dairy", 1_000)
    builder.budget("Bakery", 700)
    for index in builder.budgets.indices { builder.budgets[index].rollover = .both }
    let table = try #require(
      ReportReading.table("categories", of: ReportReading.review(of: builder.book())))
    let notes = table.footnotes.map(ReportReading.plain)
    #expect(
      notes.contains { $0.contains("left of the month before: Bakery") && !$0.contains("Dairy") })
    #expect(
      notes.contains {
        $0.contains("overspent in the month before: Dairy") && !$0.contains("Bakery")
      })
  }
}
