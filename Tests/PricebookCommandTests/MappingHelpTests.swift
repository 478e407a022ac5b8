import CommandTestSupport
import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookCommand
@testable import PricebookImport

@Suite("The help on mappings")
struct MappingHelpTests {
  /// A file and the mapping that reads it.
  private struct Example {
    var file: String
    var content: String
    var mapping: String
  }

  /// The examples of the page: the name of a file in a sentence, its lines and those of the mapping
  /// between fences.
  private static let examples: [Example] = {
    let page = EmbeddedImportPages.Mappings_md
    let blocks = (page.components(separatedBy: "\n## Examples\n").last ?? "")
      .components(separatedBy: "\n```")
    // Text, file, text and mapping follow each other.
    return stride(from: 0, to: blocks.count - 3, by: 4).map { place in
      let name = blocks[place].matches(of: /`([a-z]+\.[a-z]+)`/).last.map { String($0.output.1) }
      func content(_ block: String) -> String {
        String(block.drop { $0 != "\n" }.dropFirst()) + "\n"
      }
      return Example(
        file: name ?? "", content: content(blocks[place + 1]), mapping: content(blocks[place + 3]))
    }
  }()

  @Test(
    "The page names every key, field and kind",
    arguments: MappingReader.keys.map(\.name) + Field.ofMappings.map(\.rawValue)
      + SourceMapping.Kind.allCases.map(\.rawValue))
  func keys(word: String) {
    let words = EmbeddedImportPages.Mappings_md.split { !$0.isLetter && $0 != "_" }
    #expect(words.contains(Substring(word)))
  }

  @Test(
    "The examples are read as they say",
    arguments: [
      (
        0,
        """
        17,2026-10-03,,Corner Shop,,Bergkäse,,,0.412,kg,,0.50,7.74,EUR
        17,2026-10-03,,Corner Shop,,Vollmilch,,,2,each,,,3.60,EUR
        """
      ),
      (
        1,
        """
        ,2026-10-03,18:05,Aldi,,Rice 1kg,,,2,each,,0.5,3.48,EUR
        ,2026-10-03,18:05,Aldi,,Oats,,,1,each,,,1.19,EUR
        """
      ),
    ])
  func examples(number: Int, expected: String) throws {
    let example = Self.examples[number]
    let folder = try TemporaryFolder()
    try folder.write(example.file, example.content)
    try folder.write("mine.json", example.mapping)
    let run = CommandLineRun([
      "export", folder.path(example.file), "--mapping", folder.path("mine.json"),
    ])
    #expect(run.status == .done, "\(run.messages)")
    let lines = run.results.split(separator: "\n").dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).dropLast(2)
        .joined(separator: ",")
    }
    #expect(lines.joined(separator: "\n") == expected)
  }

  @Test("The example of a price list is read as prices, a row for every cell")
  func prices() throws {
    let example = Self.examples[2]
    let folder = try TemporaryFolder()
    try folder.write(example.file, example.content)
    try folder.write("mine.json", example.mapping)
    let run = CommandLineRun([
      "inspect", folder.path(example.file), "--mapping", folder.path("mine.json"),
    ])
    #expect(run.status == .done, "\(run.messages)")
    #expect(run.results.contains("3 records: 3 accepted"), "\(run.results)")
    #expect(run.results.contains("2026-02-01"))
  }
}
