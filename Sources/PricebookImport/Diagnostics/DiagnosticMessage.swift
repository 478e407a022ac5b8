import PricebookModel

/// A diagnostic before it has a place: what is said of a file or a record, with its severity and code.
///
/// Each stands at the end of the file that raises it; those of several files stand here.
struct DiagnosticMessage: Hashable, Sendable {
  var severity: Diagnostic.Severity
  var code: Diagnostic.Code
  /// What is wrong and what to do.
  var text: String

  init(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ text: String) {
    self.severity = severity
    self.code = code
    self.text = text
  }
}

extension DiagnosticMessage {
  static func notListed(count: Int) -> DiagnosticMessage {
    DiagnosticMessage(
      .warning, .problemsNotListed,
      """
      \(grouped(count)) more rejected records and warnings are counted but not listed; correct those listed \
      first, beginning with the columns
      """)
  }
}

extension Diagnostic {
  var withoutPlace: DiagnosticMessage { DiagnosticMessage(severity, code, message) }

  init(_ message: DiagnosticMessage, file: String, line: Int = 0, column: Int = 0) {
    self.init(
      message.severity, message.code, file: file, line: line, column: column,
      message: message.text)
  }
}
