import CommandTestSupport
import PricebookModel
import TestSupport
import Testing

@testable import PricebookCommand
@testable import PricebookImport

@Suite("The help on mappings")
struct MappingHelpTests {
  @Test("\"help mapping\" prints the reference in a terminal's width")
  func width() {
    let run = CommandLineRun(["help", "mapping"])
    #expect(run.status == .done)
    #expect(run.results == MappingHelp.text)
    for line in run.results.split(separator: "\n") { #expect(line.count <= 82, "\(line)") }
  }

  @Test(
    "The reference names every key, field and kind",
    arguments: MappingReader.Key.allCases.map(\.rawValue) + Field.ofMappings.map(\.rawValue)
      + SourceMapping.Kind.allCases.map(\.rawValue))
  func keys(word: String) {
    let words = MappingHelp.text.split { !$0.isLetter && $0 != "_" }
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
    let example = MappingHelp.examples[number]
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
    let example = MappingHelp.examples[2]
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
