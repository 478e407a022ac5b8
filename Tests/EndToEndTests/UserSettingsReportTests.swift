import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// Where `report` writes, and what, by the settings of the book and of the user.
@Suite struct UserSettingsReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("book/a.csv", "date,store,item,total\n2026-10-02,S,Milk,2.50\n")
  }

  /// - Parameter user: The user's own settings, below `config`.
  private func report(user: String? = nil, _ words: String...) throws -> CommandLineRun {
    if let user { try folder.write("config/pricebook/pricebook.json", user) }
    return CommandLineRun(
      ["report", folder.path("book")] + words,
      environment: ["XDG_CONFIG_HOME": folder.path("config"), "HOME": folder.path("home")])
  }

  private func pages(in output: String) throws -> [String] {
    try folder.contents().keys
      .filter { $0.hasPrefix(output + "/") && !$0.hasSuffix("/.pricebook-files") }
      .map { String($0.split(separator: ".").last ?? "") }
  }

  @Test("a book's output is below its own folder, wherever the run is")
  func bookOutput() throws {
    try folder.write("book/pricebook.json", #"{"output": "out", "formats": ["json"]}"#)
    let run = try report()
    #expect(run.status == .done, "\(run.messages)")
    #expect(Set(try pages(in: "book/out")) == ["json"])
  }

  @Test("the user's output and formats count where the book has none")
  func userOutput() throws {
    let run = try report(user: #"{"output": "~/out", "formats": ["md"]}"#)
    #expect(run.status == .done, "\(run.messages)")
    #expect(Set(try pages(in: "home/out")) == ["md"])
  }

  @Test("options go before settings")
  func options() throws {
    try folder.write("book/pricebook.json", #"{"output": "out", "formats": ["json"]}"#)
    let run = try report("--output", folder.path("other"), "--format", "md")
    #expect(run.status == .done, "\(run.messages)")
    #expect(Set(try pages(in: "other")) == ["md"])
    #expect(try pages(in: "book/out").isEmpty)
  }

  @Test("a report in the book is not read as part of it")
  func again() throws {
    try folder.write("book/pricebook.json", #"{"output": "out"}"#)
    let first = try report()
    let written = try folder.contents()
    let second = try report()
    #expect(second.messages.contains("Read 2 files, 2 records"))
    #expect(first.messages.contains("Read 2 files, 2 records"))
    #expect(try folder.contents() == written)
  }

  @Test("--open without an HTML page is refused before anything is written")
  func open() throws {
    let run = try report(user: #"{"formats": ["csv"]}"#, "--open", "--output", folder.path("other"))
    #expect(run.status == .usage)
    #expect(run.messages.contains("\"formats\" in the settings does not include html"))
    #expect(try pages(in: "other").isEmpty)
  }

  @Test("an output that is a file is refused")
  func file() throws {
    try folder.write("book/pricebook.json", #"{"output": "a.csv"}"#)
    #expect(try report().status == .cannotCreate)
  }

  @Test("--verbose names the user's settings among the files")
  func verbose() throws {
    let run = try report(user: #"{"locale": "de"}"#, "--verbose", "--output", folder.path("other"))
    #expect(run.messages.contains("config/pricebook/pricebook.json: settings, 1 record"))
  }
}
