package import PricebookModel

/// Basket totals by store: what a store prices itself solid, the rest dashed.
package struct ComparisonBars: Sendable {
  package var currency: CurrencyCode
  package var rows: [Row]
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    /// The part of the total that is of items the store prices.
    package var own: Amount
    /// The estimate for missing items; `nil` if none is missing.
    package var filledIn: Amount?
    package var isWinner: Bool
    /// `€22.51 less than now, 4 items missing`.
    package var note: RichText = ""
    package var meter: AvailabilityMeter
    package var total: Amount { own + (filledIn ?? .zero) }
  }
}
