package import PricebookModel

/// Amounts that add up to one: each bar begins where the one before ends, with a mark at the half.
package struct StackedBars: Sendable {
  package var currency: CurrencyCode
  /// The head of the column of money: `a month`.
  package var heading: RichText
  /// What stands at the mark: `half`.
  package var half: RichText
  /// The most first.
  package var rows: [Row]
  /// What is left out, together.
  package var rest: LabelledAmount?
  /// What all of it is, in the table of values.
  package var total: LabelledAmount

  package struct Row: Sendable {
    package var name: LinkedName
    /// Whose colour the bar has.
    package var store: String
    package var slot: SeriesSlot
    package var amount: Amount
  }
}
