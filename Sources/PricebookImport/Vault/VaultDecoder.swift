import PricebookModel

/// Reads the entities of one app from a document.
protocol AppDecoder {
  static var app: VaultApp { get }
  var entities: EntityLog { get }
  var export: VaultExport { get set }

  init(entities: EntityLog, export: VaultExport)

  /// Reads as much as can be read into the export.
  mutating func decode(_ root: JSONValue, shape: JSONShape)
}

/// Hands a document to the decoder of the app that it comes from.
enum VaultDecoder {
  /// Reads as much of a document as can be read; problems, counts of read and rejected entities
  /// go to the log.
  static func decode(
    _ document: JSONDocument, shape: JSONShape, log: inout SourceLog
  ) -> VaultExport {
    switch shape {
    case .cartWise: decode(document, shape, CartWiseDecoder.self, &log)
    case .checkoutHero: decode(document, shape, CheckoutHeroDecoder.self, &log)
    case .shoppingList: decode(document, shape, ShoppingListDecoder.self, &log)
    case .grockBackup, .grockUser, .grockVault, .settings, .other:
      decode(document, shape, GrockDecoder.self, &log)
    }
  }

  private static func decode<Decoder: AppDecoder>(
    _ document: JSONDocument, _ shape: JSONShape, _ type: Decoder.Type, _ log: inout SourceLog
  ) -> VaultExport {
    var decoder = Decoder(
      entities: EntityLog(document, log: log),
      export: VaultExport(app: Decoder.app, format: format(of: shape)))
    if let root = document.root { decoder.decode(root, shape: shape) }
    log = decoder.entities.log
    if decoder.export.written == nil { decoder.export.written = decoder.entities.newest }
    return decoder.export
  }

  /// The name of the format for messages and `inspect`.
  static func format(of shape: JSONShape) -> String {
    switch shape {
    case .cartWise: "CartWise export"
    case .checkoutHero: "CheckoutHero lists"
    case .shoppingList: "Shopping List items"
    case .grockBackup: "Grock backup"
    case .grockUser: "Grock user"
    case .grockVault, .settings, .other: "Grock vault"
    }
  }
}
