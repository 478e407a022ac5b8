import PricebookModel

struct VaultListing: Hashable, Sendable {
  var quantity: ExactDecimal
  var isBought: Bool
  var note: String?
}
