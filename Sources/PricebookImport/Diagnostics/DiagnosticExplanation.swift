/// What one diagnostic code means, for the person who met it.
public struct DiagnosticExplanation: Hashable, Sendable {
  /// The code as it stands in brackets at the end of a message: `total-mismatch`.
  public var code: String
  /// What is wrong, in one short line of a list.
  public var summary: String
  /// What happened, and what it does to the figures.
  public var meaning: String
  /// What to do about it.
  public var remedy: String
  /// A message with this code, word for word.
  public var example: String

  init(
    _ code: String, _ summary: String, meaning: String, remedy: String, example: String
  ) {
    self.code = code
    self.summary = summary
    self.meaning = meaning
    self.remedy = remedy
    self.example = example
  }
}
