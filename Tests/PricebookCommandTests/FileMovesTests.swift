import Foundation
import PricebookImport
import TestSupport
import Testing

@testable import PricebookCommand

/// What the next run makes of a report that a killed process was putting in place.
@Suite struct FileMovesTests {
  private let temporary: TemporaryFolder
  private let root: OutputFolder
  private let moves: [FileMove]

  private static func mark(_ text: String) -> FileMark { FileMark(of: Array(text.utf8)) }

  /// A report of three files of which one is replaced, one removed and one added.
  init() throws {
    temporary = try TemporaryFolder()
    try temporary.write("tables/a.csv", "old a")
    try temporary.write("2026-10/b.csv", "old b")
    try temporary.write(".pricebook-new/1.new", "new a")
    try temporary.write(".pricebook-new/3.new", "new c")
    root = try OutputFolder(makingAt: temporary.path)
    moves = [
      FileMove(number: 1, path: "tables/a.csv", old: Self.mark("old a"), new: Self.mark("new a")),
      FileMove(number: 2, path: "2026-10/b.csv", old: Self.mark("old b")),
      FileMove(number: 3, path: "2026-11/c.csv", new: Self.mark("new c")),
    ]
    try temporary.write(".pricebook-new/moves", MoveRecord.text(of: moves))
  }

  private func contents() throws -> [String: String] {
    try temporary.contents().mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// As the system's call does it: a file of the new name is replaced.
  private func move(_ name: String, to other: String) throws {
    try? FileManager.default.removeItem(atPath: temporary.path(other))
    try FileManager.default.moveItem(atPath: temporary.path(name), toPath: temporary.path(other))
  }

  private let new = ["tables/a.csv": "new a", "2026-11/c.csv": "new c"]
  private let old = ["tables/a.csv": "old a", "2026-10/b.csv": "old b"]

  @Test("a record can be read as it was written, and not if a line is missing")
  func record() {
    let text = MoveRecord.text(of: moves)
    #expect(MoveRecord.moves(in: text) == moves)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for number in lines.indices.dropLast() {
      var rest = lines
      rest.remove(at: number)
      #expect(MoveRecord.moves(in: rest.joined(separator: "\n")) == nil)
    }
    #expect(MoveRecord.moves(in: text.replacing("tables/a.csv", with: "../a.csv")) == nil)
  }

  @Test("with a complete record, the new report is finished, from whatever state", arguments: 0...6)
  func finished(step: Int) throws {
    let place = { (name: String) in temporary.path(name) }
    let steps: [() throws -> Void] = [
      {
        try FileManager.default.linkItem(
          atPath: place("tables/a.csv"), toPath: place(".pricebook-new/1.old"))
      },
      { try move(".pricebook-new/1.new", to: "tables/a.csv") },
      { try move("2026-10/b.csv", to: ".pricebook-new/2.old") },
      {
        try FileManager.default.createDirectory(
          atPath: place("2026-11"), withIntermediateDirectories: false)
      },
      { try move(".pricebook-new/3.new", to: "2026-11/c.csv") },
      { try FileManager.default.removeItem(atPath: place(".pricebook-new/2.old")) },
    ]
    for next in steps.prefix(step) { try next() }
    _ = try ReportFolder(root)
    #expect(try contents() == new)
    #expect(!FileManager.default.fileExists(atPath: temporary.path("2026-10")))
  }

  @Test("without a record, the old report stays")
  func withoutRecord() throws {
    try FileManager.default.removeItem(atPath: temporary.path(".pricebook-new/moves"))
    _ = try ReportFolder(root)
    #expect(try contents() == old)
    #expect(!FileManager.default.fileExists(atPath: temporary.path(".pricebook-new")))
  }

  @Test("what somebody changed meanwhile stays, and the old report comes back around it")
  func changedMeanwhile() throws {
    try move(".pricebook-new/1.new", to: "tables/a.csv")
    try temporary.write(".pricebook-new/1.old", "old a")
    try temporary.write("2026-11/c.csv", "mine")
    _ = try ReportFolder(root)
    #expect(try contents() == old.merging(["2026-11/c.csv": "mine"]) { $1 })
  }

  @Test("a step that fails undoes all before it")
  func failure() throws {
    try temporary.write("2026-11", "a file where a folder should be")
    let staging = try root.below(StagingFolder.name)
    #expect(throws: OutputFailure.self) {
      try FileMoves(root: root, staging: staging, moves: moves).perform()
    }
    #expect(
      try contents() == old.merging(["2026-11": "a file where a folder should be"]) { $1 })
  }

  @Test("files of others in the folder of new files stay")
  func foreign() throws {
    try temporary.write(".pricebook-new/mine.txt", "mine")
    _ = try ReportFolder(root)
    #expect(try contents() == new.merging([".pricebook-new/mine.txt": "mine"]) { $1 })
  }

  @Test("a folder that another run has locked is not written to")
  func locked() throws {
    let other = try ReportFolder(root)
    #expect(try !FileDescriptor.folder(at: root.path).lock())
    _ = other
  }
}
