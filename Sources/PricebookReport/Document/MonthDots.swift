package import PricebookModel

/// One amount for each of some months on a line, against a limit: what is over it is marked.
package struct MonthDots: Sendable {
  package var currency: CurrencyCode
  /// What the line is of: `What the days after the 27th cost in the 12 months before`.
  package var caption: RichText
  package var rows: [MonthDots.Row]
  package var limit: Amount
  /// `€79.51 left`.
  package var limitName: RichText
  /// `over in 7`, `within in 5`.
  package var overName: RichText
  package var withinName: RichText

  package struct Row: Sendable {
    package var month: Month
    package var amount: Amount
  }
}
