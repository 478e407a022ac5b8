import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// What searches leave out is said, and only where they leave something out.
@Suite("Limits of searches")
struct LimitsReachedTests {
  /// What an analysis says when every part of it is computed.
  private func limits(of made: MadeBook) -> [Diagnostic] {
    let analysis = made.analysis()
    analysis.computeAll()
    return analysis.limitsReached
  }

  /// Stores that all have two items in one month.
  private func limits(stores count: Int) -> [String] {
    var made = MadeBook(items: 2, stores: count)
    for store in 0..<count {
      for item in 0..<2 {
        made.buy(
          ItemID(item), at: StoreID(store), on: "2026-10-10",
          paid: Int64(10_000 + 100 * (store % 7)))
      }
    }
    return limits(of: made).map(\.message)
  }

  @Test("Beyond 400 stores the best pair says how many are tried", arguments: [400, 401])
  func pairs(count: Int) {
    let said = limits(stores: count).filter { $0.contains("best pair") }
    #expect(said.count == (count == 401 ? 1 : 0))
  }

  @Test("A product of more sizes than are compared is named", arguments: [33, 34])
  func sizes(count: Int) {
    var made = MadeBook(items: count)
    made.book.names.items = IDTable((1...count).map { Item(name: "Tea \(400 + $0) g") })
    for item in 0..<count { made.buyMonthly(ItemID(item), prices: [20_000, 20_000]) }
    let said = limits(of: made).map(\.message)
    #expect(said.count == (count == 34 ? 1 : 0))
    #expect(said.allSatisfy { $0.hasPrefix("“Tea” has more than 32 sizes") })
  }

  @Test("Months whose budgets do not count are numbered", arguments: [600, 601])
  func budgetMonths(count: Int) {
    var made = MadeBook()
    for month in 0..<count {
      made.buy(on: "\(Month(year: 1_970, month: 1).adding(months: month))-10", paid: 10_000)
    }
    made.book.budgets = [
      Budget(
        month: nil, category: nil, amount: Amount(units: 10), currency: CurrencyCode(label: "EUR"),
        source: 0, line: 2)
    ]
    let said = limits(of: made).map(\.message)
    #expect(said.map { $0.hasSuffix("not in 1 before them") } == (count == 601 ? [true] : []))
  }

  @Test("Parts that nobody asked for reach no limit")
  func unasked() {
    var made = MadeBook(items: 1)
    made.book.names.items = IDTable((1...34).map { Item(name: "Tea \(400 + $0) g") })
    for item in 0..<34 { made.buyMonthly(ItemID(item), prices: [20_000, 20_000]) }
    let analysis = made.analysis()
    #expect(analysis.limitsReached.isEmpty)
    #expect(!analysis.packages.crowdedProducts.isEmpty)
    #expect(analysis.limitsReached.count == 1)
  }

  @Test("Names that are compared with none are counted")
  func crowdedNames() throws {
    let few = (0..<900).map { "milk \($0)" }
    let many = (0..<1_100).map { "milk \($0)" }
    #expect(try #require(NameMatching(of: bookOfNames(few))).limitsReached.isEmpty)
    let said = try #require(NameMatching(of: bookOfNames(many))).limitsReached.map(\.message)
    #expect(said.map { $0.hasPrefix("1100 names were compared with no other") } == [true])
  }

  @Test func `Long names are compared by their first words, and that is said`() throws {
    func words(_ count: Int) -> String {
      (0..<count).map { "word\(UnicodeScalar(UInt8(ascii: "a") + UInt8($0)))" }
        .joined(separator: " ")
    }
    let matching = try #require(NameMatching(of: bookOfNames([words(12), words(13)])))
    #expect(
      matching.limitsReached.map(\.message)
        == ["names of more than 12 words were compared by their first 12 words: 1"])
  }

  @Test("Beyond a hundred unknown items of baskets the rest are counted", arguments: [100, 101])
  func unknownItems(count: Int) {
    var made = MadeBook(items: count + 1)
    made.buy(on: "2026-10-10", paid: 10_000)
    made.book.baskets = [
      Basket(
        name: "week",
        lines: (1...count).map {
          Basket.Line(item: ItemID($0), quantity: .one, unit: .each)
        })
    ]
    made.book.noteUnknownBasketItems()
    let said = made.book.diagnostics.filter { $0.code == .limitReached }.map(\.message)
    #expect(
      said.map { $0.hasPrefix("no receipt and no price has 101 lines") }
        == (count == 101 ? [true] : []))
  }
}
