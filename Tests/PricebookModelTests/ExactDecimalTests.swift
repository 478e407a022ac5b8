import Foundation
import PricebookModel
import TestSupport
import Testing

@Suite("Exact decimals")
struct ExactDecimalTests {
  @Test(
    "A number keeps every digit it was given",
    arguments: [
      ("0", "0"), ("-0", "0"), ("12.50", "12.5"), (".5", "0.5"), ("5.", "5"),
      ("1e-07", "0.0000001"),
      ("1e+21", "1000000000000000000000"), ("2.5E2", "250"), ("-0.001", "-0.001"),
      (
        "0.01666666666666666666666666666666666667",
        "0.01666666666666666666666666666666666667"
      ),
      ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ])
  func keepsDigits(written: String, printed: String) throws {
    #expect(try #require(ExactDecimal(parsing: written)).description == printed)
  }

  @Test(
    "Text that is no number is refused",
    arguments: [
      "", "-", "+", ".", "e5", "1e", "1e5.0", "1,5", "1 000", "0x10", "NaN", "inf", "--1", "1.2.3",
      "1e1001", "999999999999999999999999999999999999999", "1e39", "1e-39", "٣",
    ])
  func refusesOtherText(text: String) {
    #expect(ExactDecimal(parsing: text) == nil)
  }

  @Test(
    "A line is rounded once, half away from zero",
    arguments: [
      ("0.01666666666666666666666666666666666667", "300", 2, 50_000),
      ("0.0167", "300", 2, 50_100),
      ("1.005", "1", 2, 10_100),
      ("-1.005", "1", 2, -10_100),
      ("1.0049999999", "1", 2, 10_000),
      ("149.5", "1", 0, 1_500_000),
      ("0.1235", "1", 3, 1_240),
      ("3.3333333333333333333333333333333333333", "3", 2, 100_000),
      ("0", "99", 2, 0),
    ])
  func roundsOnce(price: String, quantity: String, digits: Int, expected: Int64) throws {
    let price = try #require(ExactDecimal(parsing: price))
    let quantity = try #require(ExactDecimal(parsing: quantity)?.exactQuantity)
    #expect(
      price.multiplied(by: quantity, roundedToDigits: digits)
        == Amount(tenThousandths: expected))
  }

  @Test("A product beyond 64 bits has no amount")
  func refusesOverflow() throws {
    let price = try #require(ExactDecimal(parsing: "99999999999999999999999999999999999999"))
    #expect(price.multiplied(by: .limit, roundedToDigits: 2) == nil)
    #expect(price.multiplied(by: .one, roundedToDigits: 2) == nil)
    #expect(price.exactAmount == nil)
    #expect(price.rounded(toDigits: 4) == nil)
  }

  @Test("Products wider than 128 bits are rounded half away from zero, with either sign")
  func wideProducts() {
    func product(_ left: Int128, _ scale: UInt8, _ right: Int128, _ other: UInt8) -> Amount? {
      ExactDecimal(significand: left, scale: scale)
        .multiplied(by: ExactDecimal(significand: right, scale: other), roundedToDigits: 0)
    }
    let large = powerOfTen(25)
    // A half, and a bit less.
    #expect(product(large, 38, 5 * large, 13) == Amount(units: 1))
    #expect(product(large, 38, 5 * large - 1, 13) == .zero)
    #expect(product(-large, 38, 5 * large, 13) == Amount(units: -1))
    // 2¹²⁸ has no bits in its lower half.
    #expect(product(-(1 << 64), 15, 1 << 64, 15) == Amount(units: -340_282_367))
  }

  @Test("Numbers with the same digits and other scales are others")
  func equality() throws {
    #expect(ExactDecimal(significand: 15, scale: 1) != ExactDecimal(significand: 15, scale: 0))
    #expect(ExactDecimal(significand: 150, scale: 2) == ExactDecimal(significand: 15, scale: 1))
  }

  @Test("Products agree with Foundation's decimals")
  func agreesWithFoundation() throws {
    var random = SeededGenerator(seed: 20_261_029)
    for _ in 0..<2_000 {
      let price = Int64.random(in: -9_999_999...9_999_999, using: &random)
      let priceScale = UInt8.random(in: 0...8, using: &random)
      let quantity = Quantity(
        millionths: Int64.random(in: -50_000_000...50_000_000, using: &random))
      let exact = ExactDecimal(significand: Int128(price), scale: priceScale)
      var product =
        try #require(Decimal(string: exact.description)) * Decimal(quantity.millionths) / 1_000_000
      var rounded = Decimal()
      unsafe NSDecimalRound(&rounded, &product, 2, .plain)
      let expected = Int64((rounded * 10_000).description)
      #expect(
        exact.multiplied(by: quantity, roundedToDigits: 2)?.tenThousandths == expected,
        "\(exact) × \(quantity.millionths) millionths")
    }
  }

  @Test(
    "A number reads the same with more zeros than 64 bits have digits",
    arguments: [
      "0", "5.", "-.5", "12.50", "-0.0", "+3.10", "999999999999999999", "0.000000000000000001",
      "-123456789012345678",
    ])
  func readsShortAndLong(text: String) throws {
    let sign = text.prefix { $0 == "-" || $0 == "+" }
    let long = sign + String(repeating: "0", count: 20) + text.dropFirst(sign.count)
    let short = try #require(ExactDecimal(parsing: text))
    let same = try #require(ExactDecimal(parsing: long))
    #expect(short == same)
    #expect(short.scale == same.scale)
  }

  @Test("Equal numbers of different scale are equal and hash alike")
  func comparesValues() {
    let short = ExactDecimal(significand: 5, scale: 1)
    let long = ExactDecimal(significand: 500, scale: 3)
    #expect(short == long)
    #expect(Set([short, long]).count == 1)
  }
}
