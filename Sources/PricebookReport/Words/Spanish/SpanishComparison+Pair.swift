import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The Spanish words of the best pair, the lead and the results without some prices.
extension SpanishComparison {
  static let pairTitle: RichText = "Mejor pareja de tiendas"

  static let pairNote: RichText = """
    Las dos tiendas que juntas tienen más artículos, por menos dinero, cada artículo en la más \
    barata de las dos. También cuentan las tiendas por debajo del umbral.
    """

  static func pair(
    _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
  ) -> RichText {
    let what: RichText =
      items == all
      ? (all == 1 ? "el artículo" : "los \(.count(all)) artículos") : itemsOf(items, all)
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

  static func split(_ parts: [(store: String, items: Int, total: Value)]) -> RichText {
    let entries = parts.map { part -> RichText in
      "\(SpanishShared.counted(part.items, .item)) en \(name: part.store) (\(part.total))"
    }
    return "Comprar \(list(entries))."
  }

  static func noSecondStore(_ store: String) -> RichText {
    """
    Una segunda tienda no ahorra nada: ninguna otra tiene un artículo que falte en \
    \(name: store), ni uno a menor precio.
    """
  }

  static func pairSavesNothing(_ store: String) -> RichText {
    "Una segunda tienda no ahorra nada frente a \(name: store) por la cesta completa."
  }

  static func pairListNote(lacks: [String], isWeighed: Bool) -> RichText {
    var note: RichText =
      "La cesta repartida entre la mejor pareja de tiendas, para una sola compra."
    if isWeighed { note += " Aquí nada se multiplica por las veces que se compró." }
    return lacks.isEmpty ? note : "\(note) En las dos falta: \(list(lacks, limit: 6))."
  }

  static func everythingAt(_ store: String) -> RichText { "Todo en \(name: store)" }

  static let noShoppingList: RichText = "No hay lista de compras: nada tiene precio"

  static func lead(
    _ winner: String, over rival: String, amount: Value, largest: Value, items: [String],
    isMore: Bool
  ) -> RichText {
    let what: RichText = """
      Por la cesta completa, \(name: winner) queda \(amount) por debajo de \(name: rival). Solo \
      \(list(items)) \(items.count == 1 ? "supone" : "suponen") \(largest)
      """
    return isMore ? "\(what), y otros artículos restan una parte." : "\(what) de ello."
  }

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
      bestTotal == winnerTotal ? "" : ", y con \(winnerTotal) por la cesta completa"
    let result: RichText =
      best == winner
      ? """
      \(name: best) \(isSame ? "sigue" : "queda") en primer lugar con \
      \(bestTotal)\(alike)\(clear).
      """
      : """
      \(name: best) queda en primer lugar con \(bestTotal) y \(name: winner) es la más barata por \
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
