import PricebookModel

/// Reads the export of a shopping app, whichever it is.
enum VaultDecoder {
  /// Reads as much of a document as can be read; problems and counts of entities go to the log.
  static func decode(
    _ document: JSONDocument, shape: JSONShape, log: inout SourceLog
  ) -> VaultExport {
    let type: any AppDecoder.Type =
      switch shape {
      case .cartWise: CartWiseDecoder.self
      case .checkoutHero: CheckoutHeroDecoder.self
      case .shoppingList: ShoppingListDecoder.self
      case .grockBackup, .grockUser, .grockVault, .settings, .other: GrockDecoder.self
      }
    var decoder: any AppDecoder = type.init(
      entities: EntityLog(document, log: log),
      export: VaultExport(app: type.app, format: shape.rawValue))
    if let root = document.root { decoder.decode(root, shape: shape) }
    log = decoder.entities.log
    var export = decoder.export
    // `grock-2026-10-03.json`, `backup_20261003.json`.
    let name = log.path.split(separator: "/").last.map(String.init) ?? ""
    export.named = FileNamePattern.day(in: name)?.day
    export.written = export.written ?? export.named.map { Instant($0) } ?? decoder.entities.newest
    return export
  }
}
