import Foundation
import PricebookAnalytics
import PricebookImport
import PricebookModel
import PricebookPages
import TestSupport
import Testing

@testable import PricebookCommand

/// Files that are written beside the old ones and put in place together.
@Suite struct FileExchangeTests {
  private let temporary: TemporaryFolder

  init() throws {
    temporary = try TemporaryFolder()
    try temporary.write("out/page.txt", "old page")
  }

  private var path: String { temporary.path("out") }

  private func contents() throws -> [String: String] {
    try temporary.contents().mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private func mark(_ text: String) -> FileMark { FileMark(of: Array(text.utf8)) }

  private func write(
    _ files: [String: String], replacing own: [String: FileMark]? = nil, to path: String? = nil
  ) throws {
    try FileExchange.write(
      into: try OutputFolder(makingAt: path ?? self.path),
      replacing: own ?? ["page.txt": mark("old page")]
    ) { exchange throws(OutputFailure) in
      for (name, text) in files {
        try exchange.add(name) { output throws(OutputFailure) in try output.write(text) }
      }
    }
  }

  private func status(_ body: () throws -> Void) -> RunStatus? {
    do {
      try body()
      return nil
    } catch {
      return (error as? OutputFailure)?.runStatus
    }
  }

  @Test("folders that are missing are made, and a slash at the end means nothing")
  func making() throws {
    try write(["a.txt": "a", "b/c.txt": "c"], to: temporary.path("x/y/"))
    #expect(
      try contents() == ["out/page.txt": "old page", "x/y/a.txt": "a", "x/y/b/c.txt": "c"])
  }

  @Test("files come into place together")
  func together() throws {
    try FileExchange.write(
      into: try OutputFolder(makingAt: path), replacing: ["page.txt": mark("old page")]
    ) { exchange throws(OutputFailure) in
      try exchange.add("page.txt", bytes: Array("new page".utf8))
      try exchange.add("table.txt", bytes: Array("new table".utf8))
      #expect((try? String(contentsOfFile: path + "/page.txt", encoding: .utf8)) == "old page")
      #expect(!FileManager.default.fileExists(atPath: path + "/table.txt"))
    }
    #expect(try contents() == ["out/page.txt": "new page", "out/table.txt": "new table"])
    #expect(!FileManager.default.fileExists(atPath: path + "/.pricebook-new"))
  }

  @Test("pieces of any size arrive in order")
  func pieces() throws {
    let sizes = [0, 1, 300_000, 5, 262_144, 262_143, 2, 1_000_000]
    try FileExchange.write(into: try OutputFolder(makingAt: path)) {
      exchange throws(OutputFailure) in
      try exchange.add("x.bin") { output throws(OutputFailure) in
        for (number, size) in sizes.enumerated() {
          try output.write([UInt8](repeating: UInt8(number), count: size).span)
        }
      }
    }
    let expected = sizes.enumerated().flatMap { [UInt8](repeating: UInt8($0), count: $1) }
    #expect(try temporary.contents()["out/x.bin"] == Data(expected))
  }

  @Test("a failure on the way leaves every file as it was, and no folder that was made")
  func failure() throws {
    for place in [path, temporary.path("a/b")] {
      #expect(throws: OutputFailure.self) {
        try FileExchange.write(
          into: try OutputFolder(makingAt: place), replacing: ["page.txt": mark("old page")]
        ) { exchange throws(OutputFailure) in
          try exchange.add("page.txt", bytes: Array("new page".utf8))
          try exchange.add("c/table.txt") { output throws(OutputFailure) in
            try output.write(String(repeating: "half a table", count: 50_000))
            throw .cannotWrite(path: "table.txt", reason: "No space left on device")
          }
        }
      }
    }
    #expect(try contents() == ["out/page.txt": "old page"])
    #expect(!FileManager.default.fileExists(atPath: temporary.path("a")))
    #expect(!FileManager.default.fileExists(atPath: path + "/.pricebook-new"))
  }

  @Test("what could not be undone keeps its record and its files for the next run")
  func undoFails() throws {
    #expect(throws: OutputFailure.self) {
      try FileExchange.write(
        into: try OutputFolder(makingAt: path), replacing: ["page.txt": mark("old page")]
      ) { exchange throws(OutputFailure) in
        try exchange.add("page.txt", bytes: Array("new page".utf8))
        try exchange.add("table.txt", bytes: Array("new table".utf8))
        // The page cannot come back, and the table cannot be put in place.
        _ = try? temporary.write("out/.pricebook-new/1.old/mine", "")
        _ = try? temporary.write("out/table.txt/mine", "")
      }
    }
    let found = try contents()
    #expect(found["out/.pricebook-new/moves"] != nil)
    #expect(found["out/.pricebook-new/2.new"] == "new table")
  }

  @Test("a folder that another run has written reports into meanwhile is busy")
  func busy() throws {
    let analyses = MonthlyAnalyses(
      of: Book(), options: { _ in AnalysisOptions() }, needsOthers: { _ in false })
    let writer = ReportWriter(analyses: analyses, periods: [], formats: [.csv])
    let (reports, none) = (temporary.path("reports"), EarlierPages(in: nil))
    _ = try writer.write(into: reports, after: none)
    let before = try contents()
    #expect(throws: OutputFailure.busy(path: reports)) {
      try writer.write(into: reports, after: none)
    }
    #expect(try contents() == before)
  }

  @Test("a listed file that is no longer written goes, and one that somebody changed stays")
  func obsolete() throws {
    func list(_ files: [String: String]) throws {
      try FileExchange.write(
        into: try OutputFolder(makingAt: path), listing: { _ in true }
      ) { exchange throws(OutputFailure) in
        for (name, text) in files { try exchange.add(name, bytes: Array(text.utf8)) }
      }
    }
    try list(["a.csv": "a", "b.csv": "b", "c.csv": "c"])
    try temporary.write("out/b.csv", "my b")
    try list(["a.csv": "a"])
    let found = try contents()
    #expect(found["out/a.csv"] == "a" && found["out/b.csv"] == "my b")
    #expect(found["out/c.csv"] == nil)
  }

  @Test("a listed file that somebody removed is gone again after a failure")
  func missingFile() throws {
    #expect(throws: OutputFailure.self) {
      try FileExchange.write(
        into: try OutputFolder(makingAt: path), replacing: ["gone.txt": mark("gone")]
      ) { exchange throws(OutputFailure) in
        try exchange.add("gone.txt", bytes: Array("new".utf8))
        try exchange.add("table.txt", bytes: Array("new table".utf8))
        _ = try? temporary.write("out/table.txt/mine", "mine")
      }
    }
    #expect(try contents() == ["out/page.txt": "old page", "out/table.txt/mine": "mine"])
  }

  @Test("a file that is not as it was is in the way, and nothing is written")
  func foreign() throws {
    try temporary.write("out/page.txt", "my page")
    #expect(status { try write(["page.txt": "new page", "table.txt": "new"]) } == .cannotCreate)
    #expect(status { try write(["page.txt": "new page"], replacing: [:]) } == .cannotCreate)
    #expect(try contents() == ["out/page.txt": "my page"])
  }

  @Test("a file that has the right bytes already may be anybody's")
  func sameBytes() throws {
    try write(["page.txt": "old page"], replacing: [:])
    #expect(try contents() == ["out/page.txt": "old page"])
  }

  @Test("a file keeps the permissions of the one that it replaces")
  func permissions() throws {
    let file = path + "/page.txt"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try write(["page.txt": "new page"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test("what is no file is in the way, and the reason says what it is")
  func obstacles() throws {
    try temporary.write("out/folder.txt/inner", "")
    try FileManager.default.createSymbolicLink(
      atPath: path + "/link.txt", withDestinationPath: temporary.path("elsewhere"))
    let made = unsafe mkfifo(path + "/pipe.txt", 0o600)
    #expect(made == 0)
    for (name, word) in ["folder": "folder", "link": "link", "pipe": "pipe"] {
      #expect {
        try write(["\(name).txt": "new"])
      } throws: { error in
        (error as? OutputFailure)?.description.contains("there is a \(word)") == true
      }
    }
    #expect(!FileManager.default.fileExists(atPath: temporary.path("elsewhere")))
  }

  @Test("a symbolic link in the place of a folder of the output is refused, not followed")
  func linkedFolder() throws {
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: path + "/2026-10", withDestinationPath: outside.path)
    #expect(status { try write(["2026-10/x.txt": "new"]) } == .cannotCreate)
    #expect(try outside.contents().isEmpty)
  }

  @Test("the output itself may be a link that a person named, but none below a book")
  func linkedRoot() throws {
    let outside = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: temporary.path("reports"), withDestinationPath: outside.path)
    try write(["x.txt": "new"], to: temporary.path("reports"))
    #expect(try outside.contents() == ["x.txt": Data("new".utf8)])
    for output in ["reports", "reports/2026"] {
      #expect {
        try OutputFolder.refuseUnusable(
          temporary.path(output), withoutLinksBelow: [temporary.path])
      } throws: { error in
        error as? OutputFailure == .link(path: temporary.path("reports"))
      }
      #expect(throws: Never.self) {
        try OutputFolder.refuseUnusable(temporary.path(output))
        try OutputFolder.refuseUnusable(temporary.path(output), withoutLinksBelow: [path])
      }
    }
  }

  @Test("a file on the way to the folder is refused")
  func fileOnTheWay() throws {
    let file = try temporary.write("file", "")
    #expect(status { _ = try OutputFolder(makingAt: file + "/reports") } == .cannotCreate)
    #expect(status { try OutputFolder.refuseUnusable(file) } == .cannotCreate)
    #expect(status { try OutputFolder.refuseUnusable(temporary.path("missing")) } == nil)
  }

  @Test("a folder that another run has locked is not written to")
  func locked() throws {
    func root() throws -> FileDescriptor { try FileDescriptor.folder(at: path) }
    var other: OutputFolder? = try OutputFolder(try root())
    #expect(throws: OutputFailure.busy(path: path)) {
      _ = try OutputFolder(try root(), patience: 1)
    }
    #expect(other?.root.path == path)
    other = nil
    // A program that another test starts has a copy of the lock for a moment.
    #expect(throws: Never.self) { _ = try OutputFolder(try root()) }
  }
}
