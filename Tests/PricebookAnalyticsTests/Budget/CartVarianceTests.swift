import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func part(_ price: String?, _ quantity: String, store: StoreID? = 0) -> CartLine.Part {
  CartLine.Part(
    store: store, price: price.flatMap { ExactDecimal(parsing: $0) },
    quantity: ExactDecimal(parsing: quantity) ?? .zero)
}

private func line(_ planned: CartLine.Part?, _ bought: CartLine.Part?) -> CartLine {
  CartLine(
    item: 0, category: 0, unit: .each, planned: planned, bought: bought, isSkipped: false)
}

private func variance(
  _ lines: [CartLine], state: Cart.State = .completed, budget: Amount? = nil,
  currency: String = "EUR"
) -> CartVariance {
  CartVariance(
    of: Cart(
      id: "id", name: "cart", app: .grock, state: state, budget: budget,
      currency: CurrencyCode(label: currency), created: CalendarDate(daysSinceEpoch: 10),
      modified: nil, started: nil, completed: CalendarDate(daysSinceEpoch: 20), lines: lines,
      source: 0), at: 0)
}

/// Raised, dearer at another store, skipped, and added on the trip.
private let trip = [
  line(part("2.00", "2"), part("2.00", "3")),
  line(part("1.50", "4"), part("1.75", "4", store: 1)),
  line(part("5.00", "1"), nil),
  line(nil, part("3.20", "1")),
]

struct CartVarianceTests {
  @Test("A completed cart splits into price, store switching, quantity, unplanned and skipped")
  func completedParts() {
    let result = variance(trip)
    #expect(result.planned == Amount(cents: 1_500))
    #expect(result.actual == Amount(cents: 1_620))
    #expect(
      result.parts
        == CartVariance.Parts(
          price: Amount(cents: 100), storeSwitching: Amount(cents: 100),
          quantity: Amount(cents: 200), unplanned: Amount(cents: 320),
          skipped: Amount(cents: -500)))
  }

  @Test("Price times actual quantity is rounded once, the quantity part is the rest")
  func roundedOnce() {
    // Planned 0.333 × 2 = 0.67, actual 0.338 × 3 = 1.01, price 0.005 × 3 = 0.015 → 0.02.
    let parts = variance([line(part("0.333", "2"), part("0.338", "3"))]).parts
    #expect(parts?.price == Amount(cents: 2))
    #expect(parts?.quantity == Amount(cents: 32))
  }

  @Test("A price of 38 digits is multiplied before it is rounded: 300 come to 5.00")
  func longPrice() {
    let price = "0.01666666666666666666666666666666666667"
    let result = variance([line(part(price, "300"), part(price, "300"))])
    #expect(result.planned == Amount(cents: 500))
    #expect(result.actual == Amount(cents: 500))
    #expect(result.parts?.price == .zero)
  }

  @Test("Prices whose difference needs more than 38 digits still add up")
  func differenceTooLong() {
    let result = variance([
      line(part("123.45", "2"), part("0.01666666666666666666666666666666666667", "300"))
    ])
    #expect(result.parts?.price == Amount(cents: 500 - 12_345 * 300))
    #expect(result.parts?.total == Amount(cents: 500 - 24_690))
  }

  @Test("A store that is not known on both sides is no store switching")
  func unknownStore() {
    let lines = [
      line(part("1", "1", store: nil), part("2", "1", store: 1)),
      line(part("1", "1", store: 1), part("2", "1", store: nil)),
      line(part("1", "1", store: 1), part("2", "1", store: 1)),
    ]
    #expect(variance(lines).parts?.storeSwitching == .zero)
    #expect(variance(lines).parts?.price == Amount(cents: 300))
  }

  @Test("What was planned without a price or a store was planned at the price that was paid")
  func noPlannedPrice() {
    let result = variance([line(part(nil, "1", store: nil), part("2.70", "2"))])
    #expect(result.planned == Amount(cents: 270))
    #expect(result.parts?.unplanned == .zero)
    #expect(result.parts?.price == .zero)
    #expect(result.parts?.quantity == Amount(cents: 270))
    #expect(result.unpricedLines == 0)
  }

  @Test("A bought line without a price counts as skipped money, and as unpriced")
  func noActualPrice() {
    let result = variance([line(part("2.50", "2"), part(nil, "2"))])
    #expect(result.actual == .zero)
    #expect(result.parts?.skipped == Amount(cents: -500))
    #expect(result.unpricedLines == 1)
  }

  @Test("A line without any price is one unpriced line and nothing else")
  func noPriceAtAll() {
    let result = variance([line(part(nil, "2"), part(nil, "2"))])
    #expect(result.parts?.total == .zero)
    #expect(result.unpricedLines == 1)
  }

  @Test("A cart in planning has a plan and nothing else")
  func planning() {
    let result = variance(
      [line(part("2.00", "2"), nil)], state: .planning, budget: Amount(cents: 900))
    #expect(result.planned == Amount(cents: 400))
    #expect(result.budget == Amount(cents: 900))
    #expect(result.actual == nil)
    #expect(result.parts == nil)
    #expect(result.budgetVariance == nil)
    #expect(result.status == nil)
  }

  @Test("A cart in shopping shows what is in the trolley so far, and no variance")
  func shopping() {
    let result = variance(trip, state: .shopping, budget: Amount(cents: 900))
    #expect(result.actual == Amount(cents: 1_620))
    #expect(result.parts == nil)
    #expect(result.budgetVariance == nil)
    #expect(result.status == nil)
  }

  @Test(
    "A completed cart is over, under or on its budget to the last digit",
    arguments: [
      (16_199, BudgetVariance.Status.over, 1), (16_200, .on, 0), (16_201, .under, -1),
    ])
  func status(tenthsOfCents: Int64, status: BudgetVariance.Status, difference: Int64) {
    let budget = Amount(tenThousandths: tenthsOfCents * 10)
    let result = variance(trip, budget: budget)
    #expect(result.status == status)
    #expect(result.budgetVariance == Amount(tenThousandths: difference * 10))
  }

  @Test("A completed cart without a budget is unbudgeted")
  func unbudgeted() {
    #expect(variance(trip).status == .unbudgeted)
    #expect(variance(trip).budgetVariance == nil)
  }

  @Test(
    "Amounts round to the minor unit of the cart's currency",
    arguments: [("JPY", 3), ("KWD", 2_500)])
  func minorUnits(currency: String, expected: Int64) {
    let result = variance([line(part("2.5", "1"), nil)], currency: currency)
    let step: Int64 = currency == "JPY" ? 10_000 : 10
    #expect(result.planned == Amount(tenThousandths: expected * step))
  }

  @Test("Amounts that do not fit are unpriced lines and never a trap")
  func beyondRange() {
    let huge = "99999999999999999999999999999999999999"
    let large = "90000000000000"
    let result = variance([
      line(part(huge, "1"), part(huge, "2")),
      line(part(huge, "0.000001"), part("1", "10000000")),
      line(part(large, "0.000001"), part("1", "10000000")),
      line(part(large, "1"), part(large, "1")),
      line(part("-" + huge, "1"), nil),
    ])
    #expect(result.unpricedLines == 4)
    #expect(result.parts?.total == (result.actual ?? .zero) - result.planned)
  }

  @Test("Carts come in order of date, undated last, then name, then id")
  func order() {
    var book = Book()
    book.vault.carts = [
      ("b", "1", 7), ("a", "2", nil), ("a", "2", 7), ("a", "1", 7), ("z", "1", 3),
    ]
    .map { name, id, day in
      Cart(
        id: id, name: name, app: .grock, state: .planning, budget: nil, currency: .unknown,
        created: day.map { CalendarDate(daysSinceEpoch: Int32($0)) }, modified: nil, started: nil,
        completed: nil, lines: [], source: 0)
    }
    #expect(CartVariance.all(in: book).map(\.cart) == [4, 3, 2, 0, 1])
  }
}

struct CartVarianceProperties {
  /// A decimal as apps keep them: mostly two decimals, sometimes a quotient of 38 digits.
  private func price(using random: inout SeededGenerator) -> ExactDecimal? {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: nil
    case 1...4:
      ExactDecimal(significand: Int128(Int.random(in: 1..<100_000, using: &random)), scale: 4)
        .divided(by: Int128(Int.random(in: 3...997, using: &random)))
    default:
      ExactDecimal(significand: Int128(Int.random(in: 0..<10_000, using: &random)), scale: 2)
    }
  }

  private func part(using random: inout SeededGenerator) -> CartLine.Part? {
    guard Int.random(in: 0..<5, using: &random) > 0 else { return nil }
    let store = StoreID.random(in: 0..<4, using: &random)
    let quantity = Int128(Int.random(in: 0..<5_000_000, using: &random))
    return CartLine.Part(
      store: store == 0 ? nil : store, price: price(using: &random),
      quantity: ExactDecimal(significand: quantity, scale: 6))
  }

  @Test(
    "The four parts of 50 random carts add up to actual − planned, to the last digit",
    arguments: 1...5 as ClosedRange<UInt64>)
  func partsAddUp(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let lines = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
        line(part(using: &random), part(using: &random))
      }
      for currency in ["EUR", "JPY", "KWD"] {
        let result = variance(lines, currency: currency)
        let step = Amount.step(digits: result.currency.minorUnitDigits)
        #expect(result.parts?.total == (result.actual ?? .zero) - result.planned, "seed \(seed)")
        #expect((result.parts?.price.tenThousandths ?? 1) % step == 0, "seed \(seed)")
      }
    }
  }

  @Test(
    "Lines in another order make the same variance", arguments: 1...10 as ClosedRange<UInt64>)
  func lineOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<40).map { _ in line(part(using: &random), part(using: &random)) }
    #expect(variance(lines) == variance(lines.shuffled(using: &random)), "seed \(seed)")
  }
}
