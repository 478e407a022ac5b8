import CommandTestSupport
import PricebookAnalytics
import PricebookModel
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct LineFilterTests {
  /// Four lines: milk and soap at two stores on two days.
  private static func book() throws -> Book {
    var book = Book()
    book.sources = [Source(path: "a.csv", kind: .receipts, format: "receipts")]
    book.names.items = [Item(name: "Milk"), Item(name: "Soap")]
    book.names.stores = ["East", "West"]
    book.names.categories = ["", "Dairy"]
    book.names.units = [.each]
    book.names.currencies = [CurrencyCode(label: "EUR")]
    let first = try #require(CalendarDate(iso: "2026-01-31"))
    for row in 0..<4 {
      book.lines.append(
        ReceiptLine(
          receipt: UInt32(row), day: row < 2 ? first : first.adding(days: 1),
          store: StoreID(row % 2), item: ItemID(row / 2), category: row < 2 ? 1 : 0, unit: 0,
          currency: 0, quantity: .one, paid: Amount(units: 1), uses: [.spending, .price],
          source: 0, line: UInt32(row + 2)))
    }
    book.budgets = ["Dairy", nil].map {
      Budget(
        month: nil, category: $0, amount: Amount(units: 9), currency: CurrencyCode(label: "EUR"),
        source: 0, line: 1)
    }
    return book
  }

  private func filtered(_ words: String...) throws -> (kept: [Int], book: Book) {
    var book = try Self.book()
    try ParsedArguments(["export"] + words).requestedLines().filter(in: MonthCalendar()).apply(
      to: &book)
    return ((0..<4).filter { !book.lines.uses[$0].isEmpty }, book)
  }

  @Test(
    "a filter keeps the lines that pass all of its parts",
    arguments: [
      ([], [0, 1, 2, 3]), (["--since", "2026-02-01"], [2, 3]), (["--until=2026-01-31"], [0, 1]),
      (["--store", "w*"], [1, 3]), (["--item=MILK"], [0, 1]), (["--category", "dairy"], [0, 1]),
      (["--category", ""], [2, 3]), (["--item", "milk", "--item", "soap"], [0, 1, 2, 3]),
      (["--item", "milk", "--store", "east"], [0]), (["--store", "x"], []),
    ])
  func kept(words: [String], rows: [Int]) throws {
    var book = try Self.book()
    try ParsedArguments(["export"] + words).requestedLines().filter(in: MonthCalendar()).apply(
      to: &book)
    #expect((0..<4).filter { !book.lines.uses[$0].isEmpty } == rows)
    #expect(book.sources[0].totals.leftOut == 4 - rows.count)
  }

  @Test("rows stay, so that places and control totals still hold")
  func rowsStay() throws {
    #expect(try filtered("--store", "x").book.lines.count == 4)
  }

  @Test("a basket keeps the items that pass")
  func baskets() throws {
    var book = try Self.book()
    book.baskets = [
      Basket(
        name: "list",
        lines: [0, 1].map { Basket.Line(item: $0, quantity: .one, unit: .each) })
    ]
    try ParsedArguments(["export", "--item", "milk"]).requestedLines().filter(in: MonthCalendar())
      .apply(to: &book)
    #expect(book.baskets[0].lines.map(\.item) == [0])
  }

  /// A vault with prices and ratings at both stores, a completed cart that bought milk in the
  /// east and soap in the west, and the same to be bought.
  private static func vaultBook() throws -> Book {
    var book = try book()
    let euro = CurrencyCode(label: "EUR")
    let one = ExactDecimal(significand: 1, scale: 0)
    book.vault.priceOptions = [(0, 0), (1, 1)].map { item, store in
      PriceOption(
        item: ItemID(item), store: StoreID(store), unit: .each, currency: euro, price: one,
        day: book.lines.day[0],
        source: 0)
    }
    book.vault.ratings = [0, 1].map { StoreRating(store: $0, count: 1, sum: 4) }
    let lines = [(0, 0, 1), (1, 1, 0)].map { item, store, category in
      let part = CartLine.Part(store: StoreID(store), price: one, quantity: one)
      return CartLine(
        item: ItemID(item), category: CategoryID(category), unit: .each, planned: part,
        bought: part,
        isSkipped: false)
    }
    book.vault.carts = [Cart.State.completed, .planning].map { state in
      Cart(
        id: state.rawValue, name: state.rawValue, app: .grock, state: state,
        budget: Amount(units: 9), currency: euro, created: book.lines.day[0], modified: nil,
        started: nil, completed: book.lines.day[2], lines: lines, source: 0)
    }
    book.baskets = [
      Basket(
        name: "list",
        lines: [0, 1].map { Basket.Line(item: $0, quantity: .one, unit: .each) })
    ]
    return book
  }

  @Test(
    "every filter narrows carts, baskets, stated prices and ratings alike",
    arguments: [
      // Items of the completed cart, of the cart in planning, of the basket, of the prices, and
      // the stores with ratings.
      (["--item", "milk"], [0], [0], [0], [0], [0, 1]),
      (["--category", "dairy"], [0], [0], [0], [0], [0, 1]),
      (["--category", ""], [1], [1], [1], [1], [0, 1]),
      (["--store", "east"], [0], [0, 1], [0, 1], [0], [0]),
      (["--since", "2026-02-01"], [0, 1], [], [0, 1], [], [0, 1]),
      (["--until", "2026-01-31"], [], [0, 1], [0, 1], [0, 1], [0, 1]),
      (["--store", "east", "--item", "soap"], [], [1], [1], [], [0]),
    ] as [([String], [ItemID], [ItemID], [ItemID], [ItemID], [StoreID])])
  func vault(
    words: [String], completed: [ItemID], planning: [ItemID], basket: [ItemID], prices: [ItemID],
    ratings: [StoreID]
  ) throws {
    var book = try Self.vaultBook()
    try ParsedArguments(["export"] + words).requestedLines().filter(in: MonthCalendar()).apply(
      to: &book)
    func items(_ state: Cart.State) -> [ItemID] {
      book.vault.carts.filter { $0.state == state }.flatMap(\.lines).map(\.item)
    }
    #expect(items(.completed) == completed)
    #expect(items(.planning) == planning)
    #expect(book.baskets[0].lines.map(\.item) == basket)
    #expect(book.vault.priceOptions.map(\.item) == prices)
    #expect(book.vault.ratings.map(\.store) == ratings)
  }

  @Test("an item that nothing was bought of is in no category", arguments: [("", 1), ("dairy", 0)])
  func itemWithoutLines(category: String, count: Int) throws {
    var book = try Self.vaultBook()
    book.names.items.append(Item(name: "Yeast"))
    book.vault.priceOptions[0].item = 2
    try ParsedArguments(["export", "--category", category]).requestedLines().filter(
      in: MonthCalendar()
    ).apply(to: &book)
    #expect(book.vault.priceOptions.count { $0.item == 2 } == count)
  }

  @Test("a store filter leaves a completed shopping list as it is")
  func completedList() throws {
    var book = try Self.vaultBook()
    book.vault.carts[0].app = .shoppingList
    try ParsedArguments(["export", "--store", "east"]).requestedLines().filter(in: MonthCalendar())
      .apply(to: &book)
    #expect(book.vault.carts[0].lines.map(\.item) == [0, 1])
  }

  @Test("a bought line without a store is left out by a store filter alone")
  func lineWithoutStore() throws {
    func lineCount(_ words: String...) throws -> Int? {
      var book = try Self.vaultBook()
      book.vault.carts[0].lines[0].planned?.store = nil
      book.vault.carts[0].lines[0].bought?.store = nil
      try ParsedArguments(["export"] + words).requestedLines().filter(in: MonthCalendar()).apply(
        to: &book)
      return book.vault.carts.first { $0.state == .completed }?.lines.count { $0.item == 0 }
    }
    #expect(try lineCount("--item", "milk") == 1)
    #expect(try lineCount("--store", "*") == 0)
  }

  @Test("a part of a cart is not compared with the whole cart's budget")
  func cartBudgets() throws {
    var book = try Self.vaultBook()
    try ParsedArguments(["export", "--store", "east"]).requestedLines().filter(in: MonthCalendar())
      .apply(to: &book)
    #expect(book.vault.carts.map(\.budget) == [nil, Amount(units: 9)])
  }

  @Test("without filters budgets stay")
  func budgets() throws {
    #expect(try filtered().book.budgets.count == 2)
  }

  @Test("a month that --since cuts is not whole, although the book has its other days")
  func cutMonth() throws {
    let folder = try TemporaryFolder()
    let lines = (1...4).map { "2026-0\($0)-03,Corner,Milk,2.00\n2026-0\($0)-27,Corner,Milk,2.00\n" }
    try folder.write("book.csv", "date,store,item,total\n" + lines.joined())
    let results = MemoryOutput()
    let status = PricebookCommand.run(
      ["review", folder.path("book.csv"), "--period", "2026-03..2026-04", "--since", "2026-02-25"],
      console: Console(results: results, messages: MemoryOutput()))
    #expect(status == .done)
    #expect(results.text.contains("4 receipts at 1 store; there is no budget"))
  }

  @Test(
    "a store is found by its name at every location, by a location, and by both",
    arguments: [
      ("Dino", "1.00 2.00 4.00"), ("Dino, Bern", "1.00"), ("*Bern", "1.00"),
      ("Birke, Thun", "8.00"), ("D?no", "1.00 2.00 4.00"),
    ])
  func locations(pattern: String, totals: String) throws {
    let folder = try TemporaryFolder()
    let all = [("Dino", "Bern"), ("Dino", "Thun"), ("Dino", ""), ("Birke", "Thun")]
    let rows = all.enumerated().map { "2026-10-0\($0 + 1),\($1.0),\($1.1),Milk,\(1 << $0).00\n" }
    try folder.write("book.csv", "date,store,location,item,total\n" + rows.joined())
    func found(_ option: String) -> [String] {
      let results = MemoryOutput()
      let status = PricebookCommand.run(
        ["export", folder.path("book.csv"), option, pattern],
        console: Console(results: results, messages: MemoryOutput()))
      #expect(status == .done)
      return results.text.matches(of: /[0-9]\.00/).map { String($0.output) }
    }
    #expect(found("--store").joined(separator: " ") == totals)
    #expect(Set(found("--store") + found("--without-store")).count == 4)
    #expect(found("--without-store").count == 4 - found("--store").count)
  }

  @Test("a part of the stores or items is not compared with the whole budget")
  func budgetsOfParts() throws {
    #expect(try filtered("--store", "east").book.budgets.isEmpty)
    #expect(try filtered("--item", "milk").book.budgets.isEmpty)
  }

  @Test("a category filter keeps the budgets of those categories")
  func budgetsOfCategories() throws {
    #expect(try filtered("--category", "d*").book.budgets.map(\.category) == ["Dairy"])
  }
}
