import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Memory is taken by what was read, never by what a size claims.
@Suite("Files that claim to be huge")
struct HugeFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("book/a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
  }

  /// A file with holes, which takes almost no space.
  private func makeSparse(_ name: String, _ beginning: String, byteCount: UInt64) throws {
    let path = try folder.write(name, beginning)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    defer { try? file.close() }
    try file.truncate(atOffset: byteCount)
  }

  @Test(
    "are reported, and the rest of the folder is read",
    arguments: [
      ("b.csv", ""), ("b.csv", "date,store,item,total\n2026-10-03,S,Bread,2.50\n"), ("b.json", ""),
      ("b.json", "{\"receipts\":["), ("aliases.csv", "kind,match,name,category\nitem,a,b,\n"),
      ("b.db", "SQLite format 3\0"),
    ])
  func found(name: String, beginning: String) throws {
    try makeSparse("book/\(name)", beginning, byteCount: 1 << 42)
    let run = CommandLineRun("report", folder.path("book"), "--output", folder.path("out"))
    #expect(run.status == .done)
    #expect(run.messages.contains("4,398,046,511,104 bytes"))
    #expect(run.messages.contains("Total paid: 2.50"))
  }

  @Test("in memory whole end at a lower limit")
  func whole() throws {
    try makeSparse("book/b.json", "{\"receipts\":[", byteCount: 2 << 30)
    let run = CommandLineRun("report", folder.path("book"), "--output", folder.path("out"))
    #expect(run.status == .done)
    #expect(run.messages.contains("2,147,483,648 bytes"))
  }

  @Test("named on the command line end the run")
  func named() throws {
    try makeSparse("b.csv", "", byteCount: 1 << 42)
    #expect(CommandLineRun("export", folder.path("b.csv")).status == .inputOutput)
  }
}
