/// The name of an item as a source writes it, before aliases and barcodes.
package struct ItemWriting: Hashable, Sendable {
  /// With single spaces for white space.
  package var name: String
  /// The name as names are compared: Unicode NFC, case folded.
  package var folded: String
  package var item: ItemID
  /// The fourteen digits under the barcode; `nil` unless it means one product everywhere.
  package var barcode: String?
  package var isAlias = false

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
