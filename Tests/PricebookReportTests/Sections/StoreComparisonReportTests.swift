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
        == "Alpha, the usual store, is also cheapest, by money(21.00 EUR)")
    let deck = ReportReading.plain(page.deck)
    #expect(deck.hasPrefix("Whole basket: Alpha (the usual store) money(210.00 EUR)"), "\(deck)")
    #expect(deck.contains("rule, which ranks by the total"), "\(deck)")
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

  @Test("A filled-in price is never marked cheapest, and every row with two prices marks one")
  func marks() throws {
    let page = StoreComparisonReportTests.page(lacking: 3)
    let table = try #require(ReportReading.table("basket-prices", of: page))
    for row in table.rows where row.emphasis == .none {
      let prices = row.cells.compactMap { cell -> BasketPrice? in
        if case .basketPrice(let price) = cell.content { price } else { nil }
      }
      let isCompared = prices.count { !$0.isFilledIn } > 1
      #expect(prices.contains { $0.isCheapest } == isCompared)
      #expect(!prices.contains { $0.isCheapest && $0.isFilledIn })
    }
  }

  @Test("Ten and twenty-five per cent above the cheapest are written exactly")
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

@Suite("What the store comparison claims")
struct StoreComparisonClaimsTests {
  private typealias Purchase = (store: String, item: String, cents: Int64, currency: String)

  private static func page(_ purchases: [[Purchase]]) -> Report {
    var builder = BookBuilder()
    for (visit, purchases) in purchases.enumerated() {
      for purchase in purchases {
        builder.buy(
          "2026-10-\(10 + visit)", purchase.store, purchase.item, purchase.cents,
          currency: purchase.currency)
      }
    }
    return Reports.make(
      .storeComparison, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
  }

  private static func prices(
    _ store: String, _ items: Range<Int>, factor: Int64 = 100, currency: String = "EUR"
  ) -> [Purchase] {
    items.map { (store, "Item \(100 + $0)", Int64(1_000 + $0 * 37) * factor / 100, currency) }
  }

  @Test("A lead of less than one percent names no winner")
  func tie() {
    let visit = Self.prices("Alpha", 0..<12) + Self.prices("Beta", 0..<12, factor: 101)
    let page = Self.page([visit, visit, Self.prices("Beta", 0..<12, factor: 101)])
    #expect(
      ReportReading.plain(page.headline).hasPrefix("No store is clearly cheaper than Beta"))
    #expect(ReportReading.plain(page.deck).contains("so it counts as a tie"))
  }

  @Test("Where no store has enough of the basket, the price levels answer first")
  func levels() {
    let visit = Self.prices("Alpha", 0..<30) + Self.prices("Beta", 10..<40, factor: 80)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<30)])
    #expect(page.sections.prefix(2).map(\.id) == ["price-levels", "all-stores"])
    let chart = page.sections.flatMap(\.blocks).lazy.compactMap { block -> AvailabilityBars? in
      guard case .chart(let chart) = block, case .availabilityBars(let bars) = chart.drawing else {
        return nil
      }
      return bars
    }.first
    #expect(chart?.rows.map(\.pricedItems) == [30, 30])
    #expect(chart?.basketItems == 40)
    #expect(
      ReportReading.plain(page.headline).contains("cheaper than Alpha"),
      "\(ReportReading.plain(page.headline))")
    #expect(ReportReading.plain(page.headline).hasSuffix("over count(20) common items"))
  }

  @Test("Cards and whole baskets come first, the prices of each item after the shopping list")
  func order() {
    let visit =
      Self.prices("Alpha", 0..<20) + Self.prices("Beta", 0..<19, factor: 80)
      + Self.prices("Gamma", 0..<5)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<20)])
    #expect(
      page.sections.map(\.id) == [
        "recommended", "all-stores", "price-levels", "best-pair", "shopping-list", "items",
        "below-threshold", "data",
      ])
  }

  @Test("Bars of whole baskets are of eligible stores alone, the lowest first")
  func bars() throws {
    let visit =
      Self.prices("Alpha", 0..<20) + Self.prices("Beta", 0..<20, factor: 80)
      + Self.prices("Gamma", 0..<5)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<20)])
    let section = try #require(page.sections.first { $0.id == "all-stores" })
    guard case .chart(let chart) = section.blocks[0], case .comparisonBars(let bars) = chart.drawing
    else {
      Issue.record("no bars")
      return
    }
    #expect(bars.rows.map(\.name) == ["Beta", "Alpha"])
    #expect(bars.omittedCount == 0)
  }

  @Test("The one store with enough of the basket is not called recommended")
  func oneEligible() throws {
    let visit = Self.prices("Alpha", 0..<20) + Self.prices("Gamma", 0..<5)
    let page = Self.page([visit, visit])
    let cards = try #require(page.sections.first { $0.id == "recommended" })
    #expect(ReportReading.plain(cards.title) == "The eligible store")
  }

  @Test("A store that is cheaper than the usual one has the difference in its colour")
  func difference() throws {
    let visit = Self.prices("Alpha", 0..<20) + Self.prices("Beta", 0..<20, factor: 80)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<20)])
    let section = try #require(page.sections.first { $0.id == "recommended" })
    guard case .cards(let cards) = section.blocks[0] else {
      Issue.record("no cards")
      return
    }
    let row = try #require(cards.first { $0.name == "Beta" }?.rows.last)
    guard case .tinted(_, let tone) = row.value.inlines[0] else {
      Issue.record("no tint")
      return
    }
    #expect(tone == .under)
  }

  @Test("Stores that have as many of the items are named together")
  func mostAvailable() {
    let visit = ["Alpha", "Beta", "Corner Shop"].enumerated().flatMap {
      Self.prices($0.element, $0.offset..<$0.offset + 1)
    }
    let deck = ReportReading.plain(Self.page([visit, visit]).deck)
    #expect(
      deck.hasPrefix("Alpha, Beta and Corner Shop have most of it, count(1) of count(3) items each")
    )
  }

  @Test("A second store in another currency is no comparison, and both currencies are named")
  func currencies() {
    let visit =
      Self.prices("Coop", 0..<5, currency: "CHF") + Self.prices("Rewe", 0..<5, currency: "EUR")
    let page = Self.page([visit, visit])
    let headline = ReportReading.plain(page.headline)
    #expect(headline.contains("Coop") && headline.contains("Rewe"), "\(headline)")
    let deck = ReportReading.plain(page.deck)
    #expect(deck.contains("a second store has prices in CHF"), "\(deck)")
    #expect(deck.contains("a second store has prices in EUR"), "\(deck)")
  }

  @Test("Stores that are dearer than the usual one are not called recommended")
  func dearer() throws {
    let visit = Self.prices("Alpha", 0..<12) + Self.prices("Beta", 0..<12, factor: 120)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<12)])
    let cards = try #require(page.sections.first { $0.id == "recommended" })
    #expect(ReportReading.plain(cards.title) == "Eligible stores with the lowest totals")
  }

  @Test("The headline names what can be saved, not the difference of the whole baskets")
  func attainable() {
    let visit =
      Self.prices("Alpha", 0..<19) + [("Alpha", "Item 999", 9_000, "EUR")]
      + Self.prices("Beta", 0..<19, factor: 80)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<19)])
    #expect(
      ReportReading.plain(page.headline).contains("cheaper at Beta than where it is bought now"))
    #expect(ReportReading.plain(page.headline).hasSuffix("count(1) of count(20) items missing"))
  }
}
