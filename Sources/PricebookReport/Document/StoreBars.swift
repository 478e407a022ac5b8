package import PricebookModel

package struct StoreBars: Sendable {
  package var currency: CurrencyCode
  package var rows: [Row]
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    package var amount: Amount
    /// `37% · 9 receipts`.
    package var note: RichText
  }
}
