import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// Prices of a household beside the index of a statistical office.
@Suite struct OfficialIndexReportTests {
  private let folder: TemporaryFolder
  private static let months = 25

  /// Forty items, each bought every month for 25 months, whose prices rise by 5 % a year on average, and
  /// each by up to two points more or less.
  init() throws {
    folder = try TemporaryFolder()
    var rows = "date,store,item,category,total,currency\n"
    for number in 0..<Self.months {
      for item in 0..<40 {
        let rate = 0.05 + Double(item * 7 % 11 - 5) / 250
        let cents = (200 + 35 * Double(item)) * exp(rate * Double(number) / 12)
        rows +=
          "\(Self.month(number))-1\(item % 9),Brook,Item \(item),\(item % 2 == 0 ? "Dairy" : "Bread"),"
        rows += "\(Int(cents) / 100).\(Int(cents) % 100 / 10)\(Int(cents) % 10),EUR\n"
      }
    }
    try folder.write("in/receipts.csv", rows)
  }

  private static func month(_ number: Int) -> Month {
    Month(year: 2024, month: 9).adding(months: number)
  }

  /// An index with seasons that rises by a rate a year.
  private func index(_ rate: Double, to last: Int = months, season: Double = 0.01) -> String {
    "month,value\n"
      + (0..<last).map { number in
        let season = season * Double(Self.month(number).monthOfYear % 4)
        let value = 118 * exp(rate * Double(number) / 12 + season)
        return "\(Self.month(number)),\((value * 10).rounded() / 10)\n"
      }.joined()
  }

  private func answer(_ words: String...) -> [String: String]? {
    let run = CommandLineRun(
      ["table", "answers", folder.path("in"), "--as-of", "2026-09-30", "--quiet"] + words)
    return CSVRows(Data(run.results.utf8)).rows.first { $0["question"] == "official-index" }
  }

  @Test(arguments: [(0.03, "true"), (0.07, "true"), (0.05, "false")])
  func `A gap of two points is more than chance, and none is not`(
    _ rate: Double, _ isStated: String
  ) throws {
    try folder.write("index.csv", index(rate))
    let answer = try #require(self.answer("--index", folder.path("index.csv")))
    #expect(answer["stated"] == isStated)
    let estimate = try #require(Double(answer["estimate"] ?? ""))
    let planted = (exp(0.05 - rate) - 1) * 100
    #expect(abs(estimate - planted) < 0.6, "\(estimate)")
    #expect(answer["subject"] == "household")
    #expect(answer["against"] == "2025-09")
  }

  @Test func `Prices say both changes in one sentence, and draw the index`() throws {
    try folder.write("in/hicp.csv", index(0.03, to: 24))
    try folder.write("in/pricebook.json", #"{"officialIndex": "hicp.csv"}"#)
    let page = CommandLineRun([
      "trends", folder.path("in"), "--as-of", "2026-09-30", "--quiet",
    ]).results
    let sentence = page.split(separator: "\n").first { $0.hasPrefix("Ours +") } ?? ""
    #expect(sentence.contains(", official +3."), "\(sentence)")
    #expect(sentence.hasSuffix("to August 2026, in a year: more than chance."), "\(sentence)")
    #expect(page.contains("fficial index"))
  }

  @Test func `Over less than a year the index has the change of these months`() throws {
    try folder.write("index.csv", index(0.04, season: 0))
    let page = CommandLineRun([
      "trends", folder.path("in"), "--since", "2026-03-01", "--as-of", "2026-09-30", "--index",
      folder.path("index.csv"), "--quiet",
    ]).results
    let sentence = page.split(separator: "\n").first { $0.hasPrefix("Ours +") } ?? ""
    // Half of 4 %.
    #expect(sentence.contains(", official +2."), "\(sentence)")
  }

  @Test func `Without an index nothing is said of one`() {
    #expect(answer() == nil)
    let page = CommandLineRun([
      "trends", folder.path("in"), "--as-of", "2026-09-30", "--quiet",
    ]).results
    #expect(!page.contains("fficial"))
  }

  @Test func `An index that ends long before the prices is not compared`() throws {
    try folder.write("index.csv", index(0.03, to: 20))
    #expect(answer("--index", folder.path("index.csv")) == nil)
    let page = CommandLineRun([
      "trends", folder.path("in"), "--index", folder.path("index.csv"), "--as-of", "2026-09-30",
      "--quiet",
    ]).results
    #expect(
      page.contains(
        "Official index: September 2024 to April 2026; our prices: September 2024 to September 2026."
      ), "\(page)")
  }

  @Test func `An index that changes its base is refused`() throws {
    let rows = index(0.03).split(separator: "\n").enumerated().map { place, row in
      guard place > 16 else { return String(row) }
      let fields = row.split(separator: ",")
      return "\(fields[0]),\((Double(fields[1]) ?? 0) / 1.25)"
    }
    try folder.write("index.csv", rows.joined(separator: "\n") + "\n")
    let run = CommandLineRun([
      "trends", folder.path("in"), "--index", folder.path("index.csv"), "--quiet",
    ])
    #expect(run.status == .badData)
    #expect(run.messages.contains("save a series that has one base"), "\(run.messages)")
  }

  @Test func `A file that is no index is refused with what to save`() throws {
    try folder.write(
      "index.csv", "month,value\n2026-01,2.1\n2026-02,2.0\n2026-03,1.9\n2026-04,2.2\n")
    let run = CommandLineRun([
      "trends", folder.path("in"), "--index", folder.path("index.csv"), "--quiet",
    ])
    #expect(run.status == .badData)
    #expect(run.messages.contains("changes in percent and no index"), "\(run.messages)")
  }

  @Test func `A setting that names no file is a warning with the nearest name`() throws {
    try folder.write("in/pricebook.json", #"{"officialIndex": "reciepts.csv"}"#)
    let run = CommandLineRun(["trends", folder.path("in"), "--verbose"])
    #expect(run.messages.contains("“officialIndex” names “reciepts.csv”"), "\(run.messages)")
  }
}
