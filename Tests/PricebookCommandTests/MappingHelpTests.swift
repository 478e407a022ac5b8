import CommandTestSupport
import PricebookModel
import TestSupport
import Testing

@testable import PricebookCommand
@testable import PricebookImport

@Suite("The help on mappings")
struct MappingHelpTests {
  /// A file and the mapping that reads it.
  private struct Example {
    var file = ""
    var content = ""
    var mapping = ""
  }

  /// The examples of the topic: below the title, the name of the file, and its lines and those of
  /// the mapping, which are indented more.
  private static let examples = EmbeddedHelp.mapping_txt.split(separator: "\nExample ").dropFirst()
    .map { text in
      var example = Example()
      var isMapping = false
      for line in text.split(separator: "\n").dropFirst() {
        if !line.hasPrefix("    ") {
          isMapping = !example.file.isEmpty
          if !isMapping { example.file = String(line.dropFirst(2)) }
        } else if isMapping {
          example.mapping += line.dropFirst(4) + "\n"
        } else {
          example.content += line.dropFirst(4) + "\n"
        }
      }
      return example
    }

  @Test("\"help mapping\" prints the reference in a terminal's width")
  func width() {
    let run = CommandLineRun(["help", "mapping"])
    #expect(run.status == .done)
    #expect(run.results == EmbeddedHelp.mapping_txt)
    for line in run.results.split(separator: "\n") { #expect(line.count <= 82, "\(line)") }
  }

  @Test(
    "The reference names every key, field and kind",
    arguments: MappingReader.keys.map(\.name) + Field.ofMappings.map(\.rawValue)
      + SourceMapping.Kind.allCases.map(\.rawValue))
  func keys(word: String) {
    let words = EmbeddedHelp.mapping_txt.split { !$0.isLetter && $0 != "_" }
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
