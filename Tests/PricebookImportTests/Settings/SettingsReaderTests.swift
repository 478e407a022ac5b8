import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Settings of a book")
struct SettingsReaderTests {
  private func read(_ text: String) -> (settings: BookSettings, log: SourceLog) {
    var log = SourceLog(path: "pricebook.json", source: 0)
    let document = JSONDocument(bytes: Array(text.utf8))
    let settings = SettingsReader.read(
      document, sources: SettingsReader.sources(of: document), log: &log)
    return (settings, log)
  }

  @Test func `Every setting is read`() {
    let (settings, log) = read(
      """
      {"title": "Our  book", "currency": "€", "timeZone": "Europe/Zurich", "locale": "de-CH",
       "availabilityPercent": 80, "maximumPriceAgeDays": 180, "alertPercent": 5,
       "recommendations": 2, "asOf": "2026-10-27"}
      """)
    var expected = BookSettings()
    expected.title = "Our book"
    expected.currency = CurrencyCode(label: "EUR")
    expected.timeZone = "Europe/Zurich"
    expected.locale = "de-CH"
    expected.availabilityPercent = 80
    expected.maximumPriceAgeDays = 180
    expected.alertPercent = 5
    expected.recommendations = 2
    expected.asOf = CalendarDate(year: 2026, month: 10, day: 27)
    #expect(settings == expected)
    #expect(log.diagnostics.isEmpty)
    #expect(log.totals.accepted == 9)
  }

  @Test(
    "A value that cannot be is refused",
    arguments: [
      #"{"availabilityPercent": 101}"#, #"{"availabilityPercent": 0}"#,
      #"{"availabilityPercent": 85.5}"#, #"{"availabilityPercent": "85"}"#,
      #"{"maximumPriceAgeDays": -1}"#, #"{"alertPercent": 1e30}"#, #"{"recommendations": []}"#,
      #"{"timeZone": "Europe/Zuerich"}"#, #"{"timeZone": 1}"#, #"{"locale": "deutsch"}"#,
      #"{"locale": "de CH"}"#, #"{"currency": ""}"#, #"{"currency": 5}"#, #"{"title": " "}"#,
      #"{"asOf": "27.10.2026"}"#, #"{"asOf": "2026-02-30"}"#,
    ])
  func badValues(_ text: String) {
    let (settings, log) = read(text)
    #expect(settings == BookSettings())
    #expect(log.diagnostics.map(\.code) == [.settingValue])
    #expect(log.totals.isBalanced)
  }

  @Test func `An unknown key is told with the nearest known one`() {
    let (_, log) = read(#"{"timezone": "UTC"}"#)
    #expect(log.diagnostics.map(\.code) == [.unknownSetting])
    #expect(log.diagnostics.first?.message.hasSuffix("did you mean “timeZone”?") == true)
  }

  @Test func `A null is as if it were not there`() {
    #expect(read(#"{"currency": null}"#).log.diagnostics.isEmpty)
  }

  @Test(arguments: ["[]", "3", ""])
  func `Settings that are no object are told`(_ text: String) {
    let log = read(text).log
    #expect(log.diagnostics.map(\.code) == [.settingsShape])
    #expect(log.isIncomplete)
  }

  @Test func `Of two files the first sets what both set`() {
    var first = read(#"{"currency": "EUR"}"#).settings
    let conflicts = first.fill(from: read(#"{"currency": "CHF", "locale": "de"}"#).settings)
    #expect(conflicts == ["currency"])
    #expect(first.currency == CurrencyCode(label: "EUR"))
    #expect(first.locale == "de")
  }
}
