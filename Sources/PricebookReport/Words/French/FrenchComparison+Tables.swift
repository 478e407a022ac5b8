import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension FrenchComparison {
  static let barsTitle: RichText = "Tous les magasins"

  static func barsNote(hasEligible: Bool, hasOthers: Bool) -> RichText {
    let outlined: RichText =
      "En contour : les magasins sous le seuil ; leurs totaux couvrent trop peu d’articles"
    guard hasEligible else { return "\(outlined) pour une comparaison." }
    let bars: RichText = """
      En plein : le total des prix du magasin. En tirets : estimé pour les articles qui lui \
      manquent. La barre la plus forte : le panier complet le moins cher.
      """
    return hasOthers ? "\(bars) \(outlined)." : bars
  }

  static func barsDescription(_ leaders: [(String, Value)], stores: Int) -> RichText {
    let count = counted(stores, "magasin", "magasins")
    guard !leaders.isEmpty else { return "\(count), aucun n’est classé." }
    let entries = leaders.map { entry -> RichText in "\(name: entry.0) \(entry.1)" }
    return "\(count). Pour le panier complet : \(list(entries))."
  }

  static let storesTableTitle: RichText = "Tableau des magasins"
  static let storesTableCaption: RichText = "Totaux par magasin"

  static let storeColumns: [DisplayTable.Column] = [
    .init("Magasin"), .number("Rang"), .number("Total propre"), .number("Panier complet"),
    .number("Disponible"), .number("Part"), .number("Moins cher pour"),
  ]

  static let itemsTitle: RichText = "Article par article"
  static let itemColumn: RichText = "Article"
  static let ownTotal: RichText = "Total des prix du magasin"
  static let pricesCaption: RichText = "Coût de chaque article par magasin"

  static func pricesUnit(_ currency: CurrencyCode, isWeighed: Bool) -> RichText {
    let what: RichText =
      isWeighed
      ? "pour la quantité du panier, fois le nombre d’achats"
      : "pour la quantité du panier"
    return currency.label.isEmpty ? what : "en \(name: currency.label), \(what)"
  }

  static func itemsNote(maximumAge: Int) -> RichText {
    """
    Le prix le plus récent de chaque article dans chaque magasin, vieux de \
    \(counted(maximumAge, "jour", "jours")) au plus, fois la quantité.
    """
  }

  static let itemsDrawingNote: RichText =
    "À droite du trait : les magasins sous le seuil."

  static func weighed(_ item: RichText, times: Int) -> RichText {
    "\(item), \(.count(times)) fois"
  }

  static let cheapestMark: RichText = "le moins cher"
  static let warmMark: RichText = "\(.percent(10, digits: 0)) ou plus au-dessus"
  static let hotMark: RichText = "\(.percent(25, digits: 0)) ou plus"
  static let filledInMark: RichText = "estimé, pas un vrai prix"

  static func staleMark(_ days: Int) -> RichText {
    "vieux de plus de \(counted(days, "jour", "jours")), ou sans date"
  }

  static func stale(_ item: String, at store: String, _ month: Month?) -> RichText {
    guard let month else { return "\(name: item) chez \(name: store) (sans date)" }
    return "\(name: item) chez \(name: store) (\(.month(month)))"
  }

  static let offerMark: RichText =
    "\(.percent(15, digits: 0)) ou plus sous la médiane antérieure du magasin"

  static let listTitle: RichText = "Liste de courses"

  static func listNote(_ store: String, lacks: [String]) -> RichText {
    let what: RichText = "Le panier chez \(name: store), le moins cher pour le panier complet."
    guard !lacks.isEmpty else { return what }
    return "\(what) Il y manque : \(list(lacks, limit: 6))."
  }

  static func totalAt(_ store: String) -> RichText { "Total \(name: store)" }

  static let belowTitle: RichText = "Sous le seuil"

  static func belowNote(_ percent: Int) -> RichText {
    "Cités, non classés : ils ont moins de \(.percent(Double(percent), digits: 0)) des articles."
  }

  static let belowColumns: [DisplayTable.Column] = [
    .init("Magasin"), .number("Disponible"), .number("Total propre"), .init("Manque"),
  ]

  static func furtherNote(
    _ kind: StoreComparison.BasketKind, items: Int, _ currency: CurrencyCode
  ) -> RichText {
    let count = counted(items, "article", "articles")
    let what: RichText =
      switch kind {
      case .file: "Un panier d’un fichier, \(count)."
      case .planningCart: "Un chariot prévu, \(count)."
      case .usual: "Les articles achetés le plus régulièrement, \(count)."
      }
    return currency.label.isEmpty ? what : "\(what) Montants en \(name: currency.label)."
  }

  static func data(
    _ comparison: StoreComparison?, months: Int, maximumAge: Int, omittedBaskets: Int
  ) -> [RichText] {
    var sentences: [RichText] = []
    if let comparison, comparison.kind == .usual {
      let count = comparison.basket.lines.count
      sentences.append(
        """
        Le panier habituel se compose \
        \(count == 1 ? "de l’article qui figure" : "des \(.count(count)) articles qui figurent") \
        sur au moins 2 tickets des \(.count(months)) derniers mois, 40 au plus, dans leur quantité \
        moyenne par ticket, montrée arrondie.
        """)
    }
    if comparison != nil {
      sentences.append(
        """
        Un prix vaut \(counted(maximumAge, "jour", "jours")). Les articles manquants sont estimés \
        au niveau de prix du magasin par la méthode « product dummy ». Une promotion est un prix \
        inférieur d’au moins \(.percent(15, digits: 0)) à la médiane des prix mensuels du magasin \
        sur les 6 mois précédents, dont 3 au moins ont un prix.
        """)
    }
    if omittedBaskets > 0 {
      sentences.append(
        """
        \(counted(omittedBaskets, "autre panier se trouve", "autres paniers se trouvent")) dans \
        les tableaux.
        """)
    }
    return sentences
  }
}
