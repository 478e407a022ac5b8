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
}

extension Spanish {
  /// The Spanish sentences of what stands out.
  enum Findings: FindingPhrases, InSpanish {
    static let title: RichText = "Lo que destaca"
    static let note: RichText = "Por orden del dinero en juego."
    static func nothing(_ kind: MonthPeriod.Kind) -> RichText {
      kind == .range ? "No destaca nada." : "Este \(Shared.noun(kind)) no destaca nada."
    }

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

    static func closed(
      _ status: BudgetVariance.Status, _ kind: MonthPeriod.Kind
    ) -> RichText {
      status == .over
        ? "El \(Shared.noun(kind)) supera su presupuesto."
        : "El \(Shared.noun(kind)) queda por debajo de su presupuesto."
    }

    static func overMonth(_ end: WrittenEnd) -> RichText {
      """
      El mes supera su presupuesto. Si el resto es como de costumbre, acabará en unos \(end.projection), \(end.distance) por encima.
      """
    }

    static func runningMonth(_ end: WrittenEnd, budget: Value, left: Value) -> RichText {
      """
      Si el resto es como de costumbre, el mes acabará en unos \(end.projection), por \(end.isOver ? "encima" : "debajo") \
      de su presupuesto de \(budget), del que quedan \(left).
      """
    }

    static func category(
      _ name: String, isOver: Bool, isAlone: Bool, used: Value?, budget: Value
    ) -> RichText {
      let claim: RichText =
        switch (isOver, isAlone) {
        case (true, true): "\(name: name) es la categoría que más supera su presupuesto"
        case (true, false): "\(name: name) supera su presupuesto"
        case (false, true):
          "\(name: name) es la categoría que queda más por debajo de su presupuesto"
        case (false, false): "\(name: name) queda por debajo de su presupuesto"
        }
      guard let used else { return "\(claim) de \(budget)." }
      return "\(claim): \(used) de \(budget)."
    }

    static func aheadOfPace(
      count: Int, largest: String, amount: Value, isAlone: Bool
    ) -> RichText {
      guard count > 1 else {
        return """
          \(name: largest) va por encima del ritmo previsto, sin superar su presupuesto.
          """
      }
      let claim: RichText = """
        \(.count(count)) categorías van por encima del ritmo previsto, sin superar su presupuesto
        """
      return isAlone ? "\(claim), sobre todo \(name: largest) (\(amount))." : "\(claim)."
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
      _ kind: PriceAlert.Kind, count: Int, months: Int, lowMonths: Int, hasOtherLows: Bool,
      item: LinkedName, store: String, change: Value
    ) -> RichText {
      let most: RichText = "\(name: item) en \(name: store), \(change)"
      let one: RichText = hasOtherLows ? "Otro precio" : "Un precio"
      let some: RichText =
        hasOtherLows ? "Otros \(.count(count)) precios" : "\(.count(count)) precios"
      let before: RichText = "frente a los \(spelled(months)) últimos meses con precio"
      return switch kind {
      case .up where count == 1: "Un precio subió \(before): \(most)."
      case .up: "\(.count(count)) precios subieron \(before), sobre todo \(most)."
      case .down where count == 1: "Un precio bajó \(before): \(most)."
      case .down: "\(.count(count)) precios bajaron \(before), sobre todo \(most)."
      case .newLow where count == 1:
        "\(one) estuvo en su mínimo de \(digits: lowMonths) meses: \(most)."
      case .newLow:
        "\(some) estuvieron en su mínimo de \(digits: lowMonths) meses, sobre todo \(most)."
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

    static func cheaperBasket(
      _ saving: WrittenLead, at store: String, than usual: String, missing: Int, of items: Int
    ) -> RichText {
      let claim: RichText = """
        La cesta habitual cuesta \(saving.amount) menos en \(name: store) que en \(name: usual), \
        la tienda habitual
        """
      guard missing > 0 else { return "\(claim)." }
      return """
        \(claim), en lo que allí hay: \(missing == 1 ? "falta" : "faltan") \(.count(missing)) de \
        \(counted(items, "artículo", "artículos")).
        """
    }
  }
}
