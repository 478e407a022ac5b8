import Foundation
import Testing

@testable import PricebookReport

/// The files in `Words/Phrases` are those that the signatures in `en.words` give;
/// `PRICEBOOK_RECORD=1` writes them again.
@Suite("Files of phrases")
struct PhraseFilesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/PricebookReport/Words/Phrases")

  @Test("Every section has its file, with an accessor for each phrase")
  func files() throws {
    let files = PhraseFile.all(of: try WordBookChecks.text(.english))
    #expect(files.count > 30)
    for file in files {
      let path = Self.folder.appending(path: "\(file.name).swift")
      if ProcessInfo.processInfo.environment["PRICEBOOK_RECORD"] != nil {
        try file.text.write(to: path, atomically: true, encoding: .utf8)
        Issue.record("recorded \(file.name).swift")
      }
      let text = try String(contentsOf: path, encoding: .utf8)
      #expect(text == file.text, "\(file.name).swift is not what en.words says; record it again")
    }
  }

  @Test("There is no file of a section that is gone")
  func others() throws {
    let names = PhraseFile.all(of: try WordBookChecks.text(.english)).map { "\($0.name).swift" }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(found).subtracting(names) == [])
  }
}
