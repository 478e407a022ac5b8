import PricebookDocument
import PricebookModel

/// The Spanish words on what could have been saved.
enum SpanishSavings: SavingsPhrases, InSpanish {
  static let label: RichText = "Ahorro posible"
  static let context: RichText = "al precio conocido más bajo de los últimos 90 días"

  static func finding(
    items: [String], store: String, amount: Value, isOnlyStore: Bool
  ) -> RichText {
    let claim: RichText = """
      Pagado por encima del precio conocido más bajo de los últimos 90 días, sobre todo en \
      \(list(items))
      """
    return isOnlyStore
      ? "\(claim); todo en \(name: store)."
      : "\(claim). En \(name: store) fueron \(amount)."
  }

  static func byStore(
    _ stores: [(name: String, amount: Value)], more: Int, file: RichText
  ) -> RichText {
    let entries = stores.map { "\(name: $0.name) \($0.amount)" as RichText }
    return """
      Pagado por encima del precio conocido más bajo de los últimos 90 días: \
      \(list(entries, more: more)). Por artículo en \(file).
      """
  }
}
