/// Names that likely mean one item and what to call it, or the category that an item likely has.
public struct AliasProposal: Hashable, Sendable {
  /// One written name that is to be called ``AliasProposal/name``.
  public struct Row: Hashable, Sendable {
    /// As a source writes it; not a pattern.
    public var written: String
    /// How sure the match is: 0 to 100.
    public var score: Int
  }

  /// What a proposal gives.
  public enum Kind: String, Sendable {
    /// A name, and perhaps a category.
    case item
    /// A category alone.
    case category
  }

  /// Whether the rows get a name or only a category.
  public var kind = Kind.item
  /// The most readable name of the group, or the one that the alias table already gives it; the
  /// name of the item where only a category is proposed.
  public var name: String
  /// The one category that its lines have, else the one of all lines that are to be called so;
  /// `nil` where there are several, or none.
  public var category: String?
  /// The surest first, then by name; never empty.
  public var rows: [Row]
  /// Share of the book's spending that the group has: the shares of each currency added up.
  public var spendingShare: Double
}
