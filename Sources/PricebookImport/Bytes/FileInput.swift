import PricebookModel

enum FileInput: Sendable {
  case file(path: String)
  /// Standard input, whose first bytes were already read to look at the header.
  case standardInput(firstBytes: [UInt8])
  case bytes([UInt8])

  static let standardInputPath = "-"
}

/// Why a file could not be opened, or could not be read to its end.
struct ReadFailure: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The file does not exist, may not be read, or is a folder (exit status 66).
    case cannotOpen
    /// Reading failed, or the file shrank or disappeared during it (exit status 74).
    case cannotRead
  }

  var kind: Kind
  var displayPath: String
  /// What happened and what to do, without the path.
  var message: String
  /// Of the diagnostic, where the run goes on without the file.
  var code = Diagnostic.Code.cannotOpen
}

/// How many bytes are read of an input, so that no file fills the memory or keeps a run busy forever.
enum InputLimit: Sendable {
  /// A table or a document that is read a block at a time.
  case streamed
  /// A file that is in memory whole while it is read.
  case whole

  var byteCount: Int {
    switch self {
    case .streamed: 32 << 30
    case .whole: 1 << 30
    }
  }

  /// The most bytes that are read.
  ///
  /// - Parameter expectedSize: The size of a file; `nil` for a pipe, which may have no end.
  func byteCount(of expectedSize: Int?) -> Int {
    expectedSize == nil ? min(byteCount, Self.pipe) : byteCount
  }

  private static let pipe = 4 << 30
}
