/// A problem in the data: where it is, what was found, what to do about it.
public struct Diagnostic: Hashable, Sendable {
  /// How bad a problem is.
  public enum Severity: String, Comparable, Sendable {
    /// A record, a file or a setting cannot be used.
    case error
    /// Something is used, but may not mean what it says.
    case warning

    /// Errors before warnings.
    public static func < (left: Severity, right: Severity) -> Bool {
      left == .error && right == .warning
    }
  }

  /// How bad the problem is.
  public var severity: Severity
  /// Which problem it is.
  public var code: Code
  /// The file as the user named it or as found below a folder; empty for the whole book.
  public var file: String
  /// From 1; 0 for a problem of the whole file.
  public var line: Int
  /// The byte column in the line, from 1; 0 for a problem of the whole line.
  public var column: Int
  /// What is wrong, with the value, and what to do.
  public var message: String

  /// A problem at a place.
  public init(
    _ severity: Severity, _ code: Code, file: String, line: Int = 0, column: Int = 0,
    message: String
  ) {
    self.severity = severity
    self.code = code
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// `FILE:LINE:COLUMN: error: message [code]`, without unknown numbers.
  public var description: String {
    let numbers = line == 0 ? "" : column == 0 ? ":\(line)" : ":\(line):\(column)"
    let place = file.isEmpty ? "" : "\(file)\(numbers): "
    return "\(place)\(severity.rawValue): \(message) [\(code.rawValue)]"
  }

  /// The order of every list of diagnostics: file, line, column, then code and message.
  package static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    (left.file, left.line, left.column, left.code.rawValue, left.message)
      < (right.file, right.line, right.column, right.code.rawValue, right.message)
  }
}

extension Diagnostic: CustomStringConvertible {}
