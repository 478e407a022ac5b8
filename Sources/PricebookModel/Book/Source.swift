/// One file that was read, with its control totals.
public struct Source: Sendable {
  /// What a file is read as.
  public enum Kind: String, Sendable {
    /// Purchases: one line for each item of a receipt.
    case receipts
    /// Price lists: what was seen and not paid.
    case prices
    /// Planned amounts by month and category.
    case budgets
    /// Names and categories to use in place of those written.
    case aliases
    /// Items and quantities to compare stores by.
    case basket
    /// The order of categories in a store.
    case aisles
    /// The export or database of a shopping app.
    case vault
    /// A `pricebook.json`.
    case settings
    /// The export of a bank or a card.
    case payments
    /// The price index of a statistical office.
    case index
  }

  /// The file as the user named it, or as it was found below a named folder.
  public var path: String
  /// What the file was read as.
  public var kind: Kind
  /// What was detected, in words: `Grock backup`, `canonical receipts`.
  public var format: String
  /// The size of the file.
  public var byteCount: Int = 0
  /// What was read of the file.
  public var totals: ControlTotals = ControlTotals()

  package init(
    path: String, kind: Kind, format: String, byteCount: Int = 0,
    totals: ControlTotals = ControlTotals()
  ) {
    self.path = path
    self.kind = kind
    self.format = format
    self.byteCount = byteCount
    self.totals = totals
  }
}
