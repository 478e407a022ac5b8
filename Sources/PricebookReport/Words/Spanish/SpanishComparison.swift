import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The Spanish words of the store comparison's head and cards.
enum SpanishComparison: ComparisonPhrases, InSpanish {
  static let usualBasket: RichText = "Cesta habitual"

  static func title(_ month: Month) -> RichText { "Comparación de tiendas, \(.month(month))" }

  static func kicker(
    _ basket: RichText, items: Int, asOf: CalendarDate, isWeighed: Bool
  ) -> RichText {
    """
    \(basket), \(counted(items, "artículo", "artículos")), \
    \(isWeighed ? "cada uno las veces que se compró en 3 meses, " : "")precios al \(.date(asOf))
    """
  }

  static let noBasket: RichText = "Aún no hay cesta que comparar"

  static let howBasketsAppear: RichText = """
    La cesta habitual aparece cuando hay artículos en al menos 2 recibos de los últimos 3 meses. \
    Una cesta propia es un archivo con las columnas item, quantity y unit, que se indica con \
    --basket.
    """

  static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
    "\(basket): \(total) en \(name: store)"
  }

  static func secondStoreNeeded(available: Int, of items: Int) -> RichText {
    """
    Eso es por \(itemsOf(available, items)). La comparación aparece en cuanto una segunda tienda \
    tiene precios para ellos.
    """
  }

  static func noneEligible(_ percent: Int) -> RichText {
    "Ninguna tienda tiene el \(.percent(Double(percent), digits: 0)) de la cesta"
  }

  static func mostAvailable(_ store: String, available: Int, of items: Int) -> RichText {
    """
    \(name: store) es la que más tiene, \(itemsOf(available, items)). Los totales de tan pocos \
    artículos no se pueden comparar, así que no se recomienda ninguna tienda.
    """
  }

  static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
    """
    \(name: store) es la única tienda con el \(.percent(Double(percent), digits: 0)) de la cesta, \
    por \(total)
    """
  }

  static func winnersDiffer(_ lowest: String, _ winner: String) -> RichText {
    """
    \(name: lowest) tiene el total más bajo, pero la cesta completa es más barata en \
    \(name: winner)
    """
  }

  static func cheapest(_ store: String, _ total: Value, items: Int, of all: Int) -> RichText {
    items == all
      ? "\(name: store) es la más barata para la cesta, por \(total)"
      : "\(name: store) es la más barata para la cesta: \(total) por \(itemsOf(items, all))"
  }

  static func cheapestLikeForLike(_ store: String, _ total: Value) -> RichText {
    "\(name: store) es la más barata por la cesta completa, con \(total)"
  }

  static func noClearLeadLikeForLike(_ store: String) -> RichText {
    "\(name: store) es la más barata por la cesta completa, sin una ventaja clara"
  }

  static func noClearLead(_ store: String) -> RichText {
    "\(name: store) tiene el total más bajo, sin una ventaja clara"
  }

  static func asks(
    _ store: String, _ total: Value, items: Int, lacks: Int, likeForLike: Value?
  ) -> RichText {
    guard lacks > 0 else {
      return items == 1
        ? "En \(name: store), el artículo cuesta \(strong: total)."
        : "En \(name: store), los \(.count(items)) artículos cuestan \(strong: total)."
    }
    let had: RichText =
      items == 1
      ? "el artículo disponible cuesta" : "los \(.count(items)) artículos disponibles cuestan"
    let claim: RichText = """
      En \(name: store), \(had) \(strong: total) y \
      \(lacks == 1 ? "falta" : "faltan") \(.count(lacks))
      """
    guard let likeForLike else { return "\(claim)." }
    return """
      \(claim). Con \(lacks == 1 ? "ese estimado" : "esos estimados") a su nivel de precios serían \
      \(likeForLike).
      """
  }

  static func otherAt(
    _ store: String, _ total: Value, isLowest: Bool, isUsual: Bool
  ) -> RichText {
    let who: RichText =
      isUsual ? "\(name: store), donde más se compra la cesta," : .name(store)
    return isLowest
      ? "\(who) queda en \(strong: total) por la cesta completa."
      : "\(who) sigue con \(strong: total) por la cesta completa."
  }

  static func unclear(lead: Value) -> RichText {
    """
    La ventaja de \(lead) no supera lo estimado, así que ninguna de las dos gana con claridad.
    """
  }

  static let tied: RichText =
    "Las dos cuestan lo mismo, así que ninguna gana con claridad."

  static func saving(_ amount: Value, _ store: String, usual: String) -> RichText {
    "\(name: store) ahorra \(strong: amount) frente a \(name: usual)."
  }

  static func cardsTitle(_ count: Int) -> RichText {
    count == 1 ? "Tienda recomendada" : "Tiendas recomendadas"
  }

  static func cardsNote(
    percent: Int, needed: Int, of items: Int, usual: String?,
    basis: StoreComparison.RankBasis
  ) -> [RichText] {
    let order: RichText =
      switch basis {
      case .total: "Ordenadas por el total de los artículos que tienen."
      case .likeForLike: "Ordenadas por el total de la cesta completa."
      }
    let rule: RichText = """
      \(order) Para clasificarse, una tienda necesita \
      el \(.percent(Double(percent), digits: 0)) de los artículos, aquí \(.count(needed)) de \
      \(.count(items)).
      """
    guard let usual else { return [rule] }
    return [
      rule,
      """
      Las diferencias son por la cesta completa, frente a \(name: usual), donde más se compra.
      """,
    ]
  }

  static let cardsDrawingNote: RichText =
    "Cada casilla es un artículo, la marca es el umbral."

  static func rank(_ rank: Int, of count: Int) -> RichText {
    "\(.count(rank)).ª de \(counted(count, "clasificada", "clasificadas"))"
  }

  static func forItems(_ items: Int, of all: Int) -> RichText { "por \(itemsOf(items, all))" }

  static func itemsOf(_ items: Int, _ all: Int) -> RichText {
    "\(.count(items)) de \(counted(all, "artículo", "artículos"))"
  }

  static func likeForLikeLabel(isLowest: Bool) -> RichText {
    isLowest ? "Cesta completa, la más barata" : "Cesta completa"
  }

  static let likeForLike: RichText = "Cesta completa"
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
}
