import CommandTestSupport
import Foundation
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// The commands of the documentation work, and those of the guide print what it shows.
@Suite struct GuideTests {
  private static let catalogue = "Sources/PricebookCommand/PricebookCommand.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: CommandLineRun.packageFolder + "/" + path, encoding: .utf8)
  }

  /// A block between fences, and the file that the line before it names.
  private struct Block {
    var language: String
    var lines: [String] = []
    var file: String?
  }

  private static func blocks(of page: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var named: String?
    for line in try text(page).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3)), file: named) : nil
        named = nil
      } else if open != nil {
        open?.lines.append(String(line))
      } else if !line.isEmpty {
        let isPath = line.hasPrefix("`") && line.hasSuffix("`") && line.count { $0 == "`" } == 2
        named = isPath ? String(line.dropFirst().dropLast()) : nil
      }
    }
    return blocks
  }

  /// The words of a command after `pricebook`, as a shell has them, up to a pipe or a comment, and the
  /// file that its output goes to.
  private static func words(of line: String) -> (words: [String], file: String?) {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line + " " {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    if let end = words.firstIndex(where: { $0 == "|" || $0 == "#" }) {
      words.removeSubrange(end...)
    }
    guard let mark = words.firstIndex(of: ">") else { return (Array(words.dropFirst()), nil) }
    return (Array(words[1..<mark]), words[words.index(after: mark)])
  }

  /// What somebody typed into a shown output.
  private static func answers(in lines: [String]) -> [String]? {
    let answers = lines.filter { $0.contains("q (quit): ") }
      .compactMap { $0.components(separatedBy: "q (quit): ").last }
    return answers.isEmpty ? nil : answers
  }

  @Test(
    "Commands in their order print what the page shows",
    arguments: [
      "AMonthWithPricebook", "HowTos", "OtherPrograms", "RecipesForFiles", "RecipesForSpending",
      "RecipesForFigures",
    ])
  func guide(page: String) throws {
    let folder = try TemporaryFolder()
    let blocks = try Self.blocks(of: "\(Self.catalogue)/\(page).md")
    var commandCount = 0
    for (place, block) in blocks.enumerated() {
      if let file = block.file {
        try folder.write(file, block.lines.map { $0 + "\n" }.joined())
      }
      guard block.language == "sh" else { continue }
      let next = blocks.indices.contains(place + 1) ? blocks[place + 1] : nil
      let shown = next?.language == "text" ? next?.lines ?? [] : []
      for line in block.lines where line.hasPrefix("pricebook ") {
        commandCount += 1
        let (words, file) = Self.words(of: line)
        let arguments = words.map { word in
          let bare = word.hasPrefix("~/") ? String(word.dropFirst(2)) : word
          return bare.hasPrefix("groceries") || bare.hasPrefix("reports") ? folder.path(bare) : word
        }
        let run = CommandLineRun(
          arguments, today: CalendarDate(iso: "2026-11-26"), answers: Self.answers(in: shown))
        #expect(run.status == .done, "\(line): \(run.messages)")
        if let file {
          try folder.write(file.hasPrefix("~/") ? String(file.dropFirst(2)) : file, run.results)
        }
        guard !line.contains(" | ") else { continue }
        let output = (run.results + run.messages).replacingOccurrences(
          of: folder.path + "/", with: "")
        var rest = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
        for wanted in shown where wanted != "…" {
          guard let found = rest.firstIndex(of: wanted[...]) else {
            Issue.record("\(line) does not print “\(wanted)”, but:\n\(output)")
            break
          }
          rest = rest[(found + 1)...]
        }
      }
    }
    #expect(commandCount > 2)
  }

  /// Every other command of the pages.
  private static let commands = commands { $0.hasSuffix(".md") }
  /// The examples of help.
  private static let examples = commands { $0.hasPrefix("PricebookCommand/Help/") }

  /// The commands in files of `Sources`, with what is piped into them, without what their output
  /// goes to.
  private static func commands(in isMember: (String) -> Bool) -> [String] {
    let sources = CommandLineRun.packageFolder + "/Sources"
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: sources)) ?? []
    let texts = paths.filter(isMember).sorted().compactMap { try? text("Sources/" + $0) }
    let lines = texts.flatMap { $0.split(separator: "\n") }.map { String($0) }
    let commands = lines.filter { $0.hasPrefix("    ") }.compactMap { line -> String? in
      if let inner = line.firstMatch(of: #/\$\((pricebook [^)]*)\)/#) { return String(inner.1) }
      let parts = line.dropFirst(4).components(separatedBy: " | ")
      guard let last = parts.lastIndex(where: { $0.hasPrefix("pricebook ") }) else { return nil }
      return parts[...last].joined(separator: " | ").replacing(#/ > \S+| --open/#, with: "")
    }
    return Set(commands).sorted()
  }

  @Test(
    "Every example of help works in the folder that \"pricebook sample\" writes",
    arguments: examples)
  func example(line: String) throws {
    let folder = try TemporaryFolder()
    #expect(CommandLineRun("sample", folder.path).status == .done)
    if line == "pricebook report sample-book" {
      #expect(CommandLineRun("sample", folder.path("sample-book")).status == .done)
    }
    try Self.expectSuccess(of: line, in: folder)
  }

  @Test(
    "Every command of the documentation works in a folder with what it names", arguments: commands)
  func command(line: String) throws {
    let folder = try TemporaryFolder()
    let sample = CommandLineRun.packageFolder + "/sample-data"
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("sample-data"), withDestinationPath: sample)
    if !line.hasPrefix("pricebook sample ") {
      try FileManager.default.copyItem(atPath: sample, toPath: folder.path("sample-book"))
    }
    let receipts = "date,store,item,total,currency\n2026-09-02,Shop,Milk,1.20,EUR\n"
    for file in ["receipts.csv", "receipts/own.csv", "shop.csv"] {
      try folder.write(file, receipts)
    }
    if !line.contains("*.csv") { try folder.write("basket.csv", "item,quantity\nWhole milk,1\n") }
    for file in ["grock.json", "vault.json"] {
      try FileManager.default.copyItem(
        atPath: sample + "/grock.json", toPath: folder.path(file))
    }
    try folder.write(
      "shop.json", CommandLineRun("inspect", folder.path("shop.csv"), "--write-mapping").results)
    try Self.expectSuccess(of: line, in: folder)
  }

  private static func expectSuccess(of line: String, in folder: TemporaryFolder) throws {
    let process = Process()
    let messages = Pipe()
    let program = URL(filePath: try #require(BuiltProgram.path)).deletingLastPathComponent()
    process.executableURL = URL(filePath: "/bin/sh")
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.arguments = ["-c", line]
    process.environment = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path("config"),
      "PATH": "\(program.path):/usr/bin:/bin",
      // What a sanitizer must not report holds for the programs, too.
      "TSAN_OPTIONS": ProcessInfo.processInfo.environment["TSAN_OPTIONS"] ?? "",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    try process.run()
    let said = try messages.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: said, as: UTF8.self)
    // Who asks must be at a terminal.
    let isAsking = line.contains("--ask") && text.contains("--ask needs a terminal")
    #expect(process.terminationStatus == 0 || isAsking, "\(text)")
  }
}
