/// The name of an item as a source writes it, before aliases and barcodes.
public struct ItemWriting: Hashable, Sendable {
  /// With every run of white space made one space.
  public var name: String
  /// The name as names are compared: Unicode NFC, case folded.
  public var folded: String
  /// The item that it means.
  public var item: ItemID
  /// The fourteen digits under the barcode; `nil` where there is none that means one product
  /// everywhere.
  public var barcode: String?
  /// Whether a row of the alias table says what it means.
  public var isAlias: Bool

  package init(
    name: String, folded: String, item: ItemID, barcode: String? = nil, isAlias: Bool = false
  ) {
    self.name = name
    self.folded = folded
    self.item = item
    self.barcode = barcode
    self.isAlias = isAlias
  }
}
