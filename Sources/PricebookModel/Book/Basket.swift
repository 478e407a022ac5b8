/// A list of items with quantities, to be priced at every store.
public struct Basket: Sendable {
  public struct Line: Sendable {
    public var item: ItemID
    /// Exact, not zero.
    public var quantity: Quantity
    public var unit: UnitOfMeasure

    package init(item: ItemID, quantity: Quantity, unit: UnitOfMeasure) {
      self.item = item
      self.quantity = quantity
      self.unit = unit
    }
  }

  public var name: String
  public var lines: [Line]
  /// `nil` where the basket does not say; it is then priced in every currency of the book.
  public var currency: CurrencyCode?

  package init(name: String, lines: [Line], currency: CurrencyCode? = nil) {
    self.name = name
    self.lines = lines
    self.currency = currency
  }
}
