import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the page of a month or another period.
  enum MonthPage: MonthPhrases, InFrench {
    static func title(_ period: MonthPeriod) -> RichText {
      "En un coup d’œil, \(Shared.name(period))"
    }

    static func headline(
      _ label: RichText, _ standing: MonthStanding, excess: (category: String, amount: Value)?
    ) -> RichText {
      let claim: RichText
      switch standing {
      case .left(let amount, let daysLeft, let end):
        let left: RichText = "\(label) : il reste \(amount) pour \(days(daysLeft))"
        claim =
          end.map {
            "\(left) ; si la suite est comme d’habitude, \($0.distance) de dépassement"
          } ?? left
      case .over(let amount, let daysLeft?):
        claim = "\(label) : \(amount) au-dessus du budget, encore \(days(daysLeft))"
      case .over(let amount, nil): claim = "\(label) : \(amount) au-dessus du budget"
      case .under(let amount): claim = "\(label) : \(amount) sous le budget"
      case .exact(let daysLeft?):
        claim = "\(label) : budget épuisé, encore \(days(daysLeft))"
      case .exact(nil): claim = "\(label) : budget tenu au centime près"
      }
      guard let excess else { return claim }
      return "\(claim) ; \(name: excess.category) dépasse son budget de \(excess.amount)"
    }

    private static func days(_ count: Int) -> RichText { counted(count, "jour", "jours") }
    static let dearerTitle: RichText = "Plus cher qu’avant"
    static let nothingDearer: RichText = "Aucun prix n’a assez monté pour être signalé."
    static let whereTitle: RichText = "Où faire ses courses"
    static let moreTitle: RichText = "Rapports et listes"
    static let filesTitle: RichText = "Données et fichiers"
    static let contents: RichText = "Contenu"

    static let fileContents = [
      "spending-by-month": "Ce qu’a coûté chaque mois, face à son budget.",
      "spending-by-category": "Ce qu’a coûté chaque catégorie par mois, face à son budget.",
      "spending-by-store": "Les dépenses dans chaque magasin, par mois.",
      "spending-by-item": "Ce qui a été acheté de chaque article par mois, et pour combien.",
      "cart-variance":
        "Le coût des courses face à leur prévision et à leur budget, et pourquoi.",
      "observed-prices": "Les lignes des listes de prix, telles qu’elles ont été comprises.",
      "unit-values": "Le prix moyen de chaque article dans chaque magasin, par mois.",
      "price-trends": "L’évolution du prix de chaque article dans chaque magasin.",
      "price-alerts": "Les prix qui ont monté, baissé ou n’ont jamais été aussi bas.",
      "package-prices": "Les prix par taille d’emballage.",
      "shrinkflation": "Les emballages qui ont rétréci.",
      "store-index": "Le niveau de prix de chaque magasin face à son propre passé.",
      "household-index": "L’évolution des prix du ménage, par catégorie.",
      "spending-change":
        "Pourquoi les dépenses ont changé : prix, magasins, quantités, autres articles.",
      "possible-savings": "Ce qui aurait coûté moins cher ailleurs, et où.",
      "discounts": "Ce que remises, bons et points ont fait économiser.",
      "store-comparison": "Le coût des paniers dans chaque magasin.",
      "store-levels": "Le niveau de prix des magasins face au magasin habituel.",
      "basket-prices": "Le coût de chaque article d’un panier dans chaque magasin.",
      "shopping-lists": "Les articles des listes et des courses en cours.",
      "store-ratings": "Les notes des magasins.",
      "contributors": "Qui a signalé des prix.",
      "diagnostics":
        "Les doutes sur les fichiers, chacun avec son emplacement et un remède.",
      "rejected-lines": "Les enregistrements qui ne comptent pas, avec la raison.",
    ]
  }
}
