import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The French words of the best pair, the lead and the results without some prices.
extension FrenchComparison {
  static let pairTitle: RichText = "Meilleure paire de magasins"

  static let pairNote: RichText = """
    Les deux magasins qui ont ensemble le plus d’articles, au moindre coût, chaque article chez le \
    moins cher des deux. Les magasins sous le seuil comptent aussi.
    """

  static func pair(
    _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
  ) -> RichText {
    let what: RichText =
      items == all
      ? (isSingular(all) ? "l’article" : "les \(.count(all)) articles") : itemsOf(items, all)
    return "\(name: one) et \(name: other) : \(strong: total) pour \(what)."
  }

  static func pairSaving(
    _ amount: Value, isLess: Bool, store: String, isUsual: Bool, items: Int?, filledIn: Value?
  ) -> RichText {
    let same: RichText =
      switch items {
      case nil: "les mêmes articles"
      case 1?: "le même article, un seul"
      case let items?: "les mêmes \(.count(items)) articles"
      }
    let claim: RichText = """
      C’est \(strong: amount) de \(isLess ? "moins" : "plus") que tout chez \(name: store)\
      \(isUsual ? ", le magasin habituel," : "") pour \(same)
      """
    guard let filledIn else { return "\(claim)." }
    return "\(claim), où \(about(filledIn)) sont estimés."
  }

  static func belowAlone(_ store: String) -> RichText {
    "\(name: store) seul est sous le seuil."
  }

  static func split(_ parts: [(store: String, items: Int, total: Value)]) -> RichText {
    let entries = parts.map { part -> RichText in
      "\(FrenchShared.counted(part.items, .item)) chez \(name: part.store) (\(part.total))"
    }
    return "À acheter : \(list(entries))."
  }

  static func noSecondStore(_ store: String) -> RichText {
    """
    Un deuxième magasin ne fait rien économiser : aucun autre n’a un article qui manque chez \
    \(name: store), ni un moins cher.
    """
  }

  static func pairSavesNothing(_ store: String) -> RichText {
    """
    Un deuxième magasin ne fait rien économiser par rapport à \(name: store) pour le panier \
    complet.
    """
  }

  static func pairListNote(lacks: [String], isWeighed: Bool) -> RichText {
    var note: RichText =
      "Le panier réparti entre la meilleure paire de magasins, pour une seule fois."
    if isWeighed { note += " Rien n’est multiplié ici par le nombre d’achats." }
    return lacks.isEmpty ? note : "\(note) Il manque chez les deux : \(list(lacks, limit: 6))."
  }

  static func everythingAt(_ store: String) -> RichText { "Tout chez \(name: store)" }

  static let noShoppingList: RichText = "Pas de liste de courses : rien n’a de prix"

  static func lead(
    _ winner: String, over rival: String, amount: Value, largest: Value, items: [String],
    isMore: Bool
  ) -> RichText {
    let what: RichText = """
      Pour le panier complet, \(name: winner) est \(amount) au-dessous de \(name: rival)
      """
    return isMore
      ? """
      \(what) ; rien que pour \(list(items)), l’écart est de \(largest), et d’autres articles en \
      reprennent une partie.
      """
      : "\(what), dont \(largest) rien que pour \(list(items))."
  }

  private static func changed(
    _ change: ComparisonAlternative.Change, count: Int
  ) -> RichText {
    switch change {
    case .offersAtOrdinaryPrice:
      "Avec \(counted(count, "promotion", "promotions")) au prix ordinaire du magasin"
    case .withoutStalePrices:
      """
      Sans \(counted(count, "prix vieux", "prix vieux")) de plus de \
      \(counted(StoreComparison.staleDays, "jour", "jours")) ou sans date
      """
    }
  }

  static func alternative(
    _ change: ComparisonAlternative.Change, count: Int, isSame: Bool, best: String,
    _ bestTotal: Value, winner: String, _ winnerTotal: Value, isClear: Bool
  ) -> RichText {
    let clear: RichText = isClear ? "" : ", sans avance nette"
    let alike: RichText =
      bestTotal == winnerTotal ? "" : ", et \(winnerTotal) pour le panier complet"
    let result: RichText =
      best == winner
      ? """
      \(name: best) \(isSame ? "reste" : "arrive") en tête avec \(bestTotal)\(alike)\(clear).
      """
      : """
      \(name: best) arrive en tête avec \(bestTotal) et \(name: winner) est le moins cher pour le \
      panier complet avec \(winnerTotal)\(clear)\(isSame ? ", comme avant" : "").
      """
    return "\(changed(change, count: count)), \(result)"
  }

  static func alternativeWithoutStores(
    _ change: ComparisonAlternative.Change, count: Int
  ) -> RichText {
    "\(changed(change, count: count)), aucun magasin n’a assez du panier."
  }
}
