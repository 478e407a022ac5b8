import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What somebody reads who starts with nothing.
@Suite struct FirstRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"), withIntermediateDirectories: true)
  }

  @Test("an empty folder is explained in five lines that fit a terminal")
  func emptyFolder() {
    let run = CommandLineRun("report", folder.path("empty"))
    #expect(run.status == .badData)
    let lines = run.messages.split(separator: "\n")
    #expect(lines.first == "pricebook: \(folder.path("empty")): there is nothing to report on")
    #expect(lines.count == 6)
    for line in lines.dropFirst() { #expect(line.count <= 80, "\(line)") }
    for hint in ["date,store,item", "pricebook sample ", "pricebook help report"] {
      #expect(run.messages.contains(hint))
    }
  }

  @Test("the example that is shown works")
  func example() throws {
    let shown = CommandLineRun("report", folder.path("empty")).messages
      .split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) + "\n" }
    #expect(shown.count == 2)
    try folder.write("full/receipts.csv", shown.joined())
    let run = CommandLineRun("report", folder.path("full"), "--output", folder.path("out"))
    #expect(run.status == .done, "\(run.messages)")
  }

  @Test("the five lines of the README are enough for an answer, and what is not known yet is said")
  func fiveLines() throws {
    let receipts = """
      date,store,item,quantity,total
      2026-10-03,Corner Shop,Whole milk,2,2.50
      2026-10-03,Corner Shop,Bread,1,3.20
      2026-10-05,Market Hall,Whole milk,1,1.10
      2026-10-05,Market Hall,"Apples, red",2,4.40
      2026-10-06,Corner Shop,Bread,1,3.30

      """
    let file = try folder.write("full/receipts.csv", receipts)
    let run = CommandLineRun("month", file, "--currency", "EUR")
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.results.hasPrefix("Whole milk is €0.15 cheaper at Market Hall\n"))
    #expect(run.results.contains("Whole milk: €1.10 at Market Hall ("))
    #expect(run.results.contains("\nFrom four months on: how prices move.\n"))
  }

  @Test("a folder with files of something else is explained likewise")
  func otherFiles() throws {
    try folder.write("empty/letter.csv", "Dear diary, today I went shopping.\n")
    let run = CommandLineRun("review", folder.path("empty"))
    #expect(run.status == .badData)
    #expect(run.messages.contains("letter.csv"))
    #expect(run.messages.contains("pricebook sample "))
  }

  @Test("for a named file without receipts, only what is wrong with it is said")
  func namedFile() throws {
    let file = try folder.write("letter.csv", "Dear diary, today I went shopping.\n")
    let run = CommandLineRun("review", file)
    #expect(run.status == .badData)
    #expect(!run.messages.contains("pricebook sample "))
  }

  @Test("a wrong time zone is no first step")
  func timeZone() throws {
    try folder.write("empty/a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    let run = CommandLineRun("report", folder.path("empty"), "--time-zone", "Mars")
    #expect(run.status == .usage)
    #expect(!run.messages.contains("pricebook sample "))
  }

  @Test("\"pricebook\" alone shows the overview where there is something to report on")
  func overview() {
    let run = CommandLineRun([])
    #expect(run.status == .usage)
    #expect(run.messages == CommandLineRun("help").results)
    #expect(run.results.isEmpty)
  }
}
