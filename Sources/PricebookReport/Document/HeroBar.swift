package import PricebookModel

/// The bar below the large first figure: what was spent of a budget.
package struct HeroBar: Hashable, Sendable {
  package var spent: Amount
  package var budget: Amount
  package var currency: CurrencyCode
}
