import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the page of all items.
  enum ItemBook: ItemBookPhrases, InGerman {
    static let title: RichText = "Artikel"

    static func kicker(_ last: CalendarDate) -> RichText {
      "Preise bis \(.date(last))"
    }

    static func headline(items: Int, stores: Int) -> RichText {
      "\(Shared.counted(items, .item)) in \(stores == 1 ? "1 Laden" : "\(.count(stores)) Läden")"
    }

    static let noPrices: RichText = "Noch hat kein Artikel einen Preis"

    static func order(_ months: RichText) -> RichText {
      "Geordnet nach den Ausgaben, \(months)."
    }

    static func comesFirst(_ currency: CurrencyCode) -> RichText {
      "Artikel mit Preisen in \(name: currency.label) stehen zuerst."
    }

    static func omitted(shown: Int, of total: Int, _ file: RichText) -> RichText {
      """
      Die Seite endet nach den ersten \(.count(shown)) von \(.count(total)) Artikeln; \
      alle Preise stehen in \(file).
      """
    }

    static let priceNote: RichText = """
      Ein Artikel zeigt seine Preise, wenn man ihn öffnet. Der Preis eines Monats ist der \
      bezahlte Betrag geteilt durch die Menge; in der Tabelle eines Artikels steht der \
      niedrigste letzte Preis oben.
      """

    static let drawingNote: RichText = """
      In Diagrammen ist ein Punkt der Preis eines Monats, bezahlt oder gesehen; die Linie \
      hält ihn bis zum nächsten, höchstens zwölf Monate lang.
      """

    static let lastPaid: RichText = "Zuletzt bezahlt"

    static let latestPrice: RichText = "Letzter Preis"

    static let lastSeen: RichText = "Zuletzt gesehen"

    static let lowest: RichText = "Niedrigster Monatspreis"

    static let typical: RichText = "Üblicher Preis"

    static let year: RichText = "In zwölf Monaten"

    static func priceAt(_ price: RichText, _ store: String) -> RichText {
      "\(price) bei \(name: store)"
    }

    static func median(of count: Int) -> RichText {
      count == 1 ? "der Preis eines Monats" : "Median von \(.count(count)) Monatspreisen"
    }

    static func storesCaption(_ item: String) -> RichText {
      "\(name: item) nach Laden"
    }

    static let when: RichText = "Wann"

    static let seen: RichText = "gesehen"

    static func chartTitle(_ item: String) -> RichText {
      "\(name: item), Preise nach Monat"
    }

    static func chartDescription(_ latest: RichText) -> RichText {
      "Letzte Preise: \(latest)."
    }

    static func package(_ size: RichText, _ price: RichText, _ perUnit: RichText) -> RichText {
      "Eine Packung mit \(size) kostet beim letzten Preis \(price) \(perUnit)."
    }

    static func otherSizes(_ items: RichText) -> RichText {
      "Andere Packungen: \(items)."
    }

    static func otherUnits(_ count: Int, _ file: RichText) -> RichText {
      """
      \
      \(counted(count, "weitere Einheit oder Währung steht", "weitere Einheiten und Währungen stehen")) \
      in \(file).
      """
    }

    static let storesTitle: RichText = "Läden"

    static let levelNote: RichText = """
      Das Niveau vergleicht die Preise gemeinsamer Artikel; der übliche Laden ist 100.
      """

  }
}
