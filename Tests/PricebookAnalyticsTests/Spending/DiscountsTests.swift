import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

extension MadeBook {
  /// Adds a line whose discount is off what was paid.
  fileprivate mutating func buy(
    _ item: ItemID = 0, at store: StoreID = 0, on day: String, paid: Int64, off: Int64,
    quantity: Int64 = 1_000_000
  ) {
    buy(item, at: store, on: day, paid: paid, quantity: quantity)
    book.lines.discount.append(Amount(tenThousandths: off), row: book.lines.count - 1)
  }

  /// Adds a price list line for one piece of the first item at the first store.
  mutating func see(
    price: Int64, on day: String, until last: String? = nil, isOffer: Bool = true,
    store: StoreID = 0
  ) {
    book.prices.visits.store.append(store)
    book.prices.visits.day.append(date(day))
    book.prices.visits.lastDay.append(last.map { date($0) } ?? ObservedPrices.open)
    book.prices.articles.item.append(0)
    book.prices.articles.category.append(0)
    book.prices.articles.unit.append(0)
    book.prices.articles.currency.append(0)
    book.prices.visit.append(UInt32(book.prices.count))
    book.prices.article.append(UInt32(book.prices.count))
    book.prices.quantity.append(.one)
    book.prices.uses.append(isOffer ? [.price, .offer] : .price)
    book.prices.price.append(Amount(tenThousandths: price))
  }

  fileprivate var discounts: [String] {
    analysis().discounts.rows.map {
      "\($0.month) \($0.store) \($0.discount?.tenThousandths ?? -1) "
        + "\($0.onOffer.tenThousandths)/\($0.purchases.tenThousandths)"
    }
  }
}

@Suite("What discounts and offers took off")
struct DiscountsTests {
  @Test("A book without discounts and offers has no rows")
  func none() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 10_000)
    made.see(price: 9_000, on: "2026-03-01", isOffer: false)
    #expect(made.discounts.isEmpty)
  }

  @Test("Discounts of lines add up by month and store; other lines count in what was paid")
  func lines() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 10_000, off: 2_000)
    made.buy(1, on: "2026-03-05", paid: 30_000, off: 500)
    made.buy(2, on: "2026-03-05", paid: 60_000)
    made.buy(at: 1, on: "2026-03-05", paid: 5_000)
    made.buy(on: "2026-04-05", paid: 8_000, off: 1_000)
    #expect(made.discounts == ["2026-03 0 2500 40000/100000", "2026-04 0 1000 8000/8000"])
  }

  @Test("A charge is no discount, and a refund gives its discount back")
  func signs() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 12_000, off: -2_000)
    #expect(made.discounts.isEmpty)
    made.buy(on: "2026-03-01", paid: 8_000, off: 2_000)
    made.buy(on: "2026-03-02", paid: -8_000, off: -2_000, quantity: -1_000_000)
    made.buy(on: "2026-03-03", paid: 9_000, off: 500)
    #expect(made.discounts == ["2026-03 0 500 17000/29000"])
  }

  @Test("Adjustments that are discounts count as what they took off, others do not")
  func adjustments() {
    var made = MadeBook()
    made.book.names.items[1] = Item(name: "Coupon", isAdjustment: true, isDiscount: true)
    made.book.names.items[2] = Item(name: "Deposit", isAdjustment: true)
    made.buy(on: "2026-03-01", paid: 10_000)
    made.buy(1, on: "2026-03-01", paid: -2_000)
    made.buy(2, on: "2026-03-01", paid: -2_500)
    made.buy(1, on: "2026-03-02", paid: 500)
    #expect(made.discounts == ["2026-03 0 1500 0/10000"])
  }

  @Test("Lines that filters left out do not count")
  func filtered() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 10_000, off: 2_000)
    made.buy(on: "2026-03-02", paid: 10_000, off: 2_000)
    made.book.lines.uses[1] = []
    #expect(made.discounts == ["2026-03 0 2000 10000/10000"])
  }

  @Test(
    "An offer counts from the day it was seen until its last, at its price or below it",
    arguments: [
      ("2026-03-04", 9_000, false), ("2026-03-05", 9_000, true), ("2026-03-09", 8_000, true),
      ("2026-03-10", 9_000, false), ("2026-03-06", 9_100, false),
    ])
  func offers(day: String, paid: Int64, isOnOffer: Bool) {
    var made = MadeBook()
    made.buy(on: day, paid: paid)
    made.see(price: 9_000, on: "2026-03-05", until: "2026-03-09")
    #expect(made.discounts == (isOnOffer ? ["2026-03 0 0 \(paid)/\(paid)"] : []))
  }

  @Test(
    "An offer without a last day is valid on its day; one of another store is not",
    arguments: [0, 1])
  func openOffers(store: Int) {
    var made = MadeBook()
    made.buy(at: StoreID(store), on: "2026-03-05", paid: 9_000)
    made.buy(at: StoreID(store), on: "2026-03-06", paid: 9_000)
    made.see(price: 9_000, on: "2026-03-05")
    #expect(made.discounts == (store == 0 ? ["2026-03 0 0 9000/18000"] : []))
  }

  @Test(
    "Of any number of offers that are valid on a day, the highest counts",
    arguments: [1, 64, 65, 500])
  func manyOffers(count: Int) {
    var made = MadeBook()
    made.buy(on: "2026-03-31", paid: 9_000)
    // The one that began first is the only one that the purchase does not exceed.
    made.see(price: 9_000, on: "2026-01-01", until: "2026-12-31")
    for offer in 0..<count {
      let day = date("2026-02-01").adding(days: offer % 50)
      made.see(price: 8_000, on: day.description, until: "2026-04-30")
    }
    #expect(made.discounts == ["2026-03 0 0 9000/9000"])
  }

  @Test("Offers of any spans are found as by looking at all of them", arguments: 0..<20)
  func randomOffers(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var made = MadeBook()
    var offers: [(days: ClosedRange<Int>, price: Int64)] = []
    let start = date("2026-03-01")
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let first = Int.random(in: 0..<28, using: &generator)
      let last = Int.random(in: first..<31, using: &generator)
      let price = Int64.random(in: 1...9, using: &generator) * 1_000
      offers.append((first...last, price))
      made.see(
        price: price, on: start.adding(days: first).description,
        until: start.adding(days: last).description)
    }
    var expected: Int64 = 0
    for day in 0..<31 {
      let paid = Int64.random(in: 1...10, using: &generator) * 1_000
      made.buy(on: start.adding(days: day).description, paid: paid)
      if offers.contains(where: { $0.days.contains(day) && paid <= $0.price }) { expected += paid }
    }
    #expect(
      made.analysis().discounts.rows.map(\.onOffer.tenThousandths)
        == (expected > 0 ? [expected] : []))
  }

  @Test("A charge on top of a price is no line of a discount")
  func charges() {
    var made = MadeBook()
    made.buy(on: "2026-10-03", paid: 10_000, off: -500)
    made.buy(on: "2026-10-04", paid: 10_000, off: 300)
    made.buy(on: "2026-10-05", paid: -10_000, off: -200, quantity: -1_000_000)
    let search = LineSearch(of: made.book, for: made.analysis())
    var query = LineQuery(days: [date("2026-10-01")...date("2026-10-31")], currency: 0)
    query.measure = .discount
    #expect(search.entries(query).map(\.amount.tenThousandths) == [300, -200])
  }

  @Test("A discounted purchase at an offer's price is on offer once")
  func once() {
    var made = MadeBook()
    made.buy(on: "2026-03-05", paid: 9_000, off: 1_000)
    made.see(price: 9_000, on: "2026-03-05")
    #expect(made.discounts == ["2026-03 0 1000 9000/9000"])
  }
}
