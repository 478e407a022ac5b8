import PricebookImport
import PricebookModel

/// Prints problems in the data, or the first ones if there are many.
struct DiagnosticPrinter {
  var console: Console
  var verbosity: RunOptions.Verbosity
  var hasColor: Bool
  /// Whether a file that is not read ends the run with a status of its own, so that `--quiet` says why.
  var isStrict = false
  /// The number of problems printed without `--verbose`.
  var limit = 20
  /// The file with all of them; `nil` if it was not written.
  var fullList: String?

  /// Prints errors before warnings, each in the order of the list.
  func print(_ diagnostics: [Diagnostic]) {
    let shown =
      verbosity == .quiet
      ? diagnostics.filter { $0.severity == .error || isStrict && $0.leavesFileOut } : diagnostics
    let count = verbosity == .verbose ? shown.count : min(limit, shown.count)
    var chosen: [Diagnostic] = []
    for severity in [Diagnostic.Severity.error, .warning] {
      chosen += shown.lazy.filter { $0.severity == severity }.prefix(count - chosen.count)
    }
    for diagnostic in chosen { console.say(line(for: diagnostic)) }
    if shown.count > count {
      let remedy = fullList.map { "see \($0) for all of them" } ?? "--verbose prints all of them"
      console.say("… and \(grouped(shown.count - count)) more; \(remedy)")
    }
  }

  func line(for diagnostic: Diagnostic) -> String {
    var copy = diagnostic
    copy.file = visible(copy.file)
    copy.message = visible(copy.message)
    guard hasColor else { return copy.description }
    let word = copy.severity.rawValue
    let color = copy.severity == .error ? "\u{1B}[1;31m" : "\u{1B}[33m"
    let text = copy.description
    let colored = "\(color)\(word)\u{1B}[0m: "
    if copy.file.isEmpty { return colored + text.dropFirst(word.count + 2) }
    guard let place = text.firstRange(of: ": \(word): ") else { return text }
    return text[..<place.lowerBound] + ": " + colored + text[place.upperBound...]
  }
}
