import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

@Suite struct OutputFolderTests {
  private let temporary: TemporaryFolder
  private let folder: OutputFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = try OutputFolder(makingAt: temporary.path("a/b"))
  }

  @Test("missing folders are made, existing ones are used")
  func making() throws {
    _ = try OutputFolder(makingAt: temporary.path("a/b"))
    #expect(FileManager.default.fileExists(atPath: temporary.path("a/b")))
  }

  @Test("a folder named with a slash at its end names its files with one slash")
  func slash() throws {
    let folder = try OutputFolder(makingAt: temporary.path("reports") + "/")
    #expect(folder.path(of: "a.txt") == temporary.path("reports/a.txt"))
  }

  @Test("a file holds what was written, and nothing else is left")
  func writing() throws {
    try folder.write("x.txt", text: "one")
    try folder.write("x.txt", text: "two")
    #expect(try temporary.contents() == ["a/b/x.txt": Data("two".utf8)])
  }

  @Test("pieces of any size arrive in order")
  func pieces() throws {
    let sizes = [0, 1, 300_000, 5, 262_144, 262_143, 2, 1_000_000]
    let expected = Data(
      sizes.enumerated().flatMap { number, size in
        [UInt8](repeating: UInt8(number), count: size)
      })
    let count = try folder.write("x.bin") { output throws(OutputFailure) in
      for (number, size) in sizes.enumerated() {
        try output.write([UInt8](repeating: UInt8(number), count: size).span)
      }
    }
    #expect(count == expected.count)
    #expect(try temporary.contents() == ["a/b/x.bin": expected])
  }

  @Test("a failure on the way leaves the old file and no temporary one")
  func failure() throws {
    try folder.write("x.txt", text: "old")
    #expect(throws: OutputFailure.closedPipe) {
      try folder.write("x.txt") { output throws(OutputFailure) in
        try output.write(String(repeating: "new", count: 200_000))
        throw .closedPipe
      }
    }
    #expect(try temporary.contents() == ["a/b/x.txt": Data("old".utf8)])
  }

  @Test("a folder in the place of a file is refused, and nothing is left")
  func occupied() throws {
    try temporary.write("a/b/x.txt/inner", "")
    #expect {
      try folder.write("x.txt", text: "new")
    } throws: { error in
      (error as? OutputFailure)?.runStatus == .cannotCreate
    }
    #expect(try temporary.contents() == ["a/b/x.txt/inner": Data()])
  }

  @Test("a symbolic link in the place of a folder is refused")
  func linkedFolder() throws {
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("a/b/2026-10"), withDestinationPath: outside.path)
    #expect {
      try folder.folder(named: "2026-10")
    } throws: { error in
      (error as? OutputFailure)?.runStatus == .cannotCreate
    }
  }

  @Test("a symbolic link in the place of a file is replaced, not followed")
  func linkedFile() throws {
    let outside = try TemporaryFolder()
    try outside.write("kept.txt", "kept")
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("a/b/x.txt"), withDestinationPath: outside.path("kept.txt"))
    try folder.write("x.txt", text: "new")
    #expect(try outside.contents() == ["kept.txt": Data("kept".utf8)])
    #expect(try temporary.contents() == ["a/b/x.txt": Data("new".utf8)])
  }

  @Test("the folder itself may be a link, for the user chose it")
  func linkedRoot() throws {
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("reports"), withDestinationPath: outside.path)
    try OutputFolder(makingAt: temporary.path("reports")).write("x.txt", text: "new")
    #expect(try outside.contents() == ["x.txt": Data("new".utf8)])
  }

  @Test("a file on the way to the folder is refused")
  func fileOnTheWay() throws {
    let file = try temporary.write("file", "")
    #expect {
      try OutputFolder(makingAt: file + "/reports")
    } throws: { error in
      (error as? OutputFailure)?.runStatus == .cannotCreate
    }
    #expect { try OutputFolder.refuseFile(at: file) } throws: { _ in true }
    #expect(throws: Never.self) { try OutputFolder.refuseFile(at: temporary.path("missing")) }
  }

  @Test("names are sorted and without the folder itself")
  func names() throws {
    for name in ["b", "a", ".c"] { try folder.write(name, text: "") }
    #expect(try folder.names() == [".c", "a", "b"])
    #expect(folder.has("a") && !folder.has("z"))
  }

  @Test("removing what is not there is fine, and what holds something stays")
  func removal() throws {
    folder.remove("missing")
    try folder.folder(named: "full").write("x", text: "")
    folder.removeIfEmpty("full")
    #expect(folder.has("full/x"))
    folder.existing("full")?.remove("x")
    folder.removeIfEmpty("full")
    #expect(folder.existing("full") == nil)
  }
}
