import PricebookModel

/// What is said of a file or a record.
///
/// Each stands at the end of the file that raises it; those of several files stand here.
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

extension Finding {
  static func notListed(count: Int) -> Finding {
    Finding(
      .warning, .problemsNotListed,
      """
      \(count) more rejected records and warnings are counted but not listed; correct those listed \
      first, beginning with the columns
      """)
  }
}
