import PricebookModel
import Testing

@testable import PricebookPages
@testable import PricebookReport

@Suite struct `Values for programs` {
  static let euro = CurrencyCode(label: "EUR")
  static let yen = CurrencyCode(label: "JPY")
  static let october = Month(year: 2026, month: 10)

  static let cases: [(Value, String)] = [
    (.money(Money(Amount(tenThousandths: 12_345_678), euro)), "1234.57"),
    (.difference(Money(Amount(tenThousandths: -500), euro)), "-0.05"),
    (.wholeMoney(Money(Amount(tenThousandths: 12_345_678), euro)), "1234.57"),
    (.money(Money(Amount(units: 1_200), yen)), "1200"),
    (.money(Money(Amount(tenThousandths: .max), euro)), "922337203685477.58"),
    (.price(Money(Amount(tenThousandths: 2_547), euro)), "0.2547"),
    (.percentDifference(-4.96124, digits: 1), "-4.9612"),
    (.percent(.nan, digits: 1), ""), (.number(.infinity, digits: 1), ""),
    (.number(1e300, digits: 1), ""), (.count(1_234_567), "1234567"),
    (.quantity(Quantity(millionths: 2_600_000), unit: "kg"), "2.6"),
    (.quantity(Quantity(millionths: 10_000_000), unit: "each"), "10"),
    (.month(october), "2026-10"), (.shortMonth(october), "2026-10"),
    (.dayOfMonth(CalendarDate(year: 2026, month: 10, day: 9) ?? october.firstDay), "2026-10-09"),
  ]

  @Test("A value is written without grouping, sign of currency or language", arguments: cases)
  func machineText(value: Value, text: String) { #expect(value.machineText == text) }

  static let texts: [(RichText, Bool)] = [
    (.value(.count(3)), true), ("\(strong: .count(3))", true), ("\(.count(3)) of 4", false),
    ("4", false), ("", false), ("\(name: "3")", false),
  ]

  @Test("Text is one value only where nothing else is said", arguments: texts)
  func oneValue(text: RichText, isOneValue: Bool) { #expect(text.isOneValue == isOneValue) }
}
