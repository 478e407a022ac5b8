import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func cart(
  _ name: String, state: Cart.State = .planning, created: Int32?, items: [ItemID],
  quantity: ExactDecimal = ExactDecimal(significand: 2, scale: 0)
) -> Cart {
  let part = CartLine.Part(store: nil, price: nil, quantity: quantity)
  return Cart(
    id: name, name: name, app: .grock, state: state, budget: nil,
    currency: CurrencyCode(label: "EUR"),
    created: created.map(CalendarDate.init(daysSinceEpoch:)), modified: nil, started: nil,
    completed: nil,
    lines: items.map {
      CartLine(
        item: $0, category: 0, unit: .each, planned: part, bought: nil, isSkipped: false)
    }, source: 0)
}

struct ComparedBasketTests {
  @Test("Baskets come in the order files, planning carts by date, usual basket")
  func order() {
    var board = PriceBoard(prices: [[100, 200]])
    board.book.vault.carts = [
      cart("undated", created: nil, items: [0]), cart("late", created: 20, items: [0]),
      cart("early", created: 10, items: [1]),
    ]
    board.addPurchase(item: 0, receipt: 0, day: board.asOf)
    board.addPurchase(item: 0, receipt: 1, day: board.asOf)
    let comparisons = board.comparisons
    #expect(
      comparisons.map(\.basket.name) == ["list", "early", "late", "undated", "usual basket"])
    #expect(
      comparisons.map(\.kind) == [.file, .planningCart, .planningCart, .planningCart, .usual])
  }

  @Test("Only carts in planning are baskets", arguments: [Cart.State.shopping, .completed])
  func otherStates(state: Cart.State) {
    var board = PriceBoard(prices: [[100]])
    board.book.baskets = []
    board.book.vault.carts = [cart("cart", state: state, created: 1, items: [0])]
    #expect(board.comparisons.isEmpty)
  }

  @Test(
    "Ticked items of a CartWise list are compared, those of other apps are not",
    arguments: [(VaultApp.cartWise, 2), (.shoppingList, 1)])
  func ticked(app: VaultApp, items: Int) throws {
    var board = PriceBoard(prices: [[100, 200]])
    board.book.baskets = []
    var list = cart("list", created: 1, items: [0, 1])
    list.app = app
    list.lines[1].bought = list.lines[1].planned
    board.book.vault.carts = [list]
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.basket.lines.count == items)
    #expect(comparison.boughtItems == 2 - items)
    #expect(ComparedBasket.next(in: board.book, due: nil)?.basket.lines.map(\.item) == [0])
  }

  @Test("A planning cart is priced at its planned quantities")
  func plannedQuantity() throws {
    var board = PriceBoard(prices: [[100]])
    board.book.baskets = []
    board.book.vault.carts = [cart("cart", created: 1, items: [0])]
    #expect(try #require(board.comparisons.first).stores[0].total == Amount(cents: 200))
  }

  @Test("A cart in a currency the book has no prices in is compared where it can be")
  func cartCurrency() throws {
    var board = PriceBoard(prices: [[100]])
    board.book.baskets = []
    var list = cart("list", created: 1, items: [0])
    list.currency = CurrencyCode(label: "$")
    board.book.vault.carts = [list]
    #expect(board.comparisons.map(\.currency.label) == ["EUR"])
  }

  @Test(
    "A cart line without a quantity that counts is left out",
    arguments: [
      ExactDecimal.zero, ExactDecimal(significand: -1, scale: 0),
      ExactDecimal(significand: Int128.max, scale: 0), ExactDecimal(significand: 1, scale: 9),
    ])
  func noQuantity(quantity: ExactDecimal) {
    var board = PriceBoard(prices: [[100]])
    board.book.baskets = []
    board.book.vault.carts = [cart("cart", created: 1, items: [0], quantity: quantity)]
    #expect(board.comparisons.isEmpty)
  }

  @Test("An item that stands twice in a basket is one item with the sum of its quantities")
  func merged() throws {
    var board = PriceBoard(prices: [[100, 200]])
    board.book.baskets[0].lines.append(
      Basket.Line(item: 0, quantity: Quantity(pieces: 3), unit: .each))
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.basket.lines.map(\.quantity) == [4, 1].map(Quantity.init(pieces:)))
    #expect(comparison.stores[0].availableItemCount == 2)
    #expect(comparison.stores[0].total == Amount(cents: 600))
  }

  @Test("An item in two units of one dimension is added up in the base unit")
  func mergedUnits() throws {
    var board = PriceBoard(prices: [[100]])
    board.book.baskets[0].lines.append(
      Basket.Line(item: 0, quantity: .one, unit: UnitOfMeasure(written: "dozen")))
    let line = try #require(board.comparisons.first?.basket.lines.first)
    #expect(line.quantity == Quantity(pieces: 13))
    #expect(line.unit.symbol == "each")
  }

  @Test("Quantities that do not fit when added up are a defined quantity")
  func hugeQuantities() throws {
    var board = PriceBoard(prices: [[1, 1]])
    board.book.baskets[0].lines[0].quantity = Quantity(millionths: Int64.max)
    board.book.baskets[0].lines.append(board.book.baskets[0].lines[0])
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.basket.lines[0].quantity == Quantity(millionths: Int64.max))
  }

  @Test("An adjustment in a basket is no item to buy")
  func adjustment() throws {
    var board = PriceBoard(prices: [[100, 200]])
    board.book.names.items[1].isAdjustment = true
    let comparison = try #require(board.comparisons.first)
    #expect(comparison.basket.lines.map(\.item) == [0])
  }
}
