import CommandTestSupport
import PricebookImport
import PricebookModel
import Synchronization
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
    (1...count).map { Diagnostic(.warning, .totalMismatch, file: "f", line: $0, message: "m") }
  }

  @Test("twenty problems are printed and the others counted, errors first")
  func limit() {
    let lines = printed(warnings(30) + [Diagnostic(.error, .fieldCount, file: "g", message: "m")])
    #expect(lines.count == 21)
    #expect(lines.first == "g: error: m [field-count]")
    #expect(lines.last == "… and 11 more; see tables/diagnostics.csv for all of them")
  }

  @Test("verbose prints all of them")
  func verbose() {
    #expect(printed(warnings(30), .verbose).count == 30)
  }

  @Test("quiet prints errors alone")
  func quiet() {
    let lines = printed(
      warnings(3) + [Diagnostic(.error, .fieldCount, file: "g", message: "m")], .quiet)
    #expect(lines == ["g: error: m [field-count]"])
  }

  @Test("nothing from a file reaches the terminal as a control character")
  func controlCharacters() {
    let hostile = Diagnostic(
      .error, .nulByte, file: "a\u{1B}]0;x\u{7}.csv", line: 3, column: 4, message: "found \u{1B}[2J"
    )
    #expect(
      printed([hostile]) == ["a\\u{1B}]0;x\\u{7}.csv:3:4: error: found \\u{1B}[2J [nul-byte]"])
  }

  @Test("the word of the severity is coloured")
  func coloredWord() {
    let lines = printed([Diagnostic(.error, .fieldCount, file: "g", message: "m")], hasColor: true)
    #expect(lines == ["g: \u{1B}[1;31merror\u{1B}[0m: m [field-count]"])
  }

  @Test(
    "thousands are set apart",
    arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "−1,234,567")])
  func grouping(number: Int, text: String) {
    #expect(grouped(number) == text)
  }

  @Test("the progress line shows share, size, rate and remaining time")
  func progress() {
    let line = ProgressBar.line(bytesRead: 25_000_000, of: 100_000_000, after: .seconds(2))
    #expect(line == "Reading ██████░░░░░░░░░░░░░░░░░░ 25 % of 100 MB, 12 MB/s, 6 s left")
  }

  @Test(
    "the remaining time is in minutes and hours where it is long",
    arguments: [(1, "9 min 54 s"), (10, "54 s"), (0, "0 s")] as [(Int, String)])
  func remainingTime(megabytesRead: Int, text: String) {
    let line = ProgressBar.line(
      bytesRead: megabytesRead * 1_000_000, of: 100_000_000, after: .seconds(6))
    #expect(line.hasSuffix(", \(text) left"), "\(line)")
  }

  @Test(
    "a minute and an hour are written as such",
    arguments: [
      (59, "59 s"), (60, "1 min 0 s"), (3_599, "59 min 59 s"), (3_600, "1 h 0 min"),
      (7_265, "2 h 1 min"),
    ])
  func timeUnits(seconds: Int, text: String) {
    let line = ProgressBar.line(
      bytesRead: 1_000_000, of: (seconds + 1) * 1_000_000, after: .seconds(1))
    #expect(line.hasSuffix(", \(text) left"), "\(line)")
  }

  @Test("a short run draws nothing, not even what goes on after it")
  func shortRun() {
    let drawn = MemoryText()
    // A run that has not begun is short, however long this test has to wait for a core.
    let bar = ProgressBar(start: .now + .seconds(86_400)) { drawn.append($0) }
    bar.update(bytesRead: 5, of: 10)
    bar.note("Working out the figures")
    bar.erase()
    #expect(drawn.text.isEmpty)
  }

  @Test("a long run draws one line, which is cut by a narrow terminal and erased at the end")
  func longRun() {
    let drawn = MemoryText()
    let bar = ProgressBar(start: .now - .seconds(2)) { drawn.append($0) }
    bar.update(bytesRead: 5_000_000, of: 10_000_000)
    bar.note("Working out the figures")
    bar.erase()
    let lines = drawn.text.split(separator: "\r")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("\u{1B}[?7lReading ") == true)
    #expect(lines.first?.hasSuffix(" left\u{1B}[K\u{1B}[?7h") == true)
    #expect(lines.dropFirst().first == "\u{1B}[?7lWorking out the figures\u{1B}[K\u{1B}[?7h")
    #expect(lines.last == "\u{1B}[K")
    #expect(!drawn.text.contains("\n"))
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

/// What was drawn, from any thread.
private final class MemoryText: Sendable {
  private let kept = Mutex("")

  func append(_ text: String) { kept.withLock { $0 += text } }

  var text: String { kept.withLock { $0 } }
}
