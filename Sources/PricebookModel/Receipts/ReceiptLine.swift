/// One row of ``ReceiptLines``.
public struct ReceiptLine: Hashable, Sendable {
  /// The number of the receipt; rows of one receipt have one store and day.
  public var receipt: UInt32
  /// The local day of the receipt.
  public var day: CalendarDate
  /// Indexes into ``BookNames``.
  public var store: StoreID
  /// What was bought.
  public var item: ItemID
  /// The category that counts: that of the alias table, else the line’s own.
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
}
