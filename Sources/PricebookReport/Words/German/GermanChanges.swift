import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The German words of the section on why spending changed.
enum GermanChanges: ChangePhrases, InGerman {
  static let title: RichText = "Warum sich die Ausgaben verändert haben"
  static let tableCaption: RichText = "Veränderung nach Kategorie"
  static let itemsCaption: RichText = "Artikel, die am meisten ausmachen"
  static let price: RichText = "Preis"
  static let quantity: RichText = "Menge"
  static let newItems: RichText = "Neue Artikel"
  static let goneItems: RichText = "Weggefallen"

  static func note(_ month: Month, before: ComparedPeriod, _ change: Value) -> RichText {
    """
    \(.monthName(month)) gegenüber \(GermanShared.name(before)): \(change). Preis und Menge \
    betreffen Artikel, die beide Male gekauft wurden; die vier Teile ergeben zusammen die \
    Veränderung.
    """
  }

  static func description(
    previous: Value, current: Value, price: Value, quantity: Value
  ) -> RichText {
    "Von \(previous) auf \(current): Preis \(price), Menge \(quantity)."
  }

  static func columns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column] {
    [
      .init("Kategorie"), .number(GermanShared.name(before)), .number(.value(.monthName(month))),
      .number("Differenz"), .number("Preis"), .number("Menge"), .number("Neu"),
      .number("Weggefallen"),
    ]
  }

  static func itemColumns(_ month: Month, before: ComparedPeriod) -> [DisplayTable.Column] {
    [
      .init("Artikel"), .number(GermanShared.name(before)), .number(.value(.monthName(month))),
      .number("Differenz", order: .descending), .number("Davon Preis"), .number("Ø-Preis"),
    ]
  }

  static let itemsFootnote: RichText = """
    Höchstens fünf Artikel nach oben und fünf nach unten. Der Ø-Preis ist, was pro kg, Liter oder \
    Stück im Schnitt aller Läden bezahlt wurde.
    """

  static func prices(
    isDearer: Bool, before: ComparedPeriod, _ movers: [(name: String, change: Value)]
  ) -> RichText {
    let claim: RichText = """
      \(isDearer ? "Höhere" : "Tiefere") Preise für Artikel, die auch \
      \(GermanShared.during(before)) gekauft wurden.
      """
    guard let first = movers.first else { return claim }
    let largest: RichText = "\(claim) Am meisten: \(name: first.name) (\(first.change))"
    guard let second = movers.dropFirst().first else { return "\(largest)." }
    return "\(largest) und \(name: second.name) (\(second.change))."
  }

  static func newItems(
    before: ComparedPeriod, largest: (name: String, amount: Value)?
  ) -> RichText {
    let claim: RichText =
      "Artikel, die \(GermanShared.during(before)) nicht gekauft wurden."
    guard let largest else { return claim }
    return "\(claim) Am meisten ging an \(name: largest.name): \(largest.amount)."
  }
}
