import PricebookModel

/// What is said of a file or a record; `messages.txt` has them, and the build makes a function of each.
struct Finding: Hashable, Sendable {
  var severity: Diagnostic.Severity
  var code: Diagnostic.Code
  /// What is wrong and what to do.
  var message: String

  init(_ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String) {
    self.severity = severity
    self.code = code
    self.message = message
  }
}
