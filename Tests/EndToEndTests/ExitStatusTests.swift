import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

@Suite struct ExitStatusTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "good/a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n2026-10-04,S,Bread,3\n")
    try folder.write("bad/a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\nno,S,Bread,3\n")
  }

  private func report(_ name: String, _ words: String...) -> CommandLineRun {
    CommandLineRun(["report", folder.path(name), "--output", folder.path("out")] + words)
  }

  @Test("0: done")
  func done() {
    #expect(report("good").status == .done)
  }

  @Test("0: a rejected record is a warning of the run, not its end")
  func rejectedRecord() throws {
    let run = report("bad")
    #expect(run.status == .done)
    let rejected = try #require(folder.contents()["out/2026-10/rejected-lines.csv"])
    let lines = String(decoding: rejected, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "file,line,code,message,text")
    #expect(lines.count == 2)
    #expect(lines.last?.contains(",3,") == true)
    #expect(lines.last?.contains("no,S,Bread,3") == true)
  }

  @Test("1: a rejected record where strictness was asked for; the reports are written")
  func strict() throws {
    #expect(report("bad", "--strict").status == .rejected)
    #expect(report("good", "--strict").status == .done)
    #expect(try folder.contents()["out/2026-10/index.html"] != nil)
  }

  @Test("1: a file of the folder that was not recognised; the summary counts it")
  func unrecognised() throws {
    try folder.write("odd/a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n")
    try folder.write("odd/b.csv", "Colour,Shape\nred,round\n")
    let run = report("odd")
    #expect(run.status == .done)
    #expect(run.messages.contains("\n1 file was not read; the messages say why\n"))
    #expect(report("odd", "--strict").status == .rejected)
    // Without a word why, nobody who gets a mail of it knows what to do.
    let quiet = report("odd", "--strict", "--quiet")
    #expect(quiet.messages.contains("b.csv: warning: the file is not recognised"))
    #expect(report("odd", "--quiet").messages == "")
  }

  @Test("64: wrong usage")
  func usage() {
    #expect(report("good", "--mnoth", "x").status == .usage)
  }

  @Test("65: an empty folder, explained in five lines")
  func emptyFolder() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"), withIntermediateDirectories: true)
    let run = report("empty")
    #expect(run.status == .badData)
    #expect(run.messages.contains("date,store,item"))
    #expect(run.messages.split(separator: "\n").count <= 7)
    #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
  }

  @Test("65: an unclosed quote; what was read before it is still reported")
  func unclosedQuote() throws {
    try folder.write(
      "open/a.csv", "date,store,item,total\n2026-10-03,S,Milk,2.50\n2026-10-04,S,\"Bread,3\n")
    let run = report("open")
    #expect(run.status == .badData)
    #expect(run.messages.contains("a.csv:3"))
    #expect(try folder.contents()["out/2026-10/index.html"] != nil)
  }

  @Test("65: a month without data, with the months that have some")
  func monthWithoutData() {
    let run = report("good", "--month", "2025-01")
    #expect(run.status == .badData)
    #expect(run.messages.contains("2026-10"))
  }

  @Test("65: filters that leave nothing")
  func emptyFilter() {
    let run = report("good", "--store", "nowhere")
    #expect(run.status == .badData)
    #expect(run.messages.contains("--store"))
  }

  @Test("66: a path that does not exist, with what to do")
  func missing() {
    let run = CommandLineRun("report", "nowhere")
    #expect(run.status == .noInput)
    #expect(run.messages.contains("nowhere: there is no such file or folder"))
  }

  @Test("73: an output folder that is a file")
  func outputOnFile() throws {
    let file = try folder.write("file", "kept")
    let run = CommandLineRun("report", folder.path("good"), "--output", file)
    #expect(run.status == .cannotCreate)
    #expect(run.messages.contains("cannot be created"))
    #expect(try folder.contents()["file"] == Data("kept".utf8))
  }

  @Test("73: a month's folder that leads elsewhere by a link")
  func linkedMonth() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder.path("elsewhere"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out/2026-10"), withDestinationPath: folder.path("elsewhere"))
    #expect(report("good").status == .cannotCreate)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("elsewhere")).isEmpty)
  }

  @Test("74: results that cannot be written", arguments: ["review", "export"])
  func fullOutput(command: String) {
    let messages = MemoryOutput()
    let status = PricebookCommand.run(
      [command, folder.path("good")],
      console: Console(
        results: FailingOutput(.cannotWrite(path: "standard output", reason: "full")),
        messages: messages))
    #expect(status == .inputOutput)
    #expect(messages.text.contains("standard output: cannot be written"))
  }

  @Test("a closed pipe ends quietly", arguments: ["review", "export", "help"])
  func closedPipe(command: String) {
    let messages = MemoryOutput()
    let paths = command == "help" ? [] : [folder.path("good")]
    let status = PricebookCommand.run(
      [command] + paths,
      console: Console(results: FailingOutput(.closedPipe), messages: messages))
    #expect(status == .done)
    #expect(messages.text.isEmpty)
  }

  @Test("a closed standard error stops nothing")
  func closedMessages() throws {
    let status = PricebookCommand.run(
      ["report", folder.path("bad"), "--output", folder.path("out")],
      console: Console(results: MemoryOutput(), messages: FailingOutput(.closedPipe)))
    #expect(status == .done)
    #expect(try folder.contents()["out/2026-10/index.html"] != nil)
  }
}

/// An output that takes nothing.
private final class FailingOutput: ByteOutput {
  private let failure: OutputFailure

  init(_ failure: OutputFailure) {
    self.failure = failure
  }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    throw failure
  }
}
