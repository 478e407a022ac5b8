import PricebookDocument
import PricebookModel

/// The French words of the pages that lead to the reports.
enum FrenchIndex: IndexPhrases, InFrench {
  static let title: RichText = "Pricebook, tous les mois"

  static func kicker(
    from first: Month, through last: Month, _ currency: CurrencyCode
  ) -> RichText {
    let span: RichText =
      first == last ? "\(.month(first))" : "\(.month(first)) à \(.month(last))"
    return currency.label.isEmpty ? span : "\(span), \(name: currency.label)"
  }

  static func headline(_ total: Value, months: [Month]) -> RichText {
    guard months.count == 1, let month = months.first else {
      return "\(total) en \(.count(months.count)) mois"
    }
    return "\(total) en \(.month(month))"
  }

  static func deck(kept: Int, over: Int, newest: Month, links: [RichText]) -> RichText {
    let reports: RichText = "Dernier rapport : \(.month(newest)), \(list(links))."
    let months = { (count: Int) -> RichText in
      counted(count, "mois a tenu", "mois ont tenu")
    }
    return switch (kept, over) {
    case (0, 0): reports
    case (_, 0): "\(months(kept)) le budget. \(reports)"
    case (0, _): "\(counted(over, "mois a", "mois ont")) dépassé le budget. \(reports)"
    default: "\(months(kept)) le budget, \(.count(over)) non. \(reports)"
    }
  }

  static func inSentence(_ kind: ReportKind) -> RichText {
    switch kind {
    case .spendingReview: "dépenses"
    case .priceTrends: "évolution des prix"
    case .storeComparison: "comparaison des magasins"
    case .index: "tous les mois"
    case .shoppingLists: "listes de courses"
    }
  }

  static func chartDescription(_ first: Month, _ last: Month) -> RichText {
    "Dépenses \(of(first, withYear: true)) à \(.month(last))."
  }

  static let monthsTitle: RichText = "Mois"

  static let columns: [DisplayTable.Column] = [
    .init("Mois", order: .descending), .number("Dépensé"), .init("Face au budget"),
    .number("Écart"), .init("État"), .number("Sur un mois"),
    .number("Prix, 12 mois"), .number("Tickets"), .init("Total le plus bas"),
    .init("Autres rapports"),
  ]

  static func through(_ day: CalendarDate) -> RichText { "au \(.dayOfMonth(day))" }

  static func otherReports(trends: LinkTarget, stores: LinkTarget) -> RichText {
    "\(link: "Prix", to: trends) · \(link: "Magasins", to: stores)"
  }

  static let reportsTitle: RichText = "Rapports"
  static let tablesTitle: RichText = "Tableaux"
  static let tablesNote: RichText = """
    Chaque tableau couvre tous les mois des données, en CSV pour un tableur ou un programme.
    """

  static func report(_ name: RichText, _ page: LinkTarget, finding: RichText) -> RichText {
    "\(link: name, to: page) : \(finding)."
  }

  static let tableColumns: [DisplayTable.Column] = [.init("Fichier"), .number("Lignes")]
  static let footer: RichText =
    "Établi par Pricebook. Tout est dans ce fichier ; il ne demande rien au réseau."
}
