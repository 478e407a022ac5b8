import PricebookModel
import Testing

@Suite("Amounts")
struct AmountTests {
  @Test(
    "An amount rounds half away from zero to the minor unit",
    arguments: [
      (12_345, 2, 12_300), (12_350, 2, 12_400), (-12_350, 2, -12_400), (12_349, 2, 12_300),
      (5_000, 0, 10_000), (-5_000, 0, -10_000), (4_999, 0, 0), (12_345, 3, 12_350),
      (12_345, 4, 12_345), (0, 2, 0),
    ] as [(Int64, Int, Int64)])
  func rounds(amount: Int64, digits: Int, expected: Int64) {
    #expect(
      Amount(tenThousandths: amount).rounded(toDigits: digits)?.tenThousandths == expected)
  }

  @Test("Rounding next to the end of 64 bits is defined")
  func roundsAtTheEnd() {
    #expect(
      Amount(tenThousandths: .max).rounded(toDigits: 2)?.tenThousandths == Int64.max / 100 * 100)
    #expect(Amount(tenThousandths: .max).rounded(toDigits: 0) == nil)
    #expect(Amount(tenThousandths: .min).rounded(toDigits: 0) == nil)
    #expect(Amount(tenThousandths: .min).rounded(toDigits: 4)?.tenThousandths == Int64.min)
  }
}

@Suite("Currencies")
struct CurrencyCodeTests {
  @Test(
    "A sign that means one currency maps to its code",
    arguments: [
      ("€", "EUR"), ("£", "GBP"), ("₹", "INR"), ("₽", "RUB"), ("₪", "ILS"), ("R$", "BRL"),
      ("zł", "PLN"), ("A$", "AUD"), ("C$", "CAD"), ("₩", "KRW"), ("₫", "VND"), ("฿", "THB"),
      ("Kč", "CZK"), ("eur", "EUR"), (" CHF ", "CHF"), ("", ""),
    ])
  func mapsSigns(written: String, code: String) {
    #expect(CurrencyCode(written: written).label == code)
  }

  @Test(
    "A sign of several currencies is the book's where the book uses it, else as written",
    arguments: [
      ("$", "CAD", "CAD"), ("$", "EUR", "$"), ("¥", "CNY", "CNY"), ("¥", "EUR", "¥"),
      ("kr", "NOK", "NOK"), ("Kr", "SEK", "SEK"), ("kr", "EUR", "kr"),
    ])
  func resolvesAmbiguousSigns(written: String, book: String, expected: String) {
    let code = CurrencyCode(written: written, bookCurrency: CurrencyCode(label: book))
    #expect(code.label == expected)
  }

  @Test(
    "Minor units follow the currency, two decimals where it is unknown",
    arguments: [("EUR", 2), ("JPY", 0), ("KWD", 3), ("", 2), ("$", 2), ("XYZ", 2)])
  func knowsMinorUnits(label: String, digits: Int) {
    #expect(CurrencyCode(label: label).minorUnitDigits == digits)
  }
}
