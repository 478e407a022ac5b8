import PricebookModel
import Testing

@testable import PricebookImport

@Suite("Settings of a book")
struct SettingsReaderTests {
  private func read(
    _ text: String, in place: SettingsReader.Place = SettingsReader.Place()
  ) -> (settings: Settings, log: SourceLog) {
    var log = SourceLog(path: "pricebook.json", source: 0)
    let document = JSONDocument(bytes: Array(text.utf8))
    let settings = SettingsReader.read(
      document, sources: SettingsReader.sources(of: document), place: place, log: &log)
    return (settings, log)
  }

  @Test func `Every setting is read`() {
    let text =
      """
      {"title": "Our  book", "currency": "€", "timeZone": "Europe/Zurich", "locale": "de-CH",
       "availabilityPercent": 80, "maximumPriceAgeDays": 180, "changeMonths": 13, "levelMonths": 24,
       "usualStore": "Corner Shop", "personWeights": {"Ana  Maria": 1.5, "Ben": 1},
       "monthStartDay": 25, "yearStartMonth": 4, "officialIndex": "hicp.csv",
       "alertPercent": 5, "savingsDays": 14,
       "recommendations": 2, "secondStoreFrom": 20, "withoutStore": "Duty*",
       "withoutItem": ["Bag", "Deposit"], "withoutCategory": ["Gifts"], "withoutCurrency": "CHF",
       "asOf": "2026-10-27", "dateFormat": "mdy", "decimal": "comma",
       "priceOf": "all", "delimiter": "tab", "encoding": "shift-jis", "payments": "fill",
       "output": "out", "formats": ["html", "xlsx"]}
      """
    for setting in Setting.all where setting.scope != .files {
      #expect(text.contains("\"\(setting.key)\": "), "\(setting.key)")
    }
    let (settings, log) = read(text)
    var expected = BookSettings()
    expected.title = "Our book"
    expected.currency = CurrencyCode(label: "EUR")
    expected.timeZone = "Europe/Zurich"
    expected.locale = "de-CH"
    expected[.availabilityPercent] = 80
    expected[.maximumPriceAgeDays] = 180
    expected[.changeMonths] = 13
    expected[.levelMonths] = 24
    expected.usualStore = "Corner Shop"
    expected.personWeights = ["Ana Maria": Quantity(millionths: 1_500_000), "Ben": .one]
    expected[.alertPercent] = 5
    expected[.savingsDays] = 14
    expected[.recommendations] = 2
    expected[.secondStoreFrom] = 20
    expected.without.stores = ["Duty*"]
    expected.without.items = ["Bag", "Deposit"]
    expected.without.categories = ["Gifts"]
    expected.without.currencies = ["CHF"]
    expected[.monthStartDay] = 25
    expected[.yearStartMonth] = 4
    expected.asOf = CalendarDate(year: 2026, month: 10, day: 27)
    expected.output = "out"
    expected.formats = ["html", "xlsx"]
    #expect(settings.book == expected)
    let reading = ReadingChoices(settings.values)
    #expect(reading.dateOrder == .monthDayYear && reading.decimalMark == .comma)
    #expect(reading.priceMeaning == .all && reading.dialect.delimiter == UInt8(ascii: "\t"))
    #expect(reading.encoding == .shiftJIS && reading.payments == "fill")
    #expect(reading.officialIndex == "hicp.csv")
    #expect(log.diagnostics.isEmpty)
    #expect(log.totals.accepted == 30)
  }

  @Test(
    "A value that cannot be is refused",
    arguments: [
      #"{"availabilityPercent": 101}"#, #"{"availabilityPercent": 0}"#,
      #"{"availabilityPercent": 85.5}"#, #"{"availabilityPercent": "85"}"#,
      #"{"maximumPriceAgeDays": -1}"#, #"{"maximumPriceAgeDays": 36501}"#, #"{"levelMonths": 0}"#,
      #"{"changeMonths": 12}"#, #"{"usualStore": " "}"#, #"{"decimal": ","}"#,
      #"{"delimiter": "x"}"#,
      #"{"encoding": "latin1"}"#, #"{"priceOf": true}"#, #"{"files": []}"#, #"{"sources": {}}"#,
      #"{"alertPercent": 1e30}"#, #"{"savingsDays": 366}"#,
      #"{"recommendations": []}"#,
      #"{"timeZone": "Europe/Zuerich"}"#, #"{"timeZone": 1}"#, #"{"locale": "deutsch"}"#,
      #"{"locale": "de CH"}"#, #"{"currency": ""}"#, #"{"currency": 5}"#, #"{"title": " "}"#,
      #"{"asOf": "27.10.2026"}"#, #"{"asOf": "2026-02-30"}"#, #"{"dateFormat": "dd/mm"}"#,
      #"{"output": ""}"#, #"{"output": 3}"#, #"{"formats": "html"}"#, #"{"formats": []}"#,
      #"{"formats": ["html", 3]}"#, #"{"formats": [""]}"#,
      #"{"personWeights": {}}"#, #"{"personWeights": 2}"#, #"{"personWeights": {"Ana": {}}}"#,
      #"{"personWeights": {"Ana": {"2026-10": 0}}}"#,
      #"{"personWeights": {"Ana": -1}}"#, #"{"personWeights": {"Ana": "2"}}"#,
      #"{"personWeights": {"Ana": 1001}}"#, #"{"personWeights": {" ": 1}}"#,
      #"{"personWeights": {"Ana": 1, "ana": 2}}"#, #"{"personWeights": {"Ana": 1e-7}}"#,
    ])
  func badValues(_ text: String) {
    let (settings, log) = read(text)
    #expect(settings == Settings())
    #expect(log.diagnostics.map(\.code) == [.settingValue])
    #expect(log.totals.isBalanced)
  }

  @Test("A person may weigh nothing, and otherwise from a month on")
  func weights() {
    let (settings, log) = read(
      #"{"personWeights": {"Eve": 0, "Ana Maria": {"2026-10..": 0, "2026-12..": 0.5}}}"#)
    #expect(log.diagnostics.isEmpty)
    func weight(_ name: String, _ day: String) -> Int64? {
      CalendarDate(iso: day).map { settings.book.weight(ofPerson: name, on: $0).millionths }
    }
    #expect(weight("eve", "2026-10-01") == 0)
    #expect(
      ["2026-09-30", "2026-10-01", "2026-12-24"].map { weight("ana maria", $0) }
        == [1_000_000, 0, 500_000])
    #expect(weight("Ben", "2026-10-01") == 1_000_000)
  }

  @Test(arguments: [
    ("reports", ".", "reports"), ("a/b", "books/home", "books/home/a/b"),
    ("reports", "/", "/reports"),
  ])
  func `An output folder is one in the folder of the book's settings`(
    _ written: String, _ folder: String, _ output: String
  ) {
    let (settings, log) = read(
      #"{"output": "\#(written)"}"#, in: SettingsReader.Place(folder: folder))
    #expect(settings.book.output == output)
    #expect(log.diagnostics.isEmpty)
  }

  @Test(arguments: ["/elsewhere/x", "../x", "a/../../x", "..", "~/x", "//", "a\\u0000b"])
  func `A book names no output folder outside its own`(_ written: String) {
    let (settings, log) = read(#"{"output": "\#(written)"}"#)
    #expect(settings.book.output == nil)
    #expect(log.diagnostics.map(\.code) == [.settingValue])
  }

  @Test(arguments: ["/elsewhere/x", "../x", "~/x", "reports"])
  func `The user's own settings name any output folder, as it is written`(_ written: String) {
    let settings = read(#"{"output": "\#(written)"}"#, in: SettingsReader.Place(folder: nil))
      .settings
    #expect(settings.book.output == written)
  }

  @Test func `A format that there is not is refused with the known ones`() {
    let place = SettingsReader.Place(formatNames: ["html", "csv"])
    #expect(read(#"{"formats": ["csv"]}"#, in: place).settings.book.formats == ["csv"])
    let (settings, log) = read(#"{"formats": ["csv", "pdf"]}"#, in: place)
    #expect(settings.book.formats == nil)
    #expect(log.diagnostics.first?.message.contains("of html, csv") == true)
  }

  @Test func `The message on an unknown key has the nearest known one`() {
    let (_, log) = read(#"{"timezone": "UTC"}"#)
    #expect(log.diagnostics.map(\.code) == [.unknownSetting])
    #expect(log.diagnostics.first?.message.hasSuffix("did you mean “timeZone”?") == true)
  }

  @Test func `A setting that is gone names the one to use`() {
    let (_, log) = read(#"{"storeLevelDays": 90}"#)
    #expect(log.diagnostics.map(\.code) == [.unknownSetting])
    #expect(log.diagnostics.first?.message.hasSuffix("it is gone; use “levelMonths”") == true)
  }

  @Test func `Settings of files count by their names, the first that says something first`() {
    let (settings, log) = read(
      """
      {"decimal": "point", "files": {
        "shop-*.csv": {"decimal": "comma", "encoding": "windows-1252"},
        "*.csv": {"dateFormat": "dmy", "encoding": "utf-8"},
        "seen/*": {"prices": true}}}
      """)
    #expect(log.diagnostics.isEmpty && log.totals.isBalanced)
    func reading(of path: String) -> ReadingChoices { ReadingChoices(settings.values(of: path)) }
    let shop = reading(of: "a/shop-1.csv")
    #expect(shop.decimalMark == .comma && shop.encoding == .windows1252)
    #expect(shop.dateOrder == .dayMonthYear && !shop.isPriceList)
    let other = reading(of: "other.csv")
    #expect(other.decimalMark == .point && other.encoding == .utf8)
    #expect(reading(of: "book/seen/x.json").isPriceList)
    #expect(reading(of: "x.json").encoding == nil)
  }

  @Test(
    "A setting of files is reported with its place",
    arguments: [
      (#"{"files": {"a.csv": {"decimal": "."}}}"#, Diagnostic.Code.settingValue),
      (#"{"files": {"a.csv": {"prices": false}}}"#, .settingValue),
      (#"{"files": {"a.csv": "comma"}}"#, .settingValue),
      (#"{"files": {"a.csv": {"title": "x"}}}"#, .unknownSetting),
      (#"{"files": {"a.csv": {"sources": []}}}"#, .unknownSetting),
      (#"{"prices": true}"#, .unknownSetting),
    ])
  func badFiles(_ text: String, _ code: Diagnostic.Code) {
    let (settings, log) = read(text)
    #expect(settings.files.allSatisfy { $0.values.isEmpty })
    #expect(log.diagnostics.map(\.code) == [code])
    #expect(log.totals.isBalanced && log.diagnostics.first?.column ?? 0 > 1)
  }

  @Test func `Every number is a row of the table, with its usual value in its range`() {
    let keys = Setting.all.map(\.key)
    #expect(BookSettings.Number.allCases.allSatisfy { keys.contains($0.rawValue) })
    #expect(Set(Setting.all.map(\.key)).count == Setting.all.count)
    for number in BookSettings.Number.allCases { #expect(number.range.contains(number.usual)) }
  }

  @Test func `A null is as if it were not there`() {
    #expect(read(#"{"currency": null}"#).log.diagnostics.isEmpty)
  }

  @Test(arguments: ["[]", "3", ""])
  func `Settings that are no object are reported`(_ text: String) {
    let log = read(text).log
    #expect(log.diagnostics.map(\.code) == [.settingsShape])
    #expect(log.isIncomplete)
  }

  @Test func `Of two files the first sets what both set`() {
    var first = read(#"{"currency": "EUR"}"#).settings
    let conflicts = first.fill(from: read(#"{"currency": "CHF", "locale": "de"}"#).settings)
    #expect(conflicts == ["currency"])
    #expect(first.book.currency == CurrencyCode(label: "EUR"))
    #expect(first.book.locale == "de")
  }
}
