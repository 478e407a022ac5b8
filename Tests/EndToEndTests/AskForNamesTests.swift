import CommandTestSupport
import Foundation
import PricebookCommand
import TestSupport
import Testing

/// `pricebook match --ask`: row by row, and what was answered is remembered.
@Suite struct AskForNamesTests {
  private let folder: TemporaryFolder

  private static let receipts = """
    date,store,item,category,total,currency
    2026-09-01,Till,Bananna,,9.40,EUR
    2026-09-02,Portal,Bananas,Fruit,2.60,EUR
    2026-09-03,Portal,Bananas,Fruit,2.80,EUR
    2026-09-01,Till,Buter,,5.10,EUR
    2026-09-02,Portal,Butter,Dairy,2.20,EUR
    2026-09-03,Portal,Butter,Dairy,2.20,EUR
    2026-09-03,Portal,Gouda,,1.90,EUR

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("receipts.csv", Self.receipts)
  }

  private func ask(_ answers: String..., words: [String] = []) -> CommandLineRun {
    CommandLineRun(["match", "--ask", folder.path] + words, answers: answers)
  }

  private func aliases() throws -> [String] {
    let path = folder.path("aliases.csv")
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst()
      .map(String.init)
  }

  @Test("Every row is shown with lines, money, prices and stores of both names")
  func question() {
    let run = ask()
    #expect(run.messages.contains("1 of 3, score"))
    #expect(
      run.messages.contains(
        "  Bananna  1 line, €9.40, €9.40 each, at Till\n"
          + "  Bananas  2 lines, €5.40, €2.60 to €2.80 each, at Portal\n"), "\(run.messages)")
  }

  @Test("Answers are written as they come, and what is refused is not asked again")
  func answers() throws {
    let run = ask("y", "n", "q")
    #expect(run.status == .done)
    #expect(run.messages.contains("Added 2 rows to"))
    #expect(run.messages.contains("; 1 is left to ask"))
    #expect(
      try aliases() == ["item,Bananna,Bananas,Fruit", "different,Buter,Butter,"])
    let again = ask()
    #expect(again.messages.contains("1 of 1, score"), "\(again.messages)")
    #expect(!again.messages.contains("Buter"))
    #expect(!CommandLineRun("match", folder.path).results.contains("Buter"))
  }

  @Test("Another name is for both, and another category too")
  func otherName() throws {
    let run = ask("Yellow  bananas", "s", "Cheese")
    #expect(run.status == .done)
    #expect(
      try aliases() == [
        "item,Bananna,Yellow bananas,Fruit", "item,Bananas,Yellow bananas,Fruit",
        "category,Gouda,,Cheese",
      ])
  }

  @Test("A category that is refused is remembered")
  func refusedCategory() throws {
    _ = ask("s", "s", "n")
    #expect(try aliases() == ["different,Gouda,,Dairy"])
    #expect(!CommandLineRun("match", folder.path).results.contains("Gouda"))
  }

  @Test("A letter that means nothing is asked again, and the end of the input ends the questions")
  func unclear() throws {
    let run = ask("x", "y")
    #expect(try aliases() == ["item,Bananna,Bananas,Fruit"])
    #expect(run.status == .done)
  }

  @Test("The book's own alias file is continued, and --output names another")
  func file() throws {
    try folder.write("names/mine.csv", "kind,match,name,category\nitem,X,Y,\n")
    _ = ask("y")
    let own = try String(contentsOfFile: folder.path("names/mine.csv"), encoding: .utf8)
    #expect(own == "kind,match,name,category\nitem,X,Y,\nitem,Bananna,Bananas,Fruit\n")
    _ = ask("y", words: ["--output", folder.path("other.csv")])
    #expect(FileManager.default.fileExists(atPath: folder.path("other.csv")))
  }

  @Test("Without a terminal nothing is asked, and --ask goes with no option that prints")
  func refused() throws {
    let run = CommandLineRun("match", "--ask", folder.path)
    #expect(run.status == .usage)
    #expect(run.messages.contains("--ask needs a terminal"))
    for option in ["--unmatched", "--dry-run"] {
      #expect(
        CommandLineRun(["match", "--ask", option, folder.path], answers: []).status == .usage)
    }
    #expect(try aliases().isEmpty)
  }

  /// The program that gives another one a terminal.
  private static let script = "/usr/bin/script"

  @Test(
    "The program asks on a terminal",
    .enabled(if: FileManager.default.isExecutableFile(atPath: script)))
  func terminal() throws {
    let program = try #require(BuiltProgram.path)
    let process = Process()
    let (answers, screen) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: Self.script)
    process.arguments = [
      "-qec", "'\(program)' match --ask --no-progress '\(folder.path)'", "/dev/null",
    ]
    process.standardInput = answers
    process.standardOutput = screen
    try process.run()
    try answers.fileHandleForWriting.write(contentsOf: Data("y\nn\nq\n".utf8))
    let text = try screen.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: text, as: UTF8.self).contains("Are they one item?"))
    #expect(
      try aliases() == ["item,Bananna,Bananas,Fruit", "different,Buter,Butter,"])
  }
}
