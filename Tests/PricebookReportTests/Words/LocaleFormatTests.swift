import PricebookModel
import Testing

@testable import PricebookReport

@Suite struct `Numbers and dates of locales` {
  @Test(
    "An amount has the marks and the sign of its locale",
    arguments: [
      ("en", "EUR", "€1,234.50"), ("en", "CHF", "CHF\u{A0}1,234.50"),
      ("de", "EUR", "1.234,50\u{A0}€"), ("de", "CHF", "1.234,50\u{A0}CHF"),
      ("de-CH", "CHF", "CHF\u{A0}1’234.50"), ("de-AT", "EUR", "€\u{A0}1.234,50"),
      ("fr", "EUR", "1\u{202F}234,50\u{A0}€"), ("fr-CH", "CHF", "CHF\u{A0}1\u{202F}234,50"),
      ("fr", "USD", "1\u{202F}234,50\u{A0}$US"), ("es", "EUR", "1.234,50\u{A0}€"),
      ("es-MX", "MXN", "$1,234.50"), ("es-MX", "EUR", "EUR\u{A0}1,234.50"),
      ("en-GB", "USD", "US$1,234.50"),
    ])
  func amount(tag: String, currency: String, written: String) throws {
    let money = Self.money(12_345_000, currency)
    #expect(try formatting(tag).text(.money(money)) == written)
  }

  @Test("Spanish groups digits from five on")
  func spanishGroups() throws {
    #expect(try formatting("es").text(.count(1_234)) == "1234")
    #expect(try formatting("es").text(.count(12_345)) == "12.345")
  }

  @Test(
    "A minus stands first, wherever the sign stands",
    arguments: [
      ("en", "−€12.50"), ("de", "−12,50\u{A0}€"), ("de-CH", "−EUR\u{A0}12.50"),
      ("fr", "−12,50\u{A0}€"),
    ])
  func minus(tag: String, written: String) throws {
    #expect(try formatting(tag).text(.difference(Self.money(-125_000, "EUR"))) == written)
  }

  @Test(
    "A percentage has the gap of its locale",
    arguments: [("en", "3.8%"), ("de", "3,8\u{A0}%"), ("de-CH", "3.8%"), ("es", "3,8\u{A0}%")])
  func percent(tag: String, written: String) throws {
    #expect(try formatting(tag).text(.percent(3.8)) == written)
  }

  @Test(
    "A date is written as in its locale",
    arguments: [
      ("en", "1 October 2026", "October 2026"), ("en-US", "October 1, 2026", "October 2026"),
      ("de", "1. Oktober 2026", "Oktober 2026"), ("fr", "1er octobre 2026", "octobre 2026"),
      ("es", "1 de octubre de 2026", "octubre de 2026"),
    ])
  func date(tag: String, day: String, month: String) throws {
    let date = try #require(CalendarDate(iso: "2026-10-01"))
    #expect(try formatting(tag).text(.date(date)) == day)
    #expect(try formatting(tag).text(.month(date.month)) == month)
  }

  @Test(
    "A month that begins a text has a capital",
    arguments: [("de", "Mai 2026"), ("fr", "Mai 2026"), ("es", "Mayo de 2026")])
  func capital(tag: String, written: String) throws {
    let month = Month(year: 2026, month: 5)
    #expect(try formatting(tag).plainText(.value(.month(month))) == written)
  }

  @Test(
    "Large numbers of charts are short",
    arguments: [
      ("en", "1.2\u{A0}m", "3.0\u{A0}bn"), ("de", "1,2\u{A0}Mio.", "3,0\u{A0}Mrd."),
      ("fr", "1,2\u{A0}M", "3,0\u{A0}Md"), ("es", "1,2\u{A0}M", "3000,0\u{A0}M"),
    ])
  func short(tag: String, million: String, billion: String) throws {
    let formatting = try formatting(tag)
    #expect(formatting.chartAmount(Amount(units: 1_200_000), CurrencyCode(label: "EUR")) == million)
    #expect(
      formatting.chartAmount(Amount(units: 3_000_000_000), CurrencyCode(label: "EUR")) == billion)
  }

  @Test(
    "A tag is a language with a region or without",
    arguments: [
      ("de", "de"), ("DE", "de"), ("de-CH", "de-CH"), ("de_ch", "de-CH"), ("en-GB", "en-GB"),
    ])
  func tag(written: String, tag: String) {
    #expect(ReportLocale(tag: written)?.tag == tag)
  }

  @Test(
    "What is no tag of a language that is known has no locale",
    arguments: ["", "xx", "german", "de-", "de-CHE", "de-C1", "de-CH-1901", "-CH", "d"])
  func badTag(written: String) {
    #expect(ReportLocale(tag: written) == nil)
  }

  @Test("A region must be one")
  func region() {
    #expect(ReportLocale(.german, region: "CH").isKnown)
    #expect(!ReportLocale(.german, region: "QQ").isKnown)
  }

  private static func money(_ tenThousandths: Int64, _ currency: String) -> Money {
    Money(Amount(tenThousandths: tenThousandths), CurrencyCode(label: currency))
  }

  private func formatting(_ tag: String) throws -> Formatting {
    Formatting(try #require(ReportLocale(tag: tag)))
  }
}

/// English is written without asking Foundation; these hold that it writes the same.
@Suite struct `English without Foundation` {
  @Test("numbers, signs of percent and initials are those of en")
  func numbers() {
    let own = LocaleFormats.english
    let foundation = LocaleFormats(.english)
    #expect(own.numbers == foundation.numbers)
    #expect(own.amounts == foundation.amounts)
    #expect(own.isCurrencyFirst == foundation.isCurrencyFirst)
    #expect(own.currencyGap == foundation.currencyGap)
    #expect(own.percentSign == foundation.percentSign)
    #expect(own.monthInitials == foundation.monthInitials)
  }

  @Test("dates are those of en-GB")
  func dates() {
    let own = LocaleFormats.english
    let foundation = LocaleFormats(ReportLocale(.english, region: "GB"))
    #expect(own.monthNames == foundation.monthNames)
    #expect(own.axisMonthNames == foundation.axisMonthNames)
    #expect(own.month == foundation.month)
    #expect(own.date == foundation.date)
    #expect(own.dayOfMonth == foundation.dayOfMonth)
  }

  /// The naira aside, whose sign Foundation does not have in English.
  @Test(
    "signs of currencies are those of en",
    arguments: LocaleFormats.englishSigns.filter { $0.key != "NGN" })
  func sign(code: String, sign: String) {
    #expect(LocaleFormats.sign(of: code, in: .english) == sign)
  }
}
