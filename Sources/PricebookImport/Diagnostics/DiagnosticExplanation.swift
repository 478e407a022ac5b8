/// What one diagnostic code means, for the person who sees it.
package struct DiagnosticExplanation: Hashable, Sendable {
  /// The heading under which a code is listed, in the order in which a book is read.
  package enum Part: String, CaseIterable, Sendable {
    case files = "Files and settings"
    case records = "Records of CSV files"
    case receipts = "Receipt lines"
    case tables = "Budgets, aliases and baskets"
    case mappings = "Mappings and sources"
    case json = "JSON files"
    case vaults = "Exports of shopping apps"
    case stores = "Databases of shopping apps"
    case book = "The book as a whole"
  }

  package var part: Part
  /// What is wrong, in one short line of a list.
  package var summary: String
  /// What happened, and how it changes the figures.
  package var meaning: String
  /// What to do about it.
  package var remedy: String
  /// A message with this code, word for word.
  package var example: String

  init(_ part: Part, _ summary: String, meaning: String, remedy: String, example: String) {
    self.part = part
    self.summary = summary
    self.meaning = meaning
    self.remedy = remedy
    self.example = example
  }
}
