import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension Spanish.Comparison {
  static func secondStoreNeeded(
    available: Int, of items: Int, currency: CurrencyCode
  ) -> RichText {
    let prices: RichText = currency.label.isEmpty ? "precios" : "precios en \(name: currency.label)"
    let share: RichText =
      available == items ? "" : "Eso vale para \(itemsOf(available, items)). "
    return """
      \(share)La comparación aparece en cuanto una segunda tienda \
      tiene \(prices) para alguno de estos artículos.
      """
  }

  static func mostAvailable(_ stores: [String], available: Int, of items: Int) -> RichText {
    let who: RichText =
      stores.count == 1
      ? "\(list(stores)) es la que más tiene, \(itemsOf(available, items))"
      : "\(list(stores)) son las que más tienen, \(itemsOf(available, items)) cada una"
    return """
      \(who). Los totales de tan pocos artículos no se pueden comparar, así que no se recomienda \
      ninguna tienda.
      """
  }

  static func cheaperElsewhere(
    _ saving: WrittenLead, at store: String, missing: Int, of items: Int
  ) -> RichText {
    let claim: RichText =
      "Unos \(saving.rounded) menos en \(name: store) que donde se compra ahora"
    guard missing > 0 else { return claim }
    return "\(claim); \(missing == 1 ? "falta" : "faltan") \(itemsOf(missing, items))"
  }

  static func noClearSaving(_ usual: String) -> RichText {
    "Ninguna tienda es claramente más barata que \(name: usual), la tienda habitual"
  }

  static func usualIsCheapest(_ lead: WrittenLead, _ usual: String) -> RichText {
    """
    \(name: usual), la tienda habitual, es también la más barata, por \(lead.amount)
    """
  }

  static func cheapest(_ lead: WrittenLead, _ store: String, _ total: Value) -> RichText {
    """
    \(name: store) es la más barata para la cesta completa: \(total), \(lead.amount) menos que la \
    siguiente
    """
  }

  static func noClearWinner(_ one: String, _ other: String) -> RichText {
    "Ni \(name: one) ni \(name: other) gana con claridad"
  }

  static func wholeBaskets(_ parts: RichText) -> RichText { "Cesta completa: \(parts)." }

  static func wholeBasket(
    _ store: String, _ total: Value, estimated: Value?, isUsual: Bool
  ) -> RichText {
    let who: RichText = isUsual ? "\(name: store) (la tienda habitual)" : .name(store)
    guard let estimated else { return "\(who) \(strong: total)" }
    return "\(who) \(strong: total) (\(estimated) estimados)"
  }

  static func comparedItems(_ items: Int, of all: Int) -> RichText {
    "Los totales son por \(itemsOf(items, all)); ninguna tienda clasificada tiene los demás."
  }

  static func ownItems(_ items: Int, of all: Int) -> RichText {
    "Eso vale para \(itemsOf(items, all))."
  }

  static func attainable(_ items: Int, at store: String) -> RichText {
    let what: RichText =
      items == 1
      ? "el artículo que tienen las dos" : "los \(.count(items)) artículos que tienen las dos"
    return "El ahorro es en \(what); lo demás se sigue comprando donde ahora."
  }

  static func tie(
    _ tie: LeadClaim.Tie, _ one: String, _ other: String, difference: Value?
  ) -> RichText {
    guard let difference else { return "\(name: one) y \(name: other) cuestan lo mismo." }
    let what: RichText = "La diferencia de \(difference) entre \(name: one) y \(name: other)"
    return switch tie {
    case .belowOnePercent:
      "\(what) es inferior al \(percent: ClaimGate.tiePercent) y cuenta como empate."
    case .smallerThanEstimated:
      "\(what) es menor que lo que hubo que estimar y cuenta como empate."
    case .restsOnOldPrices:
      """
      \(what) se basa en precios sin fecha o de hace más de \
      \(counted(StoreComparison.staleDays, "día", "días")) y cuenta como empate.
      """
    case .restsOnOneItem:
      "\(what) se basa como mucho en un artículo común y cuenta como empate."
    case .withinScatter:
      """
      \(what) es pequeña frente a lo que varían los precios de un artículo a otro y cuenta como empate.
      """
    case .withinDrift:
      "\(what) puede deberse a precios más antiguos en una de ellas y cuenta como empate."
    }
  }

  static func ruleFirst(
    _ store: String, _ total: Value, items: Int, of all: Int, percent: Int
  ) -> RichText {
    """
    La regla del \(percent: percent), que ordena por el total de los artículos que hay, pone \
    primero a \(name: store), con \(total) por \(itemsOf(items, all)).
    """
  }

  static func cardsTitle(_ count: Int, isAdvice: Bool) -> RichText {
    guard isAdvice else {
      return count == 1 ? "La tienda clasificada" : "Tiendas clasificadas con los totales más bajos"
    }
    return count == 1 ? "Tienda recomendada" : "Tiendas recomendadas"
  }

  static let lowestWholeBasket: RichText = "cesta completa, la más barata"
  static let wholeBasket: RichText = "cesta completa"
  static func dearer(than store: String) -> RichText { "Más cara que \(name: store)" }

  static func won(_ count: Int, tied: Int) -> RichText {
    tied == 0 ? .value(.count(count)) : "\(.count(count)), empate en \(.count(tied))"
  }

  static func pairSavesNothing(_ store: String) -> RichText {
    "Una segunda tienda no ahorra nada claro frente a comprarlo todo en \(name: store)."
  }

  static func pairBrings(_ items: Int, lackedBy store: String) -> RichText {
    items == 1
      ? "Así se consigue también el artículo que falta en \(name: store)."
      : "Así se consiguen también \(.count(items)) artículos que faltan en \(name: store)."
  }

  static func pairLimit(_ stores: Int) -> RichText {
    "Solo se prueban las \(.count(stores)) tiendas que más artículos tienen."
  }

  static func lead(
    _ lead: WrittenLead, of winner: String, over rival: String, largest: Value, items: [LinkedName],
    isMore: Bool
  ) -> RichText {
    let claim: RichText = """
      Para la cesta completa, \(name: winner) cuesta \(lead.amount) menos que \(name: rival).
      """
    if items.isEmpty { return claim }
    let what: RichText = """
      \(claim) Solo \(list(items)) \(items.count == 1 ? "supone" : "suponen") \(largest)
      """
    return isMore ? "\(what), y otros artículos restan una parte." : "\(what) de ello."
  }
}
