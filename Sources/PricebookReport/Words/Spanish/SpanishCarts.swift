import PricebookDocument
import PricebookModel

/// The Spanish words of the section on carts.
enum SpanishCarts: CartPhrases, InSpanish {
  static let title: RichText = "Compras: de lo previsto a lo pagado"
  static let planned: RichText = "Previsto"
  static let price: RichText = "Precio"
  static let quantity: RichText = "Cantidad"
  static let unplanned: RichText = "Imprevisto"
  static let skipped: RichText = "Omitido"
  static let actual: RichText = "Pagado"
  static let completedTotal: RichText = "Terminadas"
  static let newestCaption: RichText = "Últimas compras terminadas"

  static func tableCaption(_ month: Month) -> RichText {
    "Todas las compras de \(.month(month))"
  }

  static let columns: [DisplayTable.Column] = [
    .init("Compra"), .init("Estado"), .number("Presupuesto"), .number("Previsto"),
    .number("Pagado"), .number("Precio"), .number("Cantidad"), .number("Imprevisto"),
    .number("Omitido"),
  ]

  static func note(completed: Int, open: Int, month: Month) -> RichText {
    let done: RichText =
      completed == 0
      ? "En \(.monthName(month)) no se terminó ninguna compra."
      : """
      En \(.monthName(month)) se \(completed == 1 ? "terminó" : "terminaron") \
      \(counted(completed, "compra", "compras")).
      """
    guard open > 0 else { return done }
    return """
      \(done) \(counted(open, "compra no está terminada", "compras no están terminadas")); lo que \
      aún no se ha comprado no se ha omitido, por eso las diferencias quedan vacías.
      """
  }

  static func description(planned: Value, actual: Value, difference: Value) -> RichText {
    "Previsto \(planned), pagado \(actual), diferencia \(difference)."
  }

  static func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
    "\(difference) frente a un presupuesto de \(budget)"
  }

  static func storeSwitching(_ amount: Value) -> RichText {
    """
    \(amount) de la diferencia de precio se deben a comprar en otra tienda que la prevista.
    """
  }

  static func unpriced(_ count: Int) -> RichText {
    """
    \(counted(count, "línea no tiene precio y no cuenta", "líneas no tienen precio y no cuentan")).
    """
  }

  static func earlier(_ count: Int) -> RichText {
    "Anteriores, \(counted(count, "compra", "compras"))"
  }

  static func state(_ state: Cart.State) -> String {
    switch state {
    case .planning: "prevista"
    case .shopping: "en curso"
    case .completed: "terminada"
    }
  }
}
