import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the year in review.
  enum Year: YearPhrases, InSpanish {
    static func title(_ year: Int) -> RichText { "Resumen del año \(String(year))" }

    static func kicker(_ span: YearSpan) -> RichText {
      let since: RichText = span.since.map { " desde el \(.dayOfMonth($0))" } ?? ""
      return span.isOver
        ? "\(String(span.year))\(since)"
        : "\(String(span.year))\(since), hasta ahora al \(.dayOfMonth(span.lastDay))"
    }

    static func headline(
      _ spent: RichText, _ span: YearSpan, budget: YearBudgetClaim?, change: YearChangeClaim?
    ) -> RichText {
      let since: RichText = span.since.map { ", desde el \(.dayOfMonth($0))" } ?? ""
      let claim: RichText =
        span.isOver
        ? "\(spent) gastados en \(String(span.year))\(since)"
        : "\(spent) gastados hasta ahora en \(String(span.year))\(since)"
      let clauses = [budget.map(clause), change.map(clause)].compactMap(\.self)
      return clauses.isEmpty ? claim : "\(claim): \(list(clauses, separator: semicolon))"
    }

    private static func clause(_ budget: YearBudgetClaim) -> RichText {
      let months: RichText =
        budget.months.map { count in
          count == 1
            ? " en el único mes que lo tiene" : " en los \(.count(count)) meses que lo tienen"
        } ?? ""
      let including: RichText = budget.including.map { ", \(.monthName($0)) incluido" } ?? ""
      return switch budget.status {
      case .over: "\(budget.amount) por encima del presupuesto\(months)\(including)"
      case .under where budget.including != nil:
        "quedan \(budget.amount) del presupuesto\(months)\(including)"
      case .under: "\(budget.amount) por debajo del presupuesto\(months)"
      case .on, .unbudgeted: "justo en el presupuesto\(months)\(including)"
      }
    }

    private static func clause(_ change: YearChangeClaim) -> RichText {
      let place: RichText =
        change.isSamePeriod
        ? "en el mismo periodo de \(String(change.previous))" : "en \(String(change.previous))"
      guard let amount = change.amount else { return "casi lo mismo que \(place)" }
      let claim: RichText = "\(amount) \(change.isMore ? "más" : "menos") que \(place)"
      guard let reason = change.reason else { return claim }
      return reason.isMost
        ? "\(claim), sobre todo en \(name: reason.category)"
        : "\(claim), la mayor parte en \(name: reason.category)"
    }

    static func begins(_ day: CalendarDate, year: Int) -> RichText {
      """
      Los datos de \(String(year)) empiezan el \(.dayOfMonth(day)), así que no es el año entero.
      """
    }

    static func ends(_ month: Month) -> RichText {
      """
      Los datos del año terminan en \(.monthName(month)), así que no es el año entero.
      """
    }

    static func spentLabel(_ span: YearSpan) -> RichText {
      span.isOver
        ? "Gastado en \(String(span.year))" : "Gastado hasta ahora en \(String(span.year))"
    }

    static func against(_ year: Int, isSamePeriod: Bool) -> RichText {
      isSamePeriod
        ? "Frente al mismo periodo de \(String(year))" : "Frente a \(String(year))"
    }

    static let monthlyMean: RichText = "Al mes, de media"
    static func meanContext(_ months: RichText) -> RichText { "en \(months)" }
    static let keptLabel: RichText = "Meses dentro del presupuesto"
    static let keptContext: RichText = "de los meses terminados"

    static func monthsTitle(_ count: Int) -> RichText { "Mes a mes" }
    static let extremesTitle: RichText = "Mejor y peor mes"

    static func extremesNote(againstBudgets: Bool) -> RichText {
      againstBudgets
        ? "Los meses enteros frente a su presupuesto, con la categoría que más se aparta."
        : "Los meses enteros frente al mes mediano, con la categoría que más se aparta."
    }

    static func best(_ claim: YearMonthClaim) -> RichText { extreme("Mejor", claim) }
    static func worst(_ claim: YearMonthClaim) -> RichText { extreme("Peor", claim) }

    private static func extreme(_ word: String, _ claim: YearMonthClaim) -> RichText {
      let reference = claim.isAgainstBudget ? "del presupuesto" : "del mes mediano"
      let claimed: RichText =
        claim.isLevel
        ? """
        \(word) mes: \(.monthName(claim.month)), igual que \
        \(claim.isAgainstBudget ? "el presupuesto" : "el mes mediano")
        """
        : """
        \(word) mes: \(.monthName(claim.month)), \(claim.amount) por \
        \(claim.isAbove ? "encima" : "debajo") \(reference)
        """
      guard let reason = claim.reason else { return "\(claimed)." }
      return "\(claimed). Motivo principal: \(name: reason.category), \(reason.difference)."
    }

    static let categoriesTitle: RichText = "Categorías por mes"

    static func categoriesNote(percent: Int, highest: Int, least: Int) -> RichText {
      """
      ▲ está un \(percent: percent) o más por encima del mes mediano de la categoría, ▲▲ un \
      \(percent: highest) o más, ▼ un \(percent: percent) o más por debajo. Los meses incompletos y \
      las diferencias de menos del \(percent: least) del gasto de un mes mediano no llevan marca.
      """
    }

    static func word(_ heat: YearReview.Heat) -> String {
      switch heat {
      case .none: ""
      case .low: "bajo"
      case .high: "alto"
      case .highest: "muy alto"
      }
    }

    static func changeTitle(_ year: Int, _ previous: Int) -> RichText {
      "\(String(year)) frente a \(String(previous))"
    }

    static func changeNote(
      _ year: Int, _ previous: Int, change: Value, isSamePeriod: Bool, months: Int?
    ) -> RichText {
      let scope: RichText =
        months.map { "Los \(.count($0)) meses que ambos años tienen enteros: \(change)." }
        ?? (isSamePeriod
          ? "Frente al mismo periodo de \(String(previous)): \(change)."
          : "Frente a \(String(previous)): \(change).")
      return """
        \(scope) Precio: los mismos artículos en las mismas tiendas. Elección de tienda: los mismos \
        artículos en tiendas más caras o más baratas. Cantidad: más o menos de ellos, con envases y \
        devoluciones. La suma de las partes es el cambio.
        """
    }

    static func label(_ year: Int, isSamePeriod: Bool) -> RichText {
      isSamePeriod ? "\(String(year)), mismo periodo" : RichText(String(year))
    }

    static func notCompared(_ previous: Int, months: Int) -> RichText {
      let have: RichText =
        switch months {
        case 0: "\(String(previous)) no tiene entero ninguno de los mismos meses"
        case 1: "\(String(previous)) solo tiene entero uno de los mismos meses"
        default: "\(String(previous)) solo tiene enteros \(spelled(months)) de los mismos meses"
        }
      return "\(have); a partir de \(spelled(YearComparison.fewestMonths)) se comparan."
    }

    static let pricesTitle: RichText = "Precios en las mismas tiendas"
    static func pricesNote(start: Month) -> RichText { "\(.month(start)) es 100." }
    static let itemsTitle: RichText = "Artículos con más gasto"
    static let itemsNote: RichText = """
      El precio es lo que se pagó de media en el año por kg, litro o unidad, en todas las tiendas \
      juntas.
      """
    static let priceChangesTitle: RichText = "Mayores cambios de precio"

    static func priceChangesNote(
      earlier: (first: Month, last: Month), later: (first: Month, last: Month), purchases: Int
    ) -> RichText {
      """
      En las mismas tiendas, de \(.month(later.first)) a \(.month(later.last)) frente a \
      \(.month(earlier.first)) a \(.month(earlier.last)), para los artículos comprados al menos \
      \(spelled(purchases)) veces en ambos. El importe es lo que supuso el cambio para lo comprado.
      """
    }

    static let effect: RichText = "Importe"
    static let purchases: RichText = "Compras"

    static func storesNote(_ store: String, _ part: LargestPart, share: Double) -> RichText {
      part == .only
        ? "Todo se compró en \(name: store)."
        : "El \(.percent(share, digits: 0)) del gasto se hizo en \(name: store)."
    }

    static func method(percent: Int) -> RichText {
      """
      Los años se comparan en los meses que ambos tienen enteros; un mes en curso, con los mismos \
      días del año anterior. Las diferencias de menos del \(percent: percent) cuentan como iguales.
      """
    }
  }
}
