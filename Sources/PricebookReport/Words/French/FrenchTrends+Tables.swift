import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension FrenchTrends {
  static func alertsTitle(_ month: Month) -> RichText { "Alertes \(of(month))" }
  static let alertsCaption: RichText = "Alertes"

  static func alertsNote(_ percent: Int) -> RichText {
    """
    En hausse ou en baisse de \(.percent(Double(percent), digits: 0)) ou plus par rapport à la \
    médiane des trois mois précédents qui ont un prix, ou le prix le plus bas en 12 mois.
    """
  }

  static func noAlerts(_ percent: Int) -> RichText {
    """
    Aucun prix n’a varié de \(.percent(Double(percent), digits: 0)) ou plus ni atteint un nouveau \
    plancher.
    """
  }

  static func pricesIn(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "prix" : "prix en \(name: currency.label)"
  }

  static func alertColumns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Article"), .init("Type"), .number("Prix"), .number("Repère"), .number("Variation"),
      .number(counted(months, "mois", "mois")),
    ]
  }

  static func alertPlace(_ store: String, isNewLow: Bool) -> RichText {
    isNewLow ? "\(name: store), le plus bas en 12 mois" : .name(store)
  }

  static func badge(_ kind: PriceAlert.Kind) -> Badge {
    switch kind {
    case .up: Badge("hausse", look: .over, arrow: .up)
    case .down: Badge("baisse", look: .under, arrow: .down)
    case .newLow: Badge("plancher", look: .on)
    }
  }

  static func seasonalChange(_ item: String, _ store: String, _ change: Value) -> RichText {
    "\(name: item) chez \(name: store) \(change)"
  }

  static func seasonal(_ entries: RichText) -> RichText {
    "Omis, car le même mois un an plus tôt a varié de façon semblable : \(entries)."
  }

  static let outliersTitle: RichText = "Prix inhabituels"

  static let outliersNote: RichText = """
    Plus du triple de la médiane de l’article dans son unité, tous magasins et mois confondus, ou \
    moins d’un tiers. Ils restent dans tous les totaux et tableaux, mais ne donnent pas d’alerte.
    """

  static let outlierColumns: [DisplayTable.Column] = [
    .init("Article"), .init("Mois"), .number("Prix"), .number("Médiane"),
  ]

  static let itemsTitle: RichText = "Les articles qui comptent le plus"

  static func itemsNote(_ count: Int) -> RichText {
    """
    \(count == 1 ? "L’article qui a" : "Les \(.count(count)) articles qui ont") coûté le plus en \
    12 mois, par magasin, quatre au plus.
    """
  }

  static let itemsDrawingNote: RichText = """
    Une ligne par magasin. Chaque image a sa propre échelle ; le dernier prix est au bout de la \
    ligne.
    """

  static func itemsDescription(_ names: [String]) -> RichText {
    "Prix par magasin : \(list(names, limit: 6))."
  }

  static func panelSubheading(
    _ currency: CurrencyCode, unit: String, direction: RichText
  ) -> RichText {
    let unit = FrenchShared.per(unit)
    let price: RichText = currency.label.isEmpty ? unit : "\(name: currency.label) \(unit)"
    return direction.isEmpty ? price : "\(price) · \(direction)"
  }

  static func direction(
    _ direction: PriceTrend.Direction, at count: Int, of all: Int
  ) -> RichText {
    count == all
      ? "\(word(direction))" : "\(word(direction)) dans \(.count(count)) sur \(.count(all))"
  }

  static func word(_ direction: PriceTrend.Direction) -> String {
    switch direction {
    case .rising: "en hausse"
    case .falling: "en baisse"
    case .steady: "stable"
    case .tooFewMonths: "trop peu de mois"
    }
  }

  static let allItemsTitle: RichText = "Tous les articles par magasin"
  static let allItemsNote: RichText = """
    Premier et dernier prix de la période, variation typique par mois et prix le plus bas jamais \
    vu.
    """
  static let allItemsCaption: RichText = "Évolution des prix"

  static func perBaseUnit(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "par unité de base" : "\(name: currency.label) par unité de base"
  }

  static let trendColumns: [DisplayTable.Column] = [
    .init("Article", order: .ascending), .init("Magasin"), .init("Unité"), .number("Premier"),
    .number("Dernier"), .number("Variation"), .number("Par mois"), .init("Direction"),
    .number("Mois"), .init("Plus bas"),
  ]

  static func trendFootnotes(areAll: Bool) -> [RichText] {
    let rule: RichText = """
      Une direction demande au moins quatre mois et une pente de \(.percent(0.5)) par mois qui ne \
      soit guère due au hasard.
      """
    return areAll ? [rule] : ["Sont montrées les lignes qui ont coûté le plus. \(rule)"]
  }

  static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText {
    guard let month else { return "\(price) \(name: store), actuel" }
    return "\(price) \(name: store), \(.shortMonth(month))"
  }
}
