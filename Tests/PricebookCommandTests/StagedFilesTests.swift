import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct StagedFilesTests {
  private let temporary: TemporaryFolder
  private let folder: OutputFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = try OutputFolder(makingAt: temporary.path("reports"))
    try folder.write("page.txt", text: "old page")
  }

  private func contents(_ name: String) -> String? {
    try? String(contentsOfFile: temporary.path("reports/\(name)"), encoding: .utf8)
  }

  @Test("files come into place together")
  func putsInPlace() throws {
    let byteCount = try StagedFiles.write { staged throws(OutputFailure) in
      try folder.stage("page.txt", in: staged) { file throws(OutputFailure) in
        try file.write("new page")
      }
      #expect(contents("page.txt") == "old page")
    }
    #expect(byteCount == 8)
    #expect(try folder.names() == ["page.txt"])
    #expect(contents("page.txt") == "new page")
  }

  @Test("folders that were made for the files go on failure, the inner ones first")
  func removesFolders() throws {
    #expect(throws: OutputFailure.self) {
      try StagedFiles.write { staged throws(OutputFailure) in
        let outer = try OutputFolder(makingAt: temporary.path("a/b"), staged.made)
        _ = try outer.folder(named: "c", staged.made)
        throw .cannotWrite(path: "table.txt", reason: "No space left on device")
      }
    }
    #expect(!FileManager.default.fileExists(atPath: temporary.path("a")))
  }

  @Test("a failure on the way leaves every file as it was")
  func leavesTheOldFiles() throws {
    #expect(throws: OutputFailure.self) {
      try StagedFiles.write { staged throws(OutputFailure) in
        try folder.stage("page.txt", in: staged) { file throws(OutputFailure) in
          try file.write("new page")
        }
        try folder.stage("table.txt", in: staged) { file throws(OutputFailure) in
          try file.write("half a ta")
          throw .cannotWrite(path: "table.txt", reason: "No space left on device")
        }
      }
    }
    #expect(try folder.names() == ["page.txt"])
    #expect(contents("page.txt") == "old page")
  }

  @Test("a file keeps the permissions of the one that it replaces")
  func permissions() throws {
    let path = temporary.path("reports/page.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try folder.write("page.txt", text: "new page")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test("a temporary file of a process that was killed is removed by the next run")
  func sweep() throws {
    try temporary.write("reports/.page.txt.0abc.part", "half")
    try temporary.write("reports/.other.txt.0abc.part", "not of this file")
    try temporary.write("reports/.page.txt.ABC.part", "not of Pricebook")
    try folder.write("page.txt", text: "new page")
    #expect(
      try folder.names() == [".other.txt.0abc.part", ".page.txt.ABC.part", "page.txt"])
  }

  @Test("a temporary file that is being written stays")
  func locked() throws {
    try temporary.write("reports/.page.txt.0abc.part", "half")
    let file = try folder.descriptor.file(named: ".page.txt.0abc.part")
    #expect(file.lock())
    try folder.write("page.txt", text: "new page")
    #expect(try folder.names() == [".page.txt.0abc.part", "page.txt"])
  }
}
