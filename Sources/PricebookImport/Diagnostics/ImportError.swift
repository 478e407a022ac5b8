public import PricebookModel

/// Why nothing can be read, or why reading cannot continue.
public struct ImportError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// No usable data.
    case noUsableData
    /// An input cannot be opened.
    case cannotOpen
    /// Reading failed after it began.
    case cannotRead
    /// The progress closure ended the reading.
    case cancelled
  }

  /// What kind of failure it is.
  public var kind: Kind
  /// What happened, where, and what to do.
  public var message: String
  /// The problems found before.
  public var diagnostics: [Diagnostic]
  /// Whether no receipt file and no export was found.
  package var foundNothing = false

  /// Makes an error from a message that names the path and what to do.
  package init(_ kind: Kind, _ message: String, diagnostics: [Diagnostic] = []) {
    self.kind = kind
    self.message = message
    self.diagnostics = diagnostics
  }
}
