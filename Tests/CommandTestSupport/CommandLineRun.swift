import Foundation
package import PricebookCommand
package import PricebookModel

/// One run of the command in this process, with all that came of it.
package struct CommandLineRun {
  package var status: RunStatus
  /// What went to standard output.
  package var results: String
  /// What went to standard error.
  package var messages: String

  /// Runs a command line; paths in it are absolute or relative to the package's folder.
  ///
  /// - Parameter answers: What somebody types on the terminal; `nil` without one.
  package init(
    _ arguments: [String], today: CalendarDate? = nil, environment: [String: String] = [:],
    clock: ((_ timeZone: String?) -> CalendarDate?)? = nil, answers: [String]? = nil
  ) {
    _ = Self.packageFolder
    let results = MemoryOutput()
    let messages = MemoryOutput()
    var console = Console(results: results, messages: messages, environment: environment)
    if var answers {
      // A terminal shows what is typed.
      console.readLine = {
        guard !answers.isEmpty else { return nil }
        messages.write(Array((answers[0] + "\n").utf8).span)
        return answers.removeFirst()
      }
    }
    status = PricebookCommand.run(arguments, console: console, today: clock ?? { _ in today })
    self.results = results.text
    self.messages = messages.text
  }

  /// Runs a command line without a day and without environment variables.
  package init(_ arguments: String...) {
    self.init(arguments)
  }

  /// The folder with `Package.swift`, which becomes the current one, so that the files of the
  /// sample have the names that they have for a reader of the README.
  package static let packageFolder: String = {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    _ = FileManager.default.changeCurrentDirectoryPath(folder)
    return folder
  }()
}
