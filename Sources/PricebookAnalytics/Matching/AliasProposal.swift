package import PricebookModel

/// Names that likely mean one item and what to call it, or the category that an item likely has.
package struct AliasProposal: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// As a source writes it; not a pattern.
    package var written: String
    package var item: ItemID
    package var score: Int
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
  /// The category with most of the money of all lines that are to be called so; `nil` where there is
  /// none, and where one of the names has several.
  package var category: String?
  /// The other categories of these lines, which lose them.
  package var otherCategories: [String] = []
  /// The surest first, then by name; never empty.
  package var rows: [Row]
  /// Share of the book's spending that the group has: the shares of each currency added up.
  package var spendingShare: Double
}
