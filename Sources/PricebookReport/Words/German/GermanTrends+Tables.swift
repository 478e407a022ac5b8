import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension GermanTrends {
  static func alertsTitle(_ month: Month) -> RichText {
    "Auffällige Preise im \(.monthName(month))"
  }
  static let alertsCaption: RichText = "Auffällige Preise"

  static func alertsNote(_ percent: Int) -> RichText {
    """
    Um \(.percent(Double(percent), digits: 0)) oder mehr über oder unter dem Median der drei \
    Monate davor, die einen Preis haben, oder der tiefste Preis in 12 Monaten.
    """
  }

  static func noAlerts(_ percent: Int) -> RichText {
    """
    Kein Preis hat sich um \(.percent(Double(percent), digits: 0)) oder mehr verändert oder einen \
    neuen Tiefstand erreicht.
    """
  }

  static func pricesIn(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "Preise" : "Preise in \(name: currency.label)"
  }

  static func alertColumns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Artikel"), .init("Art"), .number("Preis"), .number("Bezug"),
      .number("Veränderung"), .number(counted(months, "Monat", "Monate")),
    ]
  }

  static func alertPlace(_ store: String, isNewLow: Bool) -> RichText {
    isNewLow ? "\(name: store), tiefster Preis in 12 Monaten" : .name(store)
  }

  static func badge(_ kind: PriceAlert.Kind) -> Badge {
    switch kind {
    case .up: Badge("gestiegen", look: .over, arrow: .up)
    case .down: Badge("gesunken", look: .under, arrow: .down)
    case .newLow: Badge("Tiefstand", look: .on)
    }
  }

  static func seasonalChange(_ item: String, _ store: String, _ change: Value) -> RichText {
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

  static let outlierColumns: [DisplayTable.Column] = [
    .init("Artikel"), .init("Monat"), .number("Preis"), .number("Median"),
  ]

  static let itemsTitle: RichText = "Die wichtigsten Artikel"

  static func itemsNote(_ count: Int) -> RichText {
    """
    \(count == 1 ? "Der Artikel" : "Die \(.count(count)) Artikel") mit den höchsten Ausgaben in \
    12 Monaten, nach Laden, höchstens vier.
    """
  }

  static let itemsDrawingNote: RichText = """
    Eine Linie pro Laden. Jedes Bild hat seine eigene Skala; der letzte Preis steht am Ende der \
    Linie.
    """

  static func itemsDescription(_ names: [String]) -> RichText {
    "Preise nach Laden von \(list(names, limit: 6))."
  }

  static func panelSubheading(
    _ currency: CurrencyCode, unit: String, direction: RichText
  ) -> RichText {
    let unit = GermanShared.per(unit)
    let price: RichText = currency.label.isEmpty ? unit : "\(name: currency.label) \(unit)"
    return direction.isEmpty ? price : "\(price) · \(direction)"
  }

  static func direction(
    _ direction: PriceTrend.Direction, at count: Int, of all: Int
  ) -> RichText {
    count == all
      ? "\(word(direction))" : "\(word(direction)) bei \(.count(count)) von \(.count(all))"
  }

  static func word(_ direction: PriceTrend.Direction) -> String {
    switch direction {
    case .rising: "steigend"
    case .falling: "sinkend"
    case .steady: "stabil"
    case .tooFewMonths: "zu wenige Monate"
    }
  }

  static let allItemsTitle: RichText = "Alle Artikel nach Laden"
  static let allItemsNote: RichText = """
    Erster und letzter Preis im Zeitraum, die typische Veränderung pro Monat und der tiefste \
    Preis überhaupt.
    """
  static let allItemsCaption: RichText = "Preisentwicklung"

  static func perBaseUnit(_ currency: CurrencyCode) -> RichText {
    currency.label.isEmpty ? "pro Grundeinheit" : "\(name: currency.label) pro Grundeinheit"
  }

  static let trendColumns: [DisplayTable.Column] = [
    .init("Artikel", order: .ascending), .init("Laden"), .init("Einheit"), .number("Erster"),
    .number("Letzter"), .number("Veränderung"), .number("Pro Monat"), .init("Richtung"),
    .number("Monate"), .init("Tiefster"),
  ]

  static func trendFootnotes(areAll: Bool) -> [RichText] {
    let rule: RichText = """
      Eine Richtung braucht mindestens vier Monate und eine Steigung von \
      \(.percent(0.5)) im Monat, die kaum Zufall sein kann.
      """
    return areAll ? [rule] : ["Gezeigt sind die Zeilen mit den höchsten Ausgaben. \(rule)"]
  }

  static func lowest(_ price: Value, at store: String, in month: Month?) -> RichText {
    guard let month else { return "\(price) \(name: store), jetzt" }
    return "\(price) \(name: store), \(.shortMonth(month))"
  }
}
