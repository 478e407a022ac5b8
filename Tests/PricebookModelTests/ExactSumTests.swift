import PricebookModel
import TestSupport
import Testing

@Suite("Exact sums that are rounded once")
struct ExactSumTests {
  private func sum(_ products: [(String, String)], digits: Int = 2) -> Int64? {
    var sum = ExactSum()
    for (price, quantity) in products {
      guard let price = ExactDecimal(parsing: price), let quantity = ExactDecimal(parsing: quantity)
      else { return nil }
      sum.add(price, times: quantity)
    }
    return sum.roundedHalfToEven(toDigits: digits)?.tenThousandths
  }

  @Test(
    "A half goes to the even neighbour",
    arguments: [
      ("0.125", 1_200), ("0.135", 1_400), ("0.145", 1_400), ("0.1250001", 1_300),
      ("0.005", 0), ("0.015", 200), ("0", 0), ("99.995", 1_000_000),
    ] as [(String, Int64)])
  func halves(price: String, tenThousandths: Int64) {
    #expect(sum([(price, "1")]) == tenThousandths)
  }

  @Test func `Two halves make a whole, because only the sum is rounded`() {
    #expect(sum([("0.125", "1"), ("0.125", "1")]) == 2_500)
  }

  @Test func `A price divided out of a total gives the total again`() {
    #expect(sum([("0.01666666666666666666666666666666666667", "300")]) == 50_000)
    #expect(sum([("3.3333333333333333333333333333333333333", "3")]) == 100_000)
  }

  @Test func `The last of 76 decimals decides a half`() {
    let small = "0.00000000000000000000000000000000000001"
    #expect(sum([("0.125", "1"), (small, small)]) == 1_300)
  }

  @Test func `What does not fit is nothing`() {
    #expect(sum([("99999999999999999999999999999999999999", "99999999999")]) == nil)
    #expect(sum([("922337203685478", "1")]) == nil)
    #expect(sum([("922337203685477", "1")]) == 9_223_372_036_854_770_000)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `Sums of small numbers are what whole numbers give`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var sum = ExactSum()
      var thousandths: Int64 = 0
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let price = Int64.random(in: 0...99_999, using: &random)
        let quantity = Int64.random(in: 0...99, using: &random)
        sum.add(
          ExactDecimal(significand: Int128(price), scale: 2),
          times: ExactDecimal(significand: Int128(quantity), scale: 1))
        thousandths += price * quantity
      }
      let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 10)
      let isUp = rest > 5 || (rest == 5 && !whole.isMultiple(of: 2))
      #expect(
        sum.roundedHalfToEven(toDigits: 2)?.tenThousandths == (whole + (isUp ? 1 : 0)) * 100)
    }
  }
}
