/// One field in which two copies of an entity of an app differ, both copies side by side.
package struct VaultConflict: Hashable, Sendable {
  /// What differs between the copies.
  package enum Field: Hashable, Sendable {
    case name, category, brand, barcode, tags
    /// The price at one store, with its unit and day.
    case price(store: String)
    /// What a list says of an item; carts, too, can be in the trash.
    case quantity, isBought, note, isTrashed
    /// Days of an item, a cart or a rating; ``changed`` is that of the last change.
    case created, started, completed, changed
    case state, budget
    /// What was planned → what was bought.
    case line(item: String)
    /// A rating and its store, or how many updates a contributor has.
    case store, rating, updates
  }

  /// What one of the copies has, `nil` for nothing, and the file that it is in.
  package struct Copy: Hashable, Sendable {
    package var value: String?
    package var file: String

    package init(value: String? = nil, file: String) {
      self.value = value
      self.file = file
    }
  }

  package var app: VaultApp
  /// The entity as the copy that counts calls it.
  package var name: String
  package var field: Field
  /// The copy that counts, and the one that was changed earlier, or sorts after it.
  package var counted, passedOver: Copy

  package init(app: VaultApp, name: String, field: Field, counted: Copy, passedOver: Copy) {
    self.app = app
    self.name = name
    self.field = field
    self.counted = counted
    self.passedOver = passedOver
  }
}
