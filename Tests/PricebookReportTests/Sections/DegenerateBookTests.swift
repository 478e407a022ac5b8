import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite("Pages of books that lack something")
struct DegenerateBookTests {
  static let books: [String: @Sendable () -> Book] = [
    "an empty book": { Book() },
    "one line": {
      var builder = BookBuilder()
      builder.buy("2026-10-05", "Rewe", "Milk", 119)
      return builder.book()
    },
    "one store in one month": {
      var builder = BookBuilder()
      for day in ["05", "12", "19"] { builder.buy("2026-10-\(day)", "Rewe", "Milk", 119) }
      return builder.book()
    },
    "refunds alone": {
      var builder = BookBuilder()
      builder.buy("2026-10-05", "Rewe", "Milk", -119)
      builder.buy("2026-09-05", "Rewe", "Milk", -20)
      return builder.book()
    },
    "adjustments alone": {
      var builder = BookBuilder()
      builder.buy("2026-10-05", "Rewe", "Pfand", 25, isAdjustment: true)
      builder.budget("Dairy", 100)
      return builder.book()
    },
    "spending that cancels out": {
      var builder = BookBuilder()
      builder.buy("2026-10-05", "Rewe", "Milk", 119, category: "Dairy")
      builder.buy("2026-10-06", "Rewe", "Milk", -119, category: "Dairy")
      builder.budget("Dairy", 0)
      return builder.book()
    },
    "budgets without receipts": {
      var builder = BookBuilder()
      builder.budget("Dairy", 1_000)
      builder.budget(nil, 5_000)
      return builder.book()
    },
    "a vault without receipts": {
      var builder = BookBuilder()
      builder.cart(
        "c1", "Party", .planning, "2026-10-18",
        [.init(item: "Milk", planned: ("1.10", "2", "Lidl"), bought: nil)])
      builder.options = [("Milk", "Lidl", "1.10", "2026-10-01"), ("Milk", "Aldi", "1.05", nil)]
      return builder.book()
    },
    "several currencies": {
      var builder = BookBuilder.household()
      builder.buy("2026-10-06", "Migros", "Milk", 195, category: "Dairy", currency: "CHF")
      builder.buy("2026-09-06", "Migros", "Milk", 190, category: "Dairy", currency: "CHF")
      builder.cart(
        "c3", "Trip", .completed, "2026-10-06", currency: "CHF",
        [.init(item: "Milk", planned: ("1.90", "1", "Migros"), bought: ("1.95", "1", "Migros"))])
      return builder.book()
    },
    "a currency without a name": {
      var builder = BookBuilder()
      builder.buy("2026-10-05", "Rewe", "Milk", 119, currency: "")
      return builder.book()
    },
    "years without receipts": {
      var builder = BookBuilder()
      builder.buy("2006-10-05", "Rewe", "Milk", 79)
      builder.buy("2026-10-05", "Rewe", "Milk", 119)
      return builder.book()
    },
    "budgets near the limit": {
      var builder = BookBuilder.household()
      builder.budgets.append(
        Budget(
          month: nil, category: nil, amount: Amount.bookLimit,
          currency: CurrencyCode(label: "EUR"), source: 0, line: 9))
      return builder.book()
    },
    "spending near the limit": {
      var builder = BookBuilder()
      builder.buy("2026-10-02", "Rewe", "Castle", Amount.bookLimit.tenThousandths / 200)
      builder.buy("2025-10-02", "Rewe", "Castle", Amount.bookLimit.tenThousandths / 200)
      builder.budget("Castles", -500)
      return builder.book()
    },
    "thirty stores": {
      var builder = BookBuilder()
      for store in 1...30 {
        for month in ["07", "08", "09", "10"] {
          builder.buy("2026-\(month)-05", "Store \(store)", "Milk", Int64(100 + store))
          builder.buy("2026-\(month)-06", "Store \(store)", "Bread", Int64(200 + store))
        }
      }
      return builder.book()
    },
    "hostile names": {
      var builder = BookBuilder()
      let name = "<script>\"onload=\u{202E}](javascript:|" + String(repeating: "x", count: 10_000)
      builder.buy("2026-10-05", name, name, 119, category: name, unit: "\u{202E}<b>")
      builder.buy("2026-09-05", name, name, 119, category: name, unit: "\u{202E}<b>")
      return builder.book()
    },
  ]

  private static func book(_ name: String) throws -> Book {
    let make = try #require(books[name])
    return make()
  }

  @Test("Every page has a headline, a deck and sections", arguments: books.keys.sorted())
  func pages(of name: String) throws {
    let book = try DegenerateBookTests.book(name)
    for report in ReportReading.reports(of: book) {
      #expect(!report.headline.isEmpty)
      #expect(!report.deck.isEmpty)
      // A book without prices has no item, no list is written for it, and nothing was foretold; an
      // analysis has no lines.
      #expect(
        !report.sections.isEmpty
          || [.items, .shoppingList, .score, .receipts].contains(report.kind))
      let page = HTMLRenderer().render(report)
      #expect(page.contains("<h1"))
      #expect(!page.contains("<script>\""))
    }
  }

  @Test("Ids of a page are all different", arguments: books.keys.sorted())
  func ids(of name: String) throws {
    let book = try DegenerateBookTests.book(name)
    for report in ReportReading.reports(of: book) {
      let ids =
        report.sections.map(\.id) + ReportReading.tables(of: report).map(\.id)
        + report.sections.flatMap(\.blocks).flatMap { block -> [String] in
          switch block {
          case .chart(let chart): [chart.id]
          case .chartPair(let charts): charts.map(\.chart.id)
          default: []
          }
        }
      #expect(Set(ids).count == ids.count, "\(report.kind) \(ids)")
    }
  }

  @Test("Tables of a page have as many cells as columns", arguments: books.keys.sorted())
  func cells(of name: String) throws {
    let book = try DegenerateBookTests.book(name)
    for report in ReportReading.reports(of: book) {
      for table in ReportReading.tables(of: report) {
        for row in table.rows { #expect(row.cells.count == table.columns.count, "\(table.id)") }
      }
    }
  }

  @Test("A month asked for without data says that nothing was spent in it")
  func emptyMonth() {
    let book = BookBuilder.household().book()
    var options = AnalysisOptions()
    options.month = Month(year: 2030, month: 1)
    let report = Reports.report(
      .spendingReview, of: Analysis(of: book, options: options),
      context: ReportContext())
    #expect(ReportReading.plain(report.headline).hasPrefix("No spending in"))
  }

  @Test("A second currency has a set of sections of its own, after the largest")
  func currencies() throws {
    let book = try DegenerateBookTests.book("several currencies")
    let review = ReportReading.review(of: book)
    let groups = review.sections.compactMap(\.groupHeading).map { ReportReading.plain($0) }
    #expect(groups == ["EUR", "CHF"])
    #expect(ReportReading.ids(of: review).contains("budget-chf"))
    #expect(ReportReading.ids(of: review).filter { $0 == "data" }.count == 1)
  }

  @Test("Without budgets the review says how to add them")
  func withoutBudgets() throws {
    let book = try DegenerateBookTests.book("one line")
    let review = ReportReading.review(of: book)
    let section = try #require(review.sections.first { $0.id == "budget" })
    let note = section.note.map { ReportReading.plain($0) }.joined()
    #expect(note.contains("budgets.csv"))
  }
}
