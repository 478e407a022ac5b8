import PricebookModel
import TestSupport
import Testing

/// Prices and quantities are rounded by a short way where it is certain; here it is compared
/// with the long one.
struct RoundedRatioTests {
  @Test("A unit price rounds as exact arithmetic rounds it", arguments: [1, 2, 3] as [UInt64])
  func prices(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let paid = Int64.random(in: -2_000_000...2_000_000, using: &generator)
      let millionths = Int64.random(in: 1...9, using: &generator) * 250_000
      let count = Int128(millionths) * Int128(UnitOfMeasure.wholeBase)
      let price = UnitValue(
        paid: Amount(tenThousandths: paid), quantity: BaseQuantity(count: count))
      let exact = (Int128(paid) * 10_000_000_000_000_000_000).dividedRounding(by: count)
      #expect(price.rounded == Amount(tenThousandths: Int64(exact)), "seed \(seed), paid \(paid)")
    }
  }

  @Test(
    "A unit price of a half rounds away from zero, and one beside it to its own side",
    arguments: [
      (1, 2_000_000, 1), (-1, 2_000_000, -1), (1, 2_000_001, 0), (-1, 2_000_001, 0),
      (1, 1_999_999, 1), (3, 2_000_000, 2), (999_999_999, 2_000_000, 500_000_000),
      (4_000_000_000_000_001, 2_000_000, 2_000_000_000_000_001),
    ] as [(Int64, Int64, Int64)])
  func halves(paid: Int64, millionths: Int64, expected: Int64) {
    let price = UnitValue(
      paid: Amount(tenThousandths: paid),
      quantity: UnitOfMeasure.each.base(Quantity(millionths: millionths)))
    #expect(price.rounded?.tenThousandths == expected)
  }

  @Test("A quantity rounds as exact arithmetic rounds it", arguments: [4, 5, 6] as [UInt64])
  func quantities(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let count = Int128.random(
        in: -3_000_000_000_000_000...3_000_000_000_000_000, using: &generator)
      let half = count - count % 5_000_000_000_000
      for wanted in [count, half, half + 1, half - 1] {
        let exact = wanted.dividedRounding(by: 10_000_000_000_000)
        #expect(
          BaseQuantity(count: wanted).rounded.millionths == Int64(exact),
          "seed \(seed), count \(wanted)")
      }
    }
  }
}
