import CommandTestSupport
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// `--as-of` where it cannot speak of the month that was asked for.
@Suite struct AsOfTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "plain/a.csv", "date,store,item,total\n2026-09-27,S,Milk,2.50\n2026-10-28,S,Milk,2.60\n")
    try folder.write(
      "shifted/a.csv", "date,store,item,total\n2026-09-27,S,Milk,2.50\n2026-10-28,S,Milk,2.60\n")
    try folder.write("shifted/pricebook.json", "{\"monthStartDay\": 25}\n")
  }

  private func review(_ book: String, _ words: String...) -> CommandLineRun {
    CommandLineRun(["review", folder.path(book)] + words)
  }

  @Test("a day before the month is refused, and so where the month begins later than the first")
  func dayBeforeMonth() {
    let plain = review("plain", "--month", "2026-10", "--as-of", "2026-09-30")
    #expect(plain.status == .usage)
    let shifted = review("shifted", "--month", "2026-10", "--as-of", "2026-10-10")
    #expect(shifted.status == .usage)
    #expect(
      shifted.messages.contains(
        "--as-of 2026-10-10 is before --month 2026-10, which begins on 2026-10-25 "
          + "(monthStartDay 25); choose a day in that month, or a later one"))
    #expect(shifted.results.isEmpty)
  }

  @Test("the first day of the month is a day of it", arguments: ["01", "25"])
  func firstDay(day: String) throws {
    try folder.write("first/a.csv", "date,store,item,total\n2026-10-\(day),S,Milk,2.50\n")
    try folder.write("first/pricebook.json", "{\"monthStartDay\": \(Int(day) ?? 0)}\n")
    let run = review("first", "--month", "2026-10", "--as-of", "2026-10-\(day)")
    #expect(run.status == .done, "\(run.messages)")
  }

  @Test("a finished month is over, whenever its last receipt was")
  func finishedMonth() throws {
    try folder.write("early/a.csv", "date,store,item,total\n2026-10-08,S,Milk,2.50\n")
    let review = { (day: Int) -> CommandLineRun in
      CommandLineRun(
        ["review", folder.path("early")], today: CalendarDate(year: 2026, month: 11, day: day))
    }
    #expect(review(1).results.contains("**Spending review** · October 2026\n"))
    #expect(!review(1).results.contains("so far"))
    #expect(review(1).results == review(22).results)
  }

  @Test("today is that of the book's time zone")
  func zoneOfBook() throws {
    try folder.write("zone/a.csv", "date,store,item,total\n2026-10-08,S,Milk,2.50\n")
    try folder.write("zone/pricebook.json", "{\"timeZone\": \"Asia/Tokyo\"}\n")
    try folder.write("early/a.csv", "date,store,item,total\n2026-10-08,S,Milk,2.50\n")
    func isUnderWay(_ book: String, _ words: String...) -> Bool {
      let run = CommandLineRun(["review", folder.path(book)] + words) {
        CalendarDate(iso: $0 == "Asia/Tokyo" ? "2026-11-01" : "2026-10-30")
      }
      return run.results.contains("30 of 31 days")
    }
    #expect(!isUnderWay("zone"))
    #expect(isUnderWay("early"))
    #expect(!isUnderWay("early", "--time-zone", "Asia/Tokyo"))
  }

  @Test("times in UTC are told once, with their number, where no time zone is set")
  func timesInUTC() throws {
    try folder.write(
      "utc/a.csv",
      """
      date,store,item,total
      2026-10-08T20:30:00-05:00,S,Milk,2.50
      2026-10-08T22:30:00Z,S,Bread,2.50
      2026-10-09,S,Tea,2.50

      """)
    let note = "Taken as days in UTC: 1 time"
    let plain = CommandLineRun("export", folder.path("utc"))
    #expect(plain.messages.contains(note))
    #expect(
      plain.results.contains(",2026-10-08,20:30,") && plain.results.contains(",2026-10-08,22:30,"))
    let zoned = CommandLineRun("export", folder.path("utc"), "--time-zone", "Europe/Berlin")
    #expect(!zoned.messages.contains(note))
    #expect(
      zoned.results.contains(",2026-10-08,20:30,") && zoned.results.contains(",2026-10-09,00:30,"))
    // Where a file has other offsets, +00:00 is the time of a clock, too.
    try folder.write(
      "winter/a.csv",
      "date,store,item,total\n2026-10-08T22:30:00+01:00,S,Milk,2.50\n2026-11-08T23:30:00+00:00,S,Milk,2.60\n"
    )
    let winter = CommandLineRun("export", folder.path("winter"), "--time-zone", "Europe/Berlin")
    #expect(winter.results.contains(",2026-11-08,23:30,"))
  }

  @Test("a month under way speaks from today")
  func monthUnderWay() throws {
    try folder.write("early/a.csv", "date,store,item,total\n2026-10-08,S,Milk,2.50\n")
    let run = CommandLineRun(
      ["review", folder.path("early")], today: CalendarDate(year: 2026, month: 10, day: 20))
    #expect(run.results.contains("1–20 October 2026, 20 of 31 days"))
  }

  @Test("the as-of day of the settings is that of the reports, unless an option names another")
  func dayOfSettings() throws {
    try folder.write("plain/pricebook.json", #"{"asOf": "2026-10-05"}"#)
    let day = CalendarDate(year: 2026, month: 11, day: 22)
    let run = CommandLineRun(["review", folder.path("plain")], today: day)
    #expect(run.results.contains("**Spending review** · September 2026\n"))
    #expect(run.messages.contains("Left out by filters: 1 line"))
    let other = CommandLineRun(
      ["review", folder.path("plain"), "--as-of", "2026-10-29"], today: day)
    #expect(other.results.contains("1–29 October 2026, 29 of 31 days"))
  }

  @Test("today is refused likewise")
  func todayBeforeMonth() throws {
    let today = try #require(CalendarDate(year: 2026, month: 9, day: 30))
    let run = CommandLineRun(
      ["review", folder.path("plain"), "--month", "2026-10", "--as-of", "today"], today: today)
    #expect(run.status == .usage)
    #expect(run.messages.contains("--as-of 2026-09-30 is before --month 2026-10;"))
  }

  @Test("a day of a month that begins on the 25th is taken as it is")
  func dayInShiftedMonth() {
    let run = review("shifted", "--month", "2026-09", "--as-of", "2026-10-10")
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.results.contains("September 2026, 25 September to 10 October, 16 of 30 days"))
  }

  @Test("without a month, a day between two shifted months speaks of the one that it is in")
  func dayAlone() {
    let run = review("shifted", "--as-of", "2026-10-20")
    #expect(run.results.contains("September 2026, 25 September to 20 October, 26 of 30 days"))
  }

  @Test("a day before all data has nothing to speak of", arguments: ["plain", "shifted"])
  func beforeEverything(book: String) {
    let run = review(book, "--as-of", "2026-09-10")
    #expect(run.status == .badData)
    #expect(
      run.messages.contains("no data up to 2026-09-10; the first day with data is 2026-09-27"))
    #expect(run.results.isEmpty)
  }

  @Test("what comes after the day is not counted, so that it says what was known on it")
  func laterLines() throws {
    try folder.write(
      "plain/b.csv", "date,store,item,total\n2026-10-03,S,Bread,3\n2026-10-09,S,Eggs,40\n")
    let run = review("plain", "--as-of", "2026-10-05")
    #expect(run.status == .done)
    #expect(run.results.contains("3.00 spent by 5 October 2026"))
    #expect(run.messages.contains("Left out by filters: 2 lines"))
  }

  @Test("a day after all data leaves nothing out")
  func laterDay() {
    let usual = review("plain", "--as-of", "2026-10-28")
    let later = review("plain", "--as-of", "2026-12-31")
    #expect(usual.messages == later.messages)
    #expect(!later.messages.contains("Left out"))
  }
}
