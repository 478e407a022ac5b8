import PricebookModel

/// Why a file could not be opened, or could not be read to its end.
struct ReadFailure: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The file does not exist, may not be read, or is a folder (exit status 66).
    case cannotOpen
    /// Reading failed, or the file shrank or disappeared during it (exit status 74).
    case cannotRead
  }

  var kind: Kind
  /// The file as the user named it.
  var displayPath: String
  /// What happened and what to do, without the path.
  var message: String
  /// Of the diagnostic, where the run goes on without the file.
  var code = Diagnostic.Code.cannotOpen
}
