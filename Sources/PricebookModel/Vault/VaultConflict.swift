/// One field in which two copies of an entity of an app differ, both copies side by side.
public struct VaultConflict: Hashable, Sendable {
  /// What the copies differ in.
  public enum Field: Hashable, Sendable {
    /// Texts that describe an item or a product.
    case name, category, brand, barcode, tags
    /// The price at one store, with its unit and day.
    case price(store: String)
    /// What a list says of an item; carts, too, can be in the trash.
    case quantity, isBought, note, isTrashed
    /// Days of an item, a cart or a rating; ``changed`` is that of the last change.
    case created, started, completed, changed
    /// How far a cart is, and what it may cost.
    case state, budget
    /// What was planned → what was bought.
    case line(item: String)
    /// A rating and its store, or how many updates a contributor has.
    case store, rating, updates
  }

  /// What one of the copies has, and the file that it is in.
  public struct Copy: Hashable, Sendable {
    /// As the app has it; `nil` where the copy has none.
    public var value: String?
    /// The file that the copy is in.
    public var file: String

    package init(value: String?, file: String) {
      self.value = value
      self.file = file
    }
  }

  /// The app that the entity is from.
  public var app: VaultApp
  /// The entity as the copy that counts calls it.
  public var name: String
  /// What the copies differ in.
  public var field: Field
  /// The copy that counts.
  public var counted: Copy
  /// The copy that was changed earlier, or sorts after the other.
  public var passedOver: Copy

  package init(app: VaultApp, name: String, field: Field, counted: Copy, passedOver: Copy) {
    self.app = app
    self.name = name
    self.field = field
    self.counted = counted
    self.passedOver = passedOver
  }
}
