import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the store comparison's head and cards.
  enum Comparison: ComparisonPhrases, InFrench {
    static let usualBasket: RichText = "Panier habituel"
    static let seenBasket: RichText = "Articles relevés"
    static func title(_ month: Month) -> RichText { "Comparaison des magasins, \(.month(month))" }

    static func kicker(
      _ basket: RichText, items: Int, asOf: CalendarDate, weighedOver months: Int?
    ) -> RichText {
      let how: RichText =
        months.map { months in "chacun aussi souvent qu’acheté en \(digits: months) mois, " } ?? ""
      return "\(basket), \(counted(items, "article", "articles")), \(how)prix au \(.date(asOf))"
    }

    static let noBasket: RichText = "Pas encore de panier à comparer"

    static func howBasketsAppear(receipts: Int, months: Int) -> RichText {
      """
      Le panier habituel apparaît dès que des articles figurent sur au moins \(digits: receipts) \
      tickets des \(digits: months) derniers mois. Un panier à vous est un fichier avec les \
      colonnes item, quantity et unit, donné avec --basket.
      """
    }

    static func oneStore(_ store: String, _ total: Value, basket: RichText) -> RichText {
      "\(basket) : \(total) chez \(name: store)"
    }

    static func noneEligible(_ percent: Int) -> RichText {
      "Aucun magasin n’a \(percent: percent) du panier"
    }

    static func oneEligible(_ store: String, _ total: Value, _ percent: Int) -> RichText {
      "\(name: store) est le seul magasin à avoir \(percent: percent) du panier, pour \(total)"
    }

    static func ranked(by basis: StoreComparison.RankBasis) -> RichText {
      switch basis {
      case .total: "Classés par le total des articles disponibles."
      case .likeForLike: "Classés par le total du panier complet."
      }
    }

    static func needed(_ needed: Int, of items: Int, percent: Int) -> RichText {
      """
      Pour être classé, un magasin doit avoir \(percent: percent) des articles, ici \
      \(.count(needed)) sur \(.count(items)).
      """
    }

    static func differences(against usual: String) -> RichText {
      """
      Les écarts valent pour le panier complet, par rapport à \(name: usual), le magasin \
      habituel : aucun autre n’a plus de tickets avec l’un de ses articles.
      """
    }

    static let cardsDrawingNote: RichText = "Chaque case est un article, la marque est le seuil."

    static func rank(_ rank: Int, of count: Int) -> RichText {
      "\(.count(rank))\(rank == 1 ? "er" : "e") sur \(counted(count, "classé", "classés"))"
    }

    static func forItems(_ items: Int, of all: Int) -> RichText { "pour \(itemsOf(items, all))" }

    static func itemsOf(_ items: Int, _ all: Int) -> RichText {
      "\(counted(items, "article", "articles")) sur \(.count(all))"
    }

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
    static let pairTitle: RichText = "Meilleur duo de magasins"

    static let pairNote: RichText = """
      Les deux magasins qui ont ensemble le plus d’articles, au moindre coût, chaque article chez le \
      moins cher des deux. Les magasins sous le seuil comptent aussi. \
      Prendre le prix le plus bas de chaque article donne toujours une somme basse ; c’est en \
      partie le hasard.
      """

    static func pair(
      _ one: String, _ other: String, _ total: Value, items: Int, of all: Int
    ) -> RichText {
      let what: RichText =
        items == all
        ? (isSingular(all)
          ? "l’article" : all == 2 ? "les deux articles" : "les \(.count(all)) articles")
        : itemsOf(items, all)
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
        C’est \(strong: amount) de \(isLess ? "moins" : "plus") que de tout acheter chez \(name: store)\
        \(isUsual ? ", le magasin habituel," : "") pour \(same)
        """
      guard let filledIn else { return "\(claim)." }
      return "\(claim), où \(about(filledIn)) sont estimés."
    }

    static func belowAlone(_ store: String) -> RichText { "\(name: store) seul est sous le seuil." }

    static func part(_ items: RichText, at store: String, _ total: Value) -> RichText {
      "\(items) chez \(name: store) (\(total))"
    }

    static func split(_ parts: RichText) -> RichText { "À acheter : \(parts)." }

    static func noSecondStore(_ store: String) -> RichText {
      """
      Un deuxième magasin ne fait rien économiser : aucun autre n’a un article qui manque chez \
      \(name: store), ni un moins cher.
      """
    }

    static let pairListNote: RichText =
      "Le panier réparti entre ces deux magasins, pour une seule sortie."
    static let pairListIsNotWeighed: RichText = "Rien n’est multiplié ici par le nombre d’achats."
    static func pairListLacks(_ items: RichText) -> RichText {
      "Il manque chez les deux : \(items)."
    }
    static func everythingAt(_ store: String) -> RichText { "Tout chez \(name: store)" }
    static let noShoppingList: RichText = "Pas de liste de courses : rien n’a de prix"

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
}
