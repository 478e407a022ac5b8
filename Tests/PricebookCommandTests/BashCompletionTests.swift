import Foundation
import TestSupport
import Testing

@testable import PricebookCommand

/// The script in a real bash, which is asked for completions as it asks itself.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
struct BashCompletionTests {
  /// What is offered for the last of the words, and which of bash's own completions is used.
  private func offered(_ words: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let driver = """
      \(BashCompletion.script)
      compopt() { echo "compopt $*"; }
      COMP_WORDS=("$@")
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _pricebook
      echo "${COMPREPLY[*]}"
      """
    let script = try folder.write("driver.bash", driver)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [script, "pricebook"] + words
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private let noFiles = "compopt +o default +o bashdefault"

  @Test(
    "words are offered by what stands before them",
    arguments: [
      (["re"], "report review"), (["--"], "--help --version"), (["report", "--fo"], "--format"),
      (["review", "--op"], ""), (["report", "--op"], "--open"),
      (["report", "--format", "m"], "md"), (["report", "--format", "=", "h"], "html"),
      (["report", "--format", "="], "html md csv json xlsx"),
      (["report", "--format=h"], "--format=html"),
      (["report", "--format", "md,h"], "md,html"), (["--format", "md", "rev"], "review"),
      (["--format", "=", "md", "rev"], "review"), (["--quiet", "insp"], "inspect"),
      (["list", "--state", ""], "all active bought"), (["list", "--sort", "n"], "name name-desc"),
      (["report", "--color", "a"], "auto always"), (["report", "--locale", ""], "en de es fr"),
      (
        ["export", "--encoding", "w"], "windows-1250 windows-1251 windows-1252 windows-1254"
      ),
      (["export", "--format", "j"], "json journal"),
      (["review", "--format", ""], "html md"), (["list", "--format", ""], "html md csv json"),
      (["export", "--delimiter", "s"], "semicolon"), (["export", "--decimal", "c"], "comma"),
      (["report", "--period", ""], "last all-months"), (["month", "--period", ""], "last"),
      (["trends", "--period", ""], "last"), (["table", "--period", ""], "last"),
      (["help", "tr"], "trends"), (["explain", "total"], "total-mismatch"),
      (["completions", ""], "bash zsh fish"),
    ])
  func words(words: [String], expected: String) throws {
    #expect(try offered(words) == [noFiles] + (expected.isEmpty ? [] : [expected]))
  }

  @Test(
    "paths are left to bash, which quotes them",
    arguments: [
      ["report", ""], ["inspect", "a"], ["report", "--prices", ""], ["report", "--mapping", ""],
      ["match", "--output", ""], ["match", "-o", ""], ["report", "--", "--fo"],
    ])
  func files(words: [String]) throws {
    #expect(try offered(words).isEmpty)
  }

  @Test(
    "a word is offered beside the files",
    arguments: [
      (["compare", "--basket", "du"], "due"), (["report", "--basket=d"], "--basket=due"),
      (["table", "spending-by-m"], "spending-by-month"),
      (["table", "price-trends,unit-v"], "price-trends,unit-values"),
      (["why", "spending-by-m"], "spending-by-month"),
    ])
  func filesOrWord(words: [String], expected: String) throws {
    let offered = try offered(words)
    #expect(offered.last?.split(separator: " ").contains(Substring(expected)) == true)
    #expect(offered.first == "compopt -o filenames")
  }

  @Test("folders are left to bash", arguments: [["report", "-o", ""], ["sample", ""]])
  func folders(words: [String]) throws {
    #expect(try offered(words) == ["compopt -o dirnames"])
  }

  @Test("where any text may stand, nothing is offered", arguments: ["--month", "--store", "--top"])
  func text(option: String) throws {
    #expect(try offered(["report", option, ""]) == [noFiles])
  }
}
