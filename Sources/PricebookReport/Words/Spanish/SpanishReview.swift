import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The Spanish words of the spending review's head and key figures.
enum SpanishReview: ReviewPhrases, InSpanish {
  static func title(_ month: Month) -> RichText { "Gastos, \(.month(month))" }

  static func kicker(_ period: ReportPeriod) -> RichText {
    period.isOver
      ? (period.calendar.isPlain
        ? "\(.month(period.month))"
        : """
        \(.month(period.month)), del \(.dayOfMonth(period.firstDay)) al \
        \(.dayOfMonth(period.lastDay))
        """)
      : """
      \(.month(period.month)) \
      \(period.calendar.isPlain ? "hasta el" : "del \(.dayOfMonth(period.firstDay)) al") \
      \(.dayOfMonth(period.asOf)), \
      \(.count(period.daysElapsed)) de \(.count(period.month.dayCount)) días
      """
  }

  static func nothingSpent(_ month: Month) -> RichText { "Ningún gasto en \(.month(month))" }

  static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
    "\(planned) previstos en \(counted(carts, "compra", "compras")), aún sin recibos"
  }

  static func spent(_ amount: Value, _ period: ReportPeriod) -> RichText {
    period.isOver
      ? "\(amount) gastados en \(.month(period.month))"
      : "\(amount) gastados hasta el \(.date(period.asOf))"
  }

  static func closed(
    _ amount: Value, _ status: BudgetVariance.Status, _ month: Month
  ) -> RichText {
    switch status {
    case .over: "\(amount) por encima del presupuesto en \(.monthName(month))"
    case .under: "\(amount) por debajo del presupuesto en \(.monthName(month))"
    case .on, .unbudgeted: "Justo en el presupuesto en \(.monthName(month))"
    }
  }

  static func running(
    _ amount: Value, _ status: BudgetVariance.Status, daysLeft: Int
  ) -> RichText {
    switch status {
    case .over: "\(amount) por encima del presupuesto a falta de \(days(daysLeft))"
    case .under: "Quedan \(amount) del presupuesto para \(days(daysLeft))"
    case .on, .unbudgeted: "El presupuesto está agotado a falta de \(days(daysLeft))"
    }
  }

  static func headingOver(left: Value, daysLeft: Int, excess: Value) -> RichText {
    """
    Quedan \(left) para \(days(daysLeft)); a este ritmo el presupuesto se pasará en \(excess)
    """
  }

  private static func days(_ count: Int) -> RichText { counted(count, "día", "días") }

  static let noReceipts: RichText =
    "Los archivos no contienen recibos ni compras terminadas, así que aún no hay gastos."

  static func noneThisMonth(_ last: Month?) -> RichText {
    guard let last else { return noReceipts }
    return "El último mes con datos es \(.month(last))."
  }

  static func spentOfBudget(_ spent: Value, _ budget: Value) -> RichText {
    "\(strong: spent) gastados de \(budget)"
  }

  static func receiptsAt(receipts: Int, stores: Int) -> RichText {
    "\(counted(receipts, "recibo", "recibos")) de \(counted(stores, "tienda", "tiendas"))"
  }

  static func opening(
    _ what: RichText, against compared: (change: Amount, amount: Value, period: ComparedPeriod)?,
    hasBudget: Bool
  ) -> RichText {
    var claim = what
    if let compared {
      let place = place(compared.period)
      claim +=
        compared.change == .zero
        ? ", lo mismo que \(place)"
        : """
        , \(strong: compared.amount) \(compared.change > .zero ? "más" : "menos") que \(place)
        """
    }
    return hasBudget ? "\(claim)." : "\(claim); no hay presupuesto para el mes."
  }

  /// `en septiembre`, or `en los primeros 17 días de septiembre`.
  private static func place(_ period: ComparedPeriod) -> RichText {
    guard let days = period.firstDays else { return "en \(period.monthValue)" }
    return days == 1
      ? "el primer día de \(period.monthValue)"
      : "en los primeros \(.count(days)) días de \(period.monthValue)"
  }

  static func excess(_ name: String, _ amount: Value, second: String?) -> RichText {
    guard let second else {
      return "\(name: name) supera su presupuesto en \(strong: amount)."
    }
    return "\(name: name) supera su presupuesto en \(strong: amount), seguida de \(name: second)."
  }

  static let keyFigures: RichText = "Cifras clave"

  static func spentLabel(_ period: ReportPeriod) -> RichText {
    period.isOver
      ? "Gastado en \(.month(period.month))" : "Gastado hasta el \(.dayOfMonth(period.asOf))"
  }

  static let noBudgetForMonth: RichText = "sin presupuesto para este mes"

  static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
    "\(variance) frente al presupuesto de \(budget)"
  }

  static let againstPace: RichText = "Frente al ritmo previsto"
  static let againstBudgetLabel: RichText = "Frente al presupuesto"
  static let atThisRate: RichText = "A este ritmo"

  static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
    guard let projection else { return "lo previsto a estas alturas es \(pace)" }
    return """
      lo previsto a estas alturas es \(pace); a este ritmo, \(projection) el \(.dayOfMonth(day))
      """
  }

  static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) de \(budget)" }

  static func by(_ day: CalendarDate) -> RichText { "hasta el \(.dayOfMonth(day))" }

  static func against(_ period: ComparedPeriod) -> RichText {
    "Frente \(period.lastDay == nil ? "a" : "al") \(SpanishShared.name(period))"
  }

  static func on(_ percent: Value?, _ reference: Value) -> RichText {
    guard let percent else { return "sobre \(reference)" }
    return "\(percent) sobre \(reference)"
  }

  static let householdPrices: RichText = "Inflación del hogar"

  static func pricesContext(
    _ change: HouseholdPrices.Change, matchedPercent: Double
  ) -> RichText {
    let matched: RichText = "\(.percent(matchedPercent, digits: 0)) del gasto comparado"
    return change.months == 12
      ? "en 12 meses; \(matched)" : "desde \(.month(change.since)); \(matched)"
  }

  static func months(from first: Month, through last: Month) -> RichText {
    "\(.monthName(first)) a \(.monthName(last))"
  }

  static func yearToDate(_ variance: Value, budget: Value) -> RichText {
    "\(variance) frente a \(budget)"
  }

  static let noBudgetYet: RichText = "sin presupuesto este año"
  static let receipts: RichText = "Recibos"

  static func receiptsContext(lines: Int, stores: Int, mean: Value?) -> RichText {
    let base: RichText =
      "\(counted(lines, "línea", "líneas")) de \(counted(stores, "tienda", "tiendas"))"
    guard let mean else { return base }
    return "\(base); \(mean) de media"
  }
}
