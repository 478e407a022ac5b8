package import PricebookModel

package struct HeroBar: Hashable, Sendable {
  package var spent: Amount
  package var budget: Amount
  package var currency: CurrencyCode
}
