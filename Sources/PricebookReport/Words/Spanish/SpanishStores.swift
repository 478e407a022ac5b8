import PricebookDocument
import PricebookModel

/// The Spanish words of the section on stores.
enum SpanishStores: StorePhrases, InSpanish {
  static let title: RichText = "Por tienda"
  static let tableTitle: RichText = "Tabla de tiendas"

  static func tableCaption(_ month: Month) -> RichText { "Tiendas, \(.month(month))" }

  static let columns: [DisplayTable.Column] = [
    .init("Tienda"), .number("Gastado", order: .descending), .number("Parte"),
    .number("Recibos"), .number("Líneas"),
  ]

  static func barNote(share: Double?, receipts: Int) -> RichText {
    let count = counted(receipts, "recibo", "recibos")
    return share.map { "\(.percent($0, digits: 0)) · \(count)" } ?? count
  }

  static func note(
    _ store: String, share: Double, earlier: Double?, earlierMonth: Month
  ) -> RichText {
    let claim: RichText = "\(name: store) se llevó el \(.percent(share, digits: 0)) del dinero"
    guard let earlier else { return "\(claim)." }
    return "\(claim), frente al \(.percent(earlier, digits: 0)) en \(.monthName(earlierMonth))."
  }

  static func description(_ store: String, _ amount: Value, stores: Int) -> RichText {
    """
    Gastos en \(counted(stores, "tienda", "tiendas")), sobre todo en \(name: store) con \(amount).
    """
  }
}
