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
    public var place: Place?
    /// Items that the line may mean, the most likely first, where no receipt and no price has its
    /// item; `nil` where it is known.
    public package(set) var nearest: [ItemID]?

    package init(item: ItemID, quantity: Quantity, unit: UnitOfMeasure, place: Place? = nil) {
      self.item = item
      self.quantity = quantity
      self.unit = unit
      self.place = place
    }
  }

  /// A line of a file.
  public struct Place: Hashable, Sendable {
    /// Index into ``Book/sources``.
    public var source: Int
    /// From 1.
    public var line: Int

    package init(source: Int, line: Int) {
      self.source = source
      self.line = line
    }
  }

  /// What reports call the basket.
  public var name: String
  /// What is to be bought.
  public var lines: [Line]
  /// `nil` where the basket does not say; it is then priced in every currency of the book.
  public var currency: CurrencyCode?

  package init(name: String, lines: [Line], currency: CurrencyCode? = nil) {
    self.name = name
    self.lines = lines
    self.currency = currency
  }
}
