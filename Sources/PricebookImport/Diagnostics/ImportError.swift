public import PricebookModel

/// Why nothing can be read, or why reading cannot continue.
public struct ImportError: Error, Hashable, Sendable {
  public enum Kind: Int32, Sendable {
    /// No usable data.
    case noUsableData = 65
    /// An input cannot be opened.
    case cannotOpen = 66
    /// Reading failed after it began.
    case cannotRead = 74
  }

  public var kind: Kind
  /// What happened, where, and what to do.
  public var message: String
  /// The problems found before.
  public var diagnostics: [Diagnostic]
  /// Whether no receipt file and no export was found.
  public var foundNothing = false

  public init(_ kind: Kind, _ message: String, diagnostics: [Diagnostic] = []) {
    self.kind = kind
    self.message = message
    self.diagnostics = diagnostics
  }

  public var exitStatus: Int32 { kind.rawValue }
}
