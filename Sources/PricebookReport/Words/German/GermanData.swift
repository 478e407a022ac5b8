import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the section that proves the totals.
  enum Data: DataPhrases, InGerman {
    static let title: RichText = "Daten"
    static let note: RichText = """
      Jeder gelesene Datensatz ist übernommen, abgelehnt oder doppelt; was die übernommenen Posten \
      kosteten, ist die Summe dieses Berichts.
      """
    static let shortNote: RichText =
      "Dieselben Dateien wie bei den Ausgaben, mit denselben Kontrollsummen."
    static let caption: RichText = "Kontrollsummen, alle Monate"
    static let allFiles: RichText = "Alle Dateien"
    static let leftOut: RichText = "Durch Filter weggelassen"
    static let covered: RichText = "In diesem Bericht"

    static func months(
      startDay: Int, month: Month, first: CalendarDate, last: CalendarDate
    ) -> RichText {
      """
      Monate beginnen am \(.count(startDay)). und tragen den Namen des Kalendermonats, in dem sie \
      beginnen: \(.month(month)) ist die Zeit vom \(.date(first)) bis \(.date(last)).
      """
    }

    static func paidIn(_ currency: CurrencyCode) -> RichText {
      "bezahlt in \(name: currency.label)"
    }

    static func format(_ format: String) -> String {
      switch format {
      case "receipts": "Belege"
      case "budgets": "Budgets"
      case "aliases": "Namen"
      case "basket": "Warenkorb"
      case "aisles": "Gänge"
      case "settings": "Einstellungen"
      case "Grock backup": "Grock-Sicherung"
      case "Grock user": "Grock-Benutzer"
      case "Grock vault": "Grock-Tresor"
      case "CartWise export": "CartWise-Export"
      case "CheckoutHero lists": "Listen von CheckoutHero"
      case "Shopping List items": "Artikel der Shopping List"
      default: format
      }
    }

    static func records(_ totals: ControlTotals) -> RichText {
      """
      \(counted(totals.read, "Datensatz", "Datensätze")) gelesen = \(.count(totals.accepted)) \
      übernommen + \(.count(totals.rejected)) abgelehnt + \(.count(totals.duplicates)) doppelt.
      """
    }

    static func unbalanced(_ sum: RichText) -> RichText {
      "Die Datensätze gehen nicht auf, ein Fehler von Pricebook: \(sum)"
    }

    static func paid(
      _ paid: Value, total: Value, months: Int, agrees: Bool, leftOut: Int
    ) -> RichText {
      let span: RichText = months == 1 ? "des Monats" : "der \(.count(months)) Monate"
      if leftOut > 0 {
        return """
          Insgesamt \(paid) bezahlt; die Filter lassen \
          \(counted(leftOut, "übernommenen Datensatz", "übernommene Datensätze")) weg, darum \
          umfasst dieser Bericht \(total) in \(counted(months, "Monat", "Monaten")).
          """
      }
      return agrees
        ? "\(paid) bezahlt = Summe \(span). Die Summen stimmen überein."
        : """
        \(paid) in den Dateien bezahlt, die Summe \(span) ist aber \(total): Die Summen stimmen \
        nicht überein, ein Fehler von Pricebook.
        """
    }

    static func reason(_ code: Diagnostic.Code, _ count: Int) -> RichText {
      let words: String =
        switch code {
        case .missingDate: "ohne Datum"
        case .missingStore: "ohne Laden"
        case .missingItem: "ohne Artikel"
        case .missingAmount: "ohne Betrag"
        case .malformedDate: "mit unlesbarem Datum"
        case .malformedNumber: "mit unlesbarer Zahl"
        case .fieldCount: "mit zu wenigen oder zu vielen Feldern"
        case .strayQuote: "mit verirrtem Anführungszeichen"
        case .malformedTime: "mit unlesbarer Uhrzeit"
        case .currencyLabel: "mit unlesbarer Währung"
        case .quantityOutOfRange: "mit zu grosser Menge"
        case .amountOverflow: "mit zu grossem Betrag"
        case .noPrice: "ohne Preis über null"
        case .unclosedQuote: "mit offenem Anführungszeichen"
        case .recordTooLong: "mit zu langem Text"
        case .invalidUTF8: "mit beschädigten Zeichen"
        case .nulByte: "mit einem NUL-Byte"
        case .tooManyUnits: "mit zu vielen Einheiten oder Währungen"
        case .jsonSyntax: "mit beschädigtem JSON"
        default: "mit \(code.rawValue)"
        }
      return "\(.count(count)) \(words)"
    }

    static func rejected(_ count: Int, reasons: RichText, file: RichText) -> RichText {
      """
      \(counted(count, "Datensatz wurde", "Datensätze wurden")) abgelehnt: \(reasons). Mit Datei \
      und Zeile in \(file).
      """
    }

    static func diagnostics(errors: Int, warnings: Int, file: RichText) -> RichText {
      """
      \(.count(errors)) Fehler und \(counted(warnings, "Warnung", "Warnungen")): \(file).
      """
    }

    static func cart(_ name: String, _ date: CalendarDate?) -> RichText {
      date.map { "\(name: name) vom \(.date($0))" } ?? .name(name)
    }

    static func countedCarts(_ count: Int, _ names: RichText) -> RichText {
      """
      \(counted(count, "abgeschlossener Einkauf zählt", "abgeschlossene Einkäufe zählen")) \
      als Ausgabe, weil kein Beleg vom selben Laden und Tag vorliegt: \(names).
      """
    }

    static func coveredCarts(_ count: Int) -> RichText {
      """
      \(counted(count, "abgeschlossener Einkauf zählt", "abgeschlossene Einkäufe zählen")) \
      nicht als Ausgabe.
      """
    }

    static func tables(_ names: [RichText]) -> RichText { "Tabellen: \(list(names))." }
    static let conflicts: RichText = "Worin sich Exporte derselben App widersprechen"

    static func field(_ field: VaultConflict.Field) -> RichText {
      switch field {
      case .name: "Name"
      case .category: "Kategorie"
      case .brand: "Marke"
      case .barcode: "Strichcode"
      case .tags: "Stichwörter"
      case .price(let store): "Preis bei \(name: store)"
      case .quantity: "Menge"
      case .isBought: "gekauft"
      case .note: "Notiz"
      case .isTrashed: "im Papierkorb"
      case .created: "erstellt am"
      case .started: "begonnen am"
      case .completed: "abgeschlossen am"
      case .changed: "geändert am"
      case .state: "Stand"
      case .budget: "Budget"
      case .line(let item): "\(name: item), geplant → gekauft"
      case .store: "Laden"
      case .rating: "Bewertung"
      case .updates: "nachgetragene Preise"
      }
    }

    static func alsoLeftOut(_ counts: [RichText]) -> RichText {
      "Die Filter lassen auch weg: \(list(counts))."
    }

    static func leftOut(_ kind: LeftOut.Kind, _ count: Int) -> RichText {
      switch kind {
      case .carts: counted(count, "Einkauf oder Liste", "Einkäufe und Listen")
      case .cartLines: counted(count, "Zeile eines anderen Einkaufs", "Zeilen anderer Einkäufe")
      case .prices: counted(count, "angegebener Preis", "angegebene Preise")
      case .basketItems: counted(count, "Artikel eines Warenkorbs", "Artikel von Warenkörben")
      case .ratings: counted(count, "Bewertung", "Bewertungen")
      case .budgets: counted(count, "Budget", "Budgets")
      }
    }

    static func daysLeftOut(before day: CalendarDate, of month: Month) -> RichText {
      """
      Tage vor dem \(.date(day)) sind weggelassen, darum ist der Monat \(.month(month)) nicht \
      vollständig und wird mit keinem Budget verglichen.
      """
    }

    static func daysLeftOut(after day: CalendarDate) -> RichText {
      "Tage nach dem \(.date(day)) sind weggelassen."
    }
  }
}
