import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Books that came from somebody else, and outputs that are no files.
@Suite struct BookLinkTests {
  private let folder: TemporaryFolder
  private let outside: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    outside = try TemporaryFolder()
    try folder.write("book/receipts.csv", "date,store,item,total\n2026-10-04,S,Bread,3.00\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("book/link"), withDestinationPath: outside.path)
  }

  private func report(_ words: String...) -> CommandLineRun {
    CommandLineRun(["report", folder.path("book"), "--format", "md"] + words)
  }

  @Test(
    "an output that the book names is not written through a link of the book",
    arguments: ["link", "link/deeper", "./link"])
  func output(of name: String) throws {
    try folder.write("book/pricebook.json", "{\"output\": \"\(name)\"}")
    let run = report()
    #expect(run.status == .cannotCreate)
    #expect(run.messages.contains("link: is a link, which may lead out of the book"))
    #expect(run.messages.contains("name the folder with --output"))
    #expect(try outside.contents().isEmpty)
  }

  @Test("a link that a person names with --output is followed")
  func named() throws {
    #expect(report("--output", folder.path("book/link")).status == .done)
    #expect(try outside.contents()["2026-10/spending-review.md"] != nil)
  }

  @Test(arguments: ["../elsewhere", "/elsewhere", "~/elsewhere"])
  func `An output outside of the book is no output`(_ name: String) throws {
    try folder.write("book/pricebook.json", "{\"output\": \"\(name)\"}")
    let run = CommandLineRun("month", folder.path("book"))
    #expect(run.messages.contains("it must be a folder in that of the settings"))
  }

  @Test func `A link out of the book is followed, and named with its files`() throws {
    try outside.write("a/june.csv", "date,store,item,total\n2026-06-04,S,Bread,3.10\n")
    try outside.write("july.csv", "date,store,item,total\n2026-07-04,S,Bread,3.20\n")
    let run = CommandLineRun(["export", folder.path("book")])
    #expect(run.results.contains("2026-06-04") && run.results.contains("2026-07-04"))
    #expect(run.messages.contains("link: warning: this link leads out of the book, to "))
    #expect(run.messages.contains("and 2 files of it are read"))
  }

  @Test func `A link within the book is not named`() throws {
    try folder.write("book/more/may.csv", "date,store,item,total\n2026-05-04,S,Bread,3.10\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("book/again"), withDestinationPath: folder.path("book/more"))
    #expect(!CommandLineRun(["export", folder.path("book")]).messages.contains("leads out"))
  }

  @Test("match refuses a pipe and a device at once", arguments: ["pipe", "/dev/zero"])
  func match(name: String) {
    let made = unsafe mkfifo(folder.path("pipe"), 0o600)
    #expect(made == 0)
    let path = name.hasPrefix("/") ? name : folder.path(name)
    let run = CommandLineRun(
      "match", folder.path("book"), "--apply-above", "60", "--output", path)
    #expect(run.status == .cannotCreate)
    #expect(run.messages.contains("is a pipe or a device"))
  }

  @Test("a mapping without an end is refused after its first megabyte")
  func endlessMapping() {
    let run = report("--mapping", "/dev/zero")
    #expect(run.status == .badData)
    #expect(run.messages.contains("has more than 1 MB, so it is no mapping"))
  }
}
