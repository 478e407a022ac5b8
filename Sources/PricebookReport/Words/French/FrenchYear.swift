import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the year in review.
  enum Year: YearPhrases, InFrench {
    static func title(_ year: Int) -> RichText { "Bilan de l’année \(String(year))" }

    static func kicker(_ span: YearSpan) -> RichText {
      let since: RichText = span.since.map { " à partir du \(.dayOfMonth($0))" } ?? ""
      return span.isOver
        ? "\(String(span.year))\(since)"
        : "\(String(span.year))\(since), jusqu’ici au \(.dayOfMonth(span.lastDay))"
    }

    static func headline(
      _ spent: RichText, _ span: YearSpan, budget: YearBudgetClaim?, change: YearChangeClaim?
    ) -> RichText {
      let since: RichText = span.since.map { ", à partir du \(.dayOfMonth($0))" } ?? ""
      let claim: RichText =
        span.isOver
        ? "\(spent) dépensés en \(String(span.year))\(since)"
        : "\(spent) dépensés jusqu’ici en \(String(span.year))\(since)"
      let clauses = [budget.map(clause), change.map(clause)].compactMap(\.self)
      return clauses.isEmpty ? claim : "\(claim) : \(list(clauses, separator: semicolon))"
    }

    private static func clause(_ budget: YearBudgetClaim) -> RichText {
      let months: RichText =
        budget.months.map { count in
          count == 1
            ? " pour le seul mois qui en a un" : " pour les \(.count(count)) mois qui en ont un"
        } ?? ""
      let including: RichText = budget.including.map { ", \(.monthName($0)) compris" } ?? ""
      return switch budget.status {
      case .over: "\(budget.amount) au-dessus du budget\(months)\(including)"
      case .under where budget.including != nil:
        "il reste \(budget.amount) du budget\(months)\(including)"
      case .under: "\(budget.amount) en dessous du budget\(months)"
      case .on, .unbudgeted: "exactement le budget\(months)\(including)"
      }
    }

    private static func clause(_ change: YearChangeClaim) -> RichText {
      let place: RichText =
        change.isSamePeriod
        ? "sur la même période de \(String(change.previous))" : "en \(String(change.previous))"
      guard let amount = change.amount else { return "à peu près autant que \(place)" }
      let claim: RichText =
        "\(amount) de \(change.isMore ? "plus" : "moins") que \(place)"
      guard let reason = change.reason else { return claim }
      return reason.isMost
        ? "\(claim), surtout pour \(name: reason.category)"
        : "\(claim), le plus pour \(name: reason.category)"
    }

    static func begins(_ day: CalendarDate, year: Int) -> RichText {
      """
      Les données de \(String(year)) commencent le \(.dayOfMonth(day)) ; ce n’est donc pas l’année \
      entière.
      """
    }

    static func ends(_ month: Month) -> RichText {
      """
      Les données de l’année s’arrêtent en \(.monthName(month)) ; ce n’est donc pas l’année entière.
      """
    }

    static func spentLabel(_ span: YearSpan) -> RichText {
      span.isOver ? "Dépensé en \(String(span.year))" : "Dépensé jusqu’ici en \(String(span.year))"
    }

    static func against(_ year: Int, isSamePeriod: Bool) -> RichText {
      isSamePeriod
        ? "Par rapport à la même période de \(String(year))" : "Par rapport à \(String(year))"
    }

    static let monthlyMean: RichText = "Par mois, en moyenne"
    static func meanContext(_ months: RichText) -> RichText { "sur \(months)" }
    static let keptLabel: RichText = "Mois dans le budget"
    static let keptContext: RichText = "parmi les mois terminés"

    static func monthsTitle(_ count: Int) -> RichText { "Mois par mois" }
    static let extremesTitle: RichText = "Meilleur et pire mois"

    static func extremesNote(againstBudgets: Bool) -> RichText {
      againstBudgets
        ? "Les mois entiers face à leur budget, avec la catégorie qui s’en écarte le plus."
        : "Les mois entiers face au mois médian, avec la catégorie qui s’en écarte le plus."
    }

    static func best(_ claim: YearMonthClaim) -> RichText { extreme("Meilleur", claim) }
    static func worst(_ claim: YearMonthClaim) -> RichText { extreme("Pire", claim) }

    private static func extreme(_ word: String, _ claim: YearMonthClaim) -> RichText {
      let reference = claim.isAgainstBudget ? "du budget" : "du mois médian"
      let claimed: RichText =
        claim.isLevel
        ? """
        \(word) mois : \(.monthName(claim.month)), autant que \
        \(claim.isAgainstBudget ? "le budget" : "le mois médian")
        """
        : """
        \(word) mois : \(.monthName(claim.month)), \(claim.amount) \
        \(claim.isAbove ? "au-dessus" : "en dessous") \(reference)
        """
      guard let reason = claim.reason else { return "\(claimed)." }
      return "\(claimed). Raison principale : \(name: reason.category), \(reason.difference)."
    }

    static let categoriesTitle: RichText = "Catégories par mois"

    static func categoriesNote(percent: Int, highest: Int, least: Int) -> RichText {
      """
      ▲ : au moins \(percent: percent) au-dessus du mois médian de la catégorie, ▲▲ : au moins \
      \(percent: highest), ▼ : au moins \(percent: percent) en dessous. Les mois incomplets et les \
      écarts de moins de \(percent: least) des dépenses d’un mois médian n’ont pas de marque.
      """
    }

    static func word(_ heat: YearReview.Heat) -> String {
      switch heat {
      case .none: ""
      case .low: "bas"
      case .high: "élevé"
      case .highest: "très élevé"
      }
    }

    static func changeTitle(_ year: Int, _ previous: Int) -> RichText {
      "\(String(year)) face à \(String(previous))"
    }

    static func changeNote(
      _ year: Int, _ previous: Int, change: Value, isSamePeriod: Bool, months: Int?
    ) -> RichText {
      let scope: RichText =
        months.map { "Les \(.count($0)) mois que les deux années ont en entier : \(change)." }
        ?? (isSamePeriod
          ? "Par rapport à la même période de \(String(previous)) : \(change)."
          : "Par rapport à \(String(previous)) : \(change).")
      return """
        \(scope) Prix : les mêmes articles dans les mêmes magasins. Choix du magasin : les mêmes \
        articles dans des magasins plus chers ou moins chers. Quantité : plus ou moins des mêmes \
        articles, consignes et remboursements compris. La somme des parties est la variation.
        """
    }

    static func label(_ year: Int, isSamePeriod: Bool) -> RichText {
      isSamePeriod ? "\(String(year)), même période" : RichText(String(year))
    }

    static func notCompared(_ previous: Int, months: Int) -> RichText {
      let have: RichText =
        switch months {
        case 0: "\(String(previous)) n’a aucun des mêmes mois en entier"
        case 1: "\(String(previous)) n’a qu’un seul des mêmes mois en entier"
        default: "\(String(previous)) n’a que \(spelled(months)) des mêmes mois en entier"
        }
      return """
        \(have) ; à partir de \(spelled(YearComparison.fewestMonths)), ils sont comparés.
        """
    }

    static let pricesTitle: RichText = "Prix dans les mêmes magasins"
    static func pricesNote(start: Month) -> RichText { "\(.month(start)) vaut 100." }
    static let itemsTitle: RichText = "Articles les plus coûteux de l’année"
    static let itemsNote: RichText = """
      Le prix est ce qui a été payé en moyenne sur l’année par kg, litre ou pièce, tous magasins \
      confondus.
      """
    static let priceChangesTitle: RichText = "Plus fortes variations de prix"

    static func priceChangesNote(
      earlier: (first: Month, last: Month), later: (first: Month, last: Month), purchases: Int
    ) -> RichText {
      """
      Dans les mêmes magasins, \(of(later.first, withYear: true)) à \(.month(later.last)) par \
      rapport à la période \(of(earlier.first, withYear: true)) à \(.month(earlier.last)), pour les \
      articles achetés au moins \(spelled(purchases)) fois dans les deux. Le montant est ce que la \
      variation a représenté pour ce qui a été acheté.
      """
    }

    static let effect: RichText = "Montant"
    static let purchases: RichText = "Achats"

    static func storesNote(_ store: String, _ part: LargestPart, share: Double) -> RichText {
      part == .only
        ? "Tout a été acheté chez \(name: store)."
        : "\(.percent(share, digits: 0)) des dépenses chez \(name: store)."
    }

    static func method(percent: Int) -> RichText {
      """
      Les années sont comparées sur les mois que les deux ont en entier ; un mois en cours, avec les \
      mêmes jours de l’année précédente. Les écarts de moins de \(percent: percent) comptent comme \
      nuls.
      """
    }
  }
}
