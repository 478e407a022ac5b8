package import PricebookModel

/// A small budget bar in a table cell; all bars of a column share one scale.
package struct SmallBar: Hashable, Sendable {
  package var spent: Amount
  package var budget: Amount?
  package var scale: Amount
  package var currency: CurrencyCode
}
