import PricebookModel

/// Turns the JSON of one app into a ``VaultExport``; ``VaultDecoder`` chooses it by the shape of the file.
protocol AppDecoder {
  static var app: VaultApp { get }
  var entities: EntityLog { get }
  var export: VaultExport { get set }

  init(entities: EntityLog, export: VaultExport)

  mutating func decode(_ root: JSONValue, shape: JSONShape)
}
