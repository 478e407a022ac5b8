import PricebookDocument
import PricebookModel

/// The words of what filters leave out.
extension GermanData {
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
