import PricebookImport

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where the command writes: results to one output, messages to the other.
package struct Console {
  /// Standard output: reports and tables, which may be piped on.
  package var results: any ByteOutput
  /// Standard error: diagnostics, progress and what was written.
  package var messages: any ByteOutput
  package var isTerminal: Bool
  package var resultsAreOnTerminal = false
  /// How many columns that terminal has.
  package var terminalWidth = 80
  package var environment: [String: String] { readEnvironment() }
  /// Writes a text to the terminal as it is, from any thread; `nil` without a terminal.
  package var drawsProgress: (@Sendable (String) -> Void)?
  /// Gives the next line that somebody types, `nil` at the end; `nil` without a terminal to ask on.
  package var readLine: (() -> String?)?
  /// Called only when needed, because most runs do not read the environment.
  private let readEnvironment: @Sendable () -> [String: String]

  /// A console of any two outputs; the defaults are those of a program without a terminal.
  package init(
    results: any ByteOutput, messages: any ByteOutput, isTerminal: Bool = false,
    environment: @autoclosure @escaping @Sendable () -> [String: String] = [:],
    drawsProgress: (@Sendable (String) -> Void)? = nil
  ) {
    self.results = results
    self.messages = messages
    self.isTerminal = isTerminal
    readEnvironment = environment
    self.drawsProgress = drawsProgress
  }

  static func ofProcess() -> Console {
    let results = FileDescriptor.standardOutput()
    let messages = FileDescriptor.standardError()
    var console = Console(
      results: results, messages: messages, isTerminal: messages.isTerminal,
      environment: ProcessInfo.processInfo.environment)
    console.resultsAreOnTerminal = results.isTerminal
    if let columns = results.columns { console.terminalWidth = columns }
    if messages.isTerminal, FileDescriptor.standardInput().isTerminal {
      console.readLine = { Swift.readLine() }
    }
    // A dumb terminal cannot erase the line.
    if messages.isTerminal, console.environment["TERM"] != "dumb" {
      console.drawsProgress = { text in try? messages.write(text) }
    }
    return console
  }

  /// Where data goes as it was written by others: to a file or a pipe as it is, and to a terminal
  /// with visible control and format characters, which could move the cursor or turn the line.
  var data: any ByteOutput { resultsAreOnTerminal ? VisibleOutput(results) : results }

  /// Prints a line of a message; a failure to do so is ignored.
  func say(_ line: String) { try? messages.write(line + "\n") }

  /// Whether colours are asked for, and not only what a terminal has anyway.
  func isColorAsked(_ choice: RunOptions.ColorChoice) -> Bool {
    choice == .always || choice == .auto && hasColor(.auto) && isColorForced
  }

  private var isColorForced: Bool { !["", "0"].contains(environment["FORCE_COLOR", default: ""]) }

  /// `NO_COLOR` (https://no-color.org) goes before `FORCE_COLOR` (https://force-color.org).
  func hasColor(_ choice: RunOptions.ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      environment["NO_COLOR", default: ""].isEmpty
        && (isColorForced || isTerminal && environment["TERM"] != "dumb")
    }
  }
}
