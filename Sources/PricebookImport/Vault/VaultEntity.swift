import PricebookModel

/// An entity that exports can have several copies of.
protocol VaultEntity: Hashable, Sendable {
  static var noun: String { get }
  var id: String { get }
  var name: String { get }
  var modified: Instant? { get }
  /// The number of records that it counts as: itself and its parts.
  var recordCount: Int { get }
  /// Its values as the app shows them, field by field.
  func values(in differences: VaultDifferences, app: VaultApp) -> VaultDifferences.Values
}
