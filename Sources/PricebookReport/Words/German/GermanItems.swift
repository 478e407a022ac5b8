import PricebookDocument
import PricebookModel

/// The German words of the section on items.
enum GermanItems: ItemPhrases, InGerman {
  static let title: RichText = "Artikel mit den höchsten Ausgaben"

  static func tableCaption(_ month: Month) -> RichText {
    "Artikel mit den höchsten Ausgaben, \(.month(month))"
  }

  static func note(_ count: Int, window: [Month]) -> [RichText] {
    let what: RichText = """
      \(count == 1 ? "Der Artikel, für den" : "Die \(.count(count)) Artikel, für die") am meisten \
      ausgegeben wurde. Der Ø-Preis ist, was pro kg, Liter oder Stück im Schnitt aller Läden \
      bezahlt wurde.
      """
    guard let first = window.first, let last = window.last, first < last else { return [what] }
    return [
      """
      \(what) Die kleinen Linien reichen von \(.month(first)) bis \(.month(last)); Lücken sind \
      Monate ohne Einkauf.
      """
    ]
  }

  static func columns(months: Int) -> [DisplayTable.Column] {
    [
      .init("Artikel"), .number("Menge"), .number("Ausgaben", order: .descending),
      .number("Anteil"), .number("Ø-Preis"), .number("Zu 3 Monaten"),
      .number(counted(months, "Monat", "Monate")),
    ]
  }

  static func changeFootnote(_ percent: Int) -> RichText {
    """
    „Zu 3 Monaten“ vergleicht mit dem Median der letzten drei Monate, die einen Preis haben; \
    Veränderungen ab \(.percent(Double(percent), digits: 0)) sind hervorgehoben.
    """
  }
}
