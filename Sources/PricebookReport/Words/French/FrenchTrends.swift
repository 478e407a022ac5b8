import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the price trends.
  enum Trends: TrendPhrases, InFrench {
    static func title(_ period: MonthPeriod) -> RichText {
      "Évolution des prix, \(Shared.name(period))"
    }

    static let noPrices: RichText = "Pas encore de prix"

    static func directions(
      rising: Int, falling: Int, of prices: Int, stores: Int
    ) -> RichText {
      """
      Prix dans \(counted(stores, "magasin", "magasins")) : \(.count(rising)) sur \(.count(prices)) \
      en hausse, \(.count(falling)) en baisse
      """
    }

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

    static func alertCount(
      _ count: Int, of judged: Int, percent: Int, months: Int, in period: MonthPeriod,
      hasSeasonal: Bool
    ) -> RichText {
      let threshold: Value = .percent(Double(percent), digits: 0)
      let median: RichText = "\(threshold) ou plus de la médiane des \(spelled(months))"
      let what: RichText =
        switch count {
        case 0:
          "aucun ne s’écarte de \(median) derniers mois avec un prix ni n’atteint un nouveau plancher"
        case 1:
          """
          \(.count(1)) s’écarte de \(median) derniers mois avec un prix ou atteint un nouveau \
          plancher
          """
        default:
          """
          \(.count(count)) s’écartent de \(median) derniers mois avec un prix ou atteignent un \
          nouveau plancher
          """
        }
      return """
        \(Shared.starting(period)), sur \(counted(judged, "prix comparable", "prix comparables")), \
        \(what)\(hasSeasonal ? ", hors variations saisonnières" : "").
        """
    }

    static func noneJudged(_ period: MonthPeriod, months: Int) -> RichText {
      """
      \(Shared.starting(period)), aucun prix ne peut encore être jugé : il faut \(spelled(months)) \
      mois antérieurs avec un prix.
      """
    }

    static func priceLines(_ count: Int) -> RichText {
      """
      \(counted(count, "ligne a", "lignes ont")) un prix ; les retours, consignes, bons et \
      articles gratuits n’en ont pas.
      """
    }

    static let method: RichText =
      """
      Le niveau des prix du foyer est un indice GEKS-Törnqvist sur les articles dans les mêmes \
      magasins, celui d’un magasin un indice « time-product dummy » ; tous deux comparent chaque \
      mois à tous les autres. Les intervalles (\(percent: 95)) s’obtiennent en laissant de côté un \
      trentième des articles à la fois. Les tableaux donnent à côté d’autres indices.
      """

    static func directionMethod(_ falsePercent: Int) -> RichText {
      """
      Une tendance découle de la pente de Theil-Sen des prix en logarithme, de l’intervalle de Sen \
      à \(percent: 95) et du test exact de Mann-Kendall. Parmi les prix dits en hausse ou en \
      baisse, on en attend au plus \(percent: falsePercent) qui le soient par hasard \
      (Benjamini-Hochberg).
      """
    }

    static let thin: RichText =
      "La ligne du foyer est grise là où moins de la moitié des dépenses est comparée."

    static func yearLabel(since month: Month?) -> RichText {
      month.map { "Prix dans les mêmes magasins depuis \(.monthName($0))" }
        ?? "Prix dans les mêmes magasins, 12 mois"
    }

    static func monthLabel(_ month: Month) -> RichText { "En \(.monthName(month)) seul" }

    static func rising(_ months: RichText) -> RichText { "Prix en hausse, \(months)" }

    static func share(_ part: Int, of count: Int) -> RichText {
      "\(.count(part)) sur \(.count(count))"
    }

    static func others(falling: Int, steady: Int, unclear: Int, tooFew: Int) -> RichText {
      """
      \(.count(falling)) en baisse, \(counted(steady, "stable", "stables")), \
      \(counted(unclear, "incertain", "incertains")) ; \(.count(tooFew)) de plus avec trop peu de \
      mois
      """
    }

    static func alertsLabel(_ period: MonthPeriod) -> RichText {
      "Alertes \(Shared.of(period, withYear: false))"
    }

    static func alertKinds(up: Int, down: Int, otherLows: Int) -> RichText {
      """
      \(.count(up)) en hausse, \(.count(down)) en baisse, \
      \(counted(otherLows, "autre plancher", "autres planchers"))
      """
    }

    static let levelsTitle: RichText = "Niveau des prix par magasin"
    static let levelsTableTitle: RichText = "Tableau des indices"
    static let householdName = "Foyer"

    static func levelsNote(start: Month) -> RichText {
      """
      Chaque magasin par rapport à lui-même, \(.month(start)) ou son premier mois = 100 : les \
      lignes montrent à quelle vitesse les prix bougent, pas quel magasin est bon marché.
      """
    }

    static func seeComparison(_ page: LinkTarget) -> RichText {
      "Pour cela, voir la \(link: "comparaison des magasins", to: page)."
    }

    static func gaps(_ stores: [String]) -> RichText {
      """
      \(list(stores)) : certains mois n’ont aucun article qui ait un prix dans un autre ; le trou \
      reste ouvert.
      """
    }

    static func otherStores(_ count: Int) -> String { "\(count) autres magasins" }

    static func otherStoresNote(_ count: Int, _ file: RichText) -> RichText {
      """
      La bande grise est l’étendue des \(.count(count)) autres magasins ; chacun figure dans \(file).
      """
    }

    static func levelsDescription(_ entries: [RichText]) -> RichText {
      entries.isEmpty ? "Le niveau des prix du foyer." : "\(list(entries))."
    }

    static func base(_ month: Month) -> RichText { "\(.month(month)) ou premier mois = 100" }
    static func alertsTitle(_ period: MonthPeriod) -> RichText {
      "Alertes \(Shared.of(period, withYear: false))"
    }
    static let alertsCaption: RichText = "Alertes"

    static func alertsNote(
      _ percent: Int, months: Int, lowPercent: Int, lowMonths: Int
    ) -> RichText {
      """
      En hausse ou en baisse de \(percent: percent) ou plus par rapport à la médiane des \
      \(spelled(months)) mois précédents qui ont un prix, ou au moins \(percent: lowPercent) sous \
      tous les prix des \(digits: lowMonths) mois précédents.
      """
    }

    static func pricesIn(_ currency: CurrencyCode) -> RichText {
      currency.label.isEmpty ? "prix" : "prix en \(name: currency.label)"
    }

    static func newLow(_ store: String, months: Int) -> RichText {
      "\(name: store), le plus bas en \(digits: months) mois"
    }

    static func word(_ kind: PriceAlert.Kind) -> String {
      switch kind {
      case .up: "hausse"
      case .down: "baisse"
      case .newLow: "plancher"
      }
    }

    static func seasonalChange(_ item: LinkedName, _ store: String, _ change: Value) -> RichText {
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

    static let itemsTitle: RichText = "Les articles qui comptent le plus"

    static func itemsNote(_ count: Int, months: Int, lines: Int) -> RichText {
      """
      Parmi les articles qui ont un prix dans au moins deux mois chez un même magasin, \
      \(count == 1 ? "celui qui a" : "les \(.count(count)) qui ont") coûté le plus en \
      \(digits: months) mois, \(spelled(lines)) magasins au plus pour chacun, la plus grande \
      variation nette d’abord.
      """
    }

    static let itemsDrawingNote: RichText = """
      Une ligne par magasin. Chaque graphique a sa propre échelle ; le dernier prix est à côté du \
      magasin.
      """

    static func itemsDescription(_ names: [String]) -> RichText {
      "Prix par magasin : \(list(names, limit: 6))."
    }

    static func directions(
      _ entries: [(PriceTrend.Direction, Int)], of judged: Int, tooFew: Int
    ) -> RichText {
      let rest: RichText = tooFew == 0 ? "" : ", \(.count(tooFew)) avec trop peu de mois"
      if let only = entries.first, only.1 == judged, tooFew == 0 { return "\(word(only.0))" }
      let parts = entries.map {
        "\(word($0.0)) dans \(counted($0.1, "magasin", "magasins"))" as RichText
      }
      return "\(list(parts)) sur \(.count(judged))\(rest)"
    }

    static func word(_ direction: PriceTrend.Direction) -> String {
      switch direction {
      case .rising: "en hausse"
      case .falling: "en baisse"
      case .steady: "stable"
      case .unclear: "incertain"
      case .tooFewMonths: "trop peu de mois"
      }
    }

    static let allItemsTitle: RichText = "Tous les articles par magasin"
    static let allItemsNote: RichText = """
      Le dernier prix, sa variation depuis le premier de la période, la variation typique par mois \
      et le prix le plus bas jamais vu ; la plus grande variation d’abord.
      """
    static let allItemsCaption: RichText = "Évolution des prix"
    static let perBaseUnit: RichText = "par kg, litre ou pièce"
    static let mostMoney: RichText = "Sont montrées les lignes qui ont coûté le plus."

    static func directionRule(months: Int, slope: Double, falsePercent: Int) -> RichText {
      """
      Une tendance demande \(spelled(months)) mois avec un prix. En hausse ou en baisse : d’au \
      moins \(.percent(slope)) par mois, et au plus \(percent: falsePercent) de ces affirmations \
      devraient être dues au hasard. Stable : l’intervalle à \(percent: 95), entre parenthèses, \
      reste dans ±\(.percent(slope)). Incertain : ni l’un ni l’autre.
      """
    }

    static func between(_ low: Value, _ high: Value) -> RichText { "(\(low) à \(high))" }

    static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText {
      guard let month else { return "\(price) \(name: store), actuel" }
      return "\(price) \(name: store), \(.shortMonth(month))"
    }
  }
}
