import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French.Comparison {
  static let barsTitle: RichText = "Panier complet par magasin"
  static let availabilityTitle: RichText = "Ce que les magasins ont du panier"

  static let bars: RichText = """
    En plein : le total des prix du magasin. En pointillés : estimé pour les articles qui lui \
    manquent. La barre la plus forte : le panier complet le moins cher.
    """
  static let availabilityBars: RichText = """
    En plein : les articles du panier dont le magasin a un prix. Le trait est le seuil.
    """

  static func noneEligible(of stores: RichText) -> RichText { "\(stores), aucun n’est classé." }

  static func lowestStores(_ leaders: RichText, of stores: RichText) -> RichText {
    "\(stores). Pour le panier complet : \(leaders)."
  }

  static let storesTableTitle: RichText = "Tableau des magasins"
  static let storesTableCaption: RichText = "Totaux par magasin"
  static let itemsTitle: RichText = "Article par article"
  static let ownTotal: RichText = "Total des prix du magasin"
  static let pricesCaption: RichText = "Coût de chaque article par magasin"

  static func pricesUnit(isWeighed: Bool) -> RichText {
    isWeighed
      ? "pour la quantité du panier, fois le nombre d’achats"
      : "pour la quantité du panier"
  }

  static func itemsNote(maximumAge: Int) -> RichText {
    """
    Le prix le plus récent de chaque article dans chaque magasin, datant de \
    \(counted(maximumAge, "jour", "jours")) au plus, fois la quantité.
    """
  }

  static let itemsDrawingNote: RichText = "À droite du trait : les magasins sous le seuil."
  static func weighed(_ item: RichText, times: Int) -> RichText { "\(item), \(.count(times)) fois" }
  static let cheapestMark: RichText = "le moins cher"
  static func warmMark(_ percent: Int) -> RichText { "\(percent: percent) ou plus au-dessus" }
  static func hotMark(_ percent: Int) -> RichText { "\(percent: percent) ou plus" }
  static let filledInMark: RichText = "estimé, pas un vrai prix"

  static func staleMark(_ days: Int) -> RichText {
    "vieux de plus de \(counted(days, "jour", "jours")), ou sans date"
  }

  static func stale(_ item: LinkedName, at store: String, _ month: Month?) -> RichText {
    guard let month else { return "\(name: item) chez \(name: store) (sans date)" }
    return "\(name: item) chez \(name: store) (\(.month(month)))"
  }

  static func offerMark(_ percent: Int) -> RichText {
    "\(percent: percent) ou plus sous la médiane antérieure du magasin"
  }

  static let listTitle: RichText = "Liste de courses"

  static func listNote(_ store: String) -> RichText {
    "Le panier chez \(name: store)."
  }

  static func listLacks(_ items: RichText) -> RichText { "Il y manque : \(items)." }
  static func elsewhere(_ price: Value, at store: String) -> RichText {
    "ailleurs \(price) chez \(name: store)"
  }

  static func inMeanQuantities(_ amount: Value) -> RichText {
    "\(amount) pour les quantités moyennes que compte la comparaison des magasins."
  }

  static let wholePieces: RichText =
    "Ce qui s’achète toujours par pièces ou litres entiers est arrondi vers le haut."
  static let boxesNote: RichText = "À cocher au magasin ; la page ne retient rien."
  static func listPage(_ page: LinkTarget) -> RichText {
    "La liste à emporter : \(link: RichText(French.Page.shoppingList), to: page)."
  }

  static func totalAt(_ store: String) -> RichText { "Total \(name: store)" }
  static let belowTitle: RichText = "Sous le seuil"

  static func belowNote(_ percent: Int) -> RichText {
    "Cités, non classés : ils ont moins de \(percent: percent) des articles."
  }

  static func seenBasketData(items: Int, isFull: Bool) -> RichText {
    isFull
      ? """
      Aucun ticket n’a été lu. Le panier contient donc un exemplaire des \(.count(items)) articles \
      que le plus de magasins vendent.
      """
      : """
      Aucun ticket n’a été lu. Le panier contient donc un exemplaire de chaque article dont le prix \
      a été relevé.
      """
  }

  static func furtherNote(_ kind: StoreComparison.BasketKind, items: Int) -> RichText {
    let count = counted(items, "article", "articles")
    return switch kind {
    case .file: "Un panier d’un fichier, \(count)."
    case .planningCart: "Des courses prévues, \(count)."
    case .usual: "Les articles achetés le plus régulièrement, \(count)."
    case .due: "Les articles à racheter bientôt, \(count)."
    case .seen: "Les articles dont le prix a été relevé, \(count)."
    }
  }

  static func usualBasketData(
    items: Int, receipts: Int, months: Int, isFull: Bool
  ) -> RichText {
    let articles: RichText =
      items == 1 ? "de l’article qui figure" : "des \(.count(items)) articles qui figurent"
    let which: RichText =
      isFull
      ? """
      sur le plus de tickets des \(.count(months)) derniers mois, au moins \(digits: receipts) chacun
      """
      : "sur au moins \(digits: receipts) tickets des \(.count(months)) derniers mois"
    return """
      Le panier habituel se compose \(articles) \(which), dans leur quantité moyenne par ticket, \
      montrée arrondie.
      """
  }

  static func pricesData(maximumAge: Int, _ offer: OfferRule) -> RichText {
    """
    Un prix vaut \(counted(maximumAge, "jour", "jours")). Les articles manquants sont estimés au \
    niveau de prix du magasin par la méthode « product dummy ». Une promotion est un prix \
    inférieur d’au moins \(percent: offer.percent) à la médiane des prix mensuels du magasin sur \
    les \(digits: offer.months) mois précédents, dont \(digits: offer.leastMonths) au moins ont un \
    prix.
    """
  }

  static let unknownItemsTitle: RichText = "Articles du panier introuvables"
  static let unknownItemsNote: RichText = """
    Aucun ticket et aucun prix ne les porte sous ces noms, donc aucun magasin n’en a le \
    prix. Écrivez un nom connu, ou ajoutez un alias ; pricebook match en propose un.
    """

  static func omittedBaskets(_ count: Int) -> RichText {
    """
    \(counted(count, "autre panier se trouve", "autres paniers se trouvent")) dans \
    les tableaux.
    """
  }
}

extension French {
  /// The French words of the sections on ratings and contributors.
  enum People: PeoplePhrases, InFrench {
    static let ratingsTitle: RichText = "Notes"
    static let ratingsNote: RichText =
      "D’après l’export de CartWise. Les magasins sans note sont omis."

    static let contributorsTitle: RichText = "Contributeurs"
    static let contributorsNote: RichText =
      "Qui a mis à jour des prix dans CartWise, avec le niveau que cela donne."
    static func level(_ level: Contributor.Level) -> String { level.rawValue }
  }
}
