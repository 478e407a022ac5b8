import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German.Comparison {
  static let barsTitle: RichText = "Ganzer Warenkorb nach Laden"
  static let availabilityTitle: RichText = "Was die Läden vom Warenkorb haben"

  static let bars: RichText = """
    Gefüllt: die Summe der eigenen Preise. Gestrichelt: für fehlende Artikel geschätzt. Der \
    kräftigste Balken: der günstigste ganze Warenkorb.
    """
  static let availabilityBars: RichText = """
    Gefüllt: die Artikel des Warenkorbs, für die der Laden einen Preis hat. Der Strich ist die \
    Schwelle.
    """

  static func noneEligible(of stores: RichText) -> RichText { "\(stores), keiner davon gewertet." }

  static func lowestStores(_ leaders: RichText, of stores: RichText) -> RichText {
    "\(stores). Für den ganzen Warenkorb: \(leaders)."
  }

  static let storesTableTitle: RichText = "Läden als Tabelle"
  static let storesTableCaption: RichText = "Summen nach Laden"
  static let itemsTitle: RichText = "Artikel für Artikel"
  static let ownTotal: RichText = "Summe der eigenen Preise"
  static let pricesCaption: RichText = "Kosten jedes Artikels nach Laden"

  static func pricesUnit(isWeighed: Bool) -> RichText {
    isWeighed
      ? "für die Menge im Warenkorb, mal die Zahl der Einkäufe"
      : "für die Menge im Warenkorb"
  }

  static func itemsNote(maximumAge: Int) -> RichText {
    """
    Der neueste Preis jedes Artikels in jedem Laden, nicht älter als \
    \(counted(maximumAge, "Tag", "Tage")), mal die Menge.
    """
  }

  static let itemsDrawingNote: RichText = "Rechts der Linie: Läden unter der Schwelle."
  static func weighed(_ item: RichText, times: Int) -> RichText { "\(item), \(.count(times))-mal" }
  static let cheapestMark: RichText = "am günstigsten"
  static func warmMark(_ percent: Int) -> RichText { "\(percent: percent) oder mehr darüber" }
  static func hotMark(_ percent: Int) -> RichText { "\(percent: percent) oder mehr" }
  static let filledInMark: RichText = "geschätzt, kein echter Preis"

  static func staleMark(_ days: Int) -> RichText {
    "älter als \(.count(days)) Tage oder ohne Datum"
  }

  static func stale(_ item: LinkedName, at store: String, _ month: Month?) -> RichText {
    guard let month else { return "\(name: item) bei \(name: store) (ohne Datum)" }
    return "\(name: item) bei \(name: store) (\(.month(month)))"
  }

  static func offerMark(_ percent: Int) -> RichText {
    "\(percent: percent) oder mehr unter dem früheren Median des Ladens"
  }

  static let listTitle: RichText = "Einkaufsliste"

  static func listNote(_ store: String) -> RichText {
    "Der Warenkorb bei \(name: store)."
  }

  static func listLacks(_ items: RichText) -> RichText { "Dort fehlt: \(items)." }
  static func elsewhere(_ price: Value, at store: String) -> RichText {
    "anderswo \(price) bei \(name: store)"
  }

  static func inMeanQuantities(_ amount: Value) -> RichText {
    "\(amount) für die mittleren Mengen, mit denen der Ladenvergleich rechnet."
  }

  static let wholePieces: RichText =
    "Was immer in ganzen Stücken oder Litern gekauft wird, ist aufgerundet."
  static let boxesNote: RichText = "Zum Abhaken beim Einkauf; die Seite merkt sich nichts."
  static func listPage(_ page: LinkTarget) -> RichText {
    "Die Liste zum Mitnehmen: \(link: RichText(German.Page.shoppingList), to: page)."
  }

  static func totalAt(_ store: String) -> RichText { "Summe \(name: store)" }
  static let belowTitle: RichText = "Unter der Schwelle"

  static func belowNote(_ percent: Int) -> RichText {
    "Aufgeführt, aber nicht gewertet: weniger als \(percent: percent) der Artikel."
  }

  static func seenBasketData(items: Int, isFull: Bool) -> RichText {
    isFull
      ? """
      Es wurden keine Belege gelesen. Der Warenkorb ist daher je eines der \(.count(items)) Artikel \
      mit Preisen in den meisten Läden.
      """
      : """
      Es wurden keine Belege gelesen. Der Warenkorb ist daher je eines von allem, dessen Preis \
      gesehen wurde.
      """
  }

  static func furtherNote(_ kind: StoreComparison.BasketKind, items: Int) -> RichText {
    switch kind {
    case .file: "Ein Warenkorb aus einer Datei mit \(.count(items)) Artikeln."
    case .planningCart: "Ein geplanter Einkauf mit \(.count(items)) Artikeln."
    case .usual: "Die \(.count(items)) am häufigsten gekauften Artikel."
    case .due: "Was bald wieder fällig ist, \(.count(items)) Artikel."
    case .seen: "Die \(.count(items)) Artikel, deren Preise gesehen wurden."
    }
  }

  static func usualBasketData(
    items: Int, receipts: Int, months: Int, isFull: Bool
  ) -> RichText {
    let articles: RichText =
      items == 1 ? "dem Artikel, der" : "den \(.count(items)) Artikeln, die"
    let verb = items == 1 ? "steht" : "stehen"
    let which: RichText =
      isFull
      ? """
      auf den meisten Belegen der letzten \(.count(months)) Monate \(verb), auf je mindestens \
      \(digits: receipts)
      """
      : """
      auf mindestens \(digits: receipts) Belegen der letzten \(.count(months)) Monate \(verb)
      """
    return """
      Der übliche Warenkorb besteht aus \(articles) \(which), in der mittleren Menge pro Beleg, die \
      gerundet gezeigt wird.
      """
  }

  static func pricesData(maximumAge: Int, _ offer: OfferRule) -> RichText {
    """
    Ein Preis gilt \(counted(maximumAge, "Tag", "Tage")) lang. Fehlende Artikel sind auf dem \
    Preisniveau des Ladens mit dem Product-Dummy-Verfahren geschätzt. Eine Aktion ist ein Preis, \
    der mindestens \(percent: offer.percent) unter dem Median der Monatspreise des Ladens in den \
    \(digits: offer.months) Monaten davor liegt, von denen mindestens \(digits: offer.leastMonths) \
    einen Preis haben.
    """
  }

  static let unknownItemsTitle: RichText = "Unbekannte Artikel im Warenkorb"
  static let unknownItemsNote: RichText = """
    Kein Beleg und kein Preis führt sie unter diesen Namen, darum hat kein Laden einen Preis \
    dafür. Ein bekannter Name hilft, oder ein Alias; pricebook match schlägt einen vor.
    """

  static func omittedBaskets(_ count: Int) -> RichText {
    """
    \(counted(count, "weiterer Warenkorb steht", "weitere Warenkörbe stehen")) in den Tabellen.
    """
  }
}

extension German {
  /// The German words of the sections on ratings and contributors.
  enum People: PeoplePhrases, InGerman {
    static let ratingsTitle: RichText = "Bewertungen"
    static let ratingsNote: RichText =
      "Aus dem Export von CartWise. Läden ohne Bewertung sind weggelassen."

    static let contributorsTitle: RichText = "Mitwirkende"
    static let contributorsNote: RichText =
      "Wer in CartWise Preise nachgetragen hat, mit der Stufe, die sich daraus ergibt."
    static func level(_ level: Contributor.Level) -> String { level.rawValue }
  }
}
