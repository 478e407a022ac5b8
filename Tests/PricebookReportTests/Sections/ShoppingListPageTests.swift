import Foundation
import PricebookModel
import Testing

@testable import PricebookAnalytics
@testable import PricebookDocument
@testable import PricebookPages
@testable import PricebookReport

@Suite struct `The page of the shopping list` {
  /// Two stores; 3 pieces of toast on 2 receipts, 1.5 kg of apples on each.
  private static func page() throws -> Report {
    var builder = BookBuilder()
    for day in ["2026-09-05", "2026-10-05"] {
      builder.buy(day, "Alpha", "Toast", 100, quantity: day.contains("-10-") ? 1 : 2)
      builder.buy(day, "Alpha", "Apples", 300, quantity: 2, unit: "kg")
      builder.buy(day, "Alpha", "Apples", 150, quantity: 1, unit: "kg")
      builder.buy(day, "Beta", "Soap", 100)
    }
    builder.buy("2026-10-06", "Beta", "Toast", 140)
    builder.buy("2026-10-06", "Beta", "Apples", 130, unit: "kg")
    return try #require(
      Reports.shoppingListPage(
        of: ReportReading.analysis(of: builder.book()), context: ReportContext()))
  }

  private static func lists(of report: Report) -> [ShoppingList] {
    report.sections.flatMap(\.blocks).flatMap { block -> [ShoppingList] in
      if case .shoppingList(let list) = block { [list] } else { [] }
    }
  }

  @Test("What is only ever bought whole is rounded up to whole pieces")
  func wholePieces() throws {
    let entries = Self.lists(of: try Self.page()).flatMap(\.stores).flatMap(\.entries)
    let toast = try #require(entries.first { $0.item.text == "Toast" })
    // 4 pieces on 3 receipts are 1.33 on each.
    #expect(toast.quantity == .value(.quantity(Quantity(units: 2), unit: "each")))
  }

  @Test(
    "Litres that are only ever bought whole are rounded up; parts of litres and weights are not",
    arguments: [
      ("l", [2, 2, 3], 3_000_000, "l"), ("ml", [2_000, 2_000, 2_500], 2_170_000, "l"),
      ("kg", [2, 2, 3], 2_330_000, "kg"),
    ])
  func wholeLitres(unit: String, quantities: [Int64], expected: Int64, shown: String) throws {
    var builder = BookBuilder()
    let visits = [("2026-09-05", "Alpha"), ("2026-10-05", "Alpha"), ("2026-10-06", "Beta")]
    for ((day, store), quantity) in zip(visits, quantities) {
      builder.buy(day, store, "Milk", 300, quantity: quantity, unit: unit)
      builder.buy(day, store, "Toast", 100)
    }
    let page = try #require(
      Reports.shoppingListPage(
        of: ReportReading.analysis(of: builder.book()), context: ReportContext()))
    let entries = Self.lists(of: page).flatMap(\.stores).flatMap(\.entries)
    let milk = try #require(entries.first { $0.item.text == "Milk" })
    #expect(milk.quantity == .value(.quantity(Quantity(millionths: expected), unit: shown)))
  }

  @Test("The total is the sum of its entries, and the one of the comparison stands below")
  func totals() throws {
    let stores = Self.lists(of: try Self.page()).flatMap(\.stores)
    let sums = stores.map { store in
      store.entries.reduce(Amount.zero) { sum, entry in
        if case .money(let money)? = entry.cost { sum + money.amount } else { sum }
      }
    }
    #expect(
      stores.map(\.total) == sums.map { .money(Money($0, CurrencyCode(label: "EUR"))) })
    #expect(stores.contains { $0.totalNote != nil })
  }

  @Test("Every entry has a box that can be ticked, and says what it costs elsewhere")
  func boxes() throws {
    let report = try Self.page()
    let html = HTMLRenderer().render(report)
    let boxes = html.components(separatedBy: "<input type=\"checkbox\"").count - 1
    #expect(boxes > 0)
    #expect(html.components(separatedBy: "class=\"leader\"").count - 1 == boxes)
    #expect(html.contains("class=\"elsewhere\""))
  }

  @Test("A book of one store has no such page")
  func oneStore() {
    var builder = BookBuilder()
    for day in ["2026-09-05", "2026-10-05"] { builder.buy(day, "Alpha", "Toast", 100) }
    let analysis = ReportReading.analysis(of: builder.book())
    let page = Reports.shoppingListPage(of: analysis, context: ReportContext())
    #expect(page.map(\.kind) == nil)
  }
}
