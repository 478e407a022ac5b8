import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The Spanish words of the section on why spending changed.
enum SpanishChanges: ChangePhrases, InSpanish {
  static let title: RichText = "Por qué cambió el gasto"
  static let tableCaption: RichText = "Cambio por categoría"
  static let itemsCaption: RichText = "Artículos que más influyeron"
  static let price: RichText = "Precio"
  static let quantity: RichText = "Cantidad"
  static let newItems: RichText = "Artículos nuevos"
  static let goneItems: RichText = "Ya no comprados"

  static func note(_ month: Month, before: ComparedPeriod, _ change: Value) -> RichText {
    """
    \(.monthName(month)) frente \(before.lastDay == nil ? "a" : "al") \
    \(SpanishShared.name(before)): \(change). Precio y cantidad se refieren a los artículos \
    comprados las dos veces; las cuatro partes suman el cambio.
    """
  }

  static func description(
    previous: Value, current: Value, price: Value, quantity: Value
  ) -> RichText {
    "De \(previous) a \(current): precio \(price), cantidad \(quantity)."
  }

  static func columns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column] {
    [
      .init("Categoría"), .number(SpanishShared.name(before)),
      .number(.value(.monthName(month))), .number("Diferencia"), .number("Precio"),
      .number("Cantidad"), .number("Nuevo"), .number("Ya no"),
    ]
  }

  static func itemColumns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column] {
    [
      .init("Artículo"), .number(SpanishShared.name(before)),
      .number(.value(.monthName(month))), .number("Diferencia", order: .descending),
      .number("Por precio"), .number("Precio medio"),
    ]
  }

  static let itemsFootnote: RichText = """
    Como máximo cinco artículos al alza y cinco a la baja. El precio medio es lo pagado por kg, \
    litro o unidad, en todas las tiendas juntas.
    """

  static func prices(
    isDearer: Bool, before: ComparedPeriod, _ movers: [(name: String, change: Value)]
  ) -> RichText {
    let claim: RichText = """
      Precios más \(isDearer ? "altos" : "bajos") en artículos que también se compraron \
      \(SpanishShared.during(before)).
      """
    guard let first = movers.first else { return claim }
    let largest: RichText = "\(claim) Sobre todo \(name: first.name) (\(first.change))"
    guard let second = movers.dropFirst().first else { return "\(largest)." }
    return "\(largest) y \(name: second.name) (\(second.change))."
  }

  static func newItems(
    before: ComparedPeriod, largest: (name: String, amount: Value)?
  ) -> RichText {
    let claim: RichText = "Artículos que no se compraron \(SpanishShared.during(before))"
    guard let largest else { return "\(claim)." }
    return "\(claim); el mayor es \(name: largest.name), \(largest.amount)."
  }
}
