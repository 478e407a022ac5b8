import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// Files of the user in and around the folder of the reports.
@Suite struct ForeignFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "book/receipts.csv",
      "date,store,item,total\n2026-09-03,S,Milk,2.50\n2026-10-04,S,Bread,3.00\n")
  }

  private func report(_ words: String..., to output: String = "book") -> CommandLineRun {
    CommandLineRun(
      ["report", folder.path("book"), "--currency", "EUR", "--output", folder.path(output)] + words,
      today: CalendarDate(year: 2030, month: 1, day: 1))
  }

  /// What the user has, and what a run must not change.
  private func write(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(name, text) }
  }

  @Test("receipts in a folder that looks like a report are read in every run")
  func receiptsInMonthFolder() throws {
    try write([
      "book/2026-08/receipts.csv": "date,store,item,total\n2026-08-03,S,Cheese,1.50\n",
      "book/2026-08/index.html": "<p>mine", "book/2026-08/tables/unit-values.csv": "a,b\n1,2\n",
      "book/2026-08/spending-review.md": "mine", "book/2026-08/store-comparison.md": "mine",
    ])
    for _ in 1...3 {
      let run = report()
      #expect(run.status == .done, "\(run.messages)")
      #expect(run.messages.contains("Total paid: 7.00 EUR"), "\(run.messages)")
    }
  }

  @Test("a run says how many files of its own it has skipped")
  func skipped() throws {
    #expect(!report("--format", "csv").messages.contains("Skipped"))
    let count = TableList.all.count
    #expect(
      report("--format", "csv").messages.contains(
        "Skipped in \(folder.path("book")): \(count) files that Pricebook wrote\n"))
  }

  @Test("no file of the user is removed or replaced, whatever formats are written")
  func otherFormats() throws {
    let mine = [
      "book/index.html": "<p>my page", "book/tables.xlsx": "mine",
      "book/2026-10/spending-review.html": "mine", "book/tables/notes.csv": "mine",
    ]
    try write(mine)
    #expect(report("--format", "csv").status == .done)
    #expect(report("--format", "json").status == .done)
    for (name, text) in mine { #expect(try folder.contents()[name] == Data(text.utf8)) }
  }

  @Test(
    "a file of the user where one is to be written ends the run before anything is written",
    arguments: [
      "index.html", "items.html", "2026-10/index.html", "2026-10/price-trends.md",
      "tables/unit-values.csv",
      ".pricebook-files",
    ])
  func inTheWay(name: String) throws {
    try folder.write("out/\(name)", "mine")
    let before = try folder.contents()
    let run = report(to: "out")
    #expect(run.status == .cannotCreate)
    #expect(
      run.messages.contains(
        "\(folder.path("out/\(name)")): is in the way: Pricebook did not write it"))
    #expect(try folder.contents() == before)
  }

  @Test("all files in the way are counted, and the first is named")
  func severalInTheWay() throws {
    for name in ["index.html", "2026-10/index.html", "tables/unit-values.csv"] {
      try folder.write("out/\(name)", "mine")
    }
    #expect(
      report(to: "out").messages.contains("2026-10/index.html: is in the way (and 2 other files)"))
  }

  @Test("a folder where a file is to be written ends the run, and nothing is changed")
  func folderInTheWay() throws {
    #expect(report(to: "out").status == .done)
    try FileManager.default.removeItem(atPath: folder.path("out/tables/unit-values.csv"))
    try folder.write("out/tables/unit-values.csv/mine", "mine")
    try folder.write(
      "book/more.csv", "date,store,item,total\n2026-10-05,S,Butter,2.00\n")
    let before = try folder.contents()
    let run = report(to: "out")
    #expect(run.status == .cannotCreate)
    #expect(run.messages.contains("unit-values.csv: cannot be created: there is a folder"))
    #expect(try folder.contents() == before)
  }

  @Test("a page that somebody changed is neither replaced nor removed")
  func changedPage() throws {
    #expect(report(to: "out").status == .done)
    let name = "out/2026-10/spending-review.md"
    try folder.write(name, "my notes")
    #expect(report(to: "out").status == .cannotCreate)
    #expect(report("--format", "html", to: "out").status == .done)
    #expect(try folder.contents()[name] == Data("my notes".utf8))
    #expect(report(to: "out").messages.contains("spending-review.md: is in the way"))
  }

  @Test("a file that has the right bytes already may be anybody's")
  func lostList() throws {
    #expect(report(to: "out").status == .done)
    let before = try folder.contents()
    try FileManager.default.removeItem(atPath: folder.path("out/.pricebook-files"))
    #expect(report(to: "out").status == .done)
    #expect(try folder.contents() == before)
  }

  @Test("a run that changes nothing writes nothing")
  func unchanged() throws {
    #expect(report(to: "out").status == .done)
    let before = try numbers()
    #expect(report(to: "out").status == .done)
    #expect(try numbers() == before)
  }

  /// The numbers of all files of the report, which a replaced file changes.
  private func numbers() throws -> [String: Int] {
    var numbers: [String: Int] = [:]
    for name in try folder.contents().keys where name.hasPrefix("out/") {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      numbers[name] = (attributes[.systemFileNumber] as? NSNumber)?.intValue
    }
    return numbers
  }

  @Test("files of the report keep their permissions when they are replaced")
  func permissions() throws {
    #expect(report(to: "out").status == .done)
    let path = folder.path("out/index.html")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try folder.write("book/more.csv", "date,store,item,total\n2026-10-05,S,Butter,2.00\n")
    let before = try numbers()["out/index.html"]
    #expect(report(to: "out").status == .done)
    #expect(try numbers()["out/index.html"] != before)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }
}
