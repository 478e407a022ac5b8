import PricebookDocument
import PricebookModel

/// The German words of the page of shopping lists.
enum GermanLists: ListPhrases, InGerman {
  static let title: RichText = "Einkaufslisten"
  static let anyStore: RichText = "Beliebiger Laden"
  static let noCurrency: RichText = "keine Währung"
  static let deck: RichText =
    "Nach dem Laden geordnet, für den ein Artikel vorgesehen ist; Listen ohne Laden am Schluss."
  static let emptyTitle: RichText = "Woher Listen kommen"

  static func emptyDeck(_ query: ListQuery) -> RichText {
    query.showsAll
      ? "In den Dateien stehen keine Liste und kein offener Einkauf."
      : "Ohne Suche und Auswahl sind die Listen so zu sehen, wie sie sind."
  }

  static let howListsAppear: RichText =
    """
    Listen kommen aus Exporten von CheckoutHero, CartWise und dem Modul Shopping List sowie aus \
    noch nicht abgeschlossenen Einkäufen in Grock.
    """
  static let footer: RichText =
    """
    Summen einer Liste sind genau und einmal gerundet, halbe zur geraden Ziffer, auf zwei \
    Stellen; die eines Einkaufs Posten für Posten, wie an der Kasse.
    """

  static func kicker(_ query: ListQuery) -> RichText {
    let search = query.search.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let state: RichText =
      switch query.state {
      case .all: "alle Artikel"
      case .active: "noch zu kaufende Artikel"
      case .bought: "gekaufte Artikel"
      }
    return search.isEmpty ? state : "\(state) zu „\(name: search)“"
  }

  static func nothing(_ query: ListQuery) -> RichText {
    query.showsAll ? "Es gibt keine Einkaufsliste" : "Kein Artikel auf einer Liste passt dazu"
  }

  static func headline(open: Int, bought: Int, lists: Int) -> RichText {
    let on: RichText = "auf \(counted(lists, "Liste", "Listen"))"
    if open == 0 { return "\(counted(bought, "Artikel", "Artikel")) \(on) gekauft" }
    return bought == 0
      ? "\(counted(open, "Artikel", "Artikel")) \(on) zu kaufen"
      : "\(.count(open)) zu kaufen, \(.count(bought)) gekauft \(on)"
  }

  static func listNote(_ cart: Cart, items: Int) -> RichText {
    let count = counted(items, "Artikel", "Artikel")
    return cart.isList
      ? "\(cart.app.rawValue), \(count)"
      : "\(cart.app.rawValue), \(GermanCarts.state(cart.state)), \(count)"
  }

  static func total(unpriced: Int) -> RichText {
    unpriced == 0 ? "Summe" : "Summe ohne \(.count(unpriced)) Artikel, die keinen Preis haben"
  }

  static let totalsTitle: RichText = "Insgesamt"
  static let totalsNote: RichText = "Währungen werden nie umgerechnet oder zusammengezählt."
  static let totalColumns: [DisplayTable.Column] = [
    .init("Währung", order: .ascending), .number("Listen"), .number("Artikel"),
    .number("Ohne Preis"), .number("Summe"), .number("Gekauft"), .number("Übrig"),
  ]
}
