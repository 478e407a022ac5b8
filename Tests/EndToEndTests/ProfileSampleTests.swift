import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

@testable import PricebookImport

/// Holds what is read from every exporter's files against what was agreed on.
///
/// One folder per shape: its files are made up in the exporter's exact form, `expected.csv` is
/// what `pricebook export` prints of them, `messages.txt` what it says, and `inspect.txt`, where
/// there is one, what `pricebook inspect` prints. A folder may have a `mapping.json` for files that no
/// profile reads. `PRICEBOOK_RECORD=1` writes the expectations anew, and still fails.
@Suite("Files of other programs")
struct ProfileSampleTests {
  private static let folder = URL(filePath: CommandLineRun.packageFolder)
    .appending(path: "Tests/PricebookImportTests/Profiles/Samples")

  private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  private static func inputs(_ name: String) -> [String] {
    let path = folder.appendingPathComponent(name).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { name in
        !["expected.csv", "mapping.json"].contains(name)
          && [".csv", ".json", ".jsonl"].contains { name.hasSuffix($0) }
      }.sorted().map { "\(path)/\($0)" }
  }

  /// The option for the mapping that is beside the files of a shape, if there is one.
  private static func mapping(_ name: String) -> [String] {
    let path = folder.appendingPathComponent(name).appendingPathComponent("mapping.json").path
    return FileManager.default.fileExists(atPath: path) ? ["--mapping", path] : []
  }

  private func run(_ arguments: [String], _ name: String) -> (results: String, messages: String) {
    let results = MemoryOutput()
    let messages = MemoryOutput()
    let status = PricebookCommand.run(
      arguments, console: Console(results: results, messages: messages))
    let path = Self.folder.appendingPathComponent(name).path + "/"
    return (
      results.text.replacing(path, with: ""),
      messages.text.replacing(path, with: "") + "status \(status.rawValue)\n"
    )
  }

  private func check(_ text: String, _ file: URL) throws {
    #expect(try Golden.problem(of: text, recordedIn: file) == nil)
  }

  @Test(arguments: names)
  func `Every exporter's file is read as agreed`(_ name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let inputs = Self.inputs(name)
    #expect(!inputs.isEmpty)
    let export = run(["export"] + inputs + Self.mapping(name), name)
    try check(export.results, folder.appendingPathComponent("expected.csv"))
    try check(export.messages, folder.appendingPathComponent("messages.txt"))
    let inspect = folder.appendingPathComponent("inspect.txt")
    if FileManager.default.fileExists(atPath: inspect.path) {
      try check(run(["inspect"] + inputs, name).results, inspect)
    }
  }

  @Test(arguments: names)
  func `A mapping that was written reads the file as it was read without`(_ name: String) throws {
    for input in Self.inputs(name) {
      let inspection = try FileInspector().inspect(input)
      guard let json = inspection.mapping, !inspection.firstRecords.isEmpty else { continue }
      let folder = try TemporaryFolder()
      let mapping = try folder.write("mapping.json()", json)
      #expect(
        run(["export", input], name).results
          == run(["export", input, "--mapping", mapping], name).results, "\(json)")
    }
  }

  @Test(arguments: SourceProfiles.all)
  func `A profile that was written is the profile that is read`(_ profile: SourceMapping) throws {
    let document = JSONDocument(bytes: Array(profile.json().utf8))
    let (mapping, problems) = MappingReader.read(document: document)
    #expect(problems == [])
    #expect(mapping == profile)
  }

  @Test func `Every profile can be read and has a sample`() throws {
    #expect(SourceProfiles.all.count == EmbeddedProfiles.all.count)
    let formats = try Self.names.flatMap { name in
      try Self.inputs(name).flatMap { path -> [String] in
        let reading = try BookImporter(ImportOptions(paths: [path])).readAll()
        return reading.recognised.compactMap { file in
          switch file.content {
          case .receipts(let header, _), .prices(let header, _): header.source?.name
          case .budgets(let mapping, _), .lookup(let mapping, _), .refused(let mapping):
            mapping.name
          default: nil
          }
        }
      }
    }
    #expect(Set(SourceProfiles.all.map(\.name)).subtracting(formats) == [])
  }
}
