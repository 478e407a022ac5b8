import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the pages that lead to the reports.
  enum Index: IndexPhrases, InSpanish {
    static let title: RichText = "Pricebook, todos los meses"

    static func deck(
      kept: Int, over: Int, newest: (month: Month, links: [RichText])?, unlinked: Int
    ) -> RichText {
      var sentences: [RichText] = []
      let months = { (count: Int) -> RichText in
        counted(count, "mes respetó", "meses respetaron")
      }
      switch (kept, over) {
      case (0, 0): break
      case (_, 0): sentences.append("\(months(kept)) el presupuesto.")
      case (0, _):
        sentences.append("\(counted(over, "mes superó", "meses superaron")) el presupuesto.")
      default: sentences.append("\(months(kept)) el presupuesto, \(.count(over)) no.")
      }
      if let newest {
        sentences.append("Último informe: \(.month(newest.month)), \(list(newest.links)).")
      }
      if unlinked > 0 {
        let subject = counted(unlinked, "mes aún no tiene", "meses aún no tienen")
        sentences.append(
          "\(subject) informes; «pricebook report --period all-months» los escribe.")
      }
      return RichText(sentences: sentences)
    }

    static func inSentence(_ kind: ReportKind) -> RichText {
      switch kind {
      case .spendingReview: "gastos"
      case .priceTrends: "evolución de precios"
      case .storeComparison: "comparación de tiendas"
      case .yearInReview: "resumen del año"
      case .index: "todos los meses"
      case .items: "artículos"
      case .shoppingList: "lista de la compra"
      case .shoppingLists: "listas de la compra"
      }
    }

    static let periodsTitle: RichText = "Otros periodos"

    static func chartDescription(_ first: Month, _ last: Month) -> RichText {
      "Gastos de \(.month(first)) a \(.month(last))."
    }

    static func through(_ day: CalendarDate) -> RichText { "hasta el \(.dayOfMonth(day))" }
    static let tablesTitle: RichText = "Tablas"
    static let tablesNote: RichText = """
      Cada tabla abarca todos los meses de los datos, en CSV para una hoja de cálculo o un programa.
      """

    static let footer: RichText =
      "Hecho por Pricebook. Todo está en este archivo; no usa Internet."
  }
}

extension Spanish {
  /// The Spanish words of the page of shopping lists.
  enum Lists: ListPhrases, InSpanish {
    static let title: RichText = "Listas de la compra"
    static let anyStore: RichText = "Cualquier tienda"
    static let noCurrency: RichText = "sin moneda"
    static let deck: RichText = """
      Por la tienda para la que está previsto un artículo; las listas sin tienda van al final.
      """
    static let emptyTitle: RichText = "De dónde salen las listas"

    static func emptyDeck(showsAll: Bool) -> RichText {
      showsAll
        ? "Los archivos no contienen ninguna lista ni compra abierta."
        : "Pida todos los artículos para ver las listas tal como son."
    }

    static let howListsAppear: RichText = """
      Las listas salen de las exportaciones de CheckoutHero, CartWise y el módulo Shopping List, y \
      de las compras de Grock que no están terminadas.
      """
    static let footer: RichText = """
      Las sumas de una lista son exactas y se redondean una vez, las mitades al par, a dos \
      decimales; las de una compra, línea por línea, como en la caja.
      """

    static func items(_ state: ListQuery.State) -> RichText {
      switch state {
      case .all: "todos los artículos"
      case .active: "artículos por comprar"
      case .bought: "artículos comprados"
      }
    }

    static func matching(_ items: RichText, _ text: String) -> RichText {
      "\(items) que coinciden con «\(name: text)»"
    }

    static func nothing(showsAll: Bool) -> RichText {
      showsAll ? "No hay ninguna lista de la compra" : "Ningún artículo de las listas coincide"
    }

    static func headline(open: Int, bought: Int, lists: Int) -> RichText {
      let on: RichText = "en \(counted(lists, "lista", "listas"))"
      if open == 0 { return "\(counted(bought, "artículo comprado", "artículos comprados")) \(on)" }
      let toBuy: RichText = "\(counted(open, "artículo", "artículos")) por comprar"
      return bought == 0
        ? "\(toBuy) \(on)" : "\(toBuy) y \(counted(bought, "comprado", "comprados")) \(on)"
    }

    static func total(unpriced: Int) -> RichText {
      unpriced == 0
        ? "Total" : "Total sin \(counted(unpriced, "artículo sin precio", "artículos sin precio"))"
    }

    static let totalsTitle: RichText = "En total"
    static let totalsNote: RichText = "Las monedas nunca se convierten ni se suman."
  }
}
