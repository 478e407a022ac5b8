import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The Spanish words of the sections on budgets and months.
enum SpanishBudget: BudgetPhrases, InSpanish {
  static let title: RichText = "Presupuesto por categoría"
  static let titleWithoutBudget: RichText = "Gastos por categoría"
  static let tableTitle: RichText = "Tabla de categorías"

  static func note(isOver: Bool) -> [RichText] {
    let bars: RichText = """
      Primero la que más se pasa. La barra ancha es el presupuesto, la estrecha lo gastado; \
      \("la parte que excede el presupuesto", tone: .over) va en color.
      """
    return isOver
      ? [bars]
      : [
        """
        \(bars) ▲ marca el ritmo: dónde estaría el gasto si se repartiera por igual en el mes.
        """
      ]
  }

  static let howToAddBudgets: RichText = """
    No hay presupuesto para este mes. Un archivo budgets.csv con las columnas month, category, \
    amount y currency fija uno; month * vale para todos los meses, category * para el mes entero.
    """

  static func description(
    over: Int, budgeted: Int, largest: String?, amount: Value?
  ) -> RichText {
    guard let largest, let amount else {
      return budgeted == 1
        ? "La categoría no supera su presupuesto."
        : "Ninguna de las \(.count(budgeted)) categorías supera su presupuesto."
    }
    return """
      \(.count(over)) de \(counted(budgeted, "categoría", "categorías")) por encima del \
      presupuesto, sobre todo \(name: largest) con \(amount).
      """
  }

  static func descriptionWithoutBudget(largest: String?, amount: Value?) -> RichText {
    guard let largest, let amount else { return "Ningún gasto." }
    return "Donde más se gastó es \(name: largest), \(amount)."
  }

  static func tableCaption(_ month: Month) -> RichText { "Categorías, \(.month(month))" }

  static func columns(hasBudget: Bool) -> [DisplayTable.Column] {
    let budget: [DisplayTable.Column] = [
      .number("Presupuesto"), .number("Diferencia"), .number("Usado"), .init("Estado"),
    ]
    return [.init("Categoría"), .number("Gastado")] + (hasBudget ? budget : [.number("Parte")])
      + [.number("Líneas")]
  }

  static func ownBudget(_ sum: Value) -> RichText {
    """
    El mes entero tiene un presupuesto propio; los de las categorías suman \(sum).
    """
  }

  static func carriedOver(_ entries: [(name: String, amount: Value)]) -> RichText {
    let parts = entries.prefix(6).map { entry -> RichText in "\(name: entry.name) \(entry.amount)" }
    let list = list(parts, more: max(0, entries.count - 6))
    return "Con lo que quedó del mes anterior: \(list)."
  }

  static let unbudgetedCounts: RichText =
    "Los gastos sin presupuesto propio cuentan en el mes entero."

  static func monthsTitle(_ count: Int) -> RichText { counted(count, "mes", "meses") }

  static func overCount(_ over: Int, of months: Int) -> RichText {
    if months == 1 {
      return over == 0
        ? "El último mes no superó el presupuesto." : "El último mes superó el presupuesto."
    }
    let span: RichText = "de los últimos \(.count(months)) meses"
    return switch over {
    case 0: "Ninguno \(span) superó el presupuesto."
    case 1: "Uno \(span) superó el presupuesto."
    default: "\(.count(over)) \(span) superaron el presupuesto."
    }
  }

  static func yearToDate(
    from first: Month, through last: Month, spent: Value, variance: Value?, budget: Value?
  ) -> RichText {
    let span: RichText =
      first == last ? "En \(.monthName(first))" : "De \(.monthName(first)) a \(.monthName(last))"
    guard let variance, let budget else { return "\(span): \(spent)." }
    return "\(span): \(spent), \(variance) frente a \(budget)."
  }

  static func projection(for day: CalendarDate) -> RichText {
    "El contorno a trazos es la proyección al \(.dayOfMonth(day))."
  }

  static let oneMonth: RichText =
    "Las comparaciones con otros meses aparecen en cuanto hay recibos de un segundo mes."

  static let monthsTableTitle: RichText = "Tabla de meses"
  static let monthsCaption: RichText = "Gastos por mes"

  static let monthColumns: [DisplayTable.Column] = [
    .init("Mes", order: .ascending), .number("Gastado"), .number("Presupuesto"),
    .number("Diferencia"), .number("Recibos"),
  ]

  static func monthsDescription(
    highest: Month, highestAmount: Value, lowest: Month, lowestAmount: Value
  ) -> RichText {
    """
    El máximo fue \(.month(highest)) con \(highestAmount), el mínimo \(.month(lowest)) con \
    \(lowestAmount).
    """
  }
}
