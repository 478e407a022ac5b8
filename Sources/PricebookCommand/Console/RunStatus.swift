import PricebookImport
import PricebookModel

/// How a run ended, after the BSD `sysexits` that scripts know.
public enum RunStatus: Int32, CaseIterable, Sendable {
  /// Done; there may be warnings.
  case done = 0
  /// Done, but `--strict` was given, and a record was rejected or a file was not read.
  case rejected = 1
  /// The command line cannot be understood.
  case usage = 64
  /// No usable data, or an input that could not be read to its end.
  case badData = 65
  /// An input cannot be opened.
  case noInput = 66
  /// The figures contradict each other: a defect of Pricebook.
  case defect = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74

  var meaning: String {
    switch self {
    case .done: "done; there may be warnings"
    case .rejected:
      "done, but --strict was given, and a record was rejected or a file in a folder was not read"
    case .usage: "the command line is wrong"
    case .badData:
      "no usable data, or a named input could not be read to its end; what was read is still "
        + "reported"
    case .noInput: "an input cannot be opened"
    case .defect:
      "figures contradict each other, which is a defect of Pricebook; nothing was written"
    case .cannotCreate: "an output cannot be created"
    case .inputOutput: "reading or writing failed on the way"
    }
  }

  init(_ kind: ImportError.Kind) {
    switch kind {
    case .noUsableData: self = .badData
    case .cannotOpen: self = .noInput
    case .cannotRead, .cancelled: self = .inputOutput
    }
  }
}

/// Prints problems in the data, or the first ones if there are many.
struct DiagnosticPrinter {
  var console: Console
  var verbosity: RunOptions.Verbosity
  var hasColor: Bool
  /// The number of problems printed without `--verbose`.
  var limit = 20
  /// The file with all of them; `nil` if it was not written.
  var fullList: String?

  /// Prints errors before warnings, each in the order of the list.
  func print(_ diagnostics: [Diagnostic]) {
    let shown = verbosity == .quiet ? diagnostics.filter { $0.severity == .error } : diagnostics
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

func counted(_ number: Int, _ word: String) -> String {
  grouped(number) + " " + word + (number == 1 ? "" : "s")
}
