import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

@testable import PricebookImport

@Suite("Inputs that cannot be read, and the status of the run")
struct UnreadableInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("book/a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
  }

  private func report(_ words: String...) -> CommandLineRun {
    CommandLineRun(["report", "--output", folder.path("out")] + words)
  }

  private func breakLink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("book/b.csv"), withDestinationPath: "nowhere")
  }

  @Test(
    "A file in a folder that cannot be opened is an error, and status 1 when strictness is asked for"
  )
  func found() throws {
    try breakLink()
    let run = report(folder.path("book"))
    #expect(run.status == .done)
    #expect(run.messages.contains("error:"))
    #expect(report(folder.path("book"), "--strict").status == .rejected)
  }

  @Test("The same file named on the command line ends the run with 66")
  func named() throws {
    try breakLink()
    #expect(report(folder.path("book/a.csv"), folder.path("book/b.csv")).status == .noInput)
  }

  @Test(
    "A named file that is not recognised ends with 65, and one in a folder with 1 if that is asked for"
  )
  func notRecognised() throws {
    try folder.write("book/x.csv", "when,who\n1,2\n")
    #expect(report(folder.path("book")).status == .done)
    #expect(report(folder.path("book"), "--strict").status == .rejected)
    #expect(report(folder.path("book/a.csv"), folder.path("book/x.csv")).status == .badData)
  }

  @Test("A named table of payments ends with 65")
  func payments() throws {
    let path = try folder.write(
      "bank.csv", "Datum;Belopp;Beskrivning;Saldo\n2026-10-01;-12,00;ICA;988,00\n")
    let run = report(folder.path("book"), path)
    #expect(run.status == .badData)
    #expect(run.messages.contains("[not-receipts]"))
  }

  @Test(
    "A folder that cannot be listed ends with 66 if it was named, and is an error below another",
    .enabled(if: geteuid() != 0, "the superuser may list any folder"))
  func lockedFolder() throws {
    try folder.write("book/locked/c.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    let locked = folder.path("book/locked")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: locked)
    }
    #expect(report(locked).status == .noInput)
    #expect(report(folder.path("book")).status == .done)
    #expect(report(folder.path("book"), "--strict").status == .rejected)
  }

  @Test("The summary says which columns were not understood, unless it is quiet")
  func columns() throws {
    let path = try folder.write(
      "c.csv", "Caisse et ticket,Date,Article,Montant\nA1,2026-10-03,Lait,2.50\n")
    let run = report(path)
    #expect(run.messages.contains("Caisse et ticket"))
    #expect(run.messages.contains("Columns that may matter were not understood in "))
    #expect(!report(path, "--quiet").messages.contains("Columns that may matter"))
    #expect(!report(folder.path("book")).messages.contains("Columns that may matter"))
  }

  @Test("An output folder whose name is not UTF-8 is written to")
  func output() throws {
    let out = folder.path + "/" + PathText.text(of: Array("caf".utf8) + [0xE9])
    let run = CommandLineRun("report", folder.path("book"), "--output", out)
    #expect(run.status == .done)
    #expect(run.messages.contains("caf\\xE9"))
    #expect(folderNames(out)?.contains("2026-10") == true)
  }

  @Test(
    "The shopping list follows the aisles of its store, and categories without a place come last")
  func aisles() throws {
    var text = "date,store,item,category,total\n"
    for store in ["Coop", "Lidl"] {
      for (item, category) in [
        ("Milk", "Dairy"), ("Apples", "Produce"), ("Soap", "Household"), ("Bread", "Bakery"),
      ] {
        for day in ["2026-10-01", "2026-10-08"] {
          text += "\(day),\(store),\(item),\(category),\(store == "Coop" ? "2.00" : "2.40")\n"
        }
      }
    }
    try folder.write("shop/a.csv", text)
    func order() -> [String] {
      let list = CommandLineRun("compare", folder.path("shop"), "--shopping-list").results
      return ["Milk", "Apples", "Soap", "Bread"].compactMap { item in
        list.range(of: item).map { (item, $0.lowerBound) }
      }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(order() == ["Bread", "Milk", "Soap", "Apples"])
    try folder.write(
      "shop/aisles.csv",
      "store,category,position\nLidl,Produce,1\nLidl,Household,2\n*,Bakery,3\nCoop,Dairy,1\n")
    #expect(order() == ["Apples", "Soap", "Bread", "Milk"])
  }
}
