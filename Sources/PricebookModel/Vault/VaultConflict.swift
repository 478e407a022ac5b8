/// One field in which two copies of an entity of an app differ, both copies side by side.
public struct VaultConflict: Hashable, Sendable {
  /// What the copies differ in.
  public enum Field: Hashable, Sendable {
    case name, category, brand, barcode, tags
    case price(store: String)
    case quantity, isBought, note, isTrashed
    case created, started, completed, changed
    case state, budget
    /// What was planned → what was bought.
    case line(item: String)
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
