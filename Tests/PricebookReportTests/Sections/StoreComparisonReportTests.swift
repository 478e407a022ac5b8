import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookReport

@Suite("The store comparison page")
struct StoreComparisonReportTests {
  /// Twenty items at Alpha; Beta, dearer by the same factor, lacks the last `lacking` of them.
  private static func book(lacking: Int) -> Book {
    var builder = BookBuilder()
    for day in ["2026-09-05", "2026-10-05"] {
      for number in 1...20 {
        let item = "Item \(number < 10 ? "0" : "")\(number)"
        builder.buy(day, "Alpha", item, Int64(number * 100))
        if number <= 20 - lacking { builder.buy(day, "Beta", item, Int64(number * 110)) }
      }
    }
    return builder.book()
  }

  private static func page(lacking: Int) -> Report {
    let book = book(lacking: lacking)
    return Reports.make(
      .storeComparison, of: ReportReading.analysis(of: book),
      context: ReportContext())
  }

  private static func cards(of report: Report) -> [StoreCard] {
    report.sections.flatMap(\.blocks).flatMap { block -> [StoreCard] in
      if case .cards(let cards) = block { cards } else { [] }
    }
  }

  @Test("17 of 20 items make a card, exactly at the threshold; 16 do not")
  func threshold() throws {
    let cards = StoreComparisonReportTests.cards(of: StoreComparisonReportTests.page(lacking: 3))
    #expect(Set(cards.map(\.name)) == ["Alpha", "Beta"])
    let beta = try #require(cards.first { $0.name == "Beta" })
    #expect(ReportReading.plain(beta.availability).hasSuffix("exactly at the threshold"))
    #expect(
      StoreComparisonReportTests.cards(of: StoreComparisonReportTests.page(lacking: 4))
        .map(\.name) == ["Alpha"])
  }

  @Test("The cheapest whole basket is named first, and the rule's first store after it")
  func ruleDiffers() {
    let page = StoreComparisonReportTests.page(lacking: 1)
    #expect(
      ReportReading.plain(page.headline)
        == "No store is clearly cheaper than Alpha, where the basket is mostly bought")
    let deck = ReportReading.plain(page.deck)
    #expect(deck.hasPrefix("Whole basket: Alpha (the usual store) 2.10"), "\(deck)")
    #expect(deck.contains("The 85% rule"), "\(deck)")
    #expect(deck.contains("puts Beta first"), "\(deck)")
  }

  @Test("Costs of a column add up to its total; what is filled in does not count")
  func columnSums() throws {
    let page = StoreComparisonReportTests.page(lacking: 3)
    let table = try #require(ReportReading.table("basket-prices", of: page))
    let totals = try #require(table.rows.first { $0.emphasis == .total })
    for column in 1..<table.columns.count {
      let costs = table.rows.filter { $0.emphasis == .none }
        .compactMap { row -> Amount? in
          guard case .basketPrice(let price) = row.cells[column].content, !price.isFilledIn
          else { return nil }
          return price.price.amount
        }
      #expect(costs.sum == ReportReading.amount(totals.cells[column]))
    }
  }

  @Test("A filled-in price is never marked cheapest, and every row marks one")
  func marks() throws {
    let page = StoreComparisonReportTests.page(lacking: 3)
    let table = try #require(ReportReading.table("basket-prices", of: page))
    for row in table.rows where row.emphasis == .none {
      let prices = row.cells.compactMap { cell -> BasketPrice? in
        if case .basketPrice(let price) = cell.content { price } else { nil }
      }
      #expect(prices.contains { $0.isCheapest })
      #expect(!prices.contains { $0.isCheapest && $0.isFilledIn })
    }
  }

  @Test("Ten and twenty-five per cent above the cheapest are told exactly")
  func heat() {
    let cheapest = Amount(tenThousandths: 10_000)
    #expect(BasketPrice.Heat(cost: Amount(tenThousandths: 10_999), cheapest: cheapest) == .none)
    #expect(BasketPrice.Heat(cost: Amount(tenThousandths: 11_000), cheapest: cheapest) == .warm)
    #expect(BasketPrice.Heat(cost: Amount(tenThousandths: 12_500), cheapest: cheapest) == .hot)
    #expect(
      BasketPrice.Heat(cost: .bookLimit, cheapest: Amount(tenThousandths: 0)) == .none)
  }

  @Test("A store below the threshold names what it lacks")
  func below() throws {
    let page = StoreComparisonReportTests.page(lacking: 4)
    let table = try #require(ReportReading.table("below-threshold-table", of: page))
    let row = try #require(table.rows.first)
    guard case .text(let lacks) = row.cells[3].content else {
      Issue.record("no text")
      return
    }
    #expect(ReportReading.plain(lacks) == "Item 17, Item 18, Item 19 and Item 20")
  }
}
