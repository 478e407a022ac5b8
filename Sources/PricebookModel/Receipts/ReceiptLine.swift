/// One row of ``ReceiptLines``.
public struct ReceiptLine: Hashable, Sendable {
  /// The number of the receipt; rows of one receipt have one store and day.
  public var receipt: UInt32
  /// The local day of the receipt.
  public var day: CalendarDate
  /// Where it was bought.
  public var store: StoreID
  /// What was bought.
  public var item: ItemID
  /// The category that counts: that of the alias table, else the line's own.
  public var category: CategoryID
  /// What the quantity counts.
  public var unit: UnitID
  /// What the amount is in.
  public var currency: CurrencyID
  /// How much was bought; negative for a refund.
  public var quantity: Quantity
  /// What was paid for the quantity, rounded to the minor unit.
  public var paid: Amount
  /// What the row counts for.
  public var uses: ReceiptLines.Uses
  /// Index into ``Book/sources``.
  public var source: Int
  /// The physical line in the source, from 1; 0 for a vault's entity.
  public var line: UInt32
  /// Who paid.
  public var person: PersonID = .nobody

  package init(
    receipt: UInt32, day: CalendarDate, store: StoreID, item: ItemID, category: CategoryID,
    unit: UnitID, currency: CurrencyID, quantity: Quantity, paid: Amount, uses: ReceiptLines.Uses,
    source: Int, line: UInt32, person: PersonID = .nobody
  ) {
    self.receipt = receipt
    self.day = day
    self.store = store
    self.item = item
    self.category = category
    self.unit = unit
    self.currency = currency
    self.quantity = quantity
    self.paid = paid
    self.uses = uses
    self.source = source
    self.line = line
    self.person = person
  }
}
