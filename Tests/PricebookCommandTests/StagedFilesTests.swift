import Foundation
import Synchronization
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
    try folder.write("gone.txt", text: "of an earlier run")
  }

  private func contents(_ name: String) -> String? {
    try? String(contentsOfFile: temporary.path("reports/\(name)"), encoding: .utf8)
  }

  @Test("files come into place together, and what an earlier run left goes")
  func putsInPlace() throws {
    let byteCount = try StagedFiles.write { staged throws(OutputFailure) in
      try folder.stage("page.txt", in: staged) { file throws(OutputFailure) in
        try file.write("new page")
      }
      staged.afterwards { [folder] in folder.remove("gone.txt") }
      #expect(contents("page.txt") == "old page")
      #expect(contents("gone.txt") != nil)
    }
    #expect(byteCount == 8)
    #expect(try folder.names() == ["page.txt"])
    #expect(contents("page.txt") == "new page")
  }

  @Test("what was made for the files is undone on failure, last things first")
  func undoesBackwards() {
    let undone = Mutex<[Int]>([])
    #expect(throws: OutputFailure.self) {
      try StagedFiles.write { staged throws(OutputFailure) in
        for number in 1...3 { staged.onFailure { undone.withLock { $0.append(number) } } }
        throw .cannotWrite(path: "table.txt", reason: "No space left on device")
      }
    }
    #expect(undone.withLock { $0 } == [3, 2, 1])
  }

  @Test("a failure on the way leaves every file as it was")
  func leavesTheOldReport() throws {
    #expect(throws: OutputFailure.self) {
      try StagedFiles.write { staged throws(OutputFailure) in
        try folder.stage("page.txt", in: staged) { file throws(OutputFailure) in
          try file.write("new page")
        }
        staged.afterwards { [folder] in folder.remove("gone.txt") }
        try folder.stage("table.txt", in: staged) { file throws(OutputFailure) in
          try file.write("half a ta")
          throw .cannotWrite(path: "table.txt", reason: "No space left on device")
        }
      }
    }
    #expect(try folder.names() == ["gone.txt", "page.txt"])
    #expect(contents("page.txt") == "old page")
  }
}
