import Foundation
import PricebookCommand
import TestSupport
import Testing

/// What the README tells a reader to type works.
@Suite struct ReadmeTests {
  private static let readme =
    (try? String(contentsOfFile: CommandLineRun.packageFolder + "/README.md", encoding: .utf8))
    ?? ""

  /// The contents of the fenced blocks of a language.
  private static func blocks(_ language: String) -> [String] {
    readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The words after `pricebook` of every command in the shell blocks.
  private static let commands: [[String]] = blocks("sh")
    .flatMap { $0.split(separator: "\n") }
    .compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.firstIndex(of: "pricebook").map { Array(words[($0 + 1)...]) }
    }

  @Test("the README shows commands and one file of six lines")
  func shape() throws {
    #expect(Self.commands.count >= 3)
    #expect(Self.blocks("csv").count == 1)
    #expect(try #require(Self.blocks("csv").first).split(separator: "\n").count == 6)
  }

  @Test("every command of the README works", arguments: commands)
  func command(words: [String]) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("receipts.csv", try #require(Self.blocks("csv").first))
    var arguments = words.map { $0 == "receipts.csv" ? file : $0 }
    if words.first == "report" { arguments += ["--output", folder.path("reports")] }
    let run = CommandLineRun(arguments)
    #expect(run.status == .done, "\(run.messages)")
    let isSample = words.contains("sample-data")
    #expect(isSample || !run.messages.contains("warning"), "\(words): \(run.messages)")
  }

  @Test("the README names every exit status", arguments: [0, 1, 64, 65, 66, 70, 73, 74])
  func statuses(number: Int32) {
    #expect(RunStatus(rawValue: number) != nil)
    #expect(Self.readme.contains("\n| \(number) | "))
  }

  @Test("the README has the columns of every table")
  func tables() throws {
    let folder = try TemporaryFolder()
    _ = CommandLineRun("report", "sample-data", "--output", folder.path)
    let tables = try folder.contents().filter { $0.key.contains("/tables/") }
    #expect(tables.count == TableList.all.count)
    for (name, data) in tables {
      let header = String(decoding: data.prefix { $0 != 10 }, as: UTF8.self)
      let stem = URL(filePath: name).deletingPathExtension().lastPathComponent
      let columns = header.replacingOccurrences(of: ",", with: ", ")
      #expect(Self.readme.contains("| `\(stem)` | \(columns) |"), "\(stem)")
    }
  }
}
