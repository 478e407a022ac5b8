import CommandTestSupport
import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookCommand

/// What a message says to do is done word for word, and then the message is gone and the figure there.
///
/// `Goldens/advice.txt` has every code with the input that provokes it, the words of the advice, what
/// follows them, and the value after that.
@Suite struct AdviceTests {
  struct Advice: Sendable, CustomTestStringConvertible {
    var code: String
    var files: [(name: String, text: String)] = []
    var command = ["export"]
    var words = ""
    var steps: [(file: String, what: String)] = []
    var options: [String] = []
    var result = ""
    var testDescription: String { "\(code): \(words)" }

    mutating func read(_ line: Substring) {
      let text = String(line.dropFirst(2))
      func rest(_ start: String) -> String? {
        text.hasPrefix(start) ? String(text.dropFirst(start.count)) : nil
      }
      func named(_ text: String) -> (String, String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts[1].dropFirst()))
      }
      if let with = rest("with ") {
        files.append(named(with))
      } else if let run = rest("run: ") {
        command = run.split(separator: " ").map(String.init)
      } else if let says = rest("says: ") {
        words = says
      } else if let more = rest("do: ") {
        options += more.split(separator: " ").map(String.init)
      } else if let step = rest("do ") {
        steps.append(named(step))
      } else if let then = rest("then: ") {
        result = then
      } else {
        Issue.record("what does “\(text)” mean?")
      }
    }
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let samples = tests.deletingLastPathComponent()
    .appending(path: "PricebookImportTests/Goldens")

  private static let all: [Advice] = {
    let file = tests.appending(path: "Goldens/advice.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var all: [Advice] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        all[all.count - 1].read(line)
      } else {
        all.append(Advice(code: String(line)))
      }
    }
    return all
  }()

  /// Codes that no small file brings about, or whose remedy is outside of the files: a fault of the
  /// program, limits, a library of the system, databases that an app has to write anew.
  private static let untried: Set<Diagnostic.Code> = [
    .controlTotals, .limitReached, .problemsNotListed, .recordTooLong, .sheetFull, .sqliteLibrary,
    .storeDamaged, .storeLayout, .storeLink, .tableNotRead, .tooManyUnits,
  ]

  @Test func `Every code has advice that is followed`() {
    let tried = Set(Self.all.compactMap { Diagnostic.Code(rawValue: $0.code) })
    #expect(Self.all.allSatisfy { Diagnostic.Code(rawValue: $0.code) != nil })
    #expect(Set(Diagnostic.Code.allCases).subtracting(tried) == Self.untried)
  }

  @Test(arguments: all)
  func `The advice works`(_ advice: Advice) throws {
    let folder = try TemporaryFolder()
    let book = folder.path("in")
    let sample = Self.samples.appending(path: "\(advice.code)/input").path
    if FileManager.default.fileExists(atPath: sample) {
      try FileManager.default.copyItem(atPath: sample, toPath: book)
    }
    for (name, text) in advice.files { try write(name, text, in: folder) }
    let before = run(advice, in: folder, [])
    let messages = before.messages.split(separator: "\n").filter {
      $0.hasSuffix("[\(advice.code)]")
    }
    #expect(!messages.isEmpty, "\(before.messages)")
    let explained = try ExplanationText.text(of: advice.code)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(!advice.words.isEmpty && !advice.result.isEmpty)
    #expect(
      messages.contains { $0.contains(advice.words) } || explained.contains(advice.words),
      "\(messages)")
    for (file, what) in advice.steps { try follow(what, file, in: folder) }
    let after = run(advice, in: folder, advice.options)
    #expect(!after.messages.contains("[\(advice.code)]"), "\(after.messages)")
    #expect(
      after.results.contains(advice.result) || after.messages.contains(advice.result),
      "\(after.results)\(after.messages)")
  }

  private func run(
    _ advice: Advice, in folder: TemporaryFolder, _ options: [String]
  ) -> CommandLineRun {
    let words = advice.command.map { $0.hasPrefix("in/") ? folder.path($0) : $0 }
    let place = ["table", "why"].contains(words[0]) ? 2 : 1
    var line = Array(words[..<place])
    line.append(folder.path("in"))
    line += words[place...]
    return CommandLineRun(
      line + ["--verbose"] + options, today: CalendarDate(iso: "2026-11-29"))
  }

  /// Writes a file of the book, or a link.
  private func write(_ name: String, _ text: String, in folder: TemporaryFolder) throws {
    if text.hasPrefix("link:") {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("in/\(name)"), withDestinationPath: String(text.dropFirst(5)))
    } else {
      try folder.write("in/\(name)", Self.plain(text))
    }
  }

  /// Does one thing that a message says.
  private func follow(_ what: String, _ file: String, in folder: TemporaryFolder) throws {
    let path = folder.path("in/\(file)")
    if what == "gone" {
      try FileManager.default.removeItem(atPath: path)
    } else if what.hasPrefix("now ") {
      try FileManager.default.moveItem(
        atPath: path, toPath: folder.path("in/\(what.dropFirst(4))"))
    } else if what.hasPrefix("=> ") {
      try write(file, String(what.dropFirst(3)), in: folder)
    } else {
      let parts = what.components(separatedBy: " =>")
      let (old, new) = (Self.plain(parts[0]), Self.plain(String(parts[1].dropFirst())))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains(old), "\(file) has no “\(old)”")
      try folder.write("in/\(file)", text.replacing(old, with: new))
    }
  }

  private static func plain(_ text: String) -> String { text.replacing("\\n", with: "\n") }
}
