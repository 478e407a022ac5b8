import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

/// Files and folders that somebody may exchange while a run looks at them.
@Suite struct FileDescriptorTests {
  private let temporary: TemporaryFolder
  private let root: FileDescriptor

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.write("outside/file.txt", "outside")
    try temporary.write("out/own.txt", "own")
    for (link, target) in [("folder", "outside"), ("file", "outside/file.txt")] {
      try FileManager.default.createSymbolicLink(
        atPath: temporary.path("out/\(link)"), withDestinationPath: temporary.path(target))
    }
    root = try FileDescriptor.folder(at: temporary.path("out"))
  }

  @Test("links are followed neither to folders nor to files")
  func links() {
    #expect(throws: OutputFailure.self) { try root.folder(below: "folder") }
    #expect(throws: OutputFailure.self) { try root.folder(below: "folder", makes: true) }
    #expect(throws: OutputFailure.self) { try root.mark(of: "file") }
    #expect(throws: OutputFailure.self) { try root.makeFile("file") }
  }

  @Test("a new file never opens one that is there")
  func newFile() throws {
    #expect(throws: OutputFailure.self) { try root.makeFile("own.txt") }
    #expect(try String(contentsOfFile: temporary.path("out/own.txt"), encoding: .utf8) == "own")
  }

  @Test("of two names of one file the new one is left when one is moved to the other")
  func twoNames() throws {
    try root.keep("own.txt", in: root, as: "second.txt")
    try root.move("own.txt", to: root, as: "second.txt")
    #expect(root.names == ["file", "folder", "second.txt"])
  }
}
