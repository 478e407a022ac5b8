import PricebookAnalytics
import PricebookModel
import Testing

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
    return Reports.report(
      .storeComparison, of: ReportReading.analysis(of: book),
      context: ReportContext())
  }

  private static func bars(of report: Report) -> [ComparisonBars.Row] {
    report.sections.flatMap(\.blocks).flatMap { block -> [ComparisonBars.Row] in
      guard case .chart(let chart) = block, case .comparisonBars(let bars) = chart.drawing else {
        return []
      }
      return bars.rows
    }
  }

  private static let text = Formatting()

  @Test("The list has every store with ten items, by total and without ranks")
  func list() {
    let rows = Self.bars(of: Self.page(lacking: 10))
    #expect(rows.map(\.name) == ["Alpha", "Beta"])
    #expect(rows.map { $0.meter.pricedItems } == [20, 10])
    #expect(rows[0].filledIn == nil && rows[1].filledIn != nil)
    #expect(Self.text.plainText(rows[1].note).hasSuffix("last seen 5 October"))
  }

  @Test("A row's parts are its whole total, and the lowest one is first")
  func totals() throws {
    let analysis = ReportReading.analysis(of: Self.book(lacking: 3))
    let stores = try #require(analysis.comparisons.first).stores
    let rows = Self.bars(of: Self.page(lacking: 3))
    #expect(Set(rows.map(\.total)) == Set(stores.compactMap(\.basketTotal)))
    #expect(rows.map(\.total) == rows.map(\.total).sorted())
  }

  @Test("The page is in the order of the whole totals although the rule ranks another store first")
  func ruleDiffers() throws {
    // Beta is dearer throughout, and lacks the dearest item.
    var builder = BookBuilder()
    for day in ["2026-09-05", "2026-10-05"] {
      for number in 1...20 {
        builder.buy(day, "Alpha", "Item \(100 + number)", Int64(number * 100))
        if number < 20 { builder.buy(day, "Beta", "Item \(100 + number)", Int64(number * 104)) }
      }
    }
    let analysis = ReportReading.analysis(of: builder.book())
    let ranked = try #require(analysis.comparisons.first).stores
    #expect(ranked.first.map { analysis.book.names.stores[$0.store] } == "Beta")
    let page = Reports.report(.storeComparison, of: analysis, context: ReportContext())
    #expect(Self.bars(of: page).map(\.name) == ["Alpha", "Beta"])
  }

  @Test("Item by item, what other stores ask less adds up, the rest in one bar")
  func switches() throws {
    var builder = BookBuilder()
    for day in ["2026-09-05", "2026-10-05", "2026-10-06"] {
      for number in 1...20 {
        builder.buy(day, "Alpha", "Item \(100 + number)", 1_000)
        // Cheaper at Beta by its number in cents, from the sixth on; only looked at.
        if day == "2026-10-05" {
          builder.options.append(
            ("Item \(100 + number)", "Beta", number > 5 ? "9.\(100 - number)" : "10.10", day))
        }
      }
    }
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    let section = try #require(page.sections.first { $0.id == "switches" })
    let drawn = section.blocks.lazy.compactMap { block -> StackedBars? in
      guard case .chart(let chart) = block, case .stackedBars(let bars) = chart.drawing else {
        return nil
      }
      return bars
    }.first
    let bars = try #require(drawn)
    // One of each was bought in September.
    #expect(
      bars.rows.map(\.amount)
        == stride(from: Int64(20), through: 9, by: -1).map { Amount(tenThousandths: $0 * 100) })
    #expect(bars.rest?.amount == Amount(tenThousandths: (6 + 7 + 8) * 100))
    #expect(bars.total.amount == Amount(tenThousandths: 195 * 100))
  }

  /// What is bought at Alpha, a tenth cheaper at Beta, and now dearer, now cheaper at Gamma.
  private static func threeStores() -> BookBuilder {
    var builder = BookBuilder()
    for day in ["2026-07-05", "2026-08-05", "2026-09-05", "2026-10-05", "2026-10-06"] {
      for number in 1...20 {
        let cents = Int64(500 + 20 * number)
        builder.buy(day, "Alpha", "Item \(100 + number)", cents, quantity: 1)
        guard day < "2026-10-06" else { continue }
        for (store, price) in [
          ("Beta", cents * 90 / 100), ("Gamma", cents * (number % 2 == 0 ? 96 : 104) / 100),
        ] {
          let text = "\(price / 100).\(price % 100 < 10 ? "0" : "")\(price % 100)"
          builder.options.append(("Item \(100 + number)", store, text, day))
        }
      }
    }
    return builder
  }

  @Test("Every store says what it costs less, or why nothing is said")
  func reasons() throws {
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: Self.threeStores().book()),
      context: ReportContext())
    let notes = Dictionary(
      uniqueKeysWithValues: Self.bars(of: page).map { ($0.name, Self.text.plainText($0.note)) })
    #expect(notes["Alpha"]?.hasPrefix("usual store · last seen") == true, "\(notes)")
    #expect(notes["Beta"]?.contains(" less than now · ") == true, "\(notes)")
    #expect(notes["Gamma"]?.hasPrefix("no clear difference · ") == true, "\(notes)")
    let section = try #require(page.sections.first { $0.id == "stores" })
    let note = try #require(section.note.first.map { Self.text.plainText($0) })
    #expect(note.hasPrefix("Now, bought where its items are bought today, it costs €"))
    let amounts = try [note, notes["Beta"] ?? ""].map { text in
      try #require(text.firstMatch(of: #/€(\d+(?:\.\d+)?)/#).flatMap { Double($0.output.1) })
    }
    let beta = try #require(Self.bars(of: page).first { $0.name == "Beta" })
    let total = (beta.own + (beta.filledIn ?? .zero)).approximateUnits
    #expect(abs(amounts[0] - amounts[1] - total) < 0.005)
  }

  @Test("Beside the saving of a whole basket, the sum of items says why it is another amount")
  func apart() throws {
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: Self.threeStores().book()),
      context: ReportContext())
    let section = try #require(page.sections.first { $0.id == "switches" })
    let said = section.blocks.contains { block in
      guard case .paragraph(let text) = block else { return false }
      return Self.text.plainText(text).contains("The total of a store counts all 20 items")
    }
    #expect(said)
  }

  @Test("Before a month is whole the page says what its total is of, and that it is not all")
  func noWholeMonth() {
    var builder = BookBuilder()
    for day in ["2026-10-03", "2026-10-10"] {
      builder.buy(day, "Market Hall", "Milk", 129)
      builder.buy(day, "Market Hall", "Item of \(day)", 900)
    }
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    #expect(Self.text.plainText(page.headline) == "Bought more than once: €2.58 at Market Hall")
    #expect(Self.text.plainText(page.deck).contains("items on two receipts or more"))
    #expect(Self.text.plainText(page.deck).contains("and not all that was spent"))
  }

  @Test("In the first months one item at two stores is the answer")
  func firstMonths() throws {
    var builder = BookBuilder()
    builder.buy("2026-10-03", "Corner Shop", "Whole milk", 250, quantity: 2)
    builder.buy("2026-10-03", "Corner Shop", "Bread", 320)
    builder.buy("2026-10-05", "Market Hall", "Whole milk", 110)
    builder.buy("2026-10-05", "Market Hall", "Apples", 440, quantity: 2)
    builder.buy("2026-10-06", "Corner Shop", "Bread", 330)
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    #expect(Self.text.plainText(page.headline) == "Whole milk is €0.15 cheaper at Market Hall")
    #expect(
      Self.text.plainText(page.deck).hasPrefix(
        "€1.10 each (5 October 2026) instead of €1.25 at Corner Shop"))
    #expect(page.sections.first?.id == "price-now")
  }

  @Test(
    "The item that answers for a basket is one of the basket",
    arguments: [
      (["Whole milk", "Bread"], "Bread is €0.10 cheaper at Bakery"),
      (["Tea", "Oats"], "No store has 85% of the basket"),
    ] as [([String], String)])
  func itemOfBasket(items: [String], heading: String) {
    var builder = BookBuilder()
    for (store, item, cents) in [
      ("Corner Shop", "Whole milk", 120), ("Market Hall", "Whole milk", 115),
      ("Corner Shop", "Bread", 220), ("Bakery", "Bread", 210),
      ("Corner Shop", "Rice", 220), ("Market Hall", "Rice", 196),
      ("Corner Shop", "Tea", 300), ("Market Hall", "Oats", 150),
    ] as [(String, String, Int64)] {
      builder.buy("2026-10-03", store, item, cents)
    }
    var book = builder.book()
    book.baskets = [
      Basket(
        name: "week",
        lines: book.names.items.indices.filter { items.contains(book.names.items[$0].name) }
          .map { Basket.Line(item: $0, quantity: .one, unit: .each) })
    ]
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: book), context: ReportContext())
    #expect(Self.text.plainText(page.headline) == heading)
    #expect(page.sections.contains { $0.id == "price-now" } == items.contains("Bread"))
  }

  @Test("No heading is longer than 70 characters", arguments: Language.allCases, [0, 1, 4, 12])
  func length(language: Language, lacking: Int) {
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: Self.book(lacking: lacking)),
      context: ReportContext(locale: ReportLocale(language)))
    let heading = Formatting(ReportLocale(language)).plainText(page.headline)
    #expect(heading.count <= 70, "\(heading)")
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
    return Reports.report(
      .storeComparison, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
  }

  private static func prices(
    _ store: String, _ items: Range<Int>, factor: Int64 = 100, currency: String = "EUR"
  ) -> [Purchase] {
    items.map { (store, "Item \(100 + $0)", Int64(1_000 + $0 * 37) * factor / 100, currency) }
  }

  @Test("A difference of less than one percent is a tie that names both")
  func tie() {
    let visit = Self.prices("Alpha", 0..<12) + Self.prices("Beta", 0..<12, factor: 101)
    let page = Self.page([visit, visit, Self.prices("Beta", 0..<12, factor: 101)])
    #expect(ReportReading.plain(page.headline) == "Alpha and Beta cost about the same")
    #expect(ReportReading.plain(page.deck).contains("count as a tie"))
  }

  @Test("Where only the usual store has enough of the basket, what single items cost less answers")
  func itemByItem() throws {
    let visit = Self.prices("Alpha", 0..<30) + Self.prices("Beta", 10..<30, factor: 80)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<30)])
    #expect(page.sections.prefix(3).map(\.id) == ["stores", "switches", "price-levels"])
    #expect(
      ReportReading.plain(page.headline).hasSuffix(" less at Beta, item by item"),
      "\(ReportReading.plain(page.headline))")
    let deck = ReportReading.plain(page.deck)
    #expect(deck.contains(" of count(20) items are half of it"))
    #expect(
      deck.contains("Beta, with count(20) of count(30) items and the others estimated, about "))
    // Every difference could be one of offers, where receipts do not name them.
    let levels = try #require(page.sections.first { $0.id == "price-levels" })
    guard case .paragraph(let sentence)? = levels.blocks.first else {
      Issue.record("no sentence")
      return
    }
    #expect(
      ReportReading.plain(sentence).contains(
        "over count(20) common items. Receipts of Beta and Alpha name no discounts, so prices paid "
          + "there may have been offers."))
  }

  @Test("Where no store has enough of the basket, the heading may name one below the threshold")
  func belowThreshold() {
    let visit = Self.prices("Alpha", 0..<30) + Self.prices("Beta", 10..<40, factor: 80)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<30)])
    #expect(ReportReading.plain(page.headline).hasSuffix(" cheaper at Beta"))
    #expect(page.sections.prefix(3).map(\.id) == ["stores", "switches", "price-levels"])
  }

  @Test("Where the usual store is the cheapest, the sentence on levels names it and the next")
  func usualIsCheapest() throws {
    let own = Self.prices("Alpha", 0..<20)
    let visit =
      own + Self.prices("Beta", 0..<20, factor: 125) + Self.prices("Gamma", 0..<20, factor: 112)
    let page = Self.page([visit, visit, own, own])
    let levels = try #require(page.sections.first { $0.id == "price-levels" })
    guard case .paragraph(let sentence)? = levels.blocks.first else {
      Issue.record("no sentence")
      return
    }
    #expect(
      ReportReading.plain(sentence).hasPrefix("Alpha is the cheapest, Gamma "),
      "\(ReportReading.plain(sentence))")
  }

  @Test("An item whose price differs as much from one purchase to the next is not told of")
  func noise() throws {
    var builder = BookBuilder()
    for (place, cents) in [200, 220, 200, 220, 200, 220].enumerated() {
      let day = "2026-\(place < 3 ? "09" : "10")-\(["03", "12", "21"][place % 3])"
      builder.buy(day, "Alpha", "Steady", 200)
      builder.buy(day, "Alpha", "Restless", Int64(cents))
    }
    builder.buy("2026-10-20", "Beta", "Steady", 160)
    builder.buy("2026-10-20", "Beta", "Restless", 160)
    let book = builder.book()
    let comparison = try #require(ReportReading.analysis(of: book).comparisons.first)
    #expect(comparison.basket.lines.count == 2)
    let told = comparison.switches?.all.map {
      book.names.items[comparison.basket.lines[$0.line].item].name
    }
    #expect(told == ["Steady"])
  }

  @Test("The list of stores comes first, then item by item, then price levels")
  func order() {
    let visit =
      Self.prices("Alpha", 0..<20) + Self.prices("Beta", 0..<19, factor: 80)
      + Self.prices("Gamma", 0..<5)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<20)])
    #expect(page.sections.map(\.id) == ["stores", "switches", "price-levels", "data"])
  }

  @Test("Stores with too little of the basket are named behind the handle alone")
  func unlisted() throws {
    let visit =
      Self.prices("Alpha", 0..<20) + Self.prices("Beta", 0..<20, factor: 80)
      + Self.prices("Gamma", 0..<5)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<20)])
    let section = try #require(page.sections.first { $0.id == "stores" })
    guard case .chart(let chart) = section.blocks[0],
      case .comparisonBars(let bars) = chart.drawing,
      case .disclosure(_, let blocks) = section.blocks[1], case .paragraph(let last)? = blocks.last
    else {
      Issue.record("no bars")
      return
    }
    #expect(bars.rows.map(\.name) == ["Beta", "Alpha"])
    #expect(ReportReading.plain(last).contains("Gamma: count(5) of count(20) items"))
  }

  @Test("A difference that is not stated is named as what was seen, with both totals")
  func seen() {
    let dear = (0..<12).flatMap {
      Self.prices("Beta", $0..<$0 + 1, factor: $0.isMultiple(of: 2) ? 75 : 122)
    }
    let visit = Self.prices("Alpha", 0..<12) + dear
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<12)])
    let heading = ReportReading.plain(page.headline)
    #expect(heading.contains(" less at Beta than at Alpha, at prices of "), "\(heading)")
    #expect(ReportReading.plain(page.deck).hasPrefix("For all of it: "))
  }

  @Test("A store that was not seen for 90 days is named as that, and has no bar")
  func gone() {
    var builder = BookBuilder()
    for number in 11...22 {
      let item = "Item \(number)"
      builder.buy("2026-03-05", "Beta", item, Int64(number * 90))
      for month in 8...10 {
        builder.buy("2026-\(month < 10 ? "0" : "")\(month)-05", "Alpha", item, Int64(number * 100))
      }
    }
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    #expect(!ReportReading.ids(of: page).contains("stores"))
    #expect(ReportReading.plain(page.deck).contains("not compared: Beta ("))
  }

  @Test("A cheaper store that was not seen for some weeks is named with its last day")
  func aged() {
    var builder = BookBuilder()
    for month in 1...10 {
      let day = "2026-\(month < 10 ? "0" : "")\(month)"
      for number in 11...30 {
        let item = "Item \(number)"
        builder.buy(day + "-05", "Alpha", item, Int64(number * 100))
        if month <= 8 { builder.buy(day + "-06", "Beta", item, Int64(number * 90)) }
      }
    }
    builder.buy("2026-10-27", "Alpha", "Item 11", 1_100)
    let page = Reports.report(
      .storeComparison, of: ReportReading.analysis(of: builder.book()), context: ReportContext())
    #expect(ReportReading.plain(page.headline).hasSuffix(" a month cheaper at Beta"))
    #expect(
      ReportReading.plain(page.deck).hasSuffix("Beta was last seen on dayOfMonth(2026-08-06)."))
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
    #expect(ReportReading.plain(page.headline).contains("Coop"))
    let deck = ReportReading.plain(page.deck)
    #expect(deck.contains("a second store has prices in CHF"), "\(deck)")
    #expect(deck.contains("EUR: ") && deck.contains("Rewe"), "\(deck)")
  }

  @Test("The headline names what can be saved, not the difference of the whole baskets")
  func attainable() {
    let visit =
      Self.prices("Alpha", 0..<19) + [("Alpha", "Item 999", 9_000, "EUR")]
      + Self.prices("Beta", 0..<19, factor: 80)
    let page = Self.page([visit, visit, Self.prices("Alpha", 0..<19)])
    #expect(ReportReading.plain(page.headline).hasSuffix(" cheaper at Beta"))
    #expect(ReportReading.plain(page.deck).hasPrefix("Now "))
    #expect(ReportReading.plain(page.deck).contains("count(1) price there is estimated"))
  }
}
