import PricebookImport
import PricebookModel

/// How a run ended, after the BSD `sysexits` that scripts know.
package enum RunStatus: Int32, CaseIterable, Sendable {
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

func counted(_ number: Int, _ word: String) -> String {
  grouped(number) + " " + word + (number == 1 ? "" : "s")
}
