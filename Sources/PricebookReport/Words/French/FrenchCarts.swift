import PricebookDocument
import PricebookModel

/// The French words of the section on carts.
enum FrenchCarts: CartPhrases, InFrench {
  static let title: RichText = "Chariots : du prévu au payé"
  static let planned: RichText = "Prévu"
  static let price: RichText = "Prix"
  static let quantity: RichText = "Quantité"
  static let unplanned: RichText = "Imprévu"
  static let skipped: RichText = "Laissé"
  static let actual: RichText = "Payé"
  static let completedTotal: RichText = "Terminés"
  static let newestCaption: RichText = "Derniers chariots terminés"

  static func tableCaption(_ month: Month) -> RichText {
    "Tous les chariots \(of(month, withYear: true))"
  }

  static let columns: [DisplayTable.Column] = [
    .init("Chariot"), .init("État"), .number("Budget"), .number("Prévu"), .number("Payé"),
    .number("Prix"), .number("Quantité"), .number("Imprévu"), .number("Laissé"),
  ]

  static func note(completed: Int, open: Int, month: Month) -> RichText {
    let done: RichText =
      completed == 0
      ? "Aucun chariot n’a été terminé en \(.monthName(month))."
      : """
      \(counted(completed, "chariot a été terminé", "chariots ont été terminés")) en \
      \(.monthName(month)).
      """
    guard open > 0 else { return done }
    return """
      \(done) \(counted(open, "chariot n’est pas terminé", "chariots ne sont pas terminés")) ; ce \
      qui n’est pas encore acheté n’est pas laissé, les écarts restent donc vides.
      """
  }

  static func description(planned: Value, actual: Value, difference: Value) -> RichText {
    "Prévu \(planned), payé \(actual), écart \(difference)."
  }

  static func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
    "\(difference) par rapport à un budget de \(budget)"
  }

  static func storeSwitching(_ amount: Value) -> RichText {
    "\(amount) de l’écart de prix viennent d’un achat dans un autre magasin que prévu."
  }

  static func unpriced(_ count: Int) -> RichText {
    """
    \(counted(count, "ligne n’a pas de prix et ne compte pas", "lignes n’ont pas de prix et ne comptent pas")).
    """
  }

  static func earlier(_ count: Int) -> RichText {
    "Plus anciens, \(counted(count, "chariot", "chariots"))"
  }

  static func state(_ state: Cart.State) -> String {
    switch state {
    case .planning: "prévu"
    case .shopping: "en cours"
    case .completed: "terminé"
    }
  }
}
