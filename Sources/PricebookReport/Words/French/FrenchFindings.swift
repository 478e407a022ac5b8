import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The French sentences of what stands out.
enum FrenchFindings: FindingPhrases, InFrench {
  static let title: RichText = "Ce qui ressort"
  static let note: RichText = "Par ordre des sommes en jeu."
  static let nothing: RichText = "Rien de particulier ce mois-ci."

  static func linkText(_ place: FindingPlace) -> RichText {
    switch place {
    case .budget: "Budget"
    case .changes: "Variation"
    case .stores: "Magasins"
    case .carts: "Chariots"
    case .trends: "Évolution des prix"
    case .comparison: "Comparaison des magasins"
    }
  }

  static func closedMonth(_ status: BudgetVariance.Status) -> RichText {
    status == .over ? "Le mois dépasse son budget." : "Le mois reste sous son budget."
  }

  static func overMonth(projection: Value, excess: Value) -> RichText {
    """
    Le mois dépasse son budget. À ce rythme, il finira vers \(projection), soit \(excess) au-dessus.
    """
  }

  static func runningMonth(
    projection: Value, excess: Amount, budget: Value, left: Value
  ) -> RichText {
    """
    À ce rythme, le mois finira vers \(projection), \
    \(excess > .zero ? "au-dessus de" : "sous") son budget de \(budget), dont il reste \(left).
    """
  }

  static func category(_ name: String, isOver: Bool, used: Value?, budget: Value) -> RichText {
    let claim: RichText =
      isOver
      ? "\(name: name) est la catégorie qui dépasse le plus son budget"
      : "\(name: name) est la catégorie la plus en dessous de son budget"
    guard let used else { return "\(claim) de \(budget)." }
    return "\(claim) : \(used) de \(budget)."
  }

  static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
    count == 1
      ? "Dépensé en \(name: largest), qui n’a pas de budget."
      : """
      Dépensé dans \(.count(count)) catégories sans budget, dont \(amount) en \(name: largest).
      """
  }

  static func prices(
    _ kind: PriceAlert.Kind, count: Int, item: String, store: String, change: Value
  ) -> RichText {
    let most: RichText = "\(name: item) chez \(name: store), \(change)"
    return switch kind {
    case .up where count == 1:
      "Un prix a monté par rapport aux trois mois précédents : \(most)."
    case .up:
      """
      \(.count(count)) prix ont monté par rapport aux trois mois précédents ; le plus lourd : \
      \(most).
      """
    case .down where count == 1:
      "Un prix a baissé par rapport aux trois mois précédents : \(most)."
    case .down:
      """
      \(.count(count)) prix ont baissé par rapport aux trois mois précédents ; le plus lourd : \
      \(most).
      """
    case .newLow where count == 1:
      "Un prix était au plus bas depuis 12 mois : \(most)."
    case .newLow:
      "\(.count(count)) prix étaient au plus bas depuis 12 mois ; le plus lourd : \(most)."
    }
  }

  static func cart(
    _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
  ) -> RichText {
    let cart: RichText =
      date.map { "Le chariot \(name: name) du \(.dayOfMonth($0))" } ?? "Le chariot \(name: name)"
    let claim: RichText = "\(cart) a coûté plus que prévu"
    guard let cause, let amount else { return "\(claim)." }
    return switch cause {
    case .price: "\(claim), dont \(amount) de prix plus élevés."
    case .quantity: "\(claim), dont \(amount) de quantités plus grandes."
    case .unplanned: "\(claim), dont \(amount) d’articles hors liste."
    case .skipped: "\(claim)."
    }
  }

  static func storeLevel(_ store: String, change: Value, since: Month, spent: Value?) -> RichText {
    let level: RichText =
      "Les prix chez \(name: store) sont \(change) plus élevés qu’en \(.month(since))"
    guard let spent else { return "\(level)." }
    return "\(level). Aux prix d’alors, les \(spent) dépensés là auraient été d’autant moindres."
  }

  static func cheaperBasket(_ store: String, than usual: String, isClear: Bool) -> RichText {
    let claim: RichText = """
      Le panier habituel complet coûte moins cher chez \(name: store) que chez \(name: usual), où \
      il est le plus souvent acheté
      """
    return isClear ? "\(claim)." : "\(claim) ; cela repose en partie sur des prix estimés."
  }
}
