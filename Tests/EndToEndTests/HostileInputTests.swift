import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Broken input ends with an error or a rejected record, never with a trap.
@Suite struct HostileInputTests {
  static let header = "date,store,item,total\n"
  static let line = "2026-10-03,S,Milk,2.50\n"

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var contents: Data
    var status: RunStatus
    var testDescription: String { name }

    init(_ name: String, _ contents: String, _ status: RunStatus) {
      self.init(name, Data(contents.utf8), status)
    }

    init(_ name: String, _ contents: Data, _ status: RunStatus) {
      self.name = name
      self.contents = contents
      self.status = status
    }
  }

  static let cases = [
    Case("empty file", "", .badData),
    Case(
      "header beyond the limit",
      "date,store,item,total"
        + String(repeating: "," + String(repeating: "x", count: 999), count: 300)
        + "\n" + line, .badData),
    Case("one line feed", "\n", .badData),
    Case("byte order mark alone", "\u{FEFF}", .badData),
    Case("header alone", header, .badData),
    Case("header without line end", "date,store,item,total", .badData),
    Case("text that is no table", "Dear diary, today I went shopping.\n", .badData),
    Case("binary", Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }), .badData),
    Case("zero bytes", Data(count: 10_000), .badData),
    Case("zero bytes after the header", Data(header.utf8) + Data(count: 10_000), .badData),
    Case("no line end at the end", header + "2026-10-03,S,Milk,2.50", .done),
    Case("every record rejected", header + "x,S,Milk,1\n2026-10-03,,,\n", .badData),
    Case("quote that is never closed", header + line + "2026-10-04,S,\"Bread,3\n", .badData),
    Case("stray quote", header + line + "2026-10-04,S,Br\"ead,3\n", .done),
    Case("short and long records", header + line + "2026-10-04,S\n2026-10-04,S,A,1,2,3,4\n", .done),
    Case(
      "invalid UTF-8 in a name",
      Data((header + line).utf8) + Data("2026-10-03,S,".utf8)
        + Data([0xC3, 0x28, 0xFF]) + Data(",1\n".utf8), .done),
    Case(
      "amount of 40 digits",
      header + line + "2026-10-04,S,A,1234567890123456789012345678901234567890\n", .done),
    Case(
      "amounts that overflow in sum",
      header + line
        + String(repeating: "2026-10-04,S,A,900000000000000\n", count: 20), .done),
    Case("year 0 and year 9999", header + "0000-01-01,S,A,1\n9999-12-31,S,A,1\n" + line, .done),
    Case("days far apart", header + "0001-01-01,S,A,1\n9999-12-31,S,A,1\n", .done),
    Case("hostile names", header + "2026-10-03,<script>alert(1)</script>,\"=1+1|`x`\",2\n", .done),
    Case("control characters in a name", header + "2026-10-03,S,\u{1B}[31mred\u{202E}x,2\n", .done),
  ]

  @Test("a broken file ends with the right status", arguments: cases)
  func file(broken: Case) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("in/broken.csv", broken.contents)
    for command in [["report", "--output", folder.path("out")], ["export"]] {
      let run = CommandLineRun(command + [file])
      #expect(run.status == broken.status, "\(command[0]): \(run.messages)")
    }
    #expect(!CommandLineRun("inspect", file).results.isEmpty)
    let leftovers = try folder.contents().keys.filter { $0.hasSuffix(".part") }
    #expect(leftovers.isEmpty)
  }

  @Test(
    "a broken export ends with the right status",
    arguments: [
      Case("empty object", "{}", .badData), Case("empty array", "[]", .badData),
      Case("truncated", "{\"timestamp\": 1, \"version\": ", .badData),
      Case("deep nesting", String(repeating: "[", count: 100_000), .badData),
      Case("a number", "1e999999999", .badData), Case("nothing", "", .badData),
    ])
  func export(broken: Case) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("broken.json", broken.contents)
    let run = CommandLineRun("review", file)
    #expect(run.status == broken.status, "\(run.messages)")
  }

  @Test("a folder named like a file is a folder")
  func folderNamedLikeFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("x.csv/a.csv", Self.header + Self.line)
    #expect(CommandLineRun("export", folder.path("x.csv")).status == .done)
    #expect(CommandLineRun("export", folder.path).status == .done)
    #expect(CommandLineRun("inspect", folder.path("x.csv")).status == .noInput)
  }

  @Test("a file without permission cannot be opened")
  func permission() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a.csv", Self.header + Self.line)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    let isReadable = FileManager.default.isReadableFile(atPath: file)
    // The superuser may read everything.
    #expect(CommandLineRun("export", file).status == (isReadable ? .done : .noInput))
  }

  @Test("a link that leads nowhere is an error when named and a diagnostic when found")
  func danglingLink() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.csv", Self.header + Self.line)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("gone.csv"), withDestinationPath: folder.path("missing.csv"))
    #expect(CommandLineRun("export", folder.path("gone.csv")).status == .noInput)
    let found = CommandLineRun("export", folder.path)
    #expect(found.status == .done)
    #expect(found.messages.contains("gone.csv"))
  }

  @Test("links in a circle end")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.csv", Self.header + Self.line)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("again"), withDestinationPath: folder.path)
    #expect(CommandLineRun("export", folder.path).status == .done)
  }

  @Test("a device that never ends is refused", arguments: ["/dev/zero", "/dev/null"])
  func device(path: String) {
    #expect(CommandLineRun("export", path).status == .noInput)
  }

  @Test("a name of 100 000 letters breaks nothing")
  func longName() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "é", count: 100_000)
    let file = try folder.write("a.csv", Self.header + "2026-10-03,S,\(name),1\n")
    #expect(CommandLineRun("report", file, "--output", folder.path("out")).status == .done)
  }
}
