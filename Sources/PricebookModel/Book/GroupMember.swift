/// An item of a group, a kind of thing above the brand.
package struct GroupMember: Hashable, Sendable {
  package var item: ItemID
  /// What one piece holds, as its names say it; `nil` where they say nothing, or several things.
  package var package: UnitOfMeasure?

  package init(item: ItemID, package: UnitOfMeasure? = nil) {
    self.item = item
    self.package = package
  }
}
