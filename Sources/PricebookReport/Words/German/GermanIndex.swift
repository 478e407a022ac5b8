import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the pages that lead to the reports.
  enum Index: IndexPhrases, InGerman {
    static let title: RichText = "Pricebook, alle Monate"

    static func deck(
      kept: Int, over: Int, newest: (month: Month, links: [RichText])?, unlinked: Int
    ) -> RichText {
      var sentences: [RichText] = []
      let months = { (count: Int) -> RichText in
        counted(count, "Monat blieb", "Monate blieben")
      }
      switch (kept, over) {
      case (0, 0): break
      case (_, 0): sentences.append("\(months(kept)) im Budget.")
      case (0, _):
        sentences.append("\(counted(over, "Monat lag", "Monate lagen")) über dem Budget.")
      default: sentences.append("\(months(kept)) im Budget, \(.count(over)) nicht.")
      }
      if let newest {
        sentences.append("Neuester Bericht: \(.month(newest.month)), \(list(newest.links)).")
      }
      if unlinked > 0 {
        let subject = counted(unlinked, "Monat hat", "Monate haben")
        sentences.append(
          "\(subject) noch keine Berichte; „pricebook report --period all-months“ schreibt sie.")
      }
      return RichText(sentences: sentences)
    }

    static func inSentence(_ kind: ReportKind) -> RichText { RichText(Page.reportName(kind)) }

    static let periodsTitle: RichText = "Andere Zeiträume"

    static func chartDescription(_ first: Month, _ last: Month) -> RichText {
      "Ausgaben von \(.month(first)) bis \(.month(last))."
    }

    static func through(_ day: CalendarDate) -> RichText { "bis \(.dayOfMonth(day))" }
    static let tablesTitle: RichText = "Tabellen"
    static let tablesNote: RichText = """
      Jede Tabelle umfasst alle Monate der Daten, als CSV für eine Tabellenkalkulation oder ein \
      Programm.
      """

    static let footer: RichText =
      "Von Pricebook erstellt. Alles steckt in dieser einen Datei; sie lädt nichts aus dem Internet."
  }
}

extension German {
  /// The German words of the page of shopping lists.
  enum Lists: ListPhrases, InGerman {
    static let title: RichText = "Einkaufslisten"
    static let anyStore: RichText = "Beliebiger Laden"
    static let noCurrency: RichText = "keine Währung"
    static let deck: RichText =
      "Nach dem Laden geordnet, für den ein Artikel vorgesehen ist; Listen ohne Laden am Schluss."
    static let emptyTitle: RichText = "Woher Listen kommen"

    static func emptyDeck(showsAll: Bool) -> RichText {
      showsAll
        ? "In den Dateien stehen keine Liste und kein offener Einkauf."
        : "Ohne Suche und Auswahl sind die Listen so zu sehen, wie sie sind."
    }

    static let howListsAppear: RichText = """
      Listen kommen aus Exporten von CheckoutHero, CartWise und dem Modul Shopping List sowie aus \
      noch nicht abgeschlossenen Einkäufen in Grock.
      """
    static let footer: RichText = """
      Summen einer Liste sind genau und einmal gerundet, halbe zur geraden Ziffer, auf zwei \
      Stellen; die eines Einkaufs Posten für Posten, wie an der Kasse.
      """

    static func items(_ state: ListQuery.State) -> RichText {
      switch state {
      case .all: "alle Artikel"
      case .active: "noch zu kaufende Artikel"
      case .bought: "gekaufte Artikel"
      }
    }

    static func matching(_ items: RichText, _ text: String) -> RichText {
      "\(items) zu „\(name: text)“"
    }

    static func nothing(showsAll: Bool) -> RichText {
      showsAll ? "Es gibt keine Einkaufsliste" : "Kein Artikel auf einer Liste passt dazu"
    }

    static func headline(open: Int, bought: Int, lists: Int) -> RichText {
      let on: RichText = "auf \(counted(lists, "Liste", "Listen"))"
      if open == 0 { return "\(counted(bought, "Artikel", "Artikel")) \(on) gekauft" }
      return bought == 0
        ? "\(counted(open, "Artikel", "Artikel")) \(on) zu kaufen"
        : "\(.count(open)) zu kaufen, \(.count(bought)) gekauft \(on)"
    }

    static func total(unpriced: Int) -> RichText {
      unpriced == 0 ? "Summe" : "Summe ohne \(.count(unpriced)) Artikel, die keinen Preis haben"
    }

    static let totalsTitle: RichText = "Insgesamt"
    static let totalsNote: RichText = "Währungen werden nie umgerechnet oder zusammengezählt."
  }
}
