import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// The committed `reports/` are what the tool writes of the committed `sample-data/`.
@Suite struct CommittedReportsTests {
  private var committed: URL {
    URL(filePath: CommandLineRun.packageFolder).appendingPathComponent("reports")
  }

  @Test("the reports of the sample are the committed ones, byte for byte")
  func sample() throws {
    let folder = try TemporaryFolder()
    let run = CommandLineRun("report", "sample-data", "--output", folder.path("reports"))
    #expect(run.status == .done, "\(run.messages)")
    let fresh = folder.url.appendingPathComponent("reports")

    if Golden.isRecording(committed) {
      try? FileManager.default.removeItem(at: committed)
      try FileManager.default.copyItem(at: fresh, to: committed)
      Issue.record("reports/ was written anew: look at the difference, then run without recording")
      return
    }
    let expected = try names(below: committed)
    let actual = try names(below: fresh)
    #expect(!expected.isEmpty, "reports/ is missing: run with PRICEBOOK_RECORD=1")
    #expect(actual == expected)
    for name in expected where actual.contains(name) {
      let isSame = FileManager.default.contentsEqual(
        atPath: committed.appendingPathComponent(name).path,
        andPath: fresh.appendingPathComponent(name).path)
      #expect(isSame, "\(name) differs: run with PRICEBOOK_RECORD=1 and look at the difference")
    }
  }

  @Test("the reports of the sample have at most 1.1 times the bytes of 0.2.0, receipts aside")
  func size() throws {
    let pages = try names(below: committed).filter { !$0.hasSuffix("receipts.html") }
    let sizes = try pages.map { name in
      let url = committed.appendingPathComponent(name)
      return try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
    #expect(sizes.reduce(0, +) <= 1_314_752 * 11 / 10)
  }

  private func names(below folder: URL) throws -> Set<String> {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return Set(
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
        let values = try folder.appendingPathComponent(name)
          .resourceValues(forKeys: [.isDirectoryKey])
        return values.isDirectory != true
      })
  }
}
