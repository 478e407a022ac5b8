import PricebookDocument
import PricebookModel

/// The German words of the section on carts.
enum GermanCarts: CartPhrases, InGerman {
  static let title: RichText = "Einkäufe: geplant und bezahlt"
  static let planned: RichText = "Geplant"
  static let price: RichText = "Preis"
  static let quantity: RichText = "Menge"
  static let unplanned: RichText = "Ungeplant"
  static let skipped: RichText = "Ausgelassen"
  static let actual: RichText = "Bezahlt"
  static let completedTotal: RichText = "Erledigt"
  static let newestCaption: RichText = "Neueste erledigte Einkäufe"

  static func tableCaption(_ month: Month) -> RichText { "Alle Einkäufe im \(.month(month))" }

  static let columns: [DisplayTable.Column] = [
    .init("Einkauf"), .init("Stand"), .number("Budget"), .number("Geplant"),
    .number("Bezahlt"), .number("Preis"), .number("Menge"), .number("Ungeplant"),
    .number("Ausgelassen"),
  ]

  static func note(completed: Int, open: Int, month: Month) -> RichText {
    let done: RichText =
      completed == 0
      ? "Im \(.monthName(month)) wurde kein Einkauf abgeschlossen."
      : """
      Im \(.monthName(month)) \
      \(completed == 1 ? "wurde" : "wurden") \(counted(completed, "Einkauf", "Einkäufe")) \
      abgeschlossen.
      """
    guard open > 0 else { return done }
    return """
      \(done) \(counted(open, "Einkauf ist", "Einkäufe sind")) noch offen; was noch nicht gekauft \
      ist, ist nicht ausgelassen, darum bleiben die Differenzen leer.
      """
  }

  static func description(planned: Value, actual: Value, difference: Value) -> RichText {
    "Geplant \(planned), bezahlt \(actual), Differenz \(difference)."
  }

  static func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
    "\(difference) gegenüber einem Budget von \(budget)"
  }

  static func storeSwitching(_ amount: Value) -> RichText {
    "\(amount) der Preisdifferenz kommen daher, dass in einem anderen Laden gekauft wurde als geplant."
  }

  static func unpriced(_ count: Int) -> RichText {
    "\(counted(count, "Posten hat keinen Preis und zählt", "Posten haben keinen Preis und zählen")) nicht mit."
  }

  static func earlier(_ count: Int) -> RichText {
    "Frühere, \(counted(count, "Einkauf", "Einkäufe"))"
  }

  static func state(_ state: Cart.State) -> String {
    switch state {
    case .planning: "geplant"
    case .shopping: "unterwegs"
    case .completed: "erledigt"
    }
  }
}
