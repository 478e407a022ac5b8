import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the sections on budgets and months.
  enum Budget: BudgetPhrases, InSpanish {
    static let title: RichText = "Presupuesto por categoría"
    static let titleWithoutBudget: RichText = "Gastos por categoría"
    static let tableTitle: RichText = "Tabla de categorías"

    static let bars: RichText = """
      Primero la que más se pasa. La barra ancha es el presupuesto, la estrecha lo gastado; \
      \("la parte que excede el presupuesto", tone: .over) va en color.
      """

    static func pace(_ kind: MonthPeriod.Kind) -> RichText {
      """
      ▲ marca el ritmo: dónde estaría el gasto si se repartiera por igual en el \
      \(Shared.noun(kind)).
      """
    }

    static let withoutCategoryTitle: RichText = "Artículos sin categoría"
    static let withoutCategoryNote: RichText = """
      La categoría probable viene de artículos con las mismas palabras, o de la clase de \
      producto. pricebook match las escribe como filas para aliases.csv.
      """

    static func howToAddBudgets(_ kind: MonthPeriod.Kind) -> RichText {
      """
      No hay presupuesto para este \(Shared.noun(kind)). Un archivo budgets.csv con las columnas \
      month, category, amount y currency fija uno; month * vale para todos los meses, category * para \
      el mes entero.
      """
    }

    static func noneOver(_ budgeted: Int) -> RichText {
      budgeted == 1
        ? "La categoría no supera su presupuesto."
        : "Ninguna de las \(.count(budgeted)) categorías supera su presupuesto."
    }

    static func over(
      _ over: Int, of budgeted: Int, largest: (name: String, amount: Value)?
    ) -> RichText {
      let claim: RichText =
        budgeted == 1
        ? "La única categoría con presupuesto \(over == 1 ? "lo supera" : "no lo supera")"
        : """
        \(.count(over)) de \(counted(budgeted, "categoría", "categorías")) por encima del presupuesto
        """
      guard let largest else { return "\(claim)." }
      return over == 1
        ? "\(claim): \(name: largest.name) con \(largest.amount)."
        : "\(claim), sobre todo \(name: largest.name) con \(largest.amount)."
    }

    static let noSpending: RichText = "Ningún gasto."

    static func mostSpent(
      on largest: String?, _ amount: Value, _ part: LargestPart
    ) -> RichText {
      switch (part, largest) {
      case (.tied, _): "Varias categorías son iguales, con \(amount) cada una."
      case (.only, let largest?): "Todo se gastó en \(name: largest), \(amount)."
      case (.only, nil): "Nada tiene categoría, \(amount)."
      case (.most, let largest?): "La mayor parte se gastó en \(name: largest), \(amount)."
      case (.most, nil): "La mayor parte no tiene categoría, \(amount)."
      case (.largest, let largest?): "La categoría mayor es \(name: largest), \(amount)."
      case (.largest, nil): "Lo que más pesa no tiene categoría, \(amount)."
      }
    }

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Categorías, \(Shared.name(period))"
    }

    static func ownBudget(_ sum: Value, _ kind: MonthPeriod.Kind) -> RichText {
      "El \(Shared.noun(kind)) entero tiene un presupuesto propio; los de las categorías suman \(sum)."
    }

    static func carriedOver(_ entries: RichText) -> RichText {
      "Con lo que quedó del mes anterior: \(entries)."
    }

    static func overspentBefore(_ entries: RichText) -> RichText {
      "Descontado lo que se gastó de más el mes anterior: \(entries)."
    }

    static func unbudgetedCounts(_ kind: MonthPeriod.Kind) -> RichText {
      "Los gastos sin presupuesto propio cuentan en el \(Shared.noun(kind)) entero."
    }

    static func overCount(_ over: Int, of months: Int) -> RichText {
      if months == 1 {
        return over == 0
          ? "El único mes con presupuesto no lo supera."
          : "El único mes con presupuesto lo supera."
      }
      let span: RichText = "de los \(.count(months)) meses con presupuesto"
      return switch over {
      case months where months == 2: "Los dos meses con presupuesto lo superan."
      case months: "Los \(.count(months)) meses con presupuesto lo superan todos."
      case 0: "Ninguno \(span) lo supera."
      case 1: "Uno \(span) lo supera."
      default: "\(.count(over)) \(span) lo superan."
      }
    }

    static func yearToDate(
      from first: Month, through last: Month, spent: Value, _ variance: YearVariance?
    ) -> RichText {
      let span: RichText =
        first == last ? "En \(.monthName(first))" : "De \(.monthName(first)) a \(.monthName(last))"
      guard let variance else { return "\(span): \(spent)." }
      let separator: RichText = variance.months == nil ? "," : ";"
      return "\(span): \(spent)\(separator) \(Review.yearToDate(variance))."
    }

    static func projection(for day: CalendarDate) -> RichText {
      "La línea discontinua es lo habitual hasta el \(.dayOfMonth(day))."
    }

    static let oneMonth: RichText =
      "Las comparaciones con otros meses aparecen en cuanto hay recibos de un segundo mes."

    static let monthsTableTitle: RichText = "Tabla de meses"
    static let monthsCaption: RichText = "Gastos por mes"

    static func monthsDescription(
      highest: [Month], highestAmount: Value, lowest: (months: [Month], amount: Value)?
    ) -> RichText {
      let high: RichText = "El máximo fue en \(listed(highest)) con \(highestAmount)"
      guard let lowest else { return "\(high)." }
      return "\(high), el mínimo en \(listed(lowest.months)) con \(lowest.amount)."
    }

    static func monthsAlike(_ amount: Value, before month: Month?) -> RichText {
      guard let month else { return "\(amount) cada mes." }
      return "\(amount) cada mes antes de \(.month(month))."
    }
  }
}

extension Spanish {
  /// The Spanish words of the section on stores.
  enum Stores: StorePhrases, InSpanish {
    static let title: RichText = "Por tienda"
    static let tableTitle: RichText = "Tabla de tiendas"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Tiendas, \(Shared.name(period))"
    }

    static func note(
      _ store: String, _ part: LargestPart, share: Double, earlier: Double?,
      earlierPeriod: MonthPeriod
    ) -> RichText {
      let claim: RichText =
        part == .only
        ? "Todo se compró en \(name: store)"
        : "El \(.percent(share, digits: 0)) del gasto se hizo en \(name: store)"
      guard let earlier else { return "\(claim)." }
      return
        "\(claim), frente al \(.percent(earlier, digits: 0)) \(Shared.during(earlierPeriod, withYear: false))."
    }

    static func description(
      _ store: String, _ amount: Value, _ part: LargestPart, stores: Int
    ) -> RichText {
      let claim: RichText = "Gastos en \(counted(stores, "tienda", "tiendas"))"
      return switch part {
      case .only: "Todos los gastos en \(name: store), \(amount)."
      case .most: "\(claim), sobre todo en \(name: store) con \(amount)."
      case .largest: "\(claim); donde más, en \(name: store), con \(amount)."
      case .tied: "\(claim); donde más, en varias de ellas, con \(amount) cada una."
      }
    }
  }
}

extension Spanish {
  /// The Spanish words of the section on carts.
  enum Carts: CartPhrases, InSpanish {
    static let title: RichText = "Compras: lo previsto y lo pagado"
    static let completedTotal: RichText = "Terminadas"
    static let newestCaption: RichText = "Últimas compras terminadas"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Todas las compras \(Shared.of(period))"
    }

    static func completed(_ count: Int, in period: MonthPeriod) -> RichText {
      count == 0
        ? "\(Shared.starting(period)) no se terminó ninguna compra."
        : """
        \(Shared.starting(period)) se \(count == 1 ? "terminó" : "terminaron") \
        \(counted(count, "compra", "compras")).
        """
    }

    static func notCompleted(_ count: Int) -> RichText {
      """
      \(counted(count, "compra no está terminada", "compras no están terminadas")); lo que \
      aún no se ha comprado no se ha omitido, por eso las diferencias quedan vacías.
      """
    }

    static func description(planned: Value, actual: Value, difference: Value) -> RichText {
      "Previsto \(planned), pagado \(actual), diferencia \(difference)."
    }

    static func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
      "\(difference) frente a un presupuesto de \(budget)"
    }

    static func storeSwitching(_ amount: Value) -> RichText {
      "\(amount) de la diferencia de precio se deben a comprar en otra tienda que la prevista."
    }

    static func unpriced(_ count: Int) -> RichText {
      """
      \(counted(count, "línea no tiene precio y no cuenta", "líneas no tienen precio y no cuentan")).
      """
    }

    static func earlier(_ count: Int) -> RichText {
      "Anteriores, \(counted(count, "compra", "compras"))"
    }

    static func state(_ state: Cart.State) -> String {
      switch state {
      case .planning: "prevista"
      case .shopping: "en curso"
      case .completed: "terminada"
      }
    }
  }
}

extension Spanish {
  /// The Spanish words of the section on items.
  enum Items: ItemPhrases, InSpanish {
    static let title: RichText = "Artículos con más gasto"

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Artículos con más gasto, \(Shared.name(period))"
    }

    static func note(_ count: Int) -> RichText {
      """
      \(count == 1 ? "El artículo" : "Los \(.count(count)) artículos") con más gasto. El precio \
      medio es lo pagado por kg, litro o unidad, en todas las tiendas juntas.
      """
    }

    static func lines(from first: Month, through last: Month) -> RichText {
      """
      Las líneas pequeñas van de \(.month(first)) a \(.month(last)); los huecos son meses \
      sin compra.
      """
    }

    static func changeFootnote(_ percent: Int, months: Int) -> RichText {
      """
      «Frente a 3 meses» compara con la mediana de los \(spelled(months)) últimos meses que tienen un \
      precio; los cambios desde \(percent: percent) van resaltados.
      """
    }

    static func changeFootnote(_ percent: Int, _ reference: ChangeReference) -> RichText {
      """
      El cambio es el del precio medio \(Changes.against(reference)); los cambios desde \
      \(percent: percent) van resaltados.
      """
    }
  }
}
