import PricebookModel

/// A record that is no line and no mistake: blank, a sum, or the header of this or another table.
enum OtherRecord: Sendable {
  case repeatedHeader
  /// Delimiters with nothing between them.
  case blank
  case footer(FooterWords.Kind, amount: ExactDecimal?)
  case receiptsHeader
  case otherHeader(names: [String])

  /// Where the record is, and how much of its part came before it.
  struct Place: Sendable {
    var line: Int
    /// The offset of its record in the text of the input.
    var offset: Int
    /// Earlier rows of its part that the parser accepted.
    var rowCount: Int
    /// Earlier records of its part that the parser rejected.
    var rejectedCount: Int
  }
}
