import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct PossibleSavingsTests {
  private static func rows(
    _ made: MadeBook, days: Int = 30
  ) -> [PossibleSavings.Row] {
    Array(made.analysis { $0.settings[.savingsDays] = days }.possibleSavings.rows)
  }

  @Test("A purchase is compared with the lowest price at another store of the 30 days up to it")
  func otherStore() {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-01", paid: 10_000)
    made.buy(0, at: 1, on: "2026-01-20", paid: 12_000)
    made.buy(0, at: 2, on: "2026-01-25", paid: 45_000, quantity: 3_000_000)
    let rows = Self.rows(made)
    #expect(rows.map(\.kind) == [.otherStore, .otherStore])
    #expect(rows.map(\.store) == [1, 2])
    #expect(rows.map(\.cheapestStore) == [0, 0])
    #expect(rows.map(\.saving.tenThousandths) == [2_000, 15_000])
    #expect(rows.map(\.cheapest.tenThousandths) == [10_000, 30_000])
  }

  @Test(
    "A price counts on its day and the days asked for after it",
    arguments: [
      ("2026-01-31", 30, 1), ("2026-02-01", 30, 0), ("2026-01-08", 7, 1), ("2026-01-09", 7, 0),
      ("2026-01-01", 0, 1), ("2026-01-02", 0, 0),
    ])
  func age(day: String, days: Int, count: Int) {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-01", paid: 10_000)
    made.buy(0, at: 1, on: day, paid: 12_000)
    #expect(Self.rows(made, days: days).count == count)
  }

  @Test("At one store where prices rise by one percent a month nothing could be saved elsewhere")
  func oneStore() {
    var made = MadeBook()
    made.buyMonthly(prices: (100..<124).map { Int64(1_000) * $0 })
    let rows = Self.rows(made, days: 60)
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.kind == .sameStoreEarlier && $0.cheapestStore == $0.store })
  }

  @Test("A purchase counts once: at another store, else against an offer, else the same store")
  func precedence() {
    var made = MadeBook()
    for month in 1...4 {
      made.buy(0, at: 1, on: "2026-0\(month)-01", paid: 10_000)
      made.buy(0, at: 0, on: "2026-0\(month)-02", paid: 10_000)
    }
    // Store 1 has an offer; store 2 asks more than it and more than the ordinary price of store 0.
    made.buy(0, at: 1, on: "2026-05-01", paid: 8_000)
    made.buy(0, at: 2, on: "2026-05-02", paid: 9_000)
    made.buy(0, at: 0, on: "2026-05-03", paid: 9_000)
    made.buy(0, at: 2, on: "2026-05-04", paid: 9_500)
    // In June the offer is 31 days old; the same store was cheaper in May.
    made.buy(0, at: 0, on: "2026-06-02", paid: 9_400)
    let rows = Self.rows(made).filter { $0.month > monthNamed("2026-04") }
    #expect(rows.map(\.store) == [0, 2, 2, 0])
    #expect(rows.map(\.kind) == [.offer, .offer, .otherStore, .sameStoreEarlier])
    #expect(rows.map(\.cheapestStore) == [1, 1, 0, 0])
    #expect(rows.map(\.saving.tenThousandths) == [1_000, 1_000, 500, 400])
  }

  @Test(
    "A price more than 10 percent below the median of its store's year is an offer",
    arguments: [(8_549 as Int64, PossibleSavings.Kind.offer), (8_550, .otherStore)])
  func offer(price: Int64, kind: PossibleSavings.Kind) {
    var made = MadeBook()
    // With itself the median is that of 9 000 and 10 000.
    made.buyMonthly(0, at: 1, prices: [10_000, 9_000, 11_000, price])
    made.buy(0, at: 0, on: "2026-04-20", paid: 20_000)
    #expect(Self.rows(made).filter { $0.store == 0 }.map(\.kind) == [kind])
  }

  @Test(
    "Prices that were seen on one day end with the first of them",
    arguments: [
      (1, "2026-01-05", 1), (1, "2026-01-06", 0), (0, "2026-01-05", 1), (0, "2026-01-06", 0),
    ]
      as [(StoreID, String, Int)])
  func seenPricesEnd(store: StoreID, day: String, count: Int) {
    var made = MadeBook()
    for last in ["2026-01-20", "2026-01-05"] {
      made.see(price: 8_000, on: "2026-01-02", until: last)
    }
    made.buy(0, at: store, on: day, paid: 10_000)
    #expect(Self.rows(made).count == count)
  }

  @Test("A price at which it costs as much once rounded does not hide another that saves")
  func sameCost() {
    var made = MadeBook()
    made.buy(0, at: 1, on: "2026-01-01", paid: 4_000)
    made.buy(0, at: 0, on: "2026-01-02", paid: 9_900, quantity: 2_000_000)
    made.buy(0, at: 1, on: "2026-01-03", paid: 5_000)
    let rows = Self.rows(made).filter { $0.store == 1 }
    #expect(rows.map(\.kind) == [.sameStoreEarlier])
    #expect(rows.map(\.saving.tenThousandths) == [1_000])
  }

  @Test("Of a store and a day what was paid counts, and not what was seen")
  func paidAndSeen() {
    var made = MadeBook()
    made.book.vault.priceOptions = [
      PriceOption(
        item: 0, store: 0, unit: .each, currency: CurrencyCode(label: "EUR"),
        price: ExactDecimal(significand: 1, scale: 0), day: date("2026-01-05"), source: 0)
    ]
    made.buy(0, at: 0, on: "2026-01-05", paid: 20_000)
    made.buy(0, at: 1, on: "2026-01-06", paid: 30_000)
    #expect(Self.rows(made).map(\.saving.tenThousandths) == [10_000])
  }

  @Test("A price below a third of its item's median is not compared with")
  func tooLow() {
    var made = MadeBook()
    made.buyMonthly(0, at: 1, prices: [30_000, 30_000])
    made.buy(0, at: 2, on: "2026-02-10", paid: 9_999)
    made.buy(0, at: 0, on: "2026-02-11", paid: 31_000)
    let rows = Self.rows(made)
    #expect(rows.map(\.store) == [0])
    #expect(rows.map(\.cheapestStore) == [1])
    #expect(rows.map(\.saving.tenThousandths) == [1_000])
  }

  @Test("Later prices are not known yet; prices of the same day are")
  func sameDay() {
    var made = MadeBook()
    made.buy(0, at: 1, on: "2026-01-10", paid: 12_000)
    made.buy(0, at: 2, on: "2026-01-11", paid: 12_000)
    made.buy(0, at: 0, on: "2026-01-11", paid: 10_000)
    #expect(Self.rows(made).map(\.store) == [2])
  }

  @Test("Several lines of one store and day are one purchase at their unit value")
  func oneDay() {
    var made = MadeBook()
    made.buy(0, on: "2026-01-10", paid: 10_000)
    made.buy(0, on: "2026-01-10", paid: 30_000)
    #expect(Self.rows(made).isEmpty)
  }

  @Test("The cheapest cost is rounded once to the minor unit, half away from zero")
  func rounding() {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-10", paid: 100, quantity: 2_000_000)
    made.buy(0, at: 1, on: "2026-01-10", paid: 400, quantity: 3_000_000)
    #expect(Self.rows(made).map(\.cheapest.tenThousandths) == [200])
  }

  @Test("Currencies and dimensions are never compared; units of one dimension are")
  func apart() {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-10", paid: 10_000, unit: 2)
    made.buy(0, at: 1, on: "2026-01-10", paid: 90_000, unit: 0)
    made.buy(0, at: 1, on: "2026-01-10", paid: 90_000, unit: 2, currency: 1)
    made.buy(0, at: 2, on: "2026-01-10", paid: 6_000, quantity: 500_000_000, unit: 1)
    let rows = Self.rows(made)
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
    let rows = Self.rows(made)
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
    let rows = Self.rows(made)
    #expect(rows.map(\.saving.tenThousandths) == [4_000])
    #expect(rows.map(\.cheapestStore) == [2])
  }

  @Test(
    "Savings are those of looking at every price that is known",
    arguments: 1...8 as ClosedRange<UInt64>)
  func againstSearch(seed: UInt64) throws {
    let made = MadeBook.random(seed: seed, lines: 900)
    let days = [30, 7, 90, 0][Int(seed % 4)]
    let groups = Dictionary(grouping: purchases(of: made), by: \.key).mapValues { group in
      group.filter { !isTooLow($0, among: group) }.map { ($0, isOffer: isOffer($0, among: group)) }
    }
    var expected: [String: Int64] = [:]
    for purchase in purchases(of: made) {
      let seen = try #require(groups[purchase.key]).filter { price, _ in
        price.day <= purchase.day && purchase.day.days(since: price.day) <= days
      }
      let known = seen.map(\.0)
      let offers = seen.filter(\.isOffer).map(\.0)
      let ordinary = seen.filter { !$0.isOffer }.map(\.0)
      let candidates: [(PossibleSavings.Kind, [Purchase])] = [
        (.otherStore, ordinary.filter { $0.store != purchase.store }),
        (.offer, offers.filter { $0.store != purchase.store }),
        (.sameStoreEarlier, known.filter { $0.store == purchase.store && $0.day < purchase.day }),
      ]
      for (kind, prices) in candidates {
        guard let lowest = prices.min(by: { $0.price.isLower(than: $1.price) }) else { continue }
        let cost = try #require(
          lowest.price.cost(of: purchase.price.quantity, roundedToDigits: 2))
        guard lowest.price.isLower(than: purchase.price), cost < purchase.price.paid else {
          continue
        }
        let key =
          "\(purchase.day.month) \(purchase.item) \(purchase.store) \(purchase.currency) \(kind)"
        expected[key, default: 0] += (purchase.price.paid - cost).tenThousandths
        break
      }
    }
    let rows = Self.rows(made, days: days)
    let found = rows.map { row in
      (
        "\(row.month) \(row.item) \(row.store) \(row.currency) \(row.kind)",
        row.saving.tenThousandths
      )
    }
    #expect(Dictionary(found, uniquingKeysWith: +) == expected)
    #expect(found.count == expected.count)
    if days >= 30 { #expect(Set(rows.map(\.kind)).count == 3) }
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
        Int(row.kind.rawValue),
      ]
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }
}

private struct Purchase {
  struct Key: Hashable {
    var item: ItemID
    var dimension: UnitOfMeasure.Dimension
    var currency: CurrencyID
  }

  var item: ItemID
  var store: StoreID
  var dimension: UnitOfMeasure.Dimension
  var currency: CurrencyID
  var day: CalendarDate
  var price: UnitValue

  var key: Key { Key(item: item, dimension: dimension, currency: currency) }
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

/// The exact prices of the months of the purchases that are of one series, or of all of an item's.
private func monthlyPrices(_ purchases: [Purchase]) -> [(month: Month, price: UnitValue)] {
  var months: [Month: [StoreID: UnitValue]] = [:]
  for one in purchases {
    var sum =
      months[one.day.month]?[one.store] ?? UnitValue(paid: .zero, quantity: .zero)
    sum.paid += one.price.paid
    sum.quantity += one.price.quantity
    months[one.day.month, default: [:]][one.store] = sum
  }
  return months.flatMap { month, stores in stores.values.map { (month, $0) } }
}

/// Whether a price is an unmarked offer of its store, as known on its day.
///
/// - Parameter purchases: All of the same key.
private func isOffer(_ purchase: Purchase, among purchases: [Purchase]) -> Bool {
  let known = purchases.filter { $0.store == purchase.store && $0.day <= purchase.day }
    .sorted { $0.day < $1.day }
  let prices = known.map { one in
    DayPrice(
      day: one.day.days(since: DayPrice.start),
      // Without a unit, so large that rounding does not matter.
      cents: Int((one.price.approximatePrice * 1e12).rounded()))
  }
  return prices.areRegular.last == false
}

/// Whether a price is below a third of the median of its item's months.
///
/// - Parameter purchases: All of the same key.
private func isTooLow(_ purchase: Purchase, among purchases: [Purchase]) -> Bool {
  let prices = monthlyPrices(purchases).map(\.price.approximateRatio).sorted()
  let median = prices[(prices.count - 1) / 2] / 2 + prices[prices.count / 2] / 2
  return purchase.price.approximateRatio * 3 * (1 + 1e-12) < median
}
