import PricebookDocument
import PricebookModel

/// The words of what filters leave out.
extension FrenchData {
  static func alsoLeftOut(_ counts: [RichText]) -> RichText {
    "Les filtres écartent aussi \(list(counts))."
  }

  static func leftOut(_ kind: LeftOut.Kind, _ count: Int) -> RichText {
    switch kind {
    case .carts: counted(count, "chariot ou liste", "chariots et listes")
    case .cartLines: counted(count, "ligne d’un autre chariot", "lignes d’autres chariots")
    case .prices: counted(count, "prix indiqué", "prix indiqués")
    case .basketItems: counted(count, "article de panier", "articles de panier")
    case .ratings: counted(count, "note", "notes")
    case .budgets: counted(count, "budget", "budgets")
    }
  }

  static func daysLeftOut(before day: CalendarDate, of month: Month) -> RichText {
    """
    Les jours avant le \(.date(day)) sont écartés : le mois \(.month(month)) n’est pas entier et \
    n’est comparé à aucun budget.
    """
  }

  static func daysLeftOut(after day: CalendarDate) -> RichText {
    "Les jours après le \(.date(day)) sont écartés."
  }
}
