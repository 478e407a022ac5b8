import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The French words of the sections on budgets and months.
enum FrenchBudget: BudgetPhrases, InFrench {
  static let title: RichText = "Budget par catégorie"
  static let titleWithoutBudget: RichText = "Dépenses par catégorie"
  static let tableTitle: RichText = "Tableau des catégories"

  static func note(isOver: Bool) -> [RichText] {
    let bars: RichText = """
      Le plus grand dépassement d’abord. La barre large est le budget, la barre étroite ce qui a \
      été dépensé ; \("la part au-delà du budget", tone: .over) est en couleur.
      """
    return isOver
      ? [bars]
      : [
        """
        \(bars) ▲ marque le rythme : où en seraient les dépenses si elles se répartissaient \
        également sur le mois.
        """
      ]
  }

  static let howToAddBudgets: RichText = """
    Il n’y a pas de budget pour ce mois. Un fichier budgets.csv avec les colonnes month, category, \
    amount et currency en fixe un ; month * vaut pour chaque mois, category * pour le mois entier.
    """

  static func description(
    over: Int, budgeted: Int, largest: String?, amount: Value?
  ) -> RichText {
    guard let largest, let amount else {
      return budgeted == 1
        ? "La catégorie ne dépasse pas son budget."
        : "Aucune des \(.count(budgeted)) catégories ne dépasse son budget."
    }
    return """
      \(counted(over, "catégorie", "catégories")) sur \(.count(budgeted)) au-dessus du budget, \
      surtout \(name: largest) avec \(amount).
      """
  }

  static func descriptionWithoutBudget(largest: String?, amount: Value?) -> RichText {
    guard let largest, let amount else { return "Aucune dépense." }
    return "La plus grande dépense est \(name: largest), \(amount)."
  }

  static func tableCaption(_ month: Month) -> RichText { "Catégories, \(.month(month))" }

  static func columns(hasBudget: Bool) -> [DisplayTable.Column] {
    let budget: [DisplayTable.Column] = [
      .number("Budget"), .number("Écart"), .number("Utilisé"), .init("État"),
    ]
    return [.init("Catégorie"), .number("Dépensé")] + (hasBudget ? budget : [.number("Part")])
      + [.number("Lignes")]
  }

  static func ownBudget(_ sum: Value) -> RichText {
    """
    Le mois entier a son propre budget ; la somme des budgets des catégories est de \(sum).
    """
  }

  static func carriedOver(_ entries: [(name: String, amount: Value)]) -> RichText {
    let parts = entries.prefix(6).map { entry -> RichText in "\(name: entry.name) \(entry.amount)" }
    let list = list(parts, more: max(0, entries.count - 6))
    return "Avec ce qui restait du mois précédent : \(list)."
  }

  static let unbudgetedCounts: RichText =
    "Les dépenses sans budget propre comptent dans le mois entier."

  static func monthsTitle(_ count: Int) -> RichText { counted(count, "mois", "mois") }

  static func overCount(_ over: Int, of months: Int) -> RichText {
    if months == 1 {
      return over == 0
        ? "Le dernier mois a tenu son budget." : "Le dernier mois a dépassé son budget."
    }
    let span: RichText = "des \(.count(months)) derniers mois"
    return switch over {
    case 0: "Aucun \(span) n’a dépassé le budget."
    case 1: "Un \(span) a dépassé le budget."
    default: "\(.count(over)) \(span) ont dépassé le budget."
    }
  }

  static func yearToDate(
    from first: Month, through last: Month, spent: Value, variance: Value?, budget: Value?
  ) -> RichText {
    let span: RichText =
      first == last ? "En \(.monthName(first))" : "De \(.monthName(first)) à \(.monthName(last))"
    guard let variance, let budget else { return "\(span) : \(spent)." }
    return "\(span) : \(spent), \(variance) par rapport à \(budget)."
  }

  static func projection(for day: CalendarDate) -> RichText {
    "Le contour en tirets est la projection au \(.dayOfMonth(day))."
  }

  static let oneMonth: RichText = """
    Les comparaisons avec d’autres mois apparaissent dès qu’il y a les tickets d’un deuxième mois.
    """

  static let monthsTableTitle: RichText = "Tableau des mois"
  static let monthsCaption: RichText = "Dépenses par mois"

  static let monthColumns: [DisplayTable.Column] = [
    .init("Mois", order: .ascending), .number("Dépensé"), .number("Budget"),
    .number("Écart"), .number("Tickets"),
  ]

  static func monthsDescription(
    highest: Month, highestAmount: Value, lowest: Month, lowestAmount: Value
  ) -> RichText {
    """
    Le plus en \(.month(highest)) avec \(highestAmount), le moins en \(.month(lowest)) avec \
    \(lowestAmount).
    """
  }
}
