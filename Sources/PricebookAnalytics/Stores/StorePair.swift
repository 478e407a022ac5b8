package import PricebookModel

/// The two stores that together serve a basket best, every item at the cheaper of the two.
package struct StorePair: Hashable, Sendable {
  /// Pairs are tried of so many stores: of more, those that price most of the basket, ties by the
  /// lower total, then by name.
  package static let storeLimit = 400

  /// Places in ``StoreComparison/stores``, ascending.
  package var first: Int
  /// The place of the other store of the pair.
  package var second: Int
  /// Lines that at least one of the two prices.
  package var pricedItems: Int
  /// Σ cost over ``pricedItems``, at real prices alone.
  package var total: Amount
  /// The store to buy each line at, a place in ``StoreComparison/stores``.
  ///
  /// Of equal costs the
  /// one that is cheaper on more other lines, else the first. `nil` where neither prices it.
  package var choices: [Int?]
  /// What the pair saves against the eligible store with the lowest expected total.
  package var savingAgainstBest: Saving?
  /// What the pair saves against the store where the basket is usually bought; `nil` where that
  /// store is not eligible.
  package var savingAgainstUsual: Saving?

  /// A difference of two totals over the same items.
  package struct Saving: Hashable, Sendable {
    /// The single store, a place in ``StoreComparison/stores``.
    package var store: Int
    /// Lines that have an expected price at both.
    package var items: Int
    /// The single store's expected cost minus the pair's; negative where the pair costs more.
    package var amount: Amount
    /// Whether a sentence may say that the pair saves something.
    package var claim: LeadClaim
  }

  /// How many items are bought at a store.
  package func items(at store: Int) -> Int { choices.count { $0 == store } }

  /// Whether each of the two stores sells something of it.
  package var needsBoth: Bool { items(at: first) > 0 && items(at: second) > 0 }
}
