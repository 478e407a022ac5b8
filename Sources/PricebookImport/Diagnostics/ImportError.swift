public import PricebookModel

/// Why nothing can be read, or reading cannot go on.
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
  /// What was looked for and what to do, the path included.
  public var message: String
  /// What was found out before.
  public var diagnostics: [Diagnostic]
  /// Whether no file of receipts and no export was found at all.
  public var foundNothing = false

  public init(_ kind: Kind, _ message: String, diagnostics: [Diagnostic] = []) {
    self.kind = kind
    self.message = message
    self.diagnostics = diagnostics
  }

  public var exitStatus: Int32 { kind.rawValue }
}
