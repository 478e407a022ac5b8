import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What must not make a difference.
@Suite struct InvarianceTests {
  private static let files = [
    "sample-data/receipts/kornmarkt.csv", "sample-data/receipts/lindner.csv",
    "sample-data/receipts/Nordkauf.csv", "sample-data/receipts/other-stores.csv",
    "sample-data/aliases.csv", "sample-data/budgets.csv", "sample-data/grock.json",
    "sample-data/pricebook.json",
  ]

  /// Everything that a report run writes.
  private func written(_ paths: [String], _ words: String...) throws -> [String: Data] {
    let folder = try TemporaryFolder()
    let run = CommandLineRun(["report", "--output", folder.path] + words + paths)
    #expect(run.status == .done, "\(run.messages)")
    return try folder.contents()
  }

  /// What a run over ``files`` writes, made once for all tests.
  private static let expected = Result { try InvarianceTests().written(files) }

  @Test("a second run into the same folder changes nothing")
  func sameFolder() throws {
    let folder = try TemporaryFolder()
    _ = CommandLineRun("report", "sample-data", "--output", folder.path)
    let first = try folder.contents()
    _ = CommandLineRun("report", "sample-data", "--output", folder.path)
    #expect(try folder.contents() == first)
  }

  @Test("naming a file twice changes nothing")
  func namedTwice() throws {
    #expect(try written(Self.files + [Self.files[0]]) == Self.expected.get())
  }

  @Test("copies of all receipt files change no figure")
  func copiedFiles() throws {
    let folder = try TemporaryFolder()
    let copies = Self.files.prefix(4).map { folder.path(URL(filePath: $0).lastPathComponent) }
    for (file, copy) in zip(Self.files, copies) {
      try FileManager.default.copyItem(
        atPath: CommandLineRun.packageFolder + "/" + file, toPath: copy)
    }
    let once = try Self.expected.get()
    let twice = try written(Self.files + copies, "--format", "csv")
    let tables = once.keys.filter { $0.contains("tables/") && !$0.hasSuffix("diagnostics.csv") }
    #expect(tables.count == TableList.all.count - 1)
    for table in tables { #expect(twice[table] == once[table], "\(table)") }
  }

  @Test("the output of an earlier run in the folder is not read as input")
  func ownOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    let first = CommandLineRun("report", folder.path, "--output", folder.path("reports"))
    let second = CommandLineRun("report", folder.path, "--output", folder.path("reports"))
    #expect(first.status == .done)
    #expect(!second.messages.contains("warning"), "\(second.messages)")
    let third = CommandLineRun(
      "report", folder.path, "--output", folder.path("reports"), "--format", "csv")
    let fourth = CommandLineRun("export", folder.path)
    #expect(third.status == .done)
    #expect(!fourth.messages.contains("warning"), "\(fourth.messages)")
    _ = CommandLineRun(
      "report", folder.path, "--output", folder.path("reports"), "--format", "json")
    let fifth = CommandLineRun("export", folder.path)
    #expect(!fifth.messages.contains("warning"), "\(fifth.messages)")
  }
}
