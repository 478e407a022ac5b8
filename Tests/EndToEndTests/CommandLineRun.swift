import Foundation
import PricebookCommand
import PricebookModel

/// One run of the command in this process, with all that came of it.
struct CommandLineRun {
  var status: RunStatus
  var results: String
  var messages: String

  /// Runs a command line; paths in it are absolute or relative to the package's folder.
  init(
    _ arguments: [String], today: CalendarDate? = nil, environment: [String: String] = [:]
  ) {
    _ = Self.packageFolder
    let results = MemoryOutput()
    let messages = MemoryOutput()
    status = PricebookCommand.run(
      arguments, console: Console(results: results, messages: messages, environment: environment),
      today: today)
    self.results = results.text
    self.messages = messages.text
  }

  init(_ arguments: String...) {
    self.init(arguments)
  }

  /// The folder with `Package.swift`, which becomes the current one, so that the files of the
  /// sample have the names that they have for a reader of the README.
  static let packageFolder: String = {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
    _ = FileManager.default.changeCurrentDirectoryPath(folder)
    return folder
  }()
}
