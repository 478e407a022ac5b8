import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The German words of the price trends.
enum GermanTrends: TrendPhrases, InGerman {
  static func title(_ month: Month) -> RichText { "Preisentwicklung, \(.month(month))" }

  static func kicker(_ window: [Month]) -> RichText {
    guard let first = window.first, let last = window.last else { return "" }
    return first == last
      ? "\(.month(first))" : "\(.month(first)) bis \(.month(last))"
  }

  static func household(_ change: HouseholdPrices.Change) -> RichText {
    let span: RichText =
      change.months == 12 ? "in einem Jahr" : "seit \(.month(change.since))"
    guard !isLevel(change.percent) else {
      return "Die Preise des Haushalts blieben \(span) gleich"
    }
    let size: Value = .percent(change.percent.magnitude)
    return """
      Die Preise des Haushalts sind \(span) um \(size) \
      \(change.percent > 0 ? "gestiegen" : "gesunken")
      """
  }

  static let noPrices: RichText = "Noch keine Preise"

  static func tooFewMonths(prices: Int, stores: Int) -> RichText {
    """
    \(counted(prices, "Preis", "Preise")) aus \(counted(stores, "Laden", "Läden")), aber zu wenige \
    Monate für einen Trend
    """
  }

  static let howPricesAppear: RichText = """
    Ein Preis erscheint mit dem ersten Posten eines Belegs oder dem ersten datierten Preis einer \
    Einkaufs-App, der Artikel, Laden und Betrag hat.
    """

  static func stores(
    _ store: String, _ change: Double, other: (name: String, change: Double)?
  ) -> RichText {
    guard let other else { return "Die Preise bei \(name: store) sind \(moved(change))." }
    if isLevel(change), isLevel(other.change) {
      return "In keinem Laden haben sich die Preise nennenswert bewegt."
    }
    if change > 0, !isLevel(change) {
      let rest: RichText =
        other.change > 0 && !isLevel(other.change)
        ? least(other.change) : "sind sie \(moved(other.change))"
      return """
        Am meisten gestiegen sind die Preise bei \(name: store), \
        \(strong: .percentDifference(change)); bei \(name: other.name) \(rest).
        """
    }
    return """
      Am meisten gesunken sind die Preise bei \(name: other.name), \
      \(strong: .percentDifference(other.change)); bei \(name: store) \
      \(isLevel(change) ? "sind sie \(moved(change))" : least(change)).
      """
  }

  /// Whether a change rounds to nothing at one decimal.
  private static func isLevel(_ change: Double) -> Bool { change.magnitude < 0.05 }

  private static func least(_ change: Double) -> RichText {
    "am wenigsten, \(strong: .percentDifference(change))"
  }

  private static func moved(_ change: Double) -> RichText {
    isLevel(change)
      ? "gleich geblieben"
      : "\(change > 0 ? "gestiegen" : "gesunken"), \(strong: .percentDifference(change))"
  }

  static func alertCount(_ count: Int, percent: Int, month: Month) -> RichText {
    let threshold: Value = .percent(Double(percent), digits: 0)
    let subject: RichText =
      switch count {
      case 0: "hat sich kein Preis"
      case 1: "hat sich \(.count(1)) Preis"
      default: "haben sich \(.count(count)) Preise"
      }
    return """
      Im \(.monthName(month)) \(subject) um \(threshold) oder mehr verändert oder einen neuen \
      Tiefstand erreicht.
      """
  }

  static func priceLines(_ count: Int) -> RichText {
    """
    \(counted(count, "Posten trägt", "Posten tragen")) einen Preis; Rückgaben, Pfand, Gutscheine \
    und Gratisartikel nicht.
    """
  }

  static let method: RichText = """
    Das Preisniveau des Haushalts ist ein GEKS-Törnqvist-Index über Durchschnittspreise, das \
    eines Ladens ein Time-Product-Dummy-Index; beide vergleichen jeden Monat mit jedem. In den \
    Tabellen steht daneben der verkettete Jevons-Index. Eine Richtung folgt aus der \
    Theil-Sen-Steigung der logarithmierten Preise und einem zweiseitigen Mann-Kendall-Test auf \
    dem Niveau von \(.percent(5, digits: 0)).
    """

  static func year(
    _ change: HouseholdPrices.Change, store: (name: String, change: Double)?
  ) -> RichText {
    let claim: RichText = """
      Lebensmittel kosten \(amount(change.percent)) vor einem Jahr; verglichen sind \
      \(.percent(change.matchedPercent, digits: 0)) der Ausgaben
      """
    guard let store else { return "\(claim)." }
    return "\(claim). Bei \(name: store.name) sind sie \(dearer(store.change)) vor einem Jahr."
  }

  private static func amount(_ change: Double) -> RichText {
    if isLevel(change) { return "gleich viel wie" }
    return "\(.percent(change.magnitude)) \(change > 0 ? "mehr" : "weniger") als"
  }

  private static func dearer(_ change: Double) -> RichText {
    if isLevel(change) { return "gleich teuer wie" }
    return "\(.percent(change.magnitude)) \(change > 0 ? "teurer" : "günstiger") als"
  }

  static let thin: RichText =
    "Die Linie des Haushalts ist grau, wo weniger als die Hälfte der Ausgaben verglichen ist."

  static func yearFigure(_ change: HouseholdPrices.Change) -> KeyFigure {
    KeyFigure(
      label: change.months == 12
        ? "Eigene Teuerung, 12 Monate" : "Eigene Teuerung seit \(.monthName(change.since))",
      figure: .value(.percentDifference(change.percent)),
      context: "\(.percent(change.matchedPercent, digits: 0)) der Ausgaben verglichen")
  }

  static func monthFigure(
    _ change: HouseholdPrices.Change, before: HouseholdPrices.Change?, _ month: Month
  ) -> KeyFigure {
    KeyFigure(
      label: "Allein im \(.monthName(month))",
      figure: .value(.percentDifference(change.percent)),
      context: before.map {
        "nach \(.percentDifference($0.percent)) im \(.monthName(month.adding(months: -1)))"
      } ?? "gegenüber dem Vormonat")
  }

  static func risingFigure(
    rising: Int, of count: Int, falling: Int, steady: Int, tooFew: Int
  ) -> KeyFigure {
    KeyFigure(
      label: "Steigende Preise", figure: "\(.count(rising)) von \(.count(count))",
      context: """
        \(.count(falling)) sinkend, \(.count(steady)) stabil, \(.count(tooFew)) mit zu wenigen \
        Monaten
        """)
  }

  static func alertsFigure(
    _ count: Int, up: Int, down: Int, newLows: Int, month: Month
  ) -> KeyFigure {
    KeyFigure(
      label: "Auffällig im \(.monthName(month))", figure: .value(.count(count)),
      context: """
        \(.count(up)) gestiegen, \(.count(down)) gesunken, \(.count(newLows)) auf einem Tiefstand
        """)
  }

  static let levelsTitle: RichText = "Preisniveau nach Laden"
  static let levelsTableTitle: RichText = "Indizes als Tabelle"
  static let householdName = "Haushalt"
  static let monthColumn: RichText = "Monat"

  static func levelsNote(start: Month, hasComparison: Bool) -> RichText {
    let further: RichText =
      hasComparison
      ? " Das zeigt der \(link: "Ladenvergleich", to: .page("store-comparison"))." : ""
    return """
      Jeder Laden mit sich selbst verglichen, \(.month(start)) oder sein erster Monat = 100: Die Linien \
      zeigen, wie schnell sich Preise bewegen, nicht welcher Laden günstig ist.\(further)
      """
  }

  static func gaps(_ stores: [String]) -> RichText {
    """
    \(list(stores)): In manchen Monaten gibt es keinen Artikel, der auch in einem anderen einen \
    Preis hat; die Lücke bleibt offen.
    """
  }

  static func hiddenStores(_ count: Int, _ file: RichText) -> RichText {
    "\(counted(count, "weiterer Laden", "weitere Läden")) in \(file)."
  }

  static func levelsDescription(_ entries: [RichText]) -> RichText {
    entries.isEmpty ? "Das Preisniveau des Haushalts." : "\(list(entries))."
  }

  static func base(_ month: Month) -> RichText { "\(.month(month)) oder erster Monat = 100" }
}
