import PricebookModel

/// An item's place on the one list of an app that has no lists of its own.
struct VaultListing: Hashable, Sendable {
  var quantity: ExactDecimal
  var isBought: Bool
  var note: String?
}
