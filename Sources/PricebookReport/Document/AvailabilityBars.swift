/// The basket items that stores price, of all items, where their totals do not compare.
package struct AvailabilityBars: Sendable {
  package var rows: [Row]
  package var basketItems: Int
  package var thresholdPercent: Int
  package var omittedCount: Int = 0

  package struct Row: Sendable {
    package var name: String
    package var pricedItems: Int
    /// `33 of 40 items`.
    package var note: RichText
  }
}
