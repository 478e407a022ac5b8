import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The Spanish sentences of what stands out.
enum SpanishFindings: FindingPhrases, InSpanish {
  static let title: RichText = "Lo que destaca"
  static let note: RichText = "Por orden del dinero en juego."
  static let nothing: RichText = "Este mes no destaca nada."

  static func linkText(_ place: FindingPlace) -> RichText {
    switch place {
    case .budget: "Presupuesto"
    case .changes: "Cambios"
    case .stores: "Tiendas"
    case .carts: "Compras"
    case .trends: "Evolución de precios"
    case .comparison: "Comparación de tiendas"
    }
  }

  static func closedMonth(_ status: BudgetVariance.Status) -> RichText {
    status == .over
      ? "El mes supera su presupuesto." : "El mes queda por debajo de su presupuesto."
  }

  static func overMonth(projection: Value, excess: Value) -> RichText {
    """
    El mes supera su presupuesto. A este ritmo acabará en unos \(projection), \(excess) por encima.
    """
  }

  static func runningMonth(
    projection: Value, excess: Amount, budget: Value, left: Value
  ) -> RichText {
    """
    A este ritmo el mes acabará en unos \(projection), por \
    \(excess > .zero ? "encima" : "debajo") de su presupuesto de \(budget), del que quedan \(left).
    """
  }

  static func category(_ name: String, isOver: Bool, used: Value?, budget: Value) -> RichText {
    let claim: RichText =
      isOver
      ? "\(name: name) es la categoría que más supera su presupuesto"
      : "\(name: name) es la categoría que queda más por debajo de su presupuesto"
    guard let used else { return "\(claim) de \(budget)." }
    return "\(claim): \(used) de \(budget)."
  }

  static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
    count == 1
      ? "Gastado en \(name: largest), que no tiene presupuesto."
      : """
      Gastado en \(.count(count)) categorías sin presupuesto, de ello \(amount) en \
      \(name: largest).
      """
  }

  static func prices(
    _ kind: PriceAlert.Kind, count: Int, item: String, store: String, change: Value
  ) -> RichText {
    let most: RichText = "\(name: item) en \(name: store), \(change)"
    return switch kind {
    case .up where count == 1:
      "Un precio subió frente a los tres meses anteriores: \(most)."
    case .up:
      """
      \(.count(count)) precios subieron frente a los tres meses anteriores; el que más pesa: \
      \(most).
      """
    case .down where count == 1:
      "Un precio bajó frente a los tres meses anteriores: \(most)."
    case .down:
      """
      \(.count(count)) precios bajaron frente a los tres meses anteriores; el que más pesa: \
      \(most).
      """
    case .newLow where count == 1:
      "Un precio estuvo en su mínimo de 12 meses: \(most)."
    case .newLow:
      "\(.count(count)) precios estuvieron en su mínimo de 12 meses; el que más pesa: \(most)."
    }
  }

  static func cart(
    _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
  ) -> RichText {
    let cart: RichText =
      date.map { "La compra \(name: name) del \(.dayOfMonth($0))" } ?? "La compra \(name: name)"
    let claim: RichText = "\(cart) costó más de lo previsto"
    guard let cause, let amount else { return "\(claim)." }
    return switch cause {
    case .price: "\(claim); \(amount) se deben a precios más altos."
    case .quantity: "\(claim); \(amount) se deben a cantidades mayores."
    case .unplanned: "\(claim); \(amount) no estaban en la lista."
    case .skipped: "\(claim)."
    }
  }

  static func storeLevel(_ store: String, change: Value, since: Month, spent: Value?) -> RichText {
    let level: RichText =
      "Los precios en \(name: store) están un \(change) por encima de \(.month(since))"
    guard let spent else { return "\(level)." }
    return """
      \(level). A los precios de entonces, los \(spent) gastados allí habrían sido eso menos.
      """
  }

  static func cheaperBasket(_ store: String, than usual: String, isClear: Bool) -> RichText {
    let claim: RichText = """
      La cesta habitual completa cuesta menos en \(name: store) que en \(name: usual), donde más \
      se compra
      """
    return isClear ? "\(claim)." : "\(claim); en parte son precios estimados."
  }
}
