import PricebookDocument
import PricebookModel

/// The Spanish words of the pages that lead to the reports.
enum SpanishIndex: IndexPhrases, InSpanish {
  static let title: RichText = "Pricebook, todos los meses"

  static func kicker(
    from first: Month, through last: Month, _ currency: CurrencyCode
  ) -> RichText {
    let span: RichText =
      first == last ? "\(.month(first))" : "\(.month(first)) a \(.month(last))"
    return currency.label.isEmpty ? span : "\(span), \(name: currency.label)"
  }

  static func headline(_ total: Value, months: [Month]) -> RichText {
    guard months.count == 1, let month = months.first else {
      return "\(total) en \(.count(months.count)) meses"
    }
    return "\(total) en \(.month(month))"
  }

  static func deck(kept: Int, over: Int, newest: Month, links: [RichText]) -> RichText {
    let reports: RichText = "Último informe: \(.month(newest)), \(list(links))."
    let months = { (count: Int) -> RichText in
      counted(count, "mes respetó", "meses respetaron")
    }
    return switch (kept, over) {
    case (0, 0): reports
    case (_, 0): "\(months(kept)) el presupuesto. \(reports)"
    case (0, _):
      "\(counted(over, "mes superó", "meses superaron")) el presupuesto. \(reports)"
    default: "\(months(kept)) el presupuesto, \(.count(over)) no. \(reports)"
    }
  }

  static func inSentence(_ kind: ReportKind) -> RichText {
    switch kind {
    case .spendingReview: "gastos"
    case .priceTrends: "evolución de precios"
    case .storeComparison: "comparación de tiendas"
    case .index: "todos los meses"
    case .shoppingLists: "listas de compras"
    }
  }

  static func chartDescription(_ first: Month, _ last: Month) -> RichText {
    "Gastos de \(.month(first)) a \(.month(last))."
  }

  static let monthsTitle: RichText = "Meses"

  static let columns: [DisplayTable.Column] = [
    .init("Mes", order: .descending), .number("Gastado"), .init("Frente al presupuesto"),
    .number("Diferencia"), .init("Estado"), .number("Mes anterior"),
    .number("Precios, 12 meses"), .number("Recibos"), .init("Total más bajo"),
    .init("Otros informes"),
  ]

  static func through(_ day: CalendarDate) -> RichText { "hasta el \(.dayOfMonth(day))" }

  static func otherReports(trends: LinkTarget, stores: LinkTarget) -> RichText {
    "\(link: "Precios", to: trends) · \(link: "Tiendas", to: stores)"
  }

  static let reportsTitle: RichText = "Informes"
  static let tablesTitle: RichText = "Tablas"
  static let tablesNote: RichText = """
    Cada tabla abarca todos los meses de los datos, en CSV para una hoja de cálculo o un programa.
    """

  static func report(_ name: RichText, _ page: LinkTarget, finding: RichText) -> RichText {
    "\(link: name, to: page): \(finding)."
  }

  static let tableColumns: [DisplayTable.Column] = [.init("Archivo"), .number("Filas")]
  static let footer: RichText =
    "Hecho por Pricebook. Todo está en este archivo; no pide nada a la red."
}
