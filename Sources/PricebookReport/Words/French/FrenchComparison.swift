import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The French words of the store comparison's head and cards.
enum FrenchComparison: ComparisonPhrases, InFrench {
  static let usualBasket: RichText = "Panier habituel"

  static func title(_ month: Month) -> RichText { "Comparaison des magasins, \(.month(month))" }

  static func kicker(
    _ basket: RichText, items: Int, asOf: CalendarDate, isWeighed: Bool
  ) -> RichText {
    """
    \(basket), \(counted(items, "article", "articles")), \
    \(isWeighed ? "chacun aussi souvent qu’acheté en 3 mois, " : "")prix au \(.date(asOf))
    """
  }

  static let noBasket: RichText = "Pas encore de panier à comparer"

  static let howBasketsAppear: RichText = """
    Le panier habituel apparaît dès que des articles figurent sur au moins 2 tickets des 3 \
    derniers mois. Un panier à vous est un fichier avec les colonnes item, quantity et unit, donné \
    avec --basket.
    """

  static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
    "\(basket) : \(total) chez \(name: store)"
  }

  static func secondStoreNeeded(available: Int, of items: Int) -> RichText {
    """
    C’est pour \(itemsOf(available, items)). Une comparaison apparaît dès qu’un deuxième magasin a \
    des prix pour eux.
    """
  }

  static func noneEligible(_ percent: Int) -> RichText {
    "Aucun magasin n’a \(.percent(Double(percent), digits: 0)) du panier"
  }

  static func mostAvailable(_ store: String, available: Int, of items: Int) -> RichText {
    """
    \(name: store) en a le plus, \(itemsOf(available, items)). Les totaux d’aussi peu d’articles ne \
    se comparent pas, aucun magasin n’est donc recommandé.
    """
  }

  static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
    """
    \(name: store) est le seul magasin à avoir \(.percent(Double(percent), digits: 0)) du panier, \
    pour \(total)
    """
  }

  static func winnersDiffer(_ lowest: String, _ winner: String) -> RichText {
    """
    \(name: lowest) a le total le plus bas, mais le panier complet est moins cher chez \
    \(name: winner)
    """
  }

  static func cheapest(_ store: String, _ total: Value, items: Int, of all: Int) -> RichText {
    items == all
      ? "\(name: store) est le moins cher pour le panier, à \(total)"
      : "\(name: store) est le moins cher pour le panier : \(total) pour \(itemsOf(items, all))"
  }

  static func cheapestLikeForLike(_ store: String, _ total: Value) -> RichText {
    "\(name: store) est le moins cher pour le panier complet, à \(total)"
  }

  static func noClearLeadLikeForLike(_ store: String) -> RichText {
    "\(name: store) est le moins cher pour le panier complet, sans avance nette"
  }

  static func noClearLead(_ store: String) -> RichText {
    "\(name: store) a le total le plus bas, sans avance nette"
  }

  static func asks(
    _ store: String, _ total: Value, items: Int, lacks: Int, likeForLike: Value?
  ) -> RichText {
    guard lacks > 0 else {
      return items == 1
        ? "Chez \(name: store), l’article coûte \(strong: total)."
        : "Chez \(name: store), les \(.count(items)) articles coûtent \(strong: total)."
    }
    let had: RichText =
      items == 1
      ? "l’article disponible coûte" : "les \(.count(items)) articles disponibles coûtent"
    let claim: RichText = """
      Chez \(name: store), \(had) \(strong: total) ; il en manque \(.count(lacks))
      """
    guard let likeForLike else { return "\(claim)." }
    return """
      \(claim). En \(lacks == 1 ? "l’estimant" : "les estimant") à son niveau de prix, ce serait \
      \(likeForLike).
      """
  }

  static func otherAt(
    _ store: String, _ total: Value, isLowest: Bool, isUsual: Bool
  ) -> RichText {
    let who: RichText =
      isUsual ? "\(name: store), où le panier est le plus souvent acheté," : .name(store)
    return isLowest
      ? "\(who) est à \(strong: total) pour le panier complet."
      : "\(who) suit avec \(strong: total) pour le panier complet."
  }

  static func unclear(lead: Value) -> RichText {
    """
    L’avance de \(lead) ne dépasse pas ce qui a été estimé ; aucun des deux ne l’emporte donc \
    nettement.
    """
  }

  static let tied: RichText =
    "Les deux reviennent au même, aucun ne l’emporte donc nettement."

  static func saving(_ amount: Value, _ store: String, usual: String) -> RichText {
    "\(name: store) fait économiser \(strong: amount) par rapport à \(name: usual)."
  }

  static func cardsTitle(_ count: Int) -> RichText {
    count == 1 ? "Magasin recommandé" : "Magasins recommandés"
  }

  static func cardsNote(
    percent: Int, needed: Int, of items: Int, usual: String?,
    basis: StoreComparison.RankBasis
  ) -> [RichText] {
    let order: RichText =
      switch basis {
      case .total: "Classés par le total des articles disponibles."
      case .likeForLike: "Classés par le total du panier complet."
      }
    let rule: RichText = """
      \(order) Pour être classé, un magasin doit avoir \
      \(.percent(Double(percent), digits: 0)) des articles, ici \(.count(needed)) sur \
      \(.count(items)).
      """
    guard let usual else { return [rule] }
    return [
      rule,
      """
      Les écarts valent pour le panier complet, par rapport à \(name: usual), où il est le plus \
      souvent acheté.
      """,
    ]
  }

  static let cardsDrawingNote: RichText =
    "Chaque case est un article, la marque est le seuil."

  static func rank(_ rank: Int, of count: Int) -> RichText {
    "\(.count(rank))\(rank == 1 ? "er" : "e") sur \(counted(count, "classé", "classés"))"
  }

  static func forItems(_ items: Int, of all: Int) -> RichText { "pour \(itemsOf(items, all))" }

  static func itemsOf(_ items: Int, _ all: Int) -> RichText {
    "\(counted(items, "article", "articles")) sur \(.count(all))"
  }

  static func likeForLikeLabel(isLowest: Bool) -> RichText {
    isLowest ? "Panier complet, le moins cher" : "Panier complet"
  }

  static let likeForLike: RichText = "Panier complet"
  static let filledInLabel: RichText = "dont estimé"
  static let nothing: RichText = "rien"
  static let theUsualStore: RichText = "Le magasin habituel"

  static func against(_ store: String) -> RichText { "Par rapport à \(name: store)" }

  static func availability(share: Value, isExactlyThreshold: Bool) -> RichText {
    isExactlyThreshold
      ? "\(strong: share), juste au seuil" : "\(strong: share) disponibles"
  }

  static let lacksNothing: RichText = "il ne manque rien"
  static func lacks(_ names: RichText) -> RichText { "manque : \(names)" }
}
