package import PricebookModel

/// What was spent at each store, as plain bars.
package struct StoreBars: Sendable {
  package var currency: CurrencyCode
  package var rows: [Row]
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    package var amount: Amount
    /// `37% · 9 receipts`.
    package var note: RichText
    /// The lines that the amount is the sum of.
    package var lines: LinkTarget?
  }
}
