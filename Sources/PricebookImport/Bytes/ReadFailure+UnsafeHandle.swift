import PricebookModel
import PricebookParallel

extension ReadFailure {
  static func opening(_ path: String, _ reason: Int32) -> ReadFailure {
    let remedy =
      switch reason {
      case EISDIR: "it is a folder; name it as one, or name a file in it"
      case ENOENT: "there is no such file; check the name"
      case EACCES, EPERM: "it may not be read; change its permissions"
      case ENAMETOOLONG:
        "its path is longer than the system allows; move its folder up, or name a folder nearer to it"
      case EMFILE, ENFILE:
        "a program may have too few files open at once here; run \"ulimit -n 256\" first"
      default: describe(reason)
      }
    return ReadFailure(kind: .cannotOpen, displayPath: path, message: "cannot open: \(remedy)")
  }

  static func reading(_ path: String, _ message: String) -> ReadFailure {
    ReadFailure(kind: .cannotRead, displayPath: path, message: message)
  }

  static func describe(_ reason: Int32) -> String {
    unsafe String(cString: strerror(reason))
  }
}

/// Why a file could not be opened, or could not be read to its end.
struct ReadFailure: Error, Hashable, Sendable {
  /// Whether reading never began or broke off, which the exit status tells apart.
  enum Kind: Hashable, Sendable {
    /// The file does not exist, may not be read, or is a folder (exit status 66).
    case cannotOpen
    /// Reading failed, or the file shrank or disappeared during it (exit status 74).
    case cannotRead
  }

  var kind: Kind
  var displayPath: String
  var message: String
  /// Of the diagnostic, where the run goes on without the file.
  var code = Diagnostic.Code.cannotOpen
}

extension ImportError {
  init(_ failure: ReadFailure, of path: String, diagnostics: [Diagnostic] = []) {
    self.init(
      failure.kind == .cannotOpen ? .cannotOpen : .cannotRead, "\(path): \(failure.message)",
      diagnostics: diagnostics)
  }
}
