import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Where commands write, and in which form, as their options say.
@Suite struct OutputPlaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "in/receipts.csv",
      "date,store,item,total,currency\n2026-10-01,Market,Milk,1.20,EUR\n"
        + "2026-10-08,Market,Bread,3.10,EUR\n")
  }

  private func run(
    _ words: [String], environment: [String: String] = [:]
  ) -> CommandLineRun {
    CommandLineRun([words[0], folder.path("in")] + words.dropFirst(), environment: environment)
  }

  private func table(_ words: [String]) -> CommandLineRun {
    CommandLineRun(["table", "spending-by-month", folder.path("in")] + words)
  }

  private func files() throws -> [String] {
    try folder.contents().keys.filter { !$0.hasPrefix("in/") && !$0.hasSuffix(".pricebook-files") }
      .sorted()
  }

  @Test func `A hyphen is standard output`() throws {
    let run = table(["-o", "-"])
    #expect(run.status == .done)
    #expect(run.results == table([]).results)
    #expect(run.results.contains("2026-10,EUR,4.30"))
    #expect(try files().isEmpty)
  }

  @Test(arguments: ["month.csv", "new/folder/month.json", "month.MD"])
  func `The name of a file is that of the table, in the form of its ending`(
    _ name: String
  ) throws {
    let run = table(["-qo", folder.path(name)])
    #expect(run.status == .done)
    #expect(try files() == [name])
    let format = String(name.split(separator: ".")[1]).lowercased()
    let written = try String(contentsOfFile: folder.path(name), encoding: .utf8)
    #expect(written == table(["--format", format]).results)
    #expect(table(["-qo", folder.path(name)]).status == .done)
  }

  @Test func `A folder gets a file for each table`() throws {
    #expect(table(["-qo", folder.path("out")]).status == .done)
    #expect(try files() == ["out/spending-by-month.csv"])
  }

  @Test func `A file of somebody else is never replaced`() throws {
    try folder.write("mine.csv", "mine")
    #expect(table(["-qo", folder.path("mine.csv")]).status == .cannotCreate)
    #expect(try String(contentsOfFile: folder.path("mine.csv"), encoding: .utf8) == "mine")
  }

  @Test(
    "What a place cannot be is said before anything is read",
    arguments: [
      (
        ["report", "-o", "-"], "\"report\" writes many files, which cannot go to standard output; "
      ),
      (
        ["report", "-o", "page.html"],
        "\"report\" writes many files, but “page.html” is the name of one; "
      ),
      (["table", "answers,score", "-o", "a.csv"], "several tables cannot go to one file; "),
      (
        ["table", "answers", "-o", "a.csv", "--format", "json"],
        "--output “a.csv” is a file of csv, but --format is json; "
      ),
      (
        ["list", "-o", "a.csv"], "--output is not an option of \"list\", which prints its result; "
      ),
    ])
  func refused(words: [String], message: String) throws {
    let run = CommandLineRun(words)
    #expect(run.status == .usage)
    #expect(run.messages.hasPrefix("pricebook: " + message))
    #expect(try files().isEmpty)
  }

  @Test func `Aliases go to standard output where a hyphen says so`() {
    let hyphen = run(["match", "-o", "-"])
    #expect(hyphen.status == .done)
    #expect(hyphen.results == run(["match"]).results)
  }

  @Test(arguments: ["month", "review", "trends", "compare", "list"])
  func `Reports have colours where somebody asks for them`(_ command: String) {
    let escape = "\u{1B}["
    #expect(!run([command]).results.contains(escape))
    #expect(run([command, "--color", "always"]).results.contains(escape))
    #expect(run([command], environment: ["FORCE_COLOR": "1"]).results.contains(escape))
    let both = ["FORCE_COLOR": "1", "NO_COLOR": "1"]
    #expect(!run([command], environment: both).results.contains(escape))
    #expect(!run([command], environment: ["FORCE_COLOR": "0"]).results.contains(escape))
    let page = run([command, "--format", "md", "--color", "always"])
    #expect(!page.results.contains(escape))
  }

  @Test func `The month as JSON is what it claims, row by row`() throws {
    let run = CommandLineRun("month", "sample-data", "--json")
    #expect(run.status == .done)
    let rows = try JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [[String: Any]]
    #expect(rows?.isEmpty == false)
    #expect(rows?.allSatisfy { $0["period"] as? String == "2026-10" } == true)
    #expect(rows?.contains { $0["question"] as? String == "budget" } == true)
  }
}
