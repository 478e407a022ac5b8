import PricebookModel

/// One run of one command: its options and its outputs.
struct CommandRun {
  var command: CommandName
  var options: RunOptions
  var console: Console
  /// The day that the clock shows.
  var today: CalendarDate?
  /// `nil` without a terminal, or with `--no-progress`.
  let progress: ProgressBar?

  init(command: CommandName, options: RunOptions, console: Console, today: CalendarDate?) {
    self.command = command
    self.options = options
    self.console = console
    self.today = today
    progress = options.showsProgress ? console.drawsProgress.map { ProgressBar(draw: $0) } : nil
  }

  var hasColor: Bool { console.hasColor(options.color) }

  /// The status of a run that wrote its results.
  func status(of book: BookFacts) -> RunStatus {
    if book.isIncomplete { return .badData }
    let rejected = book.sources.reduce(0) { $0 + $1.totals.rejected }
    // A file that was found in a folder and cannot be read leaves nothing but its error.
    let hasErrors = book.diagnostics.contains { $0.severity == .error }
    return options.isStrict && (rejected > 0 || hasErrors || !book.unreadFiles.isEmpty)
      ? .rejected : .done
  }

  /// Prints the problems of the data.
  func print(_ diagnostics: [Diagnostic], fullList: String? = nil) {
    DiagnosticPrinter(
      console: console, verbosity: options.verbosity, hasColor: hasColor, fullList: fullList
    ).print(diagnostics)
  }

  /// Prints a line of the summary, except with `--quiet`.
  func say(_ line: String) {
    if options.verbosity != .quiet { console.say(line) }
  }
}
