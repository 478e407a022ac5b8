import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the page of a month or another period.
  enum MonthPage: MonthPhrases, InGerman {
    static func title(_ period: MonthPeriod) -> RichText {
      "Auf einen Blick, \(Shared.name(period))"
    }

    static func headline(
      _ label: RichText, _ standing: MonthStanding, excess: (category: String, amount: Value)?
    ) -> RichText {
      let claim: RichText
      switch standing {
      case .left(let amount, let daysLeft, let end):
        let left: RichText = "\(label): noch \(amount) für \(days(daysLeft))"
        claim =
          end.map {
            "\(left); geht es weiter wie üblich, \($0.distance) über dem Budget"
          } ?? left
      case .over(let amount, let daysLeft?):
        claim = "\(label): \(amount) über dem Budget, noch \(days(daysLeft))"
      case .over(let amount, nil): claim = "\(label): \(amount) über dem Budget"
      case .under(let amount): claim = "\(label): \(amount) unter dem Budget"
      case .exact(let daysLeft?):
        claim = "\(label): Budget aufgebraucht, noch \(days(daysLeft))"
      case .exact(nil): claim = "\(label): Budget genau eingehalten"
      }
      guard let excess else { return claim }
      return "\(claim); \(name: excess.category) liegt \(excess.amount) über dem eigenen Budget"
    }

    private static func days(_ count: Int) -> RichText { counted(count, "Tag", "Tage") }
    static let dearerTitle: RichText = "Teurer als zuvor"
    static let nothingDearer: RichText = "Kein Preis hat sich so verteuert, dass er auffällt."
    static let whereTitle: RichText = "Wo einkaufen"
    static let moreTitle: RichText = "Berichte und Listen"
    static let filesTitle: RichText = "Daten und Dateien"
    static let contents: RichText = "Inhalt"

    static let fileContents = [
      "spending-by-month": "Was jeder Monat gekostet hat, gegenüber seinem Budget.",
      "spending-by-category":
        "Was jede Kategorie pro Monat gekostet hat, gegenüber ihrem Budget.",
      "spending-by-store": "Was pro Monat in jedem Laden ausgegeben wurde.",
      "spending-by-item": "Was pro Monat von jedem Artikel gekauft wurde und für wie viel.",
      "cart-variance": "Was Einkäufe gegenüber Plan und Budget gekostet haben und warum.",
      "observed-prices": "Die Zeilen von Preislisten, so wie sie verstanden wurden.",
      "unit-values": "Der Durchschnittspreis jedes Artikels in jedem Laden pro Monat.",
      "price-trends": "Wie sich der Preis jedes Artikels in jedem Laden entwickelt hat.",
      "price-alerts": "Preise, die gestiegen, gefallen oder so niedrig wie nie sind.",
      "package-prices": "Preise nach Packungsinhalt.",
      "shrinkflation": "Packungen, die kleiner geworden sind.",
      "store-index": "Wie teuer jeder Laden gegenüber früher ist.",
      "household-index":
        "Wie sich die Preise des Haushalts entwickelt haben, nach Kategorie.",
      "spending-change":
        "Warum sich die Ausgaben geändert haben: Preise, Läden, Mengen, andere Artikel.",
      "possible-savings": "Was anderswo weniger gekostet hätte, und wo.",
      "discounts": "Was Rabatte, Gutscheine und Punkte eingespart haben.",
      "store-comparison": "Was Warenkörbe in jedem Laden kosten.",
      "store-levels": "Wie teuer Läden gegenüber dem üblichen sind.",
      "basket-prices": "Was jeder Artikel eines Warenkorbs in jedem Laden kostet.",
      "shopping-lists": "Die Artikel auf Listen und in offenen Einkäufen.",
      "store-ratings": "Bewertungen von Läden.",
      "contributors": "Wer Preise gemeldet hat.",
      "diagnostics": "Zweifel an den Dateien, je mit Stelle und Abhilfe.",
      "rejected-lines": "Datensätze der Dateien, die nicht zählen, mit dem Grund.",
    ]
  }
}
