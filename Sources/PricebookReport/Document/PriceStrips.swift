package import PricebookModel

/// What items cost: of each a good price, the usual one, and every store as a mark between the lowest
/// and the highest price of a year.
package struct PriceStrips: Sendable {
  package var currency: CurrencyCode
  /// The stores that have a mark, for the legend.
  package var stores: [MarkedStore]
  /// The heads of the columns: `good, at most`, `lowest`, `highest of 12 months`, `cheapest now`.
  package var headings: PriceStrips.Headings
  package var rows: [PriceStrips.Row]

  package struct Headings: Sendable {
    package var good: RichText
    package var lowest: RichText
    package var highest: RichText
    package var usual: RichText
    package var cheapest: RichText
  }

  package struct Row: Sendable {
    package var name: LinkedName
    /// `per litre`, empty for pieces.
    package var unit: RichText
    /// Amounts per base unit; `nil` where too few prices are known.
    package var good: Amount?
    package var lowest: Amount
    package var highest: Amount
    package var usual: Amount?
    /// The last regular prices, the lowest first.
    package var prices: [PriceStrips.Price]
    /// Why there are none: `none since Mar 2026`.
    package var absence: RichText = ""
  }

  package struct Price: Sendable {
    package var store: MarkedStore
    package var price: Amount
    /// Whether a mark says that it is not of the last months.
    package var isOld = false
  }
}
