import Foundation
import PricebookImport
import TestSupport
import Testing

@testable import PricebookCommand

/// What the next run makes of an output that a killed process was putting in place.
@Suite struct FileMovesTests {
  private let temporary: TemporaryFolder
  private let moves: [FileMove]

  private static func mark(_ text: String) -> FileMark { FileMark(of: Array(text.utf8)) }

  /// An output of four files of which one is replaced, one removed, one added and one replaced.
  init() throws {
    temporary = try TemporaryFolder()
    for (path, text) in Self.old { try temporary.write(path, text) }
    for (name, text) in ["1.new": "new a", "3.new": "new c", "4.new": "new d"] {
      try temporary.write(".pricebook-new/\(name)", text)
    }
    moves = [
      FileMove(number: 1, path: "tables/a.csv", old: Self.mark("old a"), new: Self.mark("new a")),
      FileMove(number: 2, path: "2026-10/b.csv", old: Self.mark("old b")),
      FileMove(number: 3, path: "2026-11/c.csv", new: Self.mark("new c")),
      FileMove(number: 4, path: "d.csv", old: Self.mark("old d"), new: Self.mark("new d")),
    ]
    try temporary.write(".pricebook-new/moves", FileMoves.text(of: moves))
  }

  private static let old = [
    "tables/a.csv": "old a", "2026-10/b.csv": "old b", "d.csv": "old d",
  ]
  private static let new = [
    "tables/a.csv": "new a", "2026-11/c.csv": "new c", "d.csv": "new d",
  ]

  private func contents() throws -> [String: String] {
    try temporary.contents().mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// As the system's call does it: a file of the new name is replaced.
  private func move(_ name: String, to other: String) throws {
    try? FileManager.default.removeItem(atPath: temporary.path(other))
    try FileManager.default.moveItem(atPath: temporary.path(name), toPath: temporary.path(other))
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: temporary.path(name))
  }

  /// Puts the new files in place up to a step; a disk with links has two names of a file meanwhile.
  private func begin(upTo step: Int, hasLinks: Bool = true) throws {
    func keep(_ name: String, as other: String) throws {
      if hasLinks {
        try FileManager.default.linkItem(
          atPath: temporary.path(name), toPath: temporary.path(other))
      } else {
        try move(name, to: other)
      }
    }
    let steps: [() throws -> Void] = [
      { try keep("tables/a.csv", as: ".pricebook-new/1.old") },
      { try move(".pricebook-new/1.new", to: "tables/a.csv") },
      { try move("2026-10/b.csv", to: ".pricebook-new/2.old") },
      {
        try FileManager.default.createDirectory(
          atPath: temporary.path("2026-11"), withIntermediateDirectories: false)
      },
      { try move(".pricebook-new/3.new", to: "2026-11/c.csv") },
      { try keep("d.csv", as: ".pricebook-new/4.old") },
      { try move(".pricebook-new/4.new", to: "d.csv") },
      { try remove(".pricebook-new/2.old") },
    ]
    for next in steps.prefix(step) { try next() }
  }

  /// What a person does to one of the files before the next run.
  enum Change: CaseIterable, Sendable {
    case replacesA
    case editsAInPlace
    case removesA
    case makesB
    case editsB
    case makesC
    case removesC
    case linksD
    case makesFileOfFolder
  }

  /// - Returns: What must be there afterwards at the path that was changed; `nil` for nothing.
  private func perform(_ change: Change) throws -> (path: String, text: String?) {
    func put(_ path: String) throws -> (String, String?) {
      try? remove(path)
      try temporary.write(path, "mine")
      return (path, "mine")
    }
    switch change {
    case .replacesA: return try put("tables/a.csv")
    case .editsAInPlace:
      let path = temporary.path("tables/a.csv")
      guard let file = FileHandle(forWritingAtPath: path) else { return try put("tables/a.csv") }
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Data("mine".utf8))
      try file.close()
      return ("tables/a.csv", "mine")
    case .removesA:
      try? remove("tables/a.csv")
      return ("tables/a.csv", nil)
    case .makesB, .editsB: return try put("2026-10/b.csv")
    case .makesC: return try put("2026-11/c.csv")
    case .removesC:
      try? remove("2026-11/c.csv")
      return ("2026-11/c.csv", nil)
    case .linksD:
      try? remove("d.csv")
      try temporary.write("mine.txt", "mine")
      try FileManager.default.createSymbolicLink(
        atPath: temporary.path("d.csv"), withDestinationPath: temporary.path("mine.txt"))
      return ("d.csv", "mine")
    case .makesFileOfFolder:
      try? remove("2026-11")
      try temporary.write("2026-11", "mine")
      return ("2026-11", "mine")
    }
  }

  private func recover() throws {
    _ = try OutputFolder(makingAt: temporary.path)
  }

  @Test("a record can be read as it was written, and not if a line is missing")
  func record() {
    let text = FileMoves.text(of: moves)
    #expect(FileMoves.moves(in: text) == moves)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for number in lines.indices.dropLast() {
      var rest = lines
      rest.remove(at: number)
      #expect(FileMoves.moves(in: rest.joined(separator: "\n")) == nil)
    }
    for other in ["../a.csv", "/a.csv", "tables/.a.csv", "tables//a.csv"] {
      #expect(FileMoves.moves(in: text.replacing("tables/a.csv", with: other)) == nil)
    }
  }

  @Test(
    "with a complete record, the new files are put in place, from whatever state",
    arguments: 0...8, [true, false])
  func finished(step: Int, hasLinks: Bool) throws {
    try begin(upTo: step, hasLinks: hasLinks)
    try recover()
    #expect(try contents() == Self.new)
    for folder in ["2026-10", ".pricebook-new"] {
      #expect(!FileManager.default.fileExists(atPath: temporary.path(folder)))
    }
  }

  @Test("without a record, or with half of one, the old files stay", arguments: [true, false])
  func withoutRecord(isHalf: Bool) throws {
    if isHalf {
      try temporary.write(
        ".pricebook-new/moves", String(FileMoves.text(of: moves).dropLast(8)))
    } else {
      try remove(".pricebook-new/moves")
    }
    try recover()
    #expect(try contents() == Self.old)
    #expect(!FileManager.default.fileExists(atPath: temporary.path(".pricebook-new")))
  }

  @Test(
    "what somebody changed meanwhile stays, and around it all is old or all is new",
    arguments: 0...8, Change.allCases)
  func changedMeanwhile(step: Int, change: Change) throws {
    // Alone, and beside a link in the place of the last file, for which all is undone.
    for (hasLinks, isUndone) in [(true, false), (false, false), (true, true), (false, true)] {
      let fresh = try Self()
      try fresh.begin(upTo: step, hasLinks: hasLinks)
      if isUndone { _ = try fresh.perform(.linksD) }
      let (path, text) = try fresh.perform(change)
      for _ in 1...2 {
        try fresh.recover()
        let state = "\(step) \(change) \(hasLinks) \(isUndone)"
        var found = try fresh.contents()
        found["mine.txt"] = nil
        #expect(
          !FileManager.default.fileExists(atPath: fresh.temporary.path(".pricebook-new")))
        if let text { #expect(found[path] == text, "\(state)") }
        var (old, new) = (Self.old, Self.new)
        for changed in [path] + (isUndone ? ["d.csv"] : []) {
          (found[changed], old[changed], new[changed]) = (nil, nil, nil)
        }
        // A file that is no longer in its folder is not there in either case.
        if path == "2026-11" { new["2026-11/c.csv"] = nil }
        #expect(found == old || found == new, "\(state): \(found)")
        // What is made where a file was removed already hinders nothing.
        if (3...7).contains(step), path == "2026-10/b.csv", !isUndone {
          #expect(found == new, "\(state)")
        }
      }
    }
  }

  @Test("a step that fails undoes all before it", arguments: [true, false])
  func failure(isLate: Bool) throws {
    try remove(".pricebook-new/moves")
    // The third, or the last file cannot be put in place.
    let obstacle = isLate ? "d.csv" : "2026-11"
    var expected = Self.old
    if isLate {
      try remove("d.csv")
      expected["d.csv"] = nil
      try temporary.write("d.csv/mine", "mine")
      expected["d.csv/mine"] = "mine"
    } else {
      try temporary.write(obstacle, "a file where a folder should be")
      expected[obstacle] = "a file where a folder should be"
    }
    let root = try FileDescriptor.folder(at: temporary.path)
    let staging = try root.folder(below: OutputFolder.stagingName)
    #expect(throws: OutputFailure.self) {
      try FileMoves(root: root, staging: staging, moves: moves).perform()
    }
    #expect(try contents() == expected)
    #expect(!FileManager.default.fileExists(atPath: temporary.path(".pricebook-new")))
  }

  @Test("what could not be undone keeps its record, and the next run finishes it")
  func undoFails() throws {
    // The first file cannot come back while its old contents have no name that can be moved.
    try begin(upTo: 2)
    try remove(".pricebook-new/1.old")
    try temporary.write(".pricebook-new/1.old/full", "")
    try temporary.write("2026-11", "a file where a folder should be")
    try recover()
    #expect(try contents()[".pricebook-new/moves"] != nil)
    #expect(try contents()[".pricebook-new/4.new"] == "new d")
    try remove("2026-11")
    try remove(".pricebook-new/1.old")
    try recover()
    #expect(try contents() == Self.new)
  }

  @Test("files of others in the folder of new files stay")
  func foreign() throws {
    try temporary.write(".pricebook-new/mine.txt", "mine")
    try recover()
    #expect(try contents() == Self.new.merging([".pricebook-new/mine.txt": "mine"]) { $1 })
  }
}
