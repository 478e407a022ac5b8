import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The French words of the price trends.
enum FrenchTrends: TrendPhrases, InFrench {
  static func title(_ month: Month) -> RichText { "Évolution des prix, \(.month(month))" }

  static func kicker(_ window: [Month]) -> RichText {
    guard let first = window.first, let last = window.last else { return "" }
    return first == last ? "\(.month(first))" : "\(.month(first)) à \(.month(last))"
  }

  static func household(_ change: HouseholdPrices.Change) -> RichText {
    let span: RichText = change.months == 12 ? "en un an" : "depuis \(.month(change.since))"
    guard !isLevel(change.percent) else {
      return "Les prix du foyer sont restés stables \(span)"
    }
    let size: Value = .percent(change.percent.magnitude)
    return "Les prix du foyer ont \(change.percent > 0 ? "augmenté" : "baissé") de \(size) \(span)"
  }

  static let noPrices: RichText = "Pas encore de prix"

  static func tooFewMonths(prices: Int, stores: Int) -> RichText {
    """
    \(.count(prices)) prix dans \(counted(stores, "magasin", "magasins")), trop peu de mois pour \
    une tendance
    """
  }

  static let howPricesAppear: RichText = """
    Un prix apparaît avec la première ligne de ticket, ou le premier prix daté d’une application \
    de courses, qui a un article, un magasin et un montant.
    """

  static func stores(
    _ store: String, _ change: Double, other: (name: String, change: Double)?
  ) -> RichText {
    guard let other else { return "Les prix chez \(name: store) \(moved(change))." }
    if isLevel(change), isLevel(other.change) {
      return "Les prix n’ont guère bougé dans aucun magasin."
    }
    if change > 0, !isLevel(change) {
      let rest: RichText =
        other.change > 0 && !isLevel(other.change) ? least(other.change) : moved(other.change)
      return """
        C’est chez \(name: store) que les prix ont le plus augmenté, \
        \(strong: .percentDifference(change)) ; chez \(name: other.name), ils \(rest).
        """
    }
    return """
      C’est chez \(name: other.name) que les prix ont le plus baissé, \
      \(strong: .percentDifference(other.change)) ; chez \(name: store), ils \
      \(isLevel(change) ? moved(change) : least(change)).
      """
  }

  /// Whether a change rounds to nothing at one decimal.
  private static func isLevel(_ change: Double) -> Bool { change.magnitude < 0.05 }

  private static func least(_ change: Double) -> RichText {
    """
    ont le moins \(change > 0 ? "augmenté" : "baissé"), \(strong: .percentDifference(change))
    """
  }

  private static func moved(_ change: Double) -> RichText {
    isLevel(change)
      ? "sont restés stables"
      : "ont \(change > 0 ? "augmenté" : "baissé"), \(strong: .percentDifference(change))"
  }

  static func alertCount(_ count: Int, percent: Int, month: Month) -> RichText {
    let threshold: Value = .percent(Double(percent), digits: 0)
    return switch count {
    case 0:
      """
      En \(.monthName(month)), aucun prix n’a varié de \(threshold) ou plus ni atteint un nouveau \
      plancher.
      """
    case 1:
      """
      En \(.monthName(month)), \(.count(1)) prix a varié de \(threshold) ou plus ou atteint un \
      nouveau plancher.
      """
    default:
      """
      En \(.monthName(month)), \(.count(count)) prix ont varié de \(threshold) ou plus ou atteint \
      un nouveau plancher.
      """
    }
  }

  static func priceLines(_ count: Int) -> RichText {
    """
    \(counted(count, "ligne porte", "lignes portent")) un prix ; les retours, consignes, bons et \
    articles gratuits n’en portent pas.
    """
  }

  static let method: RichText = """
    Le niveau des prix du foyer est un indice GEKS-Törnqvist sur les prix moyens, celui d’un \
    magasin un indice « time-product dummy » ; tous deux comparent chaque mois à tous les autres. \
    Les tableaux donnent à côté l’indice de Jevons enchaîné. Une direction découle de la pente de \
    Theil-Sen des prix en logarithme et d’un test bilatéral de Mann-Kendall à \
    \(.percent(5, digits: 0)).
    """

  static func year(
    _ change: HouseholdPrices.Change, store: (name: String, change: Double)?
  ) -> RichText {
    let claim: RichText = """
      Les courses coûtent \(comparedToLastYear(change.percent)), \
      \(.percent(change.matchedPercent, digits: 0)) des dépenses étant comparées
      """
    guard let store else { return "\(claim)." }
    return "\(claim) ; chez \(name: store.name), \(comparedToLastYear(store.change))."
  }

  private static func comparedToLastYear(_ change: Double) -> RichText {
    if isLevel(change) { return "autant qu’il y a un an" }
    return "\(.percent(change.magnitude)) de \(change > 0 ? "plus" : "moins") qu’il y a un an"
  }

  static let thin: RichText =
    "La ligne du foyer est grise là où moins de la moitié des dépenses est comparée."

  static func yearFigure(_ change: HouseholdPrices.Change) -> KeyFigure {
    KeyFigure(
      label: change.months == 12
        ? "Inflation du foyer, 12 mois" : "Inflation du foyer depuis \(.monthName(change.since))",
      figure: .value(.percentDifference(change.percent)),
      context: "\(.percent(change.matchedPercent, digits: 0)) des dépenses comparées")
  }

  static func monthFigure(
    _ change: HouseholdPrices.Change, before: HouseholdPrices.Change?, _ month: Month
  ) -> KeyFigure {
    KeyFigure(
      label: "En \(.monthName(month)) seul",
      figure: .value(.percentDifference(change.percent)),
      context: before.map {
        "après \(.percentDifference($0.percent)) en \(.monthName(month.adding(months: -1)))"
      } ?? "par rapport au mois d’avant")
  }

  static func risingFigure(
    rising: Int, of count: Int, falling: Int, steady: Int, tooFew: Int
  ) -> KeyFigure {
    KeyFigure(
      label: "Prix en hausse", figure: "\(.count(rising)) sur \(.count(count))",
      context: """
        \(.count(falling)) en baisse, \(counted(steady, "stable", "stables")), \(.count(tooFew)) \
        avec trop peu de mois
        """)
  }

  static func alertsFigure(
    _ count: Int, up: Int, down: Int, newLows: Int, month: Month
  ) -> KeyFigure {
    KeyFigure(
      label: "Alertes \(of(month))", figure: .value(.count(count)),
      context: """
        \(.count(up)) en hausse, \(.count(down)) en baisse, \(.count(newLows)) à un nouveau plancher
        """)
  }

  static let levelsTitle: RichText = "Niveau des prix par magasin"
  static let levelsTableTitle: RichText = "Tableau des indices"
  static let householdName = "Foyer"
  static let monthColumn: RichText = "Mois"

  static func levelsNote(start: Month, hasComparison: Bool) -> RichText {
    let further: RichText =
      hasComparison
      ? """
       Pour cela, voir la \
      \(link: "comparaison des magasins", to: .page("store-comparison")).
      """ : ""
    return """
      Chaque magasin par rapport à lui-même, \(.month(start)) ou son premier mois = 100 : les \
      lignes montrent à quelle vitesse les prix bougent, pas quel magasin est bon marché.\(further)
      """
  }

  static func gaps(_ stores: [String]) -> RichText {
    """
    \(list(stores)) : certains mois n’ont aucun article qui ait un prix dans un autre ; le trou \
    reste ouvert.
    """
  }

  static func hiddenStores(_ count: Int, _ file: RichText) -> RichText {
    "\(counted(count, "autre magasin", "autres magasins")) dans \(file)."
  }

  static func levelsDescription(_ entries: [RichText]) -> RichText {
    entries.isEmpty ? "Le niveau des prix du foyer." : "\(list(entries))."
  }

  static func base(_ month: Month) -> RichText { "\(.month(month)) ou premier mois = 100" }
}
