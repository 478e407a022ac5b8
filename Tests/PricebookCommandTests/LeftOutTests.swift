import PricebookAnalytics
import PricebookModel
import TestSupport
import Testing

@testable import PricebookCommand

/// What filters leave out beside receipt lines is counted by kind.
@Suite struct LeftOutTests {
  private static let euro = CurrencyCode(label: "EUR")

  /// Milk and soap on the days 9 and 10 of October: bought, stated, planned, wanted and budgeted.
  private static func book() throws -> Book {
    var book = Book()
    book.sources = [Source(path: "a.csv", kind: .receipts, format: "receipts")]
    book.names.items = [Item(name: "Milk"), Item(name: "Soap")]
    book.names.stores = ["East", "West"]
    book.names.categories = ["", "Dairy"]
    book.names.units = [.each]
    book.names.currencies = [euro]
    let first = try #require(CalendarDate(iso: "2026-10-09"))
    let one = ExactDecimal(significand: 1, scale: 0)
    for row in 0..<2 {
      let (store, item) = (StoreID(row), ItemID(row))
      book.lines.append(
        ReceiptLine(
          receipt: UInt32(row), day: first.adding(days: row), store: store, item: item,
          category: row == 0 ? 1 : 0, unit: 0, currency: 0, quantity: .one,
          paid: Amount(units: 1), uses: [.spending, .price], source: 0, line: UInt32(row) + 2))
      book.vault.priceOptions.append(
        PriceOption(
          item: item, store: store, unit: .each, currency: euro, price: one,
          day: first.adding(days: row), source: 0))
      book.vault.ratings.append(StoreRating(store: store, count: 1, sum: 4))
      let lines = (0..<2).map { item in
        let part = CartLine.Part(store: StoreID(item), price: one, quantity: one)
        return CartLine(
          item: ItemID(item), category: item == 0 ? 1 : 0, unit: .each, planned: part,
          bought: part, isSkipped: false)
      }
      book.vault.carts.append(
        Cart(
          id: "\(row)", name: "\(row)", app: .grock, state: .completed, budget: nil,
          currency: euro, created: first.adding(days: row), modified: nil, started: nil,
          completed: first.adding(days: row), lines: row == 0 ? lines : [lines[1]], source: 0))
    }
    book.baskets = [
      Basket(
        name: "list", lines: (0..<2).map { Basket.Line(item: $0, quantity: .one, unit: .each) })
    ]
    book.budgets = ["Dairy", nil].map {
      Budget(
        month: nil, category: $0, amount: Amount(units: 9), currency: euro, source: 0, line: 1)
    }
    return book
  }

  private func filtered(_ words: [String]) throws -> Book {
    var book = try Self.book()
    try ParsedArguments(["export"] + words).requestedLines().filter(in: MonthCalendar()).apply(
      to: &book)
    return book
  }

  @Test(
    "every kind that a filter takes something of is counted",
    arguments: [
      ([], []),
      (["--item", "milk"], ["1 carts", "1 cartLines", "1 prices", "1 basketItems", "2 budgets"]),
      (
        ["--store", "west"],
        ["1 cartLines", "1 prices", "1 ratings", "2 budgets"]
      ),
      (
        ["--category", "dairy"],
        ["1 carts", "1 cartLines", "1 prices", "1 basketItems", "1 budgets"]
      ),
      (["--since", "2026-10-10"], ["1 carts", "1 prices"]),
    ])
  func counts(words: [String], expected: [String]) throws {
    #expect(try filtered(words).leftOut.all.map { "\($0.count) \($0.kind)" } == expected)
  }

  @Test("a summary names every kind")
  func summary() throws {
    let lines = try RunSummary(book: filtered(["--item", "milk"])).reading
    #expect(
      lines.contains(
        "Left out by filters: 1 line, 1 cart, 1 cart line, 1 stated price, 1 basket item, "
          + "2 budgets"))
  }

  @Test(
    "a summary says that the sum is before filters where a line is left out",
    arguments: [([], "Total paid: "), (["--item", "milk"], "Total paid, before filters: ")])
  func sumBeforeFilters(words: [String], beginning: String) throws {
    var book = try filtered(words)
    book.sources[0].totals.paid[Self.euro] = Amount(units: 2)
    #expect(RunSummary(book: book).reading.last?.hasPrefix(beginning) == true)
  }

  @Test(
    "a month is cut where spending on its first days is left out",
    arguments: [
      ("2026-10-10", "2026-10-10"), ("2026-10-01", nil), ("2026-10-09", nil),
      ("2026-09-20", nil),
    ] as [(String, String?)])
  func cut(since: String, firstDay: String?) throws {
    #expect(try filtered(["--since", since]).leftOut.firstDay?.description == firstDay)
  }

  @Test("a month whose first day alone is left out is cut")
  func firstDay() throws {
    var book = try Self.book()
    book.settings[.monthStartDay] = 9
    try ParsedArguments(["export", "--since", "2026-10-10"]).requestedLines().filter(
      in: MonthCalendar()
    ).apply(to: &book)
    #expect(book.leftOut.firstDay?.description == "2026-10-10")
  }

  @Test("a month that begins on the day of the filter is whole")
  func startDay() throws {
    var book = try Self.book()
    book.settings[.monthStartDay] = 10
    try ParsedArguments(["export", "--since", "2026-10-10"]).requestedLines().filter(
      in: MonthCalendar()
    ).apply(to: &book)
    #expect(book.leftOut.firstDay == nil)
  }

  @Test(
    "the last day is said where later spending is left out",
    arguments: [("2026-10-09", "2026-10-09"), ("2026-10-10", nil)] as [(String, String?)])
  func end(until: String, lastDay: String?) throws {
    #expect(try filtered(["--until", until]).leftOut.lastDay?.description == lastDay)
  }

  @Test("Folders that were not read are counted apart from files")
  func unread() throws {
    let folder = try TemporaryFolder()
    var book = Book()
    book.diagnostics = [folder.path, folder.path("gone.csv")].map {
      Diagnostic(.error, .cannotOpen, file: $0, message: "")
    }
    let lines = RunSummary(book: book).reading
    #expect(lines.contains("1 file was not read; the messages say why"))
    #expect(lines.contains("1 folder was not read; the messages say why"))
  }
}
