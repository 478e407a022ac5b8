import PricebookModel
import Testing

@testable import PricebookCommand

@Suite struct ConsoleTests {
  private let messages = MemoryOutput()

  private func console(isTerminal: Bool, _ environment: [String: String] = [:]) -> Console {
    Console(
      results: MemoryOutput(), messages: messages, isTerminal: isTerminal, environment: environment)
  }

  @Test(
    "colour follows the option, the terminal and NO_COLOR",
    arguments: [
      (RunOptions.ColorChoice.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ] as [(RunOptions.ColorChoice, Bool, [String: String], Bool)])
  func color(
    choice: RunOptions.ColorChoice, isTerminal: Bool, environment: [String: String], hasColor: Bool
  ) {
    #expect(console(isTerminal: isTerminal, environment).hasColor(choice) == hasColor)
  }

  private func printed(
    _ diagnostics: [Diagnostic], _ verbosity: RunOptions.Verbosity = .normal, hasColor: Bool = false
  ) -> [String] {
    DiagnosticPrinter(
      console: console(isTerminal: false), verbosity: verbosity, hasColor: hasColor,
      fullList: "tables/diagnostics.csv"
    ).print(diagnostics)
    return messages.text.split(separator: "\n").map(String.init)
  }

  private func warnings(_ count: Int) -> [Diagnostic] {
    (1...count).map { Diagnostic(.warning, "a", file: "f", line: $0, message: "m") }
  }

  @Test("twenty problems are printed and the others counted, errors first")
  func limit() {
    let lines = printed(warnings(30) + [Diagnostic(.error, "b", file: "g", message: "m")])
    #expect(lines.count == 21)
    #expect(lines.first == "g: error: m [b]")
    #expect(lines.last == "… and 11 more; all of them: tables/diagnostics.csv")
  }

  @Test("verbose prints all of them")
  func verbose() {
    #expect(printed(warnings(30), .verbose).count == 30)
  }

  @Test("quiet prints errors alone")
  func quiet() {
    let lines = printed(warnings(3) + [Diagnostic(.error, "b", file: "g", message: "m")], .quiet)
    #expect(lines == ["g: error: m [b]"])
  }

  @Test("nothing from a file reaches the terminal as a control character")
  func controlCharacters() {
    let hostile = Diagnostic(
      .error, "c", file: "a\u{1B}]0;x\u{7}.csv", line: 3, column: 4, message: "found \u{1B}[2J")
    #expect(
      printed([hostile]) == ["a\\u{1b}]0;x\\u{7}.csv:3:4: error: found \\u{1b}[2J [c]"])
  }

  @Test("the word of the severity is coloured")
  func coloredWord() {
    let lines = printed([Diagnostic(.error, "b", file: "g", message: "m")], hasColor: true)
    #expect(lines == ["g: \u{1B}[1;31merror\u{1B}[0m: m [b]"])
  }

  @Test(
    "thousands are set apart",
    arguments: [(0, "0"), (999, "999"), (1_000, "1 000"), (-1_234_567, "−1 234 567")])
  func grouping(number: Int, text: String) {
    #expect(grouped(number) == text)
  }

  @Test("the progress line shows share, size, rate and remaining time")
  func progress() {
    let line = ProgressBar.line(bytesRead: 25_000_000, of: 100_000_000, after: .seconds(2))
    #expect(line == "Reading ██████░░░░░░░░░░░░░░░░░░ 25 % of 100 MB, 12 MB/s, 6 s left")
  }

  @Test("without a known size the progress line shows what was read")
  func progressOfPipe() {
    #expect(
      ProgressBar.line(bytesRead: 5_000_000, of: 0, after: .seconds(1)) == "Reading 5 MB, 5 MB/s")
  }

  @Test(
    "no numbers make the progress line trap",
    arguments: [(0, 0), (Int.max, 0), (5, 3), (Int.max, Int.max), (0, Int.max)])
  func extremeProgress(bytesRead: Int, total: Int) {
    #expect(!ProgressBar.line(bytesRead: bytesRead, of: total, after: .zero).isEmpty)
  }
}
