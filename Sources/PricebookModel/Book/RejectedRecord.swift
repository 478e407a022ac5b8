/// A record that was refused, with its original text.
public struct RejectedRecord: Sendable {
  /// Index into ``Book/sources``.
  public var source: Int
  /// The physical line where the record begins, from 1.
  public var line: Int
  /// Why the record was refused.
  public var code: Diagnostic.Code
  /// What is wrong, with the value, and what to do.
  public var message: String
  /// The record as it is in the file, without its line end, cut to 4 096 bytes.
  public var text: String

  package init(source: Int, line: Int, code: Diagnostic.Code, message: String, text: String) {
    self.source = source
    self.line = line
    self.code = code
    self.message = message
    self.text = text
  }
}
