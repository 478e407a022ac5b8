import Testing

@testable import PricebookModel

@Suite("Decimals of minor units are found by letters")
struct MinorUnitTests {
  @Test("Every code of three letters has the decimals that the table says")
  func everyCode() {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { Character(Unicode.Scalar($0)) }
    for first in letters {
      for second in letters {
        for third in letters {
          let label = String([first, second, third])
          #expect(
            CurrencyCode(label: label).minorUnitDigits == CurrencyCode.digitsByCode[label] ?? 2)
        }
      }
    }
  }

  @Test(
    "A label that is no code has two decimals, and one in other scalars has those of its equal",
    arguments: [
      ("€", 2), ("kr", 2), ("jpy", 2), ("JPYJPY", 2), ("\u{212A}RW", 0), ("\u{212A}WD", 3),
    ]
  )
  func otherLabels(label: String, digits: Int) {
    #expect(CurrencyCode(label: label).minorUnitDigits == digits)
  }
}
