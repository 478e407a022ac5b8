/// Hands a document to the decoder of the app that it comes from.
enum VaultDecoder {
  /// Reads as much of a document as can be read; problems, counts of read and rejected entities
  /// go to the log.
  static func decode(
    _ document: JSONDocument, shape: JSONShape, log: inout SourceLog
  ) -> VaultExport {
    switch shape {
    case .cartWise: CartWiseDecoder.decode(document, log: &log)
    case .checkoutHero: CheckoutHeroDecoder.decode(document, log: &log)
    case .shoppingList: ShoppingListDecoder.decode(document, log: &log)
    default: GrockDecoder.decode(document, shape: shape, log: &log)
    }
  }

  /// What was recognised, in words.
  static func format(of shape: JSONShape) -> String {
    switch shape {
    case .cartWise: "CartWise export"
    case .checkoutHero: "CheckoutHero lists"
    case .shoppingList: "Shopping List items"
    default: GrockDecoder.format(of: shape)
    }
  }
}
