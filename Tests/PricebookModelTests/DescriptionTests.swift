import PricebookModel
import Testing

@Suite("Values in words")
struct DescriptionTests {
  @Test(
    arguments: [
      (125_000, "EUR", "12.50 EUR"), (-125_050, "EUR", "-12.5050 EUR"),
      (1_200_000, "JPY", "120 JPY"),
      (12_500, "KWD", "1.250 KWD"), (0, "", "0.00"),
    ] as [(Int64, String, String)])
  func `money has the decimals of its currency, or as many as it needs`(
    tenThousandths: Int64, label: String, text: String
  ) {
    let money = Money(Amount(tenThousandths: tenThousandths), CurrencyCode(label: label))
    #expect("\(money)" == text)
  }

  @Test(
    arguments: [
      (1_500_000, "1.5"), (0, "0"), (-250_000, "-0.25"), (3_000_000, "3"), (1, "0.000001"),
    ] as [(Int64, String)])
  func `a quantity has no zeros at its end`(millionths: Int64, text: String) {
    #expect("\(Quantity(millionths: millionths))" == text)
  }
}
