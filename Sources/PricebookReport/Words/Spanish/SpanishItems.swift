import PricebookDocument
import PricebookModel

/// The Spanish words of the section on items.
enum SpanishItems: ItemPhrases, InSpanish {
  static let title: RichText = "Artículos con más gasto"

  static func tableCaption(_ month: Month) -> RichText {
    "Artículos con más gasto, \(.month(month))"
  }

  static func note(_ count: Int, window: [Month]) -> [RichText] {
    let what: RichText = """
      \(count == 1 ? "El artículo" : "Los \(.count(count)) artículos") con más gasto. El precio \
      medio es lo pagado por kg, litro o unidad, en todas las tiendas juntas.
      """
    guard let first = window.first, let last = window.last, first < last else { return [what] }
    return [
      """
      \(what) Las líneas pequeñas van de \(.month(first)) a \(.month(last)); los huecos son meses \
      sin compra.
      """
    ]
  }

  static func columns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Artículo"), .number("Cantidad"), .number("Gastado", order: .descending),
      .number("Parte"), .number("Precio medio"), .number("En 3 meses"),
      .number(counted(months, "mes", "meses")),
    ]
  }

  static func changeFootnote(_ percent: Int) -> RichText {
    """
    «En 3 meses» compara con la mediana de los tres últimos meses que tienen un precio; los \
    cambios desde \(.percent(Double(percent), digits: 0)) van resaltados.
    """
  }
}
