import PricebookModel
import PricebookReport

/// One run of one command: what was asked for, and where the answer goes.
struct CommandRun {
  var command: CommandName
  var options: RunOptions
  var console: Console
  /// What `--as-of today` means.
  var today: CalendarDate?
}
extension CommandRun {
  func writeReports() throws -> ExitStatus { .done }
  func printReport(_ kind: ReportKind) throws -> ExitStatus { .done }
  func exportLines() throws -> ExitStatus { .done }
  func inspect() throws -> ExitStatus { .done }
}
