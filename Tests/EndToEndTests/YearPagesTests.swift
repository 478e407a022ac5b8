import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// The reviews of years in one folder, whatever was there before.
@Suite struct YearPagesTests {
  private let folder: TemporaryFolder
  private let book: String

  init() throws {
    folder = try TemporaryFolder()
    book = folder.path("book")
    try writeReceipts(of: 0..<16)
    try folder.write("book/budgets.csv", "month,category,amount,currency\n*,*,10.00,EUR\n")
  }

  /// Three things bought in every month, by its number from March 2025.
  private func writeReceipts(of months: Range<Int>) throws {
    var receipts = "date,store,item,quantity,total,category,currency\n"
    for month in months {
      let day = Month(year: 2025, month: 3).adding(months: month).firstDay.adding(days: 3)
      for (item, price) in [("Milk", 1.25), ("Bread", 3.5), ("Tea", 4.75)] {
        let total = String(format: "%.2f", price + Double(month) * 0.05)
        receipts += "\(day),Corner,\(item),1,\(total),Food,EUR\n"
      }
    }
    try folder.write("book/receipts.csv", receipts)
  }

  private let today = CalendarDate(year: 2026, month: 6, day: 20)

  @discardableResult
  private func report(_ output: String, _ words: String...) -> CommandLineRun {
    let run = CommandLineRun(
      ["report", book, "--output", folder.path(output)] + words, today: today)
    #expect(run.status == .done, "\(run.messages)")
    return run
  }

  private func files(_ output: String) throws -> [String: Data] {
    Dictionary(
      uniqueKeysWithValues: try folder.contents().filter { $0.key.hasPrefix(output + "/") }
        .map { (String($0.key.dropFirst(output.count + 1)), $0.value) })
  }

  private func text(_ output: String, _ name: String) throws -> String {
    String(decoding: try #require(files(output)[name]), as: UTF8.self)
  }

  @Test("a run writes the year of its month, as HTML and Markdown")
  func defaultRun() throws {
    report("out")
    let names = try files("out").keys
    #expect(names.contains("2026/year-in-review.html"))
    #expect(names.contains("2026/year-in-review.md"))
    #expect(!names.contains("2025/year-in-review.html"))
  }

  @Test("months on both sides of New Year bring the reviews of both years")
  func newYear() throws {
    report("out", "--period", "2025-12..2026-01")
    let names = try files("out").keys
    for year in [2025, 2026] { #expect(names.contains("\(year)/year-in-review.html")) }
  }

  @Test("pages that somebody removed do not come back, and those of years without data stay")
  func leftAlone() throws {
    report("out", "--month", "2025-12")
    try FileManager.default.removeItem(atPath: folder.path("out/2025-12"))
    report("out")
    #expect(try !files("out").keys.contains { $0.hasPrefix("2025-12/") })
    let review = try text("out", "2025/year-in-review.md")
    try folder.write(
      "book/receipts.csv",
      "date,store,item,quantity,total,category,currency\n2026-06-04,Corner,Milk,1,2.00,Food,EUR\n")
    report("out")
    #expect(try text("out", "2025/year-in-review.md") == review)
  }

  @Test("months in any order give the same years as all at once")
  func oneByOne() throws {
    try writeReceipts(of: 7..<13)
    report("all", "--period", "all-months", "--format", "html")
    for month in ["2026-02", "2025-12", "2025-10", "2026-03", "2026-01", "2025-11"] {
      report("single", "--month", month, "--format", "html")
    }
    let (all, single) = (try files("all"), try files("single"))
    #expect(all.keys.contains("2025/year-in-review.html"))
    #expect(all.keys.sorted() == single.keys.sorted())
    for (name, data) in all { #expect(single[name] == data, "\(name)") }
  }

  @Test("a late receipt brings the year that it changes up to date")
  func lateReceipt() throws {
    report("out", "--period", "all-months")
    try folder.write(
      "book/late.csv", "date,store,item,total,currency\n2025-12-30,Corner,Jam,7.77,EUR\n")
    let run = report("out")
    #expect(run.messages.contains("Brought 1 other year"))
    report("fresh", "--period", "all-months")
    #expect(
      try files("out")["2025/year-in-review.md"] == files("fresh")["2025/year-in-review.md"])
  }

  @Test("a year under way says so far, and one that is over does not", arguments: ["en", "de"])
  func soFar(language: String) throws {
    report("out", "--period", "all-months", "--locale", language)
    let word = language == "en" ? "so far" : "bisher"
    #expect(try text("out", "2026/year-in-review.md").contains(word))
    #expect(try !text("out", "2025/year-in-review.md").contains(word))
  }

  @Test("years are linked from home, months and each other where they are written")
  func links() throws {
    report("out")
    #expect(try text("out", "index.html").contains("href=\"2026/year-in-review.html\""))
    #expect(try !text("out", "index.html").contains("href=\"2025/year-in-review.html\""))
    #expect(
      try text("out", "2026-06/index.html").contains("href=\"../2026/year-in-review.html\""))
    report("out", "--period", "all-months")
    #expect(
      try text("out", "2026/year-in-review.html")
        .contains("rel=\"prev\" href=\"../2025/year-in-review.html\""))
    #expect(
      try text("out", "2025/year-in-review.html")
        .contains("rel=\"next\" href=\"../2026/year-in-review.html\""))
  }

  @Test("the formats of other years stay, and files of others are left alone")
  func formats() throws {
    report("out", "--month", "2025-12", "--format", "md,json")
    try folder.write("out/2025/notes.txt", "mine")
    report("out", "--format", "html")
    let names = try files("out").keys
    #expect(names.contains("2025/year-in-review.md"))
    #expect(!names.contains("2025/year-in-review.html"))
    #expect(names.contains("2025/notes.txt"))
  }

  @Test("a month in which nothing was bought keeps its budget, on every page")
  func gap() throws {
    try folder.write("book/budgets.csv", "month,category,amount,currency\n*,*,6.00,EUR\n")
    let lines = ["01", "02", "04"].map { "2025-\($0)-03,Corner,Milk,1,5.00,Food,EUR\n" }
    try folder.write(
      "book/receipts.csv",
      "date,store,item,quantity,total,category,currency\n" + lines.joined())
    report("gap", "--period", "all-months")
    #expect(try text("gap", "2025/year-in-review.md").contains("€9.00 under budget"))
    #expect(try text("gap", "2025-04/spending-review.md").contains("−€9.00 against €24.00"))
    let home = try text("gap", "index.html")
    #expect(home.contains("4 months") && home.contains("−9.00") && !home.contains("−3.00"))
  }

  @Test("a year under way names the year that it is compared with")
  func comparedYear() throws {
    let lines = (0..<17).map { month in
      let day = Month(year: 2025, month: 1).adding(months: month).firstDay.adding(days: 2)
      return "\(day),Corner,Milk,\(month < 12 ? 2 : 3),EUR\n"
    }
    try folder.write("two.csv", "date,store,item,total,currency\n" + lines.joined())
    let run = CommandLineRun(
      ["review", folder.path("two.csv"), "--period", "2026", "--as-of", "2026-05-10"],
      today: today)
    #expect(run.results.contains("more than from 1 January to 10 May 2025"))
  }
}
