import PricebookModel

/// One row of an alias file: a name on receipts, and the name to use for it.
struct Alias: Hashable, Sendable {
  /// What the name is of, and what the row does with it.
  enum Kind: String, CaseIterable, Sendable {
    case item, store, adjustment, category
    /// Puts items into a group, a kind of thing above the brand; their names stay.
    case group
    /// Two names that are not one item, or an item and a category that it is not of.
    case different
  }

  var kind: Kind
  /// A glob, as written.
  var match: String
  /// Empty if the name is used as written, as it always is by a row of kind `category`.
  var name: String
  /// Overrides the category of the line; `nil` to keep that.
  var category: String?
  /// Of a store: overrides the location; `nil` to keep that.
  var location: String?
  var place = Basket.Place(source: 0, line: 0)
}
