package import PricebookModel

/// Names that likely mean one item and what to call it, or the category that an item likely has.
package struct AliasProposal: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// As a source writes it; not a pattern.
    package var written: String
    package var item: ItemID
    /// How sure it is, from ``NameMatching/minimumScore`` to 100.
    package var score: Int
    /// What speaks for it beside words that the names share; `nil` where these are enough.
    package var reason: Evidence?
  }

  /// What the purchases of two items say for their being one.
  package struct Evidence: Hashable, Sendable {
    /// How many times as much the dearer of the two costs, by their base unit.
    package var priceRatio: Double
    /// Whether both names say a size, and the same.
    package var hasSize: Bool
    /// Whether a store wrote one of the names where it had written the other before.
    package var follows: Bool
  }

  package enum Kind: String, Sendable {
    case item
    case category
  }

  package var kind = Kind.item
  /// The most readable name of the group, or the one that the alias table already gives it; the
  /// name of the item where only a category is proposed.
  package var name: String
  package var item: ItemID
  /// The category that the items get.
  ///
  /// For ``Kind/category`` it is what is proposed. Else it has most of the money of all lines that are
  /// to be called so, unless ``keepsBudget``; `nil` where there is none, and where one of the names has
  /// several.
  package var category: String?
  /// The other categories of these lines, which lose them.
  package var otherCategories: [String] = []
  /// Whether ``category`` was chosen because its budget would otherwise have no item left, and not
  /// because it has most of the money.
  package var keepsBudget = false
  /// The surest first, then by name; never empty.
  package var rows: [Row]
  /// Share of the book's spending that the group has: the shares of each currency added up.
  package var spendingShare: Double
}
