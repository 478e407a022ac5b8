import Foundation
import PricebookModel
import Testing

@testable import PricebookAnalytics
@testable import PricebookPages
@testable import PricebookReport

@Suite("The shopping list")
struct ShoppingListPageTests {
  private static func page(_ builder: BookBuilder, asOf day: String = "2026-10-28") -> Report {
    var options = AnalysisOptions()
    options.asOf = CalendarDate(iso: day)
    let analysis = Analysis(of: builder.book(), options: options)
    return Reports.report(
      .shoppingList, of: analysis, context: ReportContext(months: [analysis.period.month]))
  }

  private static func plain(_ text: RichText) -> String { Formatting(.english).plainText(text) }

  private static func stores(of report: Report) -> [ShoppingList.Store] {
    report.sections.flatMap(\.blocks).flatMap { block -> [ShoppingList.Store] in
      if case .shoppingList(let list) = block { list.stores } else { [] }
    }
  }

  private static func entry(_ name: String, _ report: Report) -> ShoppingList.Entry? {
    stores(of: report).flatMap(\.entries).first { $0.item.text == name }
  }

  /// Bought every week at one store, the quantities in turn; what is due on 28 October.
  private static func weekly(
    _ item: String, _ cents: Int64, quantities: [Int64] = [1], unit: String = "each",
    in builder: inout BookBuilder
  ) {
    for week in 0..<8 {
      guard let day = CalendarDate(iso: "2026-09-02")?.adding(days: week * 7) else { continue }
      let quantity = quantities[week % quantities.count]
      builder.buy(
        day.description, "Alpha", item, cents * quantity, quantity: quantity, unit: unit)
    }
  }

  @Test("Without lists it has what is due, and says how much it is and where")
  func due() {
    var builder = BookBuilder()
    Self.weekly("Toast", 200, in: &builder)
    Self.weekly("Milk", 120, in: &builder)
    builder.buy("2026-10-20", "Alpha", "Cake", 900)
    let page = Self.page(builder)
    #expect(Self.plain(page.headline) == "2 items, €3.20 at Alpha")
    #expect(Self.entry("Cake", page) == nil)
  }

  @Test("What open carts and lists want stands with what is due in one list")
  func lists() {
    var builder = BookBuilder()
    Self.weekly("Toast", 200, in: &builder)
    builder.buy("2026-10-20", "Alpha", "Cake", 900)
    builder.cart(
      "c1", "Party", .planning, "2026-10-18",
      [BookBuilder.CartLineText(item: "Cake", planned: ("9.00", "2", "Alpha"), bought: nil)])
    let page = Self.page(builder)
    #expect(Self.plain(page.headline) == "2 items, €20.00 at Alpha")
    #expect(Self.entry("Cake", page).map { Self.plain($0.quantity) } == "2 ×")
  }

  @Test("Nothing to buy is said, with what the list would have")
  func empty() {
    var builder = BookBuilder()
    builder.buy("2026-10-20", "Alpha", "Cake", 900)
    let page = Self.page(builder)
    #expect(Self.plain(page.headline) == "Nothing is due in the next seven days")
    #expect(Self.plain(page.kicker).hasPrefix("due by "))
    #expect(page.sections.isEmpty && !page.deck.isEmpty)
  }

  @Test(
    "Pieces and whole litres are rounded up; kilograms to tenths below one, else to halves",
    arguments: [
      ("each", [1, 1, 2], 2_000_000), ("l", [2, 2, 3], 3_000_000), ("kg", [2, 2, 3], 2_500_000),
      ("g", [700, 740, 800], 700_000), ("g", [20, 30], 100_000),
    ])
  func quantities(unit: String, quantities: [Int64], expected: Int64) throws {
    var builder = BookBuilder()
    Self.weekly("Thing", 3, quantities: quantities, unit: unit, in: &builder)
    let entry = try #require(Self.entry("Thing", Self.page(builder)))
    let values = entry.quantity.inlines.compactMap { inline -> Int64? in
      if case .value(.quantity(let quantity, _)) = inline { quantity.millionths } else { nil }
    }
    #expect(values == [expected])
  }

  @Test("Another store is named from 5 % and 0.20 on, never for less")
  func elsewhere() {
    func note(_ other: Int64, of own: Int64 = 400) -> String? {
      var builder = BookBuilder()
      Self.weekly("Toast", own, in: &builder)
      builder.buy("2026-10-06", "Beta", "Toast", other)
      return Self.entry("Toast", Self.page(builder))?.elsewhere.map(Self.plain)
    }
    #expect(note(360) == "€0.40 less at Beta, price 3 weeks old")
    #expect(note(380) == "€0.20 less at Beta, price 3 weeks old")
    #expect(note(381) == nil)
    #expect(note(960, of: 1_000) == nil)
    #expect(note(500) == nil)
  }

  @Test("The total is the sum of its entries, and that of the heading")
  func totals() {
    let page = Self.page(BookBuilder.household(), asOf: "2026-10-21")
    for store in Self.stores(of: page) {
      let sum = store.entries.reduce(Amount.zero) { sum, entry in
        if case .money(let money)? = entry.cost { sum + money.amount } else { sum }
      }
      #expect(store.total == .money(Money(sum, CurrencyCode(label: "EUR"))))
    }
  }

  @Test("A second store needs what the model states, 5 % and 5 units of money")
  func oneStore() {
    var builder = BookBuilder()
    for item in 1...12 {
      Self.weekly("Item \(item)", item < 3 ? 300 : 100, in: &builder)
      for day in ["03", "10", "17"] {
        builder.buy("2026-10-\(day)", "Beta", "Item \(item)", item < 3 ? 250 : 130)
      }
    }
    #expect(Self.stores(of: Self.page(builder)).count == 1)
  }

  @Test("A price without a day is called undated, on both sides of a comparison")
  func undated() throws {
    var builder = BookBuilder()
    builder.options = [("Rice", "Alpha", "3.20", nil), ("Rice", "Beta", "2.40", nil)]
    builder.cart(
      "c1", "Plan", .planning, "2026-10-18",
      [BookBuilder.CartLineText(item: "Rice", planned: (nil, "1", "Alpha"), bought: nil)])
    let page = Self.page(builder)
    let entry = try #require(Self.entry("Rice", page))
    let said = entry.elsewhere.map(Self.plain) ?? ""
    #expect(said.contains("undated price"), "\(said)")
    #expect(!Self.plain(page.deck).contains("two weeks"))
  }

  @Test(
    "An item that one store alone is known to have is listed there, and not elsewhere by a guess")
  func oneStoreAlone() throws {
    var builder = BookBuilder()
    for item in 1...8 { Self.weekly("Item \(item)", Int64(100 + item * 20), in: &builder) }
    for day in ["2026-10-03", "2026-10-10"] {
      for item in 1...7 { builder.buy(day, "Beta", "Item \(item)", Int64(105 + item * 21)) }
    }
    for week in 0..<8 {
      let day = try #require(CalendarDate(iso: "2026-09-02")).adding(days: week * 7)
      builder.buy(day.description, "Gamma", "Cheese", 640)
    }
    let stores = Self.stores(of: Self.page(builder))
    #expect(stores.first { $0.name == "Gamma" }?.entries.map(\.item.text) == ["Cheese"])
    #expect(stores.filter { $0.name != "Gamma" }.flatMap(\.entries).allSatisfy { !$0.isEstimated })
  }

  @Test("A store that was not seen for 90 days is neither listed nor named as cheaper")
  func left() {
    var builder = BookBuilder()
    Self.weekly("Toast", 300, in: &builder)
    for week in 0..<4 { builder.buy("2026-06-0\(week + 1)", "Left", "Toast", 150) }
    let page = Self.page(builder)
    #expect(Self.stores(of: page).map(\.name) == ["Alpha"])
    #expect(Self.entry("Toast", page)?.elsewhere == nil)
    #expect(!Self.plain(page.deck).contains("Left"))
  }

  @Test("The other store's total is that of the same items, with the difference")
  func alternative() {
    var builder = BookBuilder()
    Self.weekly("Toast", 300, in: &builder)
    Self.weekly("Milk", 150, in: &builder)
    for item in [("Toast", 280), ("Milk", 145)] {
      builder.buy("2026-10-27", "Beta", item.0, Int64(item.1))
    }
    #expect(Self.plain(Self.page(builder).deck).hasPrefix("At Beta it is €4.25 (€0.25 less)."))
  }

  @Test("Every entry has a box, quantities come first, and ticks are kept by list")
  func boxes() {
    var builder = BookBuilder()
    Self.weekly("Toast", 200, quantities: [2], in: &builder)
    let html = HTMLRenderer().render(Self.page(builder))
    #expect(html.components(separatedBy: "<input type=\"checkbox\"").count == 2)
    #expect(html.contains("<span class=\"quantity\">2 ×</span> <span class=\"item\">"))
    #expect(html.contains("data-list=\"2026-10 Alpha\" data-clear=\"Clear\""))
  }
}
