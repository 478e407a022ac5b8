import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the price trends.
  enum Trends: TrendPhrases, InGerman {
    static func title(_ period: MonthPeriod) -> RichText {
      "Preisentwicklung, \(Shared.name(period))"
    }

    static let noPrices: RichText = "Noch keine Preise"

    static func directions(
      rising: Int, falling: Int, of prices: Int, stores: Int
    ) -> RichText {
      """
      Preise aus \(counted(stores, "Laden", "Läden")): \(.count(rising)) von \(.count(prices)) steigend, \
      \(.count(falling)) fallend
      """
    }

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

    static func alertCount(
      _ count: Int, of judged: Int, percent: Int, months: Int, in period: MonthPeriod,
      hasSeasonal: Bool
    ) -> RichText {
      let threshold: Value = .percent(Double(percent), digits: 0)
      let subject: RichText = count == 0 ? "keiner" : count == 1 ? "einer" : "\(.count(count))"
      return """
        \(Shared.starting(period)) \(count > 1 ? "liegen" : "liegt") von \
        \(counted(judged, "beurteilbarem Preis", "beurteilbaren Preisen")) \(subject) um \
        \(threshold) oder mehr neben dem Median der letzten \(spelled(months)) Monate mit Preis \
        oder auf einem neuen Tiefstand\(hasSeasonal ? ", Saisonübliches ausgenommen" : "").
        """
    }

    static func noneJudged(_ period: MonthPeriod, months: Int) -> RichText {
      """
      \(Shared.starting(period)) lässt sich noch kein Preis beurteilen: Dafür braucht es \
      \(spelled(months)) frühere Monate mit einem Preis.
      """
    }

    static func priceLines(_ count: Int) -> RichText {
      """
      \(counted(count, "Posten hat", "Posten haben")) einen Preis; Rückgaben, Pfand, Gutscheine \
      und Gratisartikel nicht.
      """
    }

    static let method: RichText =
      """
      Das Preisniveau des Haushalts ist ein GEKS-Törnqvist-Index über Artikel in denselben Läden, \
      das eines Ladens ein Time-Product-Dummy-Index; beide vergleichen jeden Monat mit jedem. Für \
      die Intervalle (\(percent: 95)) wird reihum eine von 30 Gruppen der Artikel weggelassen. In \
      den Tabellen stehen weitere Indizes daneben.
      """

    static func directionMethod(_ falsePercent: Int) -> RichText {
      """
      Eine Richtung folgt aus der Theil-Sen-Steigung der logarithmierten Preise, dem \
      \(percent: 95)-Intervall von Sen und dem exakten Mann-Kendall-Test. Von den Preisen, die \
      als steigend oder sinkend gelten, dürften es höchstens \(percent: falsePercent) nur durch \
      Zufall sein (Benjamini-Hochberg).
      """
    }

    static let thin: RichText =
      "Die Linie des Haushalts ist grau, wo weniger als die Hälfte der Ausgaben verglichen ist."

    static func yearLabel(since month: Month?) -> RichText {
      month.map { "Preise in denselben Läden seit \(.monthName($0))" }
        ?? "Preise in denselben Läden, 12 Monate"
    }

    static func monthLabel(_ month: Month) -> RichText { "Allein im \(.monthName(month))" }

    static func rising(_ months: RichText) -> RichText { "Steigende Preise, \(months)" }

    static func share(_ part: Int, of count: Int) -> RichText {
      "\(.count(part)) von \(.count(count))"
    }

    static func others(falling: Int, steady: Int, unclear: Int, tooFew: Int) -> RichText {
      """
      \(.count(falling)) sinkend, \(.count(steady)) stabil, \(.count(unclear)) unklar; \
      \(.count(tooFew)) weitere mit zu wenigen Monaten
      """
    }

    static func alertsLabel(_ period: MonthPeriod) -> RichText {
      "Auffällig \(Shared.during(period, withYear: false))"
    }

    static func alertKinds(up: Int, down: Int, otherLows: Int) -> RichText {
      """
      \(.count(up)) gestiegen, \(.count(down)) gesunken, \
      \(counted(otherLows, "weiterer Tiefstand", "weitere Tiefstände"))
      """
    }

    static let levelsTitle: RichText = "Preisniveau nach Laden"
    static let levelsTableTitle: RichText = "Indizes als Tabelle"
    static let householdName = "Haushalt"

    static func levelsNote(start: Month) -> RichText {
      """
      Jeder Laden mit sich selbst verglichen, \(.month(start)) oder sein erster Monat = 100: Die Linien \
      zeigen, wie schnell sich Preise bewegen, nicht welcher Laden günstig ist.
      """
    }

    static func seeComparison(_ page: LinkTarget) -> RichText {
      "Das zeigt der \(link: "Ladenvergleich", to: page)."
    }

    static func gaps(_ stores: [String]) -> RichText {
      """
      \(list(stores)): In manchen Monaten gibt es keinen Artikel, der auch in einem anderen einen \
      Preis hat; die Lücke bleibt offen.
      """
    }

    static func otherStores(_ count: Int) -> String { "\(count) weitere Läden" }

    static func otherStoresNote(_ count: Int, _ file: RichText) -> RichText {
      """
      Das graue Band ist die Spanne der \(.count(count)) weiteren Läden; jeder steht in \(file).
      """
    }

    static func levelsDescription(_ entries: [RichText]) -> RichText {
      entries.isEmpty ? "Das Preisniveau des Haushalts." : "\(list(entries))."
    }

    static func base(_ month: Month) -> RichText { "\(.month(month)) oder erster Monat = 100" }

    static func alertsTitle(_ period: MonthPeriod) -> RichText {
      "Auffällige Preise \(Shared.during(period, withYear: false))"
    }
    static let alertsCaption: RichText = "Auffällige Preise"

    static func alertsNote(
      _ percent: Int, months: Int, lowPercent: Int, lowMonths: Int
    ) -> RichText {
      """
      Um \(percent: percent) oder mehr über oder unter dem Median der \(spelled(months)) \
      Monate davor, die einen Preis haben, oder mindestens \(percent: lowPercent) unter jedem \
      Preis der \(digits: lowMonths) Monate davor.
      """
    }

    static func pricesIn(_ currency: CurrencyCode) -> RichText {
      currency.label.isEmpty ? "" : "in \(name: currency.label)"
    }

    static func newLow(_ store: String, months: Int) -> RichText {
      "\(name: store), niedrigster Preis in \(digits: months) Monaten"
    }

    static func word(_ kind: PriceAlert.Kind) -> String {
      switch kind {
      case .up: "gestiegen"
      case .down: "gesunken"
      case .newLow: "Tiefstand"
      }
    }

    static func seasonalChange(_ item: LinkedName, _ store: String, _ change: Value) -> RichText {
      "\(name: item) bei \(name: store) \(change)"
    }

    static func seasonal(_ entries: RichText) -> RichText {
      "Weggelassen, weil derselbe Monat vor einem Jahr ähnlich ausfiel: \(entries)."
    }

    static let outliersTitle: RichText = "Ungewöhnliche Preise"

    static let outliersNote: RichText = """
      Mehr als das Dreifache des Medians, den der Artikel in seiner Einheit über alle Läden und \
      Monate hat, oder weniger als ein Drittel davon. Sie bleiben in allen Summen und Tabellen, \
      gelten aber nicht als auffällig.
      """

    static let itemsTitle: RichText = "Die wichtigsten Artikel"

    static func itemsNote(_ count: Int, months: Int, lines: Int) -> RichText {
      """
      Von den Artikeln, die in einem Laden in mindestens zwei Monaten einen Preis haben, \
      \(count == 1 ? "der" : "die \(.count(count))") mit den höchsten Ausgaben in \
      \(digits: months) Monaten, je höchstens \(spelled(lines)) Läden, die stärkste klare \
      Veränderung zuerst.
      """
    }

    static let itemsDrawingNote: RichText = """
      Eine Linie pro Laden. Jedes Diagramm hat seine eigene Skala; der letzte Preis steht beim Namen \
      des Ladens.
      """

    static func itemsDescription(_ names: [String]) -> RichText {
      "Preise nach Laden von \(list(names, limit: 6))."
    }

    static func directions(
      _ entries: [(PriceTrend.Direction, Int)], of judged: Int, tooFew: Int
    ) -> RichText {
      let rest: RichText = tooFew == 0 ? "" : ", \(.count(tooFew)) mit zu wenigen Monaten"
      if let only = entries.first, only.1 == judged, tooFew == 0 { return "\(word(only.0))" }
      let parts = entries.map { "\(word($0.0)) in \(.count($0.1))" as RichText }
      return "\(list(parts)) von \(counted(judged, "Laden", "Läden"))\(rest)"
    }

    static func word(_ direction: PriceTrend.Direction) -> String {
      switch direction {
      case .rising: "steigend"
      case .falling: "sinkend"
      case .steady: "stabil"
      case .unclear: "unklar"
      case .tooFewMonths: "zu wenige Monate"
      }
    }

    static let allItemsTitle: RichText = "Alle Artikel nach Laden"
    static let allItemsNote: RichText = """
      Der letzte Preis, seine Veränderung seit dem ersten im Zeitraum, die typische Veränderung pro \
      Monat und der niedrigste Preis überhaupt; die stärkste Veränderung zuerst.
      """
    static let allItemsCaption: RichText = "Preisentwicklung"
    static let perBaseUnit: RichText = "pro kg, Liter oder Stück"
    static let mostMoney: RichText = "Gezeigt sind die Zeilen mit den höchsten Ausgaben."

    static func directionRule(months: Int, slope: Double, falsePercent: Int) -> RichText {
      """
      Eine Richtung braucht \(spelled(months)) Monate mit einem Preis. Steigend oder sinkend: um \
      mindestens \(.percent(slope)) im Monat, wobei höchstens \(percent: falsePercent) solcher \
      Aussagen Zufall sein dürften. Stabil: das \(percent: 95)-Intervall in Klammern liegt \
      innerhalb von ±\(.percent(slope)). Unklar: keines von beiden.
      """
    }

    static func between(_ low: Value, _ high: Value) -> RichText { "(\(low) bis \(high))" }

    static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText {
      guard let month else { return "\(price) \(name: store), jetzt" }
      return "\(price) \(name: store), \(.shortMonth(month))"
    }
  }
}
