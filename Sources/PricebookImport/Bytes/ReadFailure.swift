/// Why a file could not be opened, or not be read to its end.
struct ReadFailure: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// It does not exist, may not be read, or is a directory (exit status 66).
    case cannotOpen
    /// It failed, shrank or disappeared while it was being read (exit status 74).
    case cannotRead
  }

  var kind: Kind
  /// The file as the user named it.
  var displayPath: String
  /// What went wrong and what to do, without the path.
  var message: String
  /// Of the diagnostic, where the run goes on without the file.
  var code = "cannot-open"
}
