import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// Weeks of ISO 8601 as periods, and years that begin in another month.
@Suite struct WeekPeriodTests {
  private let folder: TemporaryFolder

  /// Every Wednesday of 2026 bread for as many euros as the week has in its number, and on the last
  /// Sunday of September cheese for 8.00.
  init() throws {
    folder = try TemporaryFolder()
    var rows = "date,store,item,category,total,currency\n"
    for number in 1...45 {
      let week = try #require(Month(isoWeek: "2026-W\(number < 10 ? "0" : "")\(number)"))
      rows += "\(week.firstDay.adding(days: 2)),Brook,Rye loaf,Bread,\(number).00,EUR\n"
    }
    rows += "2026-09-27,Hill,Cheese,Dairy,8.00,EUR\n"
    try folder.write("in/receipts.csv", rows)
  }

  private func run(_ words: String...) -> CommandLineRun {
    CommandLineRun(
      [words[0], folder.path("in")] + words.dropFirst() + ["--quiet"],
      today: CalendarDate(iso: "2026-11-20"))
  }

  private func table(_ name: String, _ words: String...) -> CommandLineRun {
    CommandLineRun(
      ["table", name, folder.path("in")] + words + ["--quiet"],
      today: CalendarDate(iso: "2026-11-20"))
  }

  @Test func `A week has its own sums, against the week before`() {
    let sheet = run("month", "--period", "2026-W39", "--format", "md").results
    #expect(sheet.contains("# Week 39: €47.00, €9.00 more than in week 38"), "\(sheet)")
    #expect(sheet.contains("Week 39 of 2026, 21 September to 27 September"), "\(sheet)")
  }

  @Test func `Tables of spending have a row for each week`() {
    let rows = table("spending-by-month", "--period", "2026-W38..2026-W40").results
    let found = rows.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",").prefix(3).joined(separator: " ")
    }
    #expect(found == ["2026-W38 EUR 38.00", "2026-W39 EUR 47.00", "2026-W40 EUR 40.00"])
  }

  @Test func `A week has the part of a month's budget that its days are of the month`() throws {
    try folder.write("in/budgets.csv", "month,category,amount,currency\n*,*,300,EUR\n")
    // Three days of September and four of October: 300 × (3 ÷ 30 + 4 ÷ 31).
    let rows = CSVRows(Data(table("spending-by-month", "--period", "2026-W40").results.utf8)).rows
    #expect(rows.map { $0["budget"] } == ["68.71"])
  }

  @Test func `Spending is compared with the mean of the three weeks before`() {
    let rows = CSVRows(
      Data(table("spending-change", "--period", "2026-W36").results.utf8)
    ).rows.filter { $0["category"] == "*" && $0["reference"] == "three-months" }
    #expect(rows.map { $0["change"] } == ["2.00"])
    let review = run("review", "--period", "2026-W36").results
    #expect(review.contains("against the average of the three weeks before"))
  }

  @Test func `A week under way is compared with the same days of the weeks before`() {
    let sheet = CommandLineRun(
      [
        "month", folder.path("in"), "--period", "2026-W40", "--as-of", "2026-10-01", "--format",
        "md", "--quiet",
      ]).results
    #expect(sheet.contains("Week 40 of 2026, 28 September to 1 October"), "\(sheet)")
    #expect(sheet.contains("than from 21 to 24 September"), "\(sheet)")
  }

  @Test func `Every line behind the figure of a week is of the week`() {
    let lines = CommandLineRun(
      ["why", "spending", folder.path("in"), "--period", "2026-W39", "--quiet"],
      today: CalendarDate(iso: "2026-11-20")
    ).results
    #expect(lines.contains("2026-W39: 2 lines, €47.00"), "\(lines)")
  }

  @Test func `report writes a folder for the week, and home leads to it`() throws {
    #expect(run("report", "--period", "2026-W39", "--output", folder.path("out")).status == .done)
    let files = try folder.contents().keys.filter { $0.hasPrefix("out/2026-W39/") }
    #expect(files.contains("out/2026-W39/spending-review.html"))
    let receipts = try String(
      contentsOfFile: folder.path("out/2026-W39/receipts.html"), encoding: .utf8)
    #expect(receipts.contains("2 lines"))
    let home = try String(contentsOfFile: folder.path("out/index.html"), encoding: .utf8)
    #expect(home.contains("2026-W39/"))
  }

  @Test(
    arguments: [
      ("2026-10-06", "--since and --until, such as --since 2026-10-06"),
      ("2026-W54", "2026 has 53 weeks"), ("2025-W53", "2025 has 52 weeks"),
      ("2026W40", "did you mean \"2026-W40\"?"), ("W40 2026", "did you mean \"2026-W40\"?"),
      ("2026-W41..2026-W38", "did you mean \"2026-W38..2026-W41\"?"),
      ("2026-09..2026-W40", "a period is of months or of weeks, such as 2026-W38..2026-W41"),
    ])
  func `A week that is no week says what is meant`(_ word: String, _ remedy: String) {
    let run = run("review", "--period", word)
    #expect(run.status == .usage)
    #expect(run.messages.contains(remedy), "\(run.messages)")
  }

  @Test
  func
    `Of prices that were seen, those of the period are printed; what is known of a group is all`()
    throws
  {
    try folder.write(
      "in/prices.csv",
      "date,store,item,price,currency,offer,valid until\n2026-09-08,Brook,Rye loaf,40.00,EUR,,\n"
        + "2026-09-22,Hill,Wheat loaf,4.00,EUR,,\n")
    try folder.write("in/aliases.csv", "kind,match,name,category\ngroup,*loaf,Loaf,\n")
    func stores(_ name: String) -> [String?] {
      CSVRows(Data(table(name, "--period", "2026-W39").results.utf8)).rows.map { $0["store"] }
    }
    #expect(stores("observed-prices") == ["Hill"])
    #expect(stores("groups") == ["Brook", "Hill"])
  }

  @Test func `A table by month has no weeks, and says so`() {
    let run = table("unit-values", "--period", "2026-W40")
    #expect(run.status == .usage)
    #expect(
      run.messages.contains(
        "the table unit-values is by month, and 2026-W40 is no month of it; choose a month, such as "
          + "--period 2026-10"), "\(run.messages)")
  }

  @Test(arguments: ["list", "price"])
  func `What is about a day has no period, and names the option of days`(_ command: String) {
    let words = command == "price" ? ["price", "Rye loaf"] : [command]
    let run = CommandLineRun(words + [folder.path("in"), "--period", "2026-W40"])
    #expect(run.status == .usage)
    #expect(run.messages.contains("which is about one day; name the day, such as --as-of"))
  }

  @Test func `A command about one month or week says which of several weeks to take`() {
    let run = run("month", "--period", "2026-W38..2026-W40")
    #expect(run.status == .usage)
    #expect(run.messages.contains("choose a week, such as --period 2026-W40"), "\(run.messages)")
  }

  @Test func `Weeks are not compared with months`() {
    let run = run("review", "--period", "2026-W40", "--against", "2026-09")
    #expect(run.status == .usage)
    #expect(run.messages.contains("choose the same, such as --against 2026-W39"), "\(run.messages)")
  }

  @Test func `A budget is for months alone`() throws {
    try folder.write("in/budgets.csv", "month,category,amount,currency\n2026-W40,*,300,EUR\n")
    #expect(run("review", "--period", "2026-W40", "--strict").status == .rejected)
  }

  @Test func `Months across are of the whole book, and refuse a period`() {
    let run = table("spending-matrix", "--period", "2026-09")
    #expect(run.status == .usage && run.messages.contains("leave --period out"), "\(run.messages)")
  }

  @Test func `The prices of a year's items are of the year's own months`() throws {
    try folder.write("in/pricebook.json", #"{"yearStartMonth": 10}"#)
    #expect(run("report", "--output", folder.path("out")).status == .done)
    let year = try String(
      contentsOfFile: folder.path("out/2026/year-in-review.md"), encoding: .utf8)
    // From 1 October on there are the Wednesdays of weeks 41 to 45.
    #expect(year.contains("43.00"), "\(year)")
  }

  @Test func `A year begins in the month that the settings name`() throws {
    try folder.write("in/pricebook.json", #"{"yearStartMonth": 4}"#)
    let rows = CSVRows(Data(table("spending-by-month", "--period", "2026").results.utf8)).rows
    #expect(rows.first?["month"] == "2026-04")
    let quarter = CSVRows(Data(table("spending-by-month", "--period", "2026-Q1").results.utf8)).rows
    #expect(quarter.map { $0["month"] } == ["2026-04", "2026-05", "2026-06"])
    let months = CSVRows(
      Data(table("spending-by-month", "--period", "2026-01..2026-03").results.utf8)
    ).rows
    #expect(months.map { $0["month"] } == ["2026-01", "2026-02", "2026-03"])
  }

  @Test func `The year in review is of the year's own months`() throws {
    try folder.write("in/pricebook.json", #"{"yearStartMonth": 4}"#)
    #expect(run("report", "--output", folder.path("out")).status == .done)
    let year = try String(
      contentsOfFile: folder.path("out/2026/year-in-review.md"), encoding: .utf8)
    // Weeks 14 to 45 have a Wednesday from 1 April on.
    #expect(year.contains("€952"), "\(year.prefix(600))")
    #expect(year.contains("April 2026 to March 2027"))
  }
}
