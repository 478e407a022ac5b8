import PricebookModel
import Testing

@testable import PricebookReport

@Suite struct `Written values` {
  static let euro = CurrencyCode(label: "EUR")

  static func money(_ tenThousandths: Int64, _ currency: String) -> Money {
    Money(Amount(tenThousandths: tenThousandths), CurrencyCode(label: currency))
  }

  @Test(
    "Money in a sentence has its sign, U+2212 for minus, and its currency's decimals",
    arguments: [
      (8_628_600, "EUR", "€862.86"), (125_000, "CHF", "CHF\u{A0}12.50"), (-42_500, "EUR", "−€4.25"),
      (12_345_678_900, "USD", "$1,234,567.89"), (5_000_000, "JPY", "¥500"),
      (15_000, "KWD", "KWD\u{A0}1.500"), (10_000, "", "1.00"), (10_000, "$", "$1.00"),
      (10_000, "kr", "kr\u{A0}1.00"), (10_000, "Rs.", "Rs.\u{A0}1.00"), (0, "EUR", "€0.00"),
    ] as [(Int64, String, String)])
  func moneyInSentences(amount: Int64, currency: String, written: String) {
    #expect(Formatting().text(.money(Written.money(amount, currency))) == written)
  }

  @Test(
    "A difference always has its sign, except a true zero",
    arguments: [(628_600, "+€62.86"), (-117_100, "−€11.71"), (0, "€0.00")] as [(Int64, String)])
  func differencesAreSigned(amount: Int64, written: String) {
    #expect(Formatting().text(.difference(Written.money(amount, "EUR"))) == written)
  }

  @Test("In a table the caption names the currency")
  func cellsHaveNoCurrency() {
    #expect(Formatting().text(.difference(Written.money(628_600, "EUR")), in: .cell) == "+62.86")
  }

  @Test(
    "Prices have two decimals, and up to four below a tenth",
    arguments: [
      (114_900, "11.49"), (9_500, "0.95"), (12_345, "1.23"), (950, "0.095"), (167, "0.0167"),
    ]
      as [(Int64, String)])
  func prices(amount: Int64, written: String) {
    #expect(Formatting().text(.price(Written.money(amount, "EUR")), in: .cell) == written)
  }

  @Test(
    "Quantities have three decimals, rounded half away from zero, and all digits below half a gram",
    arguments: [
      (1_234_500, "1.235"), (-1_234_500, "−1.235"), (500, "0.001"), (499, "0.000499"),
    ] as [(Int64, String)])
  func quantities(millionths: Int64, written: String) {
    let quantity = Quantity(millionths: millionths)
    #expect(Formatting().text(.quantity(quantity, unit: "kg")) == "\(written)\u{A0}kg")
  }

  @Test(
    "A dollar with letters stands before the number even where signs stand behind",
    arguments: [("$", "1,00\u{A0}$"), ("R$", "R$\u{A0}1,00"), ("€", "1,00\u{A0}€")])
  func dollars(sign: String, written: String) {
    let german = Formatting(ReportLocale(.german))
    #expect(german.text(.money(Written.money(10_000, sign))) == written)
  }

  @Test(
    "Percentages are rounded half away from zero, and what is no number is a dash",
    arguments: [
      (3.75, 1, "+3.8%"), (-0.05, 1, "−0.1%"), (0.04, 1, "0.0%"), (.nan, 1, "–"),
      (.infinity, 1, "–"), (1e300, 1, "+1,000,000,000,000.0%"), (86, 0, "+86%"),
    ])
  func percentages(percent: Double, digits: Int, written: String) {
    #expect(Formatting().text(.percentDifference(percent, digits: digits)) == written)
  }

  @Test(
    "Charts write amounts from a million on compactly",
    arguments: [
      (9_999_990_000, "999,999.00"), (12_345_678_900, "1.2\u{A0}m"),
      (34_000_000_000_000, "3.4\u{A0}bn"), (-12_345_678_900, "−1.2\u{A0}m"),
    ] as [(Int64, String)])
  func chartAmounts(amount: Int64, written: String) {
    #expect(Formatting().chartAmount(Amount(tenThousandths: amount), Written.euro) == written)
  }

  @Test(
    "A chart writes whole units, and decimals where an amount below ten has them",
    arguments: [
      (95_000, "9.50"), (90_000, "9"), (99_999, "10.00"), (100_000, "10"), (104_900, "10"),
      (-5_000, "−0.50"), (0, "0"),
    ] as [(Int64, String)])
  func wholeChartAmounts(amount: Int64, written: String) {
    #expect(Formatting().chartWhole(Amount(tenThousandths: amount), Written.euro) == written)
  }

  @Test("Quantities, months and days are written as a reader writes them")
  func timesAndQuantities() throws {
    let date = try #require(CalendarDate(year: 2026, month: 10, day: 9))
    let text = Formatting().plainText(
      "\(.quantity(Quantity(millionths: 2_600_000), unit: "kg")) \(.quantity(.one, unit: "each")) \(.date(date)) \(.dayOfMonth(date)) \(.month(date.month)) \(.shortMonth(date.month))"
    )
    #expect(text == "2.6\u{A0}kg 1 9 October 2026 9 October October 2026 Oct 2026")
  }

  @Test("A name is one line of at most 120 characters", arguments: HostileNames.all)
  func namesAreShort(name: String) {
    let shown = DisplayName.shown(name)
    #expect(shown.count <= 120)
    #expect(!shown.contains { $0.isNewline })
  }

  @Test("Interpolated text keeps words, names and values apart")
  func interpolation() {
    let text: RichText = "a \(name: "b") \(strong: .count(3))"
    #expect(text.inlines == [.text("a "), .name("b"), .text(" "), .strong(.value(.count(3)))])
  }
}

private typealias Written = `Written values`
