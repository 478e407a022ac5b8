import PricebookAnalytics
import PricebookModel
import Testing

@testable import PricebookDocument
@testable import PricebookPages
@testable import PricebookReport

@Suite("The best pair and the shopping list on the page")
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

  private static func page(_ options: AnalysisOptions = AnalysisOptions()) -> Report {
    let book = book()
    return Reports.make(
      .storeComparison, of: Analysis(of: book, options: options),
      context: ReportContext())
  }

  private static func lists(of report: Report) -> [ShoppingList] {
    report.sections.flatMap(\.blocks).flatMap { block -> [ShoppingList] in
      if case .shoppingList(let list) = block { [list] } else { [] }
    }
  }

  private static func amount(_ value: Value?) -> Amount? {
    if case .money(let money)? = value { money.amount } else { nil }
  }

  @Test("The answer names both stores, the total, the saving and how to split")
  func answer() throws {
    let section = try #require(Self.page().sections.first { $0.id == "best-pair" })
    guard case .answer(let text)? = section.blocks.first else {
      Issue.record("no answer")
      return
    }
    let plain = ReportReading.plain(text)
    #expect(plain.hasPrefix("Beta and Alpha: "))
    #expect(plain.contains("less than everything at Alpha"))
    #expect(plain.contains("Buy 20 items at Alpha") || plain.contains("items at Alpha"))
  }

  @Test("The list is split over the pair, and its parts add up to the pair's total")
  func split() throws {
    let list = try #require(Self.lists(of: Self.page()).first)
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
        .init(item: "a", group: "Dairy", quantity: "", cost: money),
        .init(item: "b", group: "Dairy", quantity: "", cost: money),
        .init(item: "c", quantity: "", cost: money),
      ], totalLabel: "", total: money)
    #expect(store.groups.map { $0.entries.map(\.item.text) } == [["a", "b"], ["c"]])
  }

  @Test("Weighed, the list still shows one trip")
  func weighed() throws {
    var options = AnalysisOptions()
    options.weighsBaskets = true
    let weighed = try #require(Self.lists(of: Self.page(options)).first)
    let plain = try #require(Self.lists(of: Self.page()).first)
    #expect(
      weighed.stores.map { Self.amount($0.total) } == plain.stores.map { Self.amount($0.total) })
  }

  @Test("The list alone is a document of its own")
  func alone() {
    let book = Self.book()
    let report = Reports.shoppingList(
      of: ReportReading.analysis(of: book), context: ReportContext())
    #expect(ReportReading.ids(of: report) == ["shopping-list"])
    let markdown = MarkdownRenderer().render(report)
    #expect(markdown.contains("- [ ] Item 0"))
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
