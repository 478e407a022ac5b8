import PricebookImport

/// An output that failed.
package enum OutputFailure: Error, Hashable, Sendable {
  /// A file or folder cannot be created: exit status 73.
  case cannotCreate(path: String, reason: String)
  /// A file is in the way that Pricebook did not write, or that was changed since, and so are
  /// others: exit status 73.
  case notOwn(path: String, others: Int)
  /// The way to the output leads through a symbolic link of the book: exit status 73.
  case link(path: String)
  /// Another run writes to the folder: exit status 73.
  case busy(path: String)
  /// The process may open no more files: exit status 73.
  case tooManyFiles(path: String)
  /// Writing failed on the way: exit status 74.
  case cannotWrite(path: String, reason: String)
  /// The reader has closed the pipe; the run ends quietly.
  case closedPipe

  var runStatus: RunStatus {
    switch self {
    case .cannotCreate, .notOwn, .link, .busy, .tooManyFiles: .cannotCreate
    case .cannotWrite: .inputOutput
    case .closedPipe: .done
    }
  }

  var reason: String {
    switch self {
    case .cannotCreate(_, let reason), .cannotWrite(_, let reason): reason
    default: description
    }
  }

  /// The failure to open a file that was there.
  var whileWriting: OutputFailure {
    guard case .cannotCreate(let path, let reason) = self else { return self }
    return .cannotWrite(path: path, reason: reason)
  }

  /// The failure with the number of other files that are in the way too.
  func with(others: Int) -> OutputFailure {
    guard case .notOwn(let path, _) = self else { return self }
    return .notOwn(path: path, others: others)
  }
}

extension OutputFailure: CustomStringConvertible {
  /// The message that a run ends with: the path, the reason and the remedy.
  package var description: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "\(visible(path)): cannot be created: \(reason); choose another folder with --output"
    case .notOwn(let path, let others):
      "\(visible(path)): is in the way\(others > 0 ? " (and \(counted(others, "other file")))" : ""): "
        + "Pricebook did not write it, or somebody has changed it since; nothing was written; move it "
        + "away, or choose another folder with --output"
    case .link(let path):
      "\(visible(path)): is a link, which may lead out of the book, and the book may be somebody "
        + "else's; if you trust it, name the folder with --output"
    case .busy(let path):
      "\(visible(path)): another run of Pricebook writes to this folder; run again when it has ended"
    case .tooManyFiles(let path):
      "\(visible(path)): cannot be opened, because a program may have too few files open at once "
        + "here; run \"ulimit -n 256\" first"
    case .cannotWrite(let path, let reason): "\(visible(path)): cannot be written: \(reason)"
    case .closedPipe: "the output was closed"
    }
  }
}
