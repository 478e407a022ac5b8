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

    package init(item: ItemID, quantity: Quantity, unit: UnitOfMeasure) {
      self.item = item
      self.quantity = quantity
      self.unit = unit
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
