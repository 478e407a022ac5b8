import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish {
  /// The Spanish words of the store comparison's head and cards.
  enum Comparison: ComparisonPhrases, InSpanish {
    static let usualBasket: RichText = "Cesta habitual"
    static let seenBasket: RichText = "Artículos vistos"
    static func title(_ month: Month) -> RichText { "Comparación de tiendas, \(.month(month))" }

    static func kicker(
      _ basket: RichText, items: Int, asOf: CalendarDate, weighedOver months: Int?
    ) -> RichText {
      let how: RichText =
        months.map { months in "cada uno las veces que se compró en \(digits: months) meses, " }
        ?? ""
      return
        "\(basket), \(counted(items, "artículo", "artículos")), \(how)precios a \(.date(asOf))"
    }

    static let noBasket: RichText = "Aún no hay cesta que comparar"

    static func howBasketsAppear(receipts: Int, months: Int) -> RichText {
      """
      La cesta habitual aparece cuando hay artículos en al menos \(digits: receipts) recibos de los \
      últimos \(digits: months) meses. Una cesta propia es un archivo con las columnas item, \
      quantity y unit, que se indica con --basket.
      """
    }

    static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
      "\(basket): \(total) en \(name: store)"
    }

    static func noneEligible(_ percent: Int) -> RichText {
      "Ninguna tienda tiene el \(percent: percent) de la cesta"
    }

    static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
      "\(name: store) es la única tienda con el \(percent: percent) de la cesta, por \(total)"
    }

    static func ranked(by basis: StoreComparison.RankBasis) -> RichText {
      switch basis {
      case .total: "Ordenadas por el total de los artículos que tienen."
      case .likeForLike: "Ordenadas por el total de la cesta completa."
      }
    }

    static func needed(_ needed: Int, of items: Int, percent: Int) -> RichText {
      """
      Para clasificarse, una tienda necesita el \(percent: percent) de los artículos, aquí \
      \(.count(needed)) de \(.count(items)).
      """
    }

    static func differences(against usual: String) -> RichText {
      """
      Las diferencias son para la cesta completa, frente a \(name: usual), la tienda habitual: ninguna \
      tiene más recibos con algo de ella.
      """
    }

    static let cardsDrawingNote: RichText = "Cada casilla es un artículo, la marca es el umbral."

    static func rank(_ rank: Int, of count: Int) -> RichText {
      "\(.count(rank)).ª de \(counted(count, "clasificada", "clasificadas"))"
    }

    static func forItems(_ items: Int, of all: Int) -> RichText { "por \(itemsOf(items, all))" }

    static func itemsOf(_ items: Int, _ all: Int) -> RichText {
      "\(.count(items)) de \(counted(all, "artículo", "artículos"))"
    }

    static let filledInLabel: RichText = "de ello estimado"
    static let nothing: RichText = "nada"
    static let theUsualStore: RichText = "La tienda habitual"
    static func against(_ store: String) -> RichText { "Frente a \(name: store)" }

    static func availability(share: Value, isExactlyThreshold: Bool) -> RichText {
      isExactlyThreshold
        ? "\(strong: share), justo en el umbral" : "\(strong: share) disponible"
    }

    static let lacksNothing: RichText = "no falta nada"
    static func lacks(_ names: RichText) -> RichText { "falta: \(names)" }
    static let pairTitle: RichText = "Mejor combinación de dos tiendas"

    static let pairNote: RichText = """
      Las dos tiendas que juntas tienen más artículos, por menos dinero, cada artículo en la más \
      barata de las dos. También cuentan las tiendas por debajo del umbral. \
      Tomar el precio más bajo de cada artículo siempre da una suma baja; en parte es casualidad.
      """

    static func pair(
      _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
    ) -> RichText {
      let what: RichText =
        items == all
        ? (all == 1
          ? "el artículo" : all == 2 ? "los dos artículos" : "los \(.count(all)) artículos")
        : itemsOf(items, all)
      return "\(name: one) y \(name: other): \(strong: total) por \(what)."
    }

    static func pairSaving(
      _ amount: Value, isLess: Bool, store: String, isUsual: Bool, items: Int?, filledIn: Value?
    ) -> RichText {
      let same: RichText =
        switch items {
        case nil: "los mismos artículos"
        case 1?: "el mismo artículo, uno solo"
        case let items?: "los mismos \(.count(items)) artículos"
        }
      let claim: RichText = """
        Son \(strong: amount) \(isLess ? "menos" : "más") que todo en \(name: store)\
        \(isUsual ? ", la tienda habitual," : "") por \(same)
        """
      guard let filledIn else { return "\(claim)." }
      return "\(claim); allí se estiman \(about(filledIn))."
    }

    static func belowAlone(_ store: String) -> RichText {
      "\(name: store) por sí sola queda por debajo del umbral."
    }

    static func part(_ items: RichText, at store: String, _ total: Value) -> RichText {
      "\(items) en \(name: store) (\(total))"
    }

    static func split(_ parts: RichText) -> RichText { "Comprar \(parts)." }

    static func noSecondStore(_ store: String) -> RichText {
      """
      Una segunda tienda no ahorra nada: ninguna otra tiene un artículo que falte en \
      \(name: store), ni uno a menor precio.
      """
    }

    static let pairListNote: RichText =
      "La cesta repartida entre estas dos tiendas, para una sola compra."
    static let pairListIsNotWeighed: RichText =
      "Aquí nada se multiplica por las veces que se compró."
    static func pairListLacks(_ items: RichText) -> RichText { "En las dos falta: \(items)." }
    static func everythingAt(_ store: String) -> RichText { "Todo en \(name: store)" }
    static let noShoppingList: RichText = "No hay lista de la compra: nada tiene precio"

    private static func changed(
      _ change: ComparisonAlternative.Change, count: Int
    ) -> RichText {
      switch change {
      case .offersAtOrdinaryPrice:
        "Con \(counted(count, "oferta", "ofertas")) al precio normal de la tienda"
      case .withoutStalePrices:
        """
        Sin \(counted(count, "precio", "precios")) de hace más de \
        \(counted(StoreComparison.staleDays, "día", "días")) o sin fecha
        """
      }
    }

    static func alternative(
      _ change: ComparisonAlternative.Change, count: Int, isSame: Bool, best: String,
      _ bestTotal: Value, winner: String, _ winnerTotal: Value, isClear: Bool
    ) -> RichText {
      let clear: RichText = isClear ? "" : ", sin una ventaja clara"
      let alike: RichText =
        bestTotal == winnerTotal ? "" : ", y con \(winnerTotal) para la cesta completa"
      let result: RichText =
        best == winner
        ? """
        \(name: best) \(isSame ? "sigue" : "queda") en primer lugar con \
        \(bestTotal)\(alike)\(clear).
        """
        : """
        \(name: best) queda en primer lugar con \(bestTotal) y \(name: winner) es la más barata para \
        la cesta completa con \(winnerTotal)\(clear)\(isSame ? ", como antes" : "").
        """
      return "\(changed(change, count: count)), \(result)"
    }

    static func alternativeWithoutStores(
      _ change: ComparisonAlternative.Change, count: Int
    ) -> RichText {
      "\(changed(change, count: count)), ninguna tienda tiene bastante de la cesta."
    }
  }
}
