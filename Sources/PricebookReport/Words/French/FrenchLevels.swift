import PricebookAnalytics
import PricebookDocument

extension French {
  /// The French words on how dear the stores are.
  enum Levels: LevelPhrases, InFrench {
    static let title: RichText = "Niveau de prix des magasins"

    static func note(days: Int, usual: String, isBySpending: Bool) -> RichText {
      let weights: RichText =
        isBySpending ? "pondérés par les dépenses" : "tous de même poids"
      return """
        Les prix les plus récents \(days == 1 ? "du dernier jour" : "des \(.count(days)) derniers jours"), \
        pour tous les articles vendus par deux de ces magasins au moins, \(weights) ; \
        \(name: usual) vaut 100. Un article est commun si un autre de ces magasins l’a aussi.
        """
    }

    static let drawingNote: RichText = "Le point est le niveau, le trait son intervalle à 95 %."

    private static func items(_ count: Int) -> RichText {
      counted(count, "article commun", "articles communs")
    }

    static func cheaper(
      _ change: ClearChange, _ store: String, than usual: String, items count: Int
    ) -> RichText {
      let (size, low, high) = sizes(change)
      return """
        \(name: store) est \(size) moins cher que \(name: usual) (\(low) à \(high)), sur \
        \(items(count))
        """
    }

    static func dearer(
      _ change: ClearChange, _ store: String, than usual: String, items count: Int
    ) -> RichText {
      let (size, low, high) = sizes(change)
      return """
        Aucun magasin n’est nettement moins cher que \(name: usual) ; \(name: store) est \(size) \
        plus cher (\(low) à \(high)), sur \(items(count))
        """
    }

    static func unclear(_ store: String, _ usual: String, why: RichText) -> RichText {
      "Pas d’écart net entre \(name: store) et \(name: usual) : \(why)"
    }

    static func reason(
      _ doubt: ChangeClaim.Doubt, _ estimate: Estimate, items count: Int
    ) -> RichText {
      switch doubt {
      case .fewProducts(let few): "seulement \(items(few))"
      case .containsZero: measured(estimate, items: count)
      case .nearZero: "\(measured(estimate, items: count)), trop près de zéro pour en être sûr"
      case .noInterval, .lowCoverage: "trop peu d’articles relient les deux"
      }
    }

    static func tie(_ estimate: Estimate, items count: Int) -> RichText {
      measured(estimate, items: count)
    }

    static func olderPrices(_ estimate: Estimate, items count: Int) -> RichText {
      "\(measured(estimate, items: count)), et les prix de l’un sont plus anciens"
    }

    private static func measured(_ estimate: Estimate, items count: Int) -> RichText {
      let size: RichText = .value(.percentDifference(estimate.value))
      guard let interval = estimate.interval else { return "\(size) sur \(items(count))" }
      let low = Value.number(interval.lowerBound, digits: 1)
      let high = Value.number(interval.upperBound, digits: 1)
      return "\(size) (\(low) à \(high)) sur \(items(count))"
    }

    static func omitted(_ stores: Int) -> RichText {
      isSingular(stores)
        ? "1 autre magasin a des prix des mêmes articles, mais pas de niveau ici : trop peu d’articles communs, ou aucun."
        : "\(.count(stores)) autres magasins ont des prix des mêmes articles, mais pas de niveau ici : trop peu d’articles communs, ou aucun."
    }

    static func description(_ levels: RichText) -> RichText { "\(levels)." }
    static let tableTitle: RichText = "Tableau des niveaux"
    static let tableCaption: RichText = "Niveau de prix par magasin"
    static let lower: RichText = "De"
    static let upper: RichText = "À"
    static let commonItems: RichText = "Articles communs"
  }
}
