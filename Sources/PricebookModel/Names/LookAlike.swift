/// An item that is probably the same as another one, which has the better name.
package struct LookAlike: Hashable, Sendable {
  package var item, other: ItemID

  package init(_ item: ItemID, _ other: ItemID) {
    self.item = item
    self.other = other
  }
}
