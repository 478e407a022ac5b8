import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite("The second trip, and the shopping list")
struct BestPairSectionTests {
  /// Forty items at two stores that are each cheaper for half of them.
  private static func book() -> Book {
    var builder = BookBuilder()
    for day in ["2026-09-05", "2026-10-05"] {
      for number in 0..<40 {
        builder.buy(day, "Alpha", "Item \(number)", number < 20 ? 100 : 135)
        builder.buy(day, "Beta", "Item \(number)", number < 20 ? 130 : 100)
      }
    }
    return builder.book()
  }

  private static func page() -> Report {
    Reports.report(
      .storeComparison, of: ReportReading.analysis(of: book()), context: ReportContext())
  }

  private static func list() -> Report {
    Reports.shoppingList(of: ReportReading.analysis(of: book()), context: ReportContext())
  }

  private static func lists(of report: Report) -> [ShoppingList] {
    report.sections.flatMap(\.blocks).flatMap { block -> [ShoppingList] in
      if case .shoppingList(let list) = block { [list] } else { [] }
    }
  }

  private static func amount(_ value: Value?) -> Amount? {
    if case .money(let money)? = value { money.amount } else { nil }
  }

  @Test("A second trip is told where the model states what it saves, and the page has no list")
  func secondTrip() throws {
    let page = Self.page()
    let section = try #require(page.sections.first { $0.id == "two-stores" })
    let sentences = section.blocks.compactMap { block -> String? in
      if case .paragraph(let text) = block { ReportReading.plain(text) } else { nil }
    }
    let trip = try #require(sentences.first)
    #expect(trip.hasPrefix("Two trips, count(20) items at Beta and count(20) items at Alpha, save"))
    #expect(Self.lists(of: page).isEmpty)
  }

  @Test("The list is split over the pair, and its parts add up to the pair's total")
  func split() throws {
    let list = try #require(Self.lists(of: Self.list()).first)
    #expect(list.stores.map(\.name) == ["Beta", "Alpha"])
    #expect(list.stores.map(\.entries.count) == [20, 20])
    for store in list.stores {
      #expect(Self.amount(store.total) == store.entries.compactMap { Self.amount($0.cost) }.sum)
    }
  }

  @Test("Entries of one heading stand together")
  func groups() {
    let money = Money(Amount(units: 1), CurrencyCode(label: "EUR"))
    let store = ShoppingList.Store(
      name: "Alpha", note: "",
      entries: [
        .init(item: "a", group: "Dairy", quantity: "", cost: .money(money)),
        .init(item: "b", group: "Dairy", quantity: "", cost: .money(money)),
        .init(item: "c", quantity: "", cost: .money(money)),
      ],
      totalLabel: "", total: .money(money))
    #expect(store.groups.map { $0.entries.map(\.item.text) } == [["a", "b"], ["c"]])
  }

  @Test("The list alone is a document of its own")
  func alone() {
    let report = Self.list()
    #expect(ReportReading.ids(of: report) == ["shopping-list"])
    let markdown = MarkdownRenderer().render(report)
    #expect(markdown.contains("- [ ] 2 × Item 0"))
  }

  @Test("Without any price the list says so")
  func nothing() {
    let book = Book()
    let report = Reports.shoppingList(
      of: ReportReading.analysis(of: book), context: ReportContext())
    #expect(report.sections.isEmpty)
    #expect(!report.headline.isEmpty)
  }
}
