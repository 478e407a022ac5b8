import PricebookModel
import TestSupport
import Testing

private func decimal(_ text: String) throws -> ExactDecimal {
  try #require(ExactDecimal(parsing: text))
}

struct ExactDecimalArithmeticTests {
  @Test(
    "Differences are exact at any scales",
    arguments: [
      ("1", "0.9", "0.1"), ("0.1", "0.10", "0"), ("2.49", "3", "-0.51"), ("-1.5", "-1.5", "0"),
      (
        "3.3333333333333333333333333333333333333", "3.5",
        "-0.1666666666666666666666666666666666667"
      ),
      (
        "0", "0.00000000000000000000000000000000000001", "-0.00000000000000000000000000000000000001"
      ),
    ])
  func difference(left: String, right: String, expected: String) throws {
    #expect(try decimal(left).subtracting(decimal(right))?.description == expected)
  }

  @Test("A difference of more than 38 digits is none")
  func tooLong() throws {
    let tiny = try decimal("0.00000000000000000000000000000000000001")
    #expect(try decimal("100").subtracting(tiny) == nil)
  }

  @Test("The extreme significands neither trap nor wrap")
  func extremes() {
    let least = ExactDecimal(significand: Int128.min, scale: 0)
    let greatest = ExactDecimal(significand: Int128.max, scale: 0)
    #expect(greatest.adding(greatest) == nil)
    #expect(greatest.subtracting(least) == nil)
    #expect(ExactDecimal.zero.subtracting(least) == nil)
  }

  @Test(
    "Adding what was subtracted gives the number back", arguments: 1...20 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let left = ExactDecimal(
        significand: Int128(Int64.random(in: -1_000_000...1_000_000, using: &random)),
        scale: UInt8.random(in: 0...12, using: &random))
      let right = ExactDecimal(
        significand: Int128(Int64.random(in: -1_000_000...1_000_000, using: &random)),
        scale: UInt8.random(in: 0...12, using: &random))
      #expect(left.subtracting(right)?.adding(right) == left, "seed \(seed)")
    }
  }

  @Test(
    "Quotients that end are exact, others are rounded at the last digit that fits",
    arguments: [
      ("1", 4, "0.25"), ("-10", 8, "-1.25"), ("1", 6, "0.16666666666666666666666666666666666667"),
      ("0", 7, "0"),
    ])
  func quotient(text: String, divisor: Int, expected: String) throws {
    #expect(try decimal(text).divided(by: Int128(divisor)).description == expected)
  }

  @Test(
    "Moving the point keeps every digit",
    arguments: [("1.5", 3, "1500"), ("1500", -3, "1.5"), ("0", 40, "0")])
  func shift(text: String, exponent: Int, expected: String) throws {
    #expect(try decimal(text).shifted(byPowerOfTen: exponent)?.description == expected)
  }

  @Test("A point moved beyond 38 places is refused", arguments: [40, -40, Int.min, Int.max])
  func shiftTooFar(exponent: Int) throws {
    #expect(try decimal("1").shifted(byPowerOfTen: exponent) == nil)
  }
}
