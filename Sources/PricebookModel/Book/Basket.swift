/// A list of items with quantities, to be priced at every store.
public struct Basket: Sendable {
  /// A quantity of an item.
  public struct Line: Sendable {
    /// What is to be bought.
    public var item: ItemID
    /// Exact, not zero.
    public var quantity: Quantity
    /// What the quantity counts.
    public var unit: UnitOfMeasure
    /// Where a file has the line; `nil` for a line of no file.
    public var place: Basket.Place?
    /// Whether the quantity is a mean of purchases, and nobody wrote it.
    package var isMean = false
    /// Items that a line without receipts and prices may mean, the most likely first.
    public package(set) var nearest: [ItemID]?
  }

  /// A line of a file.
  public struct Place: Hashable, Sendable {
    /// Index into ``Book/sources``.
    public var source: Int
    /// From 1.
    public var line: Int
  }

  /// What reports call the basket.
  public var name: String
  /// What is to be bought.
  public var lines: [Line]
  /// `nil` where the basket does not say; it is then priced in every currency of the book.
  public var currency: CurrencyCode?
  /// Lines of its file that could not be read, and so are not in ``lines``.
  package var rejectedLines = 0
}
