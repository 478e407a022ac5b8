import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the spending review's head and key figures.
  enum Review: ReviewPhrases, InSpanish {
    static func title(_ period: MonthPeriod) -> RichText { "Gastos, \(Shared.name(period))" }

    static func days(_ months: RichText, from first: Value, through last: Value) -> RichText {
      "\(months), del \(first) al \(last)"
    }

    static func soFar(_ months: RichText, from first: Value?, through last: Value) -> RichText {
      first.map { "\(months) del \($0) al \(last)" } ?? "\(months) hasta el \(last)"
    }

    static func elapsed(_ elapsed: Int, of days: Int) -> RichText {
      "\(.count(elapsed)) de \(.count(days)) días"
    }

    static func nothingSpent(_ period: MonthPeriod) -> RichText {
      "Ningún gasto \(Shared.during(period))"
    }

    static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
      "\(planned) previstos en \(counted(carts, "compra", "compras")), aún sin recibos"
    }

    static func spent(_ amounts: RichText, _ period: ReportPeriod) -> RichText {
      period.isOver
        ? "\(amounts) gastados \(Shared.during(period.span))"
        : "\(amounts) gastados hasta el \(.date(period.asOf))"
    }

    static func closed(
      _ amount: Value, _ status: BudgetVariance.Status, _ period: MonthPeriod
    ) -> RichText {
      switch status {
      case .over: "\(amount) por encima del presupuesto \(Shared.during(period, withYear: false))"
      case .under: "\(amount) por debajo del presupuesto \(Shared.during(period, withYear: false))"
      case .on, .unbudgeted: "Justo en el presupuesto \(Shared.during(period, withYear: false))"
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

    static func headingOver(left: Value, daysLeft: Int, _ end: WrittenEnd) -> RichText {
      "Quedan \(left) para \(days(daysLeft)); si el resto es como de costumbre, \(end.distance) por encima"
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
      unbudgeted: MonthPeriod.Kind?
    ) -> RichText {
      var claim = what
      if let compared {
        let place = Shared.during(compared.period)
        claim +=
          compared.change == .zero
          ? ", lo mismo que \(place)"
          : """
          , \(strong: compared.amount) \(compared.change > .zero ? "más" : "menos") que \(place)
          """
      }
      return unbudgeted.map {
        "\(claim); no hay presupuesto para el \(Shared.noun($0))."
      } ?? "\(claim)."
    }

    static func excess(
      _ name: String, _ amount: Value, second: String?, isTied: Bool
    ) -> RichText {
      guard let second else {
        return "\(name: name) supera su presupuesto en \(strong: amount)."
      }
      return isTied
        ? "\(name: name) y \(name: second) superan su presupuesto en \(strong: amount) cada una."
        : "\(name: name) supera su presupuesto en \(strong: amount), seguida de \(name: second)."
    }

    static let keyFigures: RichText = "Cifras clave"

    static func spentLabel(_ period: ReportPeriod) -> RichText {
      period.isOver
        ? "Gastado \(Shared.during(period.span))" : "Gastado hasta el \(.dayOfMonth(period.asOf))"
    }

    static func noBudget(_ kind: MonthPeriod.Kind) -> RichText {
      "sin presupuesto para este \(Shared.noun(kind))"
    }

    static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
      "\(variance) frente al presupuesto de \(budget)"
    }

    static func againstPace(isAhead: Bool) -> RichText {
      isAhead ? "Por encima del ritmo previsto" : "Por debajo del ritmo previsto"
    }
    static let againstBudgetLabel: RichText = "Frente al presupuesto"
    static let usualEnd: RichText = "Lo habitual, unos"

    static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
      guard let projection else { return "ritmo previsto: \(pace)" }
      return """
        ritmo previsto: \(pace); lo habitual, unos \(projection) el \(.dayOfMonth(day))
        """
    }

    static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) de \(budget)" }
    static func by(_ day: CalendarDate) -> RichText { "hasta el \(.dayOfMonth(day))" }

    static func against(_ period: ComparedPeriod) -> RichText {
      "Frente \(Shared.to(period))"
    }

    static func on(_ percent: Value?, _ reference: Value) -> RichText {
      guard let percent else { return "sobre \(reference)" }
      return "\(percent) sobre \(reference)"
    }

    static func yearToDate(_ year: YearVariance) -> RichText {
      let claim: RichText = "\(year.variance) frente a \(year.budget)"
      guard let months = year.months else { return claim }
      let which: RichText =
        months == 1 ? "el único mes con presupuesto" : "los \(.count(months)) meses con presupuesto"
      return "\(which): \(claim)"
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
}
