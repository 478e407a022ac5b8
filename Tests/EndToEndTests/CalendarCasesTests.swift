import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// Days, months and years at which a page is easily wrong.
@Suite struct CalendarCasesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// One purchase of milk and one of bread on each of some days.
  private func book(_ days: [String], currency: String = "EUR", file: String = "r.csv") throws {
    var text = "date,store,item,category,quantity,total,currency\n"
    for day in days {
      text +=
        "\(day),Aldo,Milk,Dairy,1,1.20,\(currency)\n\(day),Aldo,Bread,Bakery,1,3.40,\(currency)\n"
    }
    try folder.write("book/\(file)", text)
  }

  /// The fifth and the twentieth day of so many months from one on.
  private func days(_ first: String, _ count: Int) throws -> [String] {
    let month = try #require(Month(iso: first))
    return (0..<count).flatMap { place in
      ["05", "20"].map { "\(month.adding(months: place))-\($0)" }
    }
  }

  private func run(_ words: String..., today: String?) -> CommandLineRun {
    CommandLineRun(
      [words[0], folder.path("book")] + words.dropFirst(),
      today: today.flatMap { CalendarDate(iso: $0) })
  }

  /// All pages in Markdown and HTML.
  private func report(_ words: String..., today: String) throws -> [String: String] {
    let run = CommandLineRun(
      ["report", folder.path("book"), "--output", folder.path("out"), "--format", "md,html"]
        + words, today: CalendarDate(iso: today))
    #expect(run.status == .done, "\(run.messages)")
    var pages: [String: String] = [:]
    for (name, data) in try folder.contents() where name.hasPrefix("out/") {
      // A currency and its amount are kept together by no-break blanks.
      pages[String(name.dropFirst(4))] = String(decoding: data, as: UTF8.self)
        .replacing("\u{A0}", with: " ")
    }
    return pages
  }

  private func home(_ pages: [String: String]) -> String {
    let page = pages["index.html"] ?? ""
    let title = page.components(separatedBy: "<h1").dropFirst().first ?? ""
    return title.components(separatedBy: "</h1>")[0]
      .replacing(/<[^>]*>/, with: "").replacing(/^[^>]*>/, with: "")
  }

  @Test("On its first day a month has one day, no projection, and is compared with that day alone")
  func firstDay() throws {
    try book(try days("2026-05", 3) + ["2026-08-01"])
    let review = run("review", today: "2026-08-01").results
    #expect(review.contains("# €4.60 spent by 1 August 2026"))
    #expect(review.contains("**Spending review** · 1 August 2026, 1 of 31 days"))
    #expect(!review.contains("usually"))
    #expect(!review.contains("than in July"))
  }

  @Test("On its last day a month is over, and a day before it is not")
  func lastDay() throws {
    try book(try days("2026-05", 4))
    let over = run("review", today: "2026-08-31").results
    #expect(over.contains("# €9.20 spent in August 2026"))
    #expect(!over.contains("of 31 days"))
    let running = run("review", today: "2026-08-30").results
    #expect(running.contains("1–30 August 2026, 30 of 31 days"))
  }

  @Test("A month without data is skipped by links, and nothing is compared across it")
  func monthWithoutData() throws {
    try book(try days("2026-03", 5) + days("2026-09", 2))
    let pages = try report("--period", "all-months", today: "2027-01-05")
    let september = try #require(pages["2026-09/spending-review.md"])
    #expect(pages["2026-08/spending-review.md"] == nil)
    #expect(september.contains("[July 2026](../2026-07/spending-review.md)"))
    #expect(pages["2026-07/spending-review.md"]?.contains("../2026-09/spending-review.md") == true)
    #expect(!september.contains("than in August"))
    #expect(!september.contains("Why spending changed"))
    #expect(pages["2026-10/spending-review.md"]?.contains("October against September:") == true)
    let year = try #require(pages["2026/year-in-review.md"])
    #expect(!year.contains("lowest in August"))
    #expect(year.contains("over 7 months"))
    // The third quarter lacks a month: the fourth has nothing whole to be compared with.
    let quarter = run("review", "--period", "2026-Q4", today: "2027-01-05").results
    #expect(!quarter.contains("the third quarter of 2026"))
  }

  @Test("A month that begins on the 25th has its own days on pages, and its own end")
  func monthStart() throws {
    try book(["2026-07-26", "2026-08-05", "2026-08-24", "2026-08-25", "2026-09-03"])
    try folder.write("book/pricebook.json", "{\"monthStartDay\": 25}\n")
    let running = run("review", today: "2026-09-23").results
    #expect(running.contains("August 2026, 25 August to 23 September, 30 of 31 days"))
    #expect(running.contains("# €9.20 spent by 23 September 2026"))
    let over = run("review", today: "2026-09-24").results
    #expect(over.contains("August 2026, 25 August to 24 September"))
    #expect(over.contains("# €9.20 spent in August 2026"))
    #expect(over.contains("**€4.60** less than in July"))
  }

  @Test(
    "A year whose data begin in the middle says so, is no whole year, and is compared with none")
  func yearFromTheMiddle() throws {
    try book(try days("2025-07", 18))
    let pages = try report("--period", "all-months", today: "2027-01-05")
    let first = try #require(pages["2025/year-in-review.md"])
    #expect(first.contains("# €55.20 spent in 2025, from 5 July on"))
    #expect(first.contains("so this is not the whole year"))
    let second = try #require(pages["2026/year-in-review.md"])
    #expect(second.hasPrefix("# €110 spent in 2026\n"))
    #expect(!second.contains("less than in 2025") && !second.contains("more than in 2025"))
    #expect(second.contains("2026 against 2025"))
    #expect(home(pages) == "December: €9.20, the same as a year ago")
  }

  @Test("One month alone has a home page, a year so far and no month to compare or link")
  func oneMonth() throws {
    try book(["2026-10-15", "2026-10-20"])
    let pages = try report(today: "2026-10-22")
    #expect(home(pages) == "October: €9.20")
    let review = try #require(pages["2026-10/spending-review.md"])
    #expect(!review.contains("against") && !review.contains("Highest in"))
    #expect(pages["2026-10/spending-review.html"]?.contains("rel=\"prev\"") == false)
    #expect(pages["2026/year-in-review.md"]?.contains("lowest in") == false)
  }

  @Test("Every year has a page, linked in order, and the newest is on the home page")
  func everyYear() throws {
    try book(try days("2023-11", 36))
    let pages = try report("--period", "all-months", today: "2026-11-03")
    for year in 2023...2026 {
      let page = try #require(pages["\(year)/year-in-review.html"])
      #expect(page.contains("rel=\"prev\"") == (year > 2023))
      #expect(page.contains("rel=\"next\"") == (year < 2026))
      #expect(pages["\(year)/year-in-review.md"]?.contains("so far") == (year == 2026))
      #expect(pages["index.html"]?.contains("href=\"\(year)/year-in-review.html\"") == true)
    }
    // €92.00 from January to October in both years.
    #expect(
      pages["2026/year-in-review.md"]?.hasPrefix(
        "# €92.00 spent in 2026 so far: about as much as in the same period of 2025") == true)
    #expect(
      home(pages).hasPrefix("€92.00 spent in 2026 so far; prices at the same stores") == false)
  }

  @Test("Data after today choose neither the month nor the year, and end neither")
  func dataAfterToday() throws {
    try book(try days("2026-08", 2) + ["2026-10-05", "2026-10-28", "2027-03-03"])
    let pages = try report(today: "2026-10-20")
    #expect(pages.keys.contains("2026-10/spending-review.md"))
    #expect(!pages.keys.contains { $0.hasPrefix("2027") })
    let review = try #require(pages["2026-10/spending-review.md"])
    // A receipt of later this month moves the day to its own.
    #expect(review.contains("1–28 October 2026, 28 of 31 days"))
    #expect(pages["2026/year-in-review.md"]?.contains("so far to 28 October") == true)
    #expect(home(pages) == "October: €9.20, the same as in the first 28 days of September")
  }

  @Test("With a clock set before the data, the newest month of the data is reported on")
  func clockBeforeData() throws {
    try book(try days("2026-08", 3))
    let pages = try report(today: "2024-02-01")
    let review = try #require(pages["2026-10/spending-review.md"])
    #expect(review.contains("# €9.20 spent in October 2026") || review.contains("spent by"))
    #expect(home(pages) == "October: €9.20, the same as in September")
    #expect(pages.keys.filter { $0.hasPrefix("2024") }.isEmpty)
  }

  @Test("A month with spending in one of two currencies leads with that, and hides neither")
  func twoCurrencies() throws {
    try book(try days("2025-10", 8))
    try book(try days("2026-03", 8), currency: "CHF", file: "chf.csv")
    let pages = try report("--period", "all-months", today: "2026-11-05")
    let review = { (month: String) in pages["\(month)/spending-review.md"] ?? "" }
    #expect(review("2026-02").hasPrefix("# €9.20 spent in February 2026"))
    #expect(review("2026-04").hasPrefix("# €9.20 and CHF 9.20 spent in April 2026"))
    #expect(review("2026-04").contains("4 receipts"))
    #expect(!review("2026-04").contains("the same as in March"))
    #expect(review("2026-07").hasPrefix("# CHF 9.20 spent in July 2026"))
    #expect(home(pages) == "October: CHF 9.20, the same as in September")
    #expect(
      pages["2026/year-in-review.md"]?.hasPrefix("# CHF 73.60 and €46.00 spent in 2026 so far")
        == true)
    #expect(pages["2025/year-in-review.md"]?.hasPrefix("# €27.60 spent in 2025") == true)
  }
}
