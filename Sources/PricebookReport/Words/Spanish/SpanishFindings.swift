import PricebookAnalytics
import PricebookDocument
import PricebookModel

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
      isTied: Bool, item: LinkedName, store: String, change: Value
    ) -> RichText {
      let most: RichText = "\(name: item) en \(name: store), \(change)"
      let above: RichText = isTied ? "entre ellos" : "sobre todo"
      let one: RichText = hasOtherLows ? "Otro precio" : "Un precio"
      let some: RichText =
        hasOtherLows ? "Otros \(.count(count)) precios" : "\(.count(count)) precios"
      let before: RichText = "frente a los \(spelled(months)) últimos meses con precio"
      return switch kind {
      case .up where count == 1: "Un precio subió \(before): \(most)."
      case .up: "\(.count(count)) precios subieron \(before), \(above) \(most)."
      case .down where count == 1: "Un precio bajó \(before): \(most)."
      case .down: "\(.count(count)) precios bajaron \(before), \(above) \(most)."
      case .newLow where count == 1:
        "\(one) estuvo en su mínimo de \(digits: lowMonths) meses: \(most)."
      case .newLow:
        "\(some) estuvieron en su mínimo de \(digits: lowMonths) meses, \(above) \(most)."
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
