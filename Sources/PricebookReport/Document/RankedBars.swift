package import PricebookModel

/// Items by the money that a change of their price costs in a year, the most first.
package struct RankedBars: Sendable {
  package var currency: CurrencyCode
  /// The head of the column of money: `a year`.
  package var heading: RichText
  /// The head of the column of changes where they are written out: `price`.
  package var changeHeading: RichText
  package var rows: [RankedBars.Row]
  /// What the rows leave of a sum, as a last row.
  package var rest: LabelledAmount?

  package struct Row: Sendable {
    package var name: LinkedName
    /// `2.79 → 3.19, +14.3%`.
    package var change: RichText
    /// Plus is dearer.
    package var amount: Amount
  }
}
