import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French.Comparison {
  static func secondStoreNeeded(
    available: Int, of items: Int, currency: CurrencyCode
  ) -> RichText {
    let prices: RichText =
      currency.label.isEmpty ? "des prix" : "des prix en \(name: currency.label)"
    let share: RichText =
      available == items ? "" : "Cela vaut pour \(itemsOf(available, items)). "
    return """
      \(share)Une comparaison apparaît dès qu’un deuxième magasin a \
      \(prices) pour l’un de ces articles.
      """
  }

  static func mostAvailable(_ stores: [String], available: Int, of items: Int) -> RichText {
    let who: RichText =
      stores.count == 1
      ? "\(list(stores)) en a le plus, \(itemsOf(available, items))"
      : "\(list(stores)) en ont le plus, \(itemsOf(available, items)) chacun"
    return """
      \(who). Les totaux d’aussi peu d’articles ne se comparent pas, aucun magasin n’est donc \
      recommandé.
      """
  }

  static func cheaperElsewhere(
    _ saving: WrittenLead, at store: String, missing: Int, of items: Int
  ) -> RichText {
    let claim: RichText =
      "Environ \(saving.rounded) de moins chez \(name: store) que là où le panier est acheté"
    return missing == 0
      ? claim
      : "\(claim) ; il y manque \(itemsOf(missing, items))"
  }

  static func noClearSaving(_ usual: String) -> RichText {
    """
    Aucun magasin n’est nettement moins cher que \(name: usual), le magasin habituel
    """
  }

  static func usualIsCheapest(_ lead: WrittenLead, _ usual: String) -> RichText {
    """
    \(name: usual), le magasin habituel, est aussi le moins cher, de \
    \(lead.amount)
    """
  }

  static func cheapest(_ lead: WrittenLead, _ store: String, _ total: Value) -> RichText {
    """
    \(name: store) est le moins cher pour le panier complet : \(total), soit \(lead.amount) de \
    moins que le suivant
    """
  }

  static func noClearWinner(_ one: String, _ other: String) -> RichText {
    "Ni \(name: one) ni \(name: other) ne l’emporte nettement"
  }

  static func wholeBaskets(_ parts: RichText) -> RichText { "Panier complet : \(parts)." }

  static func wholeBasket(
    _ store: String, _ total: Value, estimated: Value?, isUsual: Bool
  ) -> RichText {
    let who: RichText = isUsual ? "\(name: store) (le magasin habituel)" : .name(store)
    guard let estimated else { return "\(who) \(strong: total)" }
    return "\(who) \(strong: total) (dont \(estimated) estimés)"
  }

  static func comparedItems(_ items: Int, of all: Int) -> RichText {
    "Les totaux portent sur \(itemsOf(items, all)) ; aucun magasin classé n’a les autres."
  }

  static func ownItems(_ items: Int, of all: Int) -> RichText {
    "Cela vaut pour \(itemsOf(items, all))."
  }

  static func attainable(_ items: Int, at store: String) -> RichText {
    let what: RichText =
      isSingular(items)
      ? "l’article que les deux ont" : "les \(.count(items)) articles que les deux ont"
    return "L’économie porte sur \(what) ; le reste s’achète là où il s’achète déjà."
  }

  static func tie(
    _ tie: LeadClaim.Tie, _ one: String, _ other: String, difference: Value?
  ) -> RichText {
    guard let difference else { return "\(name: one) et \(name: other) reviennent au même." }
    let what: RichText = "L’écart de \(difference) entre \(name: one) et \(name: other)"
    return switch tie {
    case .belowOnePercent:
      "\(what) est inférieur à \(percent: ClaimGate.tiePercent) : c’est une égalité."
    case .smallerThanEstimated:
      "\(what) est plus petit que ce qu’il a fallu estimer : c’est une égalité."
    case .restsOnOldPrices:
      """
      \(what) repose sur des prix sans date ou de plus de \
      \(counted(StoreComparison.staleDays, "jour", "jours")) : c’est une égalité.
      """
    case .restsOnOneItem:
      "\(what) repose sur un seul article commun au plus : c’est une égalité."
    case .withinScatter:
      """
      \(what) est faible par rapport aux différences d’un article à l’autre : c’est une égalité.
      """
    case .withinDrift:
      "\(what) peut venir de prix plus anciens chez l’un des deux : c’est une égalité."
    }
  }

  static func ruleFirst(
    _ store: String, _ total: Value, items: Int, of all: Int, percent: Int
  ) -> RichText {
    """
    La règle des \(percent: percent), qui classe par le total des articles disponibles, place \
    \(name: store) en tête, avec \(total) pour \(itemsOf(items, all)).
    """
  }

  static func cardsTitle(_ count: Int, isAdvice: Bool) -> RichText {
    guard isAdvice else {
      return count == 1 ? "Le magasin classé" : "Magasins classés aux totaux les plus bas"
    }
    return count == 1 ? "Magasin recommandé" : "Magasins recommandés"
  }

  static let lowestWholeBasket: RichText = "panier complet, le moins cher"
  static let wholeBasket: RichText = "panier complet"
  static func dearer(than store: String) -> RichText { "Plus cher que \(name: store)" }

  static func won(_ count: Int, tied: Int) -> RichText {
    tied == 0 ? .value(.count(count)) : "\(.count(count)), à égalité \(.count(tied))"
  }

  static func pairSavesNothing(_ store: String) -> RichText {
    """
    Un deuxième magasin ne fait rien économiser de net par rapport à tout acheter chez \
    \(name: store).
    """
  }

  static func pairBrings(_ items: Int, lackedBy store: String) -> RichText {
    isSingular(items)
      ? "On y trouve aussi l’article qui manque chez \(name: store)."
      : "On y trouve aussi \(.count(items)) articles qui manquent chez \(name: store)."
  }

  static func pairLimit(_ stores: Int) -> RichText {
    "Seuls les \(.count(stores)) magasins qui ont le plus d’articles sont essayés."
  }

  static func lead(
    _ lead: WrittenLead, of winner: String, over rival: String, largest: Value, items: [LinkedName],
    isMore: Bool
  ) -> RichText {
    let what: RichText = """
      Pour le panier complet, \(name: winner) coûte \(lead.amount) de moins que \(name: rival)
      """
    if items.isEmpty { return "\(what)." }
    return isMore
      ? """
      \(what) ; rien que pour \(list(items)), l’écart est de \(largest), et d’autres articles en \
      reprennent une partie.
      """
      : "\(what), dont \(largest) rien que pour \(list(items))."
  }
}
