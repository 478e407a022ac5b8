import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("Lines that are probably mistyped")
struct UnusualLineTests {
  private static let hundredth: Int64 = 100

  /// An item bought on the tenth of January to October 2026, for 2.00 to 2.09 each.
  private var book: MadeBook {
    var made = MadeBook()
    made.buyMonthly(prices: (0..<10).map { 20_000 + $0 * Self.hundredth })
    return made
  }

  private func found(_ made: MadeBook, month: String = "2026-11") -> [UnusualLine] {
    let period = MonthPeriod(monthNamed(month))
    let units = UnitTable(of: made.book)
    let analysis = made.analysis { $0.period = period }
    let spent = analysis.spending.byMonth.rows(of: period.first)
      .reduce(into: [:]) { $0[$1.currency, default: Amount.zero] += $1.spent }
    return UnusualLine.all(
      in: made.book, days: date("\(month)-01")...date("\(month)-28"), units: units, spent: spent)
  }

  @Test(
    "A price that a power of ten makes usual is found, and no other one",
    arguments: [
      (204_000, true), (2_040_000, true), (2_000, true), (210, true), (150_000, true),
      (60_000, false), (100_000, false), (5_000, false), (500_000, false), (30_000, false),
    ])
  func price(paid: Int64, isFound: Bool) {
    var made = book
    made.buy(on: "2026-11-10", paid: paid)
    let lines = found(made)
    #expect(lines.map(\.paid) == (isFound ? [Amount(tenThousandths: paid)] : []))
    guard isFound else { return }
    #expect(
      lines.first?.figure
        == .price(
          Amount(tenThousandths: paid), usual: Amount(tenThousandths: 20_400),
          dimension: DimensionID(0)))
    #expect(lines.first?.number == 12)
  }

  @Test("Three other lines are too few to say what is usual, four are enough", arguments: [3, 4])
  func fewest(count: Int) {
    var made = MadeBook()
    made.buyMonthly(prices: Array(repeating: 20_000, count: count))
    made.buy(on: "2026-11-10", paid: 200_000)
    #expect(found(made).count == (count < 4 ? 0 : 1))
  }

  @Test("What comes after the month says nothing of it")
  func later() {
    var made = MadeBook()
    made.buy(on: "2026-01-10", paid: 200_000)
    for month in 2...9 { made.buy(on: "2026-0\(month)-10", paid: 20_000) }
    #expect(found(made, month: "2026-01").isEmpty)
  }

  @Test("An item with prices far apart has no usual one")
  func apart() {
    var made = MadeBook()
    made.buyMonthly(prices: [10_000, 90_000, 20_000, 70_000, 15_000, 40_000, 12_000, 60_000])
    made.buy(on: "2026-11-10", paid: 400_000)
    #expect(found(made).isEmpty)
  }

  @Test("A slip of an earlier month does not hide another one")
  func earlier() {
    var made = book
    made.buy(on: "2026-10-20", paid: 200_000)
    made.buy(on: "2026-11-10", paid: 200_000)
    #expect(found(made).count == 1)
  }

  /// Weights of 1.0 to 1.9 kg at 3.00 a kg.
  private var weighed: MadeBook {
    var made = MadeBook()
    for month in 1...9 {
      let weight = Int64(900_000 + month * 100_000)
      made.buy(on: "2026-0\(month)-10", paid: weight * 3 / 100, quantity: weight, unit: 2)
    }
    return made
  }

  @Test(
    "12 kg in place of 1.2 kg are found by the quantity, whatever they cost",
    arguments: [36_000, 360_000])
  func weight(paid: Int64) {
    var made = weighed
    made.buy(on: "2026-11-10", paid: paid, quantity: 12_000_000, unit: 2)
    #expect(
      found(made).map(\.figure) == [
        .quantity(Quantity(units: 12), usual: Quantity(millionths: 1_400_000), 2)
      ])
  }

  @Test("In another unit of the same dimension, what is usual is said in that of the line")
  func otherUnit() {
    var made = weighed
    made.buy(on: "2026-11-10", paid: 36_000, quantity: 12_000 * 1_000_000, unit: 1)
    #expect(
      found(made).map(\.figure) == [
        .quantity(Quantity(units: 12_000), usual: Quantity(units: 1_400), 1)
      ])
  }

  @Test(
    "Ten pieces in place of one are found at the usual price; twelve are bought",
    arguments: [(10, true), (20, false), (12, false), (6, false), (100, true)])
  func pieces(count: Int64, isFound: Bool) {
    var made = book
    made.buy(on: "2026-11-10", paid: 20_400 * count, quantity: count * 1_000_000)
    #expect(found(made).count == (isFound ? 1 : 0))
  }

  @Test("Many pieces of what costs little beside the month are not told")
  func littleMoney() {
    var made = book
    made.buy(on: "2026-11-10", paid: 204_000, quantity: 10_000_000)
    made.buy(1, on: "2026-11-11", paid: 30_000_000)
    #expect(found(made).isEmpty)
  }

  @Test("An item is known by its lines at all stores, in one currency and one dimension")
  func groups() {
    var made = MadeBook()
    for store in 0..<3 { made.buyMonthly(at: StoreID(store), prices: [20_000, 20_000]) }
    made.buy(at: 1, on: "2026-11-10", paid: 200_000)
    made.buy(on: "2026-11-11", paid: 200_000, currency: 1)
    made.buy(on: "2026-11-12", paid: 200_000, unit: 2)
    #expect(found(made).count == 1)
  }
}
