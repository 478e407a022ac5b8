import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct PossibleSavingsTests {
  @Test("A purchase is compared with the cheapest store of the 90 days up to it")
  func cheapest() {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-01", paid: 10_000)
    made.buy(0, at: 1, on: "2026-01-20", paid: 12_000)
    made.buy(0, at: 2, on: "2026-02-10", paid: 45_000, quantity: 3_000_000)
    let rows = made.analysis().possibleSavings.rows
    #expect(rows.map(\.store) == [1, 2])
    #expect(rows.map(\.cheapestStore) == [0, 0])
    #expect(rows.map(\.saving.tenThousandths) == [2_000, 15_000])
    #expect(rows.map(\.cheapest.tenThousandths) == [10_000, 30_000])
  }

  @Test(
    "A price counts on its day and the 89 after it",
    arguments: [("2026-03-31", 1), ("2026-04-01", 0)])
  func age(day: String, count: Int) {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-01", paid: 10_000)
    made.buy(0, at: 1, on: day, paid: 12_000)
    #expect(made.analysis().possibleSavings.rows.count == count)
  }

  @Test("Later prices are not known yet; prices of the same day are")
  func sameDay() {
    var made = MadeBook()
    made.buy(0, at: 1, on: "2026-01-10", paid: 12_000)
    made.buy(0, at: 2, on: "2026-01-11", paid: 12_000)
    made.buy(0, at: 0, on: "2026-01-11", paid: 10_000)
    #expect(made.analysis().possibleSavings.rows.map(\.store) == [2])
  }

  @Test("Several lines of one store and day are one purchase at their unit value")
  func oneDay() {
    var made = MadeBook()
    made.buy(0, on: "2026-01-10", paid: 10_000)
    made.buy(0, on: "2026-01-10", paid: 30_000)
    #expect(made.analysis().possibleSavings.rows.isEmpty)
  }

  @Test("The cheapest cost is rounded once to the minor unit, half away from zero")
  func rounding() {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-10", paid: 100, quantity: 2_000_000)
    made.buy(0, at: 1, on: "2026-01-10", paid: 500, quantity: 3_000_000)
    #expect(made.analysis().possibleSavings.rows.map(\.cheapest.tenThousandths) == [200])
  }

  @Test("Currencies and dimensions are never compared; units of one dimension are")
  func apart() {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-10", paid: 10_000, unit: 2)
    made.buy(0, at: 1, on: "2026-01-10", paid: 90_000, unit: 0)
    made.buy(0, at: 1, on: "2026-01-10", paid: 90_000, unit: 2, currency: 1)
    made.buy(0, at: 2, on: "2026-01-10", paid: 6_000, quantity: 500_000_000, unit: 1)
    let rows = made.analysis().possibleSavings.rows
    #expect(rows.map(\.store) == [2])
    #expect(rows.map(\.saving.tenThousandths) == [1_000])
  }

  @Test("A row names the store that makes most of its saving")
  func namedStore() {
    var made = MadeBook()
    made.buy(0, at: 1, on: "2026-01-01", paid: 20_000)
    made.buy(0, at: 2, on: "2026-01-02", paid: 22_000)
    made.buy(0, at: 0, on: "2026-01-03", paid: 10_000)
    made.buy(0, at: 2, on: "2026-01-04", paid: 22_000)
    let rows = made.analysis().possibleSavings.rows
    #expect(rows.map(\.cheapestStore) == [0])
    #expect(rows.map(\.saving.tenThousandths) == [14_000])
    #expect(rows.map(\.paid.tenThousandths) == [44_000])
  }

  @Test("Of two dimensions that save as much the first one's store is named")
  func tiedDimensions() {
    var made = MadeBook()
    for (unit, store) in [(0, 2), (2, 1)] as [(UnitID, StoreID)] {
      made.buy(0, at: store, on: "2026-01-01", paid: 10_000, unit: unit)
      made.buy(0, at: 0, on: "2026-01-02", paid: 12_000, unit: unit)
    }
    let rows = made.analysis().possibleSavings.rows
    #expect(rows.map(\.saving.tenThousandths) == [4_000])
    #expect(rows.map(\.cheapestStore) == [2])
  }

  @Test(
    "The sliding minimum is that of looking at every price of the window",
    arguments: 1...6 as ClosedRange<UInt64>)
  func againstSearch(seed: UInt64) throws {
    let made = MadeBook.random(seed: seed, lines: 700)
    let analysis = made.analysis()
    let purchases = purchases(of: made)
    var expected: [String: Int64] = [:]
    for purchase in purchases {
      var cheapest = purchase
      for other in purchases
      where other.key == purchase.key && other.day <= purchase.day
        && purchase.day.days(since: other.day) < 90 && other.price.isLower(than: cheapest.price)
      {
        cheapest = other
      }
      let cost = try #require(
        cheapest.price.cost(of: purchase.price.quantity, roundedToDigits: 2))
      let saving = purchase.price.paid - cost
      guard saving > .zero else { continue }
      let key = "\(purchase.day.month) \(purchase.item) \(purchase.store) \(purchase.currency)"
      expected[key, default: 0] += saving.tenThousandths
    }
    let found = analysis.possibleSavings.rows.map { row in
      ("\(row.month) \(row.item) \(row.store) \(row.currency)", row.saving.tenThousandths)
    }
    #expect(Dictionary(found, uniquingKeysWith: +) == expected)
    #expect(found.count == expected.count)
  }

  @Test("The order of lines changes nothing", arguments: 1...4 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    let made = MadeBook.random(seed: seed, lines: 500)
    let analysis = made.analysis()
    let shuffled = made.shuffled(seed: 9).analysis()
    #expect(analysis.possibleSavings.rows.elementsEqual(shuffled.possibleSavings.rows))
    let ranks: IDTable<CurrencyID, Int> = [1, 0]
    let keys = analysis.possibleSavings.rows.map { row in
      [
        Int(row.month.index), row.item.index, row.store.index, ranks[row.currency],
      ]
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }
}

private struct Purchase {
  var item: ItemID
  var store: StoreID
  var dimension: UnitOfMeasure.Dimension
  var currency: CurrencyID
  var day: CalendarDate
  var price: UnitValue

  var key: String { "\(item) \(dimension) \(currency)" }
}

/// Purchases by item, store, dimension, currency and day.
private func purchases(of made: MadeBook) -> [Purchase] {
  let lines = made.book.lines
  var found: [String: Purchase] = [:]
  for line in 0..<lines.count where lines.uses[line].contains(.price) {
    let unit = made.book.names.units[lines.unit[line]]
    var purchase = Purchase(
      item: lines.item[line], store: lines.store[line], dimension: unit.dimension,
      currency: lines.currency[line], day: lines.day[line],
      price: UnitValue(paid: lines.paid[line], quantity: unit.base(lines.quantity[line])))
    let key = "\(purchase.key) \(purchase.store) \(purchase.day)"
    if let known = found[key] {
      purchase.price.paid += known.price.paid
      purchase.price.quantity += known.price.quantity
    }
    found[key] = purchase
  }
  return Array(found.values)
}
