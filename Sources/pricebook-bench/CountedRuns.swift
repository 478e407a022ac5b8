import Foundation
import PricebookCommand

/// Runs many command lines in one process, so that a counter of instructions has to start and warm
/// up once only.
///
/// `check_growth.py` lets callgrind write its counts after every ``count(_:)``.
enum CountedRuns {
  /// - Parameter file: A JSON array with the words of each command line.
  static func run(_ file: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    for arguments in try JSONDecoder().decode([[String]].self, from: data) {
      let messages = MemoryOutput()
      let status = count(arguments, Console(results: MemoryOutput(), messages: messages))
      guard status == .done || status == .badData else {
        throw BenchmarkError("\(arguments) ended with \(status.rawValue):\n\(messages.text)")
      }
    }
  }

  @inline(never)
  private static func count(_ arguments: [String], _ console: Console) -> RunStatus {
    PricebookCommand.run(arguments, console: console)
  }
}
