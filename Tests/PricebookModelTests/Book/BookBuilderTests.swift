import PricebookModel
import Testing

@Suite("A book that is built by name")
struct BookBuilderTests {
  private static let euro = CurrencyCode(label: "EUR")

  private static func purchase(
    _ item: String, at store: String = "Coop", on day: String = "2026-01-05", cents: Int64 = 100
  ) throws -> BookBuilder.Purchase {
    BookBuilder.Purchase(
      day: try #require(CalendarDate(iso: day)), store: store, item: item,
      paid: Money(Amount(tenThousandths: cents * 100), euro))
  }

  @Test func `has its names in order, however they came`() throws {
    var builder = BookBuilder()
    for item in ["pear", "Apple", "Milk", "pear"] { try builder.add(Self.purchase(item)) }
    #expect(builder.book().names.items.map(\.name) == ["Apple", "Milk", "pear"])
  }

  @Test func `has every line with its own names`() throws {
    var builder = BookBuilder()
    try builder.add(Self.purchase("Milk", at: "Coop", cents: 120))
    try builder.add(Self.purchase("Apple", at: "Aldi", cents: 80))
    let book = builder.book()
    let lines = (0..<book.lines.count).map { row in
      "\(book.names.items[book.lines.item[row]].name) \(book.names.stores[book.lines.store[row]]) "
        + "\(book.lines.paid[row].tenThousandths)"
    }
    #expect(lines == ["Milk Coop 12000", "Apple Aldi 8000"])
  }

  @Test func `takes white space for one space`() throws {
    var builder = BookBuilder()
    try builder.add(Self.purchase(" Whole\t milk "))
    try builder.add(Self.purchase("Whole milk"))
    #expect(builder.book().names.items.map(\.name) == ["Whole milk"])
  }

  @Test func `has one receipt for each store, day and receipt id`() throws {
    var builder = BookBuilder()
    try builder.add(Self.purchase("Milk"))
    try builder.add(Self.purchase("Bread"))
    try builder.add(Self.purchase("Bread", at: "Aldi"))
    try builder.add(Self.purchase("Bread", on: "2026-01-06"))
    var other = try Self.purchase("Bread")
    other.receipt = "2"
    try builder.add(other)
    #expect(builder.book().lines.receipt == [0, 0, 1, 2, 3])
  }

  @Test func `counts only purchases of items as prices`() throws {
    var builder = BookBuilder()
    try builder.add(Self.purchase("Milk"))
    try builder.add(Self.purchase("Milk", cents: -100))
    var deposit = try Self.purchase("Deposit")
    deposit.isAdjustment = true
    try builder.add(deposit)
    #expect(
      builder.book().lines.uses == [[.spending, .price], .spending, .spending])
  }

  @Test func `has control totals that hold`() throws {
    var builder = BookBuilder(title: "till")
    for _ in 0..<3 { try builder.add(Self.purchase("Milk")) }
    let source = try #require(builder.book().sources.first)
    #expect(source.path == "till" && source.totals.isBalanced && source.totals.read == 3)
    #expect(source.totals.paid == [Self.euro: Amount(units: 3)])
  }

  @Test func `keeps items of baskets that were never bought`() throws {
    var builder = BookBuilder()
    try builder.add(Self.purchase("Milk"))
    try builder.addBasket("Breakfast", of: [.init("Milk"), .init("Tea")])
    let book = builder.book()
    let items = book.baskets[0].lines.map { book.names.items[$0.item].name }
    #expect(items == ["Milk", "Tea"])
  }

  @Test func `has prices that were seen`() throws {
    var builder = BookBuilder()
    let price = try #require(ExactDecimal(parsing: "1.20"))
    try builder.add(
      BookBuilder.Price(item: "Tea", store: "Aldi", price: price, currency: Self.euro))
    let book = builder.book()
    #expect(book.vault.priceOptions.map { book.names.stores[$0.store] } == ["Aldi"])
    #expect(book.names.currencies == [Self.euro])
  }

  @Test func `has budgets by name`() throws {
    var builder = BookBuilder()
    builder.addBudget(Money(Amount(units: 50), Self.euro), category: " Dairy ")
    #expect(builder.book().budgets.map(\.category) == ["Dairy"])
  }

  @Test(arguments: ["", "  ", "\n"])
  func `refuses an empty name`(name: String) throws {
    var builder = BookBuilder()
    let purchase = try Self.purchase(name)
    #expect(throws: BookRefusal.emptyName) { try builder.add(purchase) }
  }

  @Test func `refuses a quantity that cannot be counted`() throws {
    var builder = BookBuilder()
    var purchase = try Self.purchase("Milk")
    purchase.quantity = Quantity(millionths: Quantity.limit.millionths + 1)
    #expect(throws: BookRefusal.quantity(purchase.quantity)) { try builder.add(purchase) }
  }

  @Test func `refuses amounts that cannot be added up`() throws {
    var builder = BookBuilder()
    var purchase = try Self.purchase("Milk")
    purchase.paid.amount = .bookLimit
    try builder.add(purchase)
    let more = try Self.purchase("Milk")
    #expect(throws: BookRefusal.amount(more.paid)) { try builder.add(more) }
  }

  @Test(arguments: [Quantity.zero, Quantity(millionths: -1)])
  func `refuses nothing as the quantity of a basket's line`(quantity: Quantity) {
    var builder = BookBuilder()
    #expect(throws: BookRefusal.quantity(quantity)) {
      try builder.addBasket("list", of: [.init("Milk", quantity: quantity)])
    }
  }

  @Test func `refuses a basket's item that a finished book does not know`() throws {
    var builder = BookBuilder()
    try builder.add(Self.purchase("Milk"))
    var book = builder.book()
    #expect(throws: BookRefusal.unknownItem("Tea")) {
      try book.addBasket("list", of: [.init("Tea")])
    }
    #expect(book.baskets.isEmpty)
  }

  @Test func `takes a basket of known items once it is finished`() throws {
    var builder = BookBuilder()
    try builder.add(Self.purchase("Milk"))
    var book = builder.book()
    try book.addBasket("list", of: [.init("Milk", quantity: Quantity(units: 2))])
    #expect(book.baskets.flatMap(\.lines).map { book.names.items[$0.item].name } == ["Milk"])
  }
}
