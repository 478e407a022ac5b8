import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension GermanComparison {
  static let barsTitle: RichText = "Alle Läden"

  static func barsNote(hasEligible: Bool, hasOthers: Bool) -> RichText {
    guard hasEligible else {
      return """
        Umrissen: Läden unter der Schwelle; ihre Summen umfassen zu wenige Artikel für einen \
        Vergleich.
        """
    }
    let bars: RichText = """
      Gefüllt: die Summe der eigenen Preise. Gestrichelt: für fehlende Artikel geschätzt. Der \
      kräftigste Balken: der günstigste ganze Warenkorb.
      """
    guard hasOthers else { return bars }
    return "\(bars) Umrissen: Läden unter der Schwelle; ihre Summen umfassen zu wenige Artikel."
  }

  static func barsDescription(_ leaders: [(String, Value)], stores: Int) -> RichText {
    let count = counted(stores, "Laden", "Läden")
    guard !leaders.isEmpty else { return "\(count), keiner davon gewertet." }
    let entries = leaders.map { entry -> RichText in "\(name: entry.0) \(entry.1)" }
    return "\(count). Für den ganzen Warenkorb: \(list(entries))."
  }

  static let storesTableTitle: RichText = "Läden als Tabelle"
  static let storesTableCaption: RichText = "Summen nach Laden"

  static let storeColumns: [DisplayTable.Column] = [
    .init("Laden"), .number("Rang"), .number("Eigene Summe"), .number("Ganzer Warenkorb"),
    .number("Vorhanden"), .number("Anteil"), .number("Am günstigsten"),
  ]

  static let itemsTitle: RichText = "Artikel für Artikel"
  static let itemColumn: RichText = "Artikel"
  static let ownTotal: RichText = "Summe der eigenen Preise"
  static let pricesCaption: RichText = "Kosten jedes Artikels nach Laden"

  static func pricesUnit(_ currency: CurrencyCode, isWeighed: Bool) -> RichText {
    let what: RichText =
      isWeighed
      ? "für die Menge im Warenkorb, mal so oft, wie gekauft"
      : "für die Menge im Warenkorb"
    return currency.label.isEmpty ? what : "in \(name: currency.label), \(what)"
  }

  static func itemsNote(maximumAge: Int) -> RichText {
    """
    Der neueste Preis jedes Artikels in jedem Laden, nicht älter als \
    \(counted(maximumAge, "Tag", "Tage")), mal die Menge.
    """
  }

  static let itemsDrawingNote: RichText = "Rechts der Linie: Läden unter der Schwelle."

  static func weighed(_ item: RichText, times: Int) -> RichText {
    "\(item), \(.count(times))-mal"
  }

  static let cheapestMark: RichText = "am günstigsten"
  static let warmMark: RichText = "\(.percent(10, digits: 0)) oder mehr darüber"
  static let hotMark: RichText = "\(.percent(25, digits: 0)) oder mehr"
  static let filledInMark: RichText = "geschätzt, kein echter Preis"

  static func staleMark(_ days: Int) -> RichText {
    "älter als \(.count(days)) Tage oder ohne Datum"
  }

  static func stale(_ item: String, at store: String, _ month: Month?) -> RichText {
    guard let month else { return "\(name: item) bei \(name: store) (ohne Datum)" }
    return "\(name: item) bei \(name: store) (\(.month(month)))"
  }

  static let offerMark: RichText =
    "\(.percent(15, digits: 0)) oder mehr unter dem früheren Median des Ladens"

  static let listTitle: RichText = "Einkaufsliste"

  static func listNote(_ store: String, lacks: [String]) -> RichText {
    let what: RichText =
      "Der Warenkorb bei \(name: store), für den ganzen Warenkorb am günstigsten."
    guard !lacks.isEmpty else { return what }
    return "\(what) Dort fehlt: \(list(lacks, limit: 6))."
  }

  static func totalAt(_ store: String) -> RichText { "Summe \(name: store)" }

  static let belowTitle: RichText = "Unter der Schwelle"

  static func belowNote(_ percent: Int) -> RichText {
    """
    Aufgeführt, aber nicht gewertet: weniger als \(.percent(Double(percent), digits: 0)) der \
    Artikel.
    """
  }

  static let belowColumns: [DisplayTable.Column] = [
    .init("Laden"), .number("Vorhanden"), .number("Eigene Summe"), .init("Es fehlt"),
  ]

  static func furtherNote(
    _ kind: StoreComparison.BasketKind, items: Int, _ currency: CurrencyCode
  ) -> RichText {
    let what: RichText =
      switch kind {
      case .file: "Ein Warenkorb aus einer Datei mit \(.count(items)) Artikeln."
      case .planningCart: "Ein geplanter Einkauf mit \(.count(items)) Artikeln."
      case .usual: "Die \(.count(items)) am häufigsten gekauften Artikel."
      }
    return currency.label.isEmpty ? what : "\(what) Beträge in \(name: currency.label)."
  }

  static func data(
    _ comparison: StoreComparison?, months: Int, maximumAge: Int, omittedBaskets: Int
  ) -> [RichText] {
    var sentences: [RichText] = []
    if let comparison, comparison.kind == .usual {
      let count = comparison.basket.lines.count
      sentences.append(
        """
        Der übliche Warenkorb besteht aus \
        \(count == 1 ? "dem Artikel, der" : "den \(.count(count)) Artikeln, die") auf mindestens \
        2 Belegen der letzten \(.count(months)) Monate \(count == 1 ? "steht" : "stehen"), \
        höchstens 40, in der mittleren Menge pro Beleg, die gerundet gezeigt wird.
        """)
    }
    if comparison != nil {
      sentences.append(
        """
        Ein Preis gilt \(counted(maximumAge, "Tag", "Tage")) lang. Fehlende Artikel sind auf dem \
        Preisniveau des Ladens mit dem Product-Dummy-Verfahren geschätzt. Eine Aktion ist ein \
        Preis, der mindestens \(.percent(15, digits: 0)) unter dem Median der Monatspreise des \
        Ladens in den 6 Monaten davor liegt, von denen mindestens 3 einen Preis haben.
        """)
    }
    if omittedBaskets > 0 {
      sentences.append(
        """
        \(counted(omittedBaskets, "weiterer Warenkorb steht", "weitere Warenkörbe stehen")) in \
        den Tabellen.
        """)
    }
    return sentences
  }
}
