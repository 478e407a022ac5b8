import PricebookDocument
import PricebookModel

/// The words of what filters leave out.
extension SpanishData {
  static func alsoLeftOut(_ counts: [RichText]) -> RichText {
    "Los filtros dejan fuera también \(list(counts))."
  }

  static func leftOut(_ kind: LeftOut.Kind, _ count: Int) -> RichText {
    switch kind {
    case .carts: counted(count, "compra o lista", "compras y listas")
    case .cartLines: counted(count, "línea de otra compra", "líneas de otras compras")
    case .prices: counted(count, "precio indicado", "precios indicados")
    case .basketItems: counted(count, "artículo de cesta", "artículos de cesta")
    case .ratings: counted(count, "valoración", "valoraciones")
    case .budgets: counted(count, "presupuesto", "presupuestos")
    }
  }

  static func daysLeftOut(before day: CalendarDate, of month: Month) -> RichText {
    """
    Los días anteriores al \(.date(day)) quedan fuera, así que \(.month(month)) no está entero y \
    no se compara con ningún presupuesto.
    """
  }

  static func daysLeftOut(after day: CalendarDate) -> RichText {
    "Los días posteriores al \(.date(day)) quedan fuera."
  }
}
