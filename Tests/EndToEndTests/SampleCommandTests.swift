import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookImport
import TestSupport
import Testing

/// `pricebook sample DIR`.
@Suite struct SampleCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func sampleData() throws -> [String: Data] {
    let package = URL(filePath: CommandLineRun.packageFolder)
    var files: [String: Data] = [:]
    for folder in ["sample-data", "Sources/PricebookCommand/Sample/Examples"] {
      let root = package.appendingPathComponent(folder)
      for name in try FileManager.default.subpathsOfDirectory(atPath: root.path) {
        let file = root.appendingPathComponent(name)
        guard let contents = try? Data(contentsOf: file) else { continue }
        files["book/\(name)"] = contents
      }
    }
    return files
  }

  @Test("the folder is sample-data and the files of examples, byte for byte, and nothing else")
  func contents() throws {
    let run = CommandLineRun("sample", folder.path("book"))
    #expect(run.status == .done)
    #expect(run.results.isEmpty)
    #expect(try folder.contents() == sampleData())
  }

  @Test("what to run next is said, and works")
  func nextStep() throws {
    let run = CommandLineRun("sample", folder.path("book"))
    #expect(run.messages.contains("Wrote the sample book (17 files) to \(folder.path("book"))\n"))
    let word = shellWord(folder.path("book"))
    #expect(run.messages.contains("Next: pricebook report \(word) --open\n"))
    let report = CommandLineRun("report", folder.path("book"), "--output", folder.path("out"))
    #expect(report.status == .done)
  }

  @Test("writing it a second time changes nothing")
  func again() throws {
    _ = CommandLineRun("sample", folder.path("book"))
    let run = CommandLineRun("sample", folder.path("book"))
    #expect(run.status == .done)
    #expect(try folder.contents() == sampleData())
  }

  @Test("a folder with other files is refused, and stays as it is")
  func occupied() throws {
    try folder.write("book/mine.csv", "mine")
    let run = CommandLineRun("sample", folder.path("book"))
    #expect(run.status == .cannotCreate)
    #expect(run.messages.contains("“mine.csv”"))
    #expect(try folder.contents() == ["book/mine.csv": Data("mine".utf8)])
  }

  @Test("a file of the book that was changed is not overwritten")
  func changed() throws {
    try folder.write("book/budgets.csv", "mine")
    #expect(CommandLineRun("sample", folder.path("book")).status == .cannotCreate)
    #expect(try folder.contents() == ["book/budgets.csv": Data("mine".utf8)])
  }

  @Test("a file in the place of the folder is refused, with what to do")
  func onFile() throws {
    let file = try folder.write("book", "mine")
    let run = CommandLineRun("sample", file)
    #expect(run.status == .cannotCreate)
    #expect(run.messages.contains("name another folder"))
  }

  @Test(
    "one folder must be named", arguments: [["sample"], ["sample", ""], ["sample", "a", "b"]])
  func usage(words: [String]) {
    let run = CommandLineRun(words)
    #expect(run.status == .usage)
    #expect(
      run.messages == "pricebook: \"sample\" needs one folder; pricebook sample sample-book\n")
  }
}
