import PricebookModel

protocol AppDecoder {
  static var app: VaultApp { get }
  var entities: EntityLog { get }
  var export: VaultExport { get set }

  init(entities: EntityLog, export: VaultExport)

  mutating func decode(_ root: JSONValue, shape: JSONShape)
}
