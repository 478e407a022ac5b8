import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The French words of the spending review's head and key figures.
enum FrenchReview: ReviewPhrases, InFrench {
  static func title(_ month: Month) -> RichText { "Dépenses, \(.month(month))" }

  static func kicker(_ period: ReportPeriod) -> RichText {
    period.isOver
      ? (period.calendar.isPlain
        ? "\(.month(period.month))"
        : """
        \(.month(period.month)), du \(.dayOfMonth(period.firstDay)) au \
        \(.dayOfMonth(period.lastDay))
        """)
      : """
      \(.month(period.month)) \
      \(period.calendar.isPlain ? "jusqu’au" : "du \(.dayOfMonth(period.firstDay)) au") \
      \(.dayOfMonth(period.asOf)), \
      \(counted(period.daysElapsed, "jour", "jours")) sur \(.count(period.month.dayCount))
      """
  }

  static func nothingSpent(_ month: Month) -> RichText { "Aucune dépense en \(.month(month))" }

  static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
    "\(planned) prévus dans \(counted(carts, "chariot", "chariots")), pas encore de tickets"
  }

  static func spent(_ amount: Value, _ period: ReportPeriod) -> RichText {
    period.isOver
      ? "\(amount) dépensés en \(.month(period.month))"
      : "\(amount) dépensés au \(.date(period.asOf))"
  }

  static func closed(
    _ amount: Value, _ status: BudgetVariance.Status, _ month: Month
  ) -> RichText {
    switch status {
    case .over: "\(amount) au-dessus du budget en \(.monthName(month))"
    case .under: "\(amount) sous le budget en \(.monthName(month))"
    case .on, .unbudgeted: "Budget tenu au centime près en \(.monthName(month))"
    }
  }

  static func running(
    _ amount: Value, _ status: BudgetVariance.Status, daysLeft: Int
  ) -> RichText {
    switch status {
    case .over: "\(amount) au-dessus du budget, encore \(days(daysLeft))"
    case .under: "Il reste \(amount) du budget pour \(days(daysLeft))"
    case .on, .unbudgeted: "Le budget est épuisé, encore \(days(daysLeft))"
    }
  }

  static func headingOver(left: Value, daysLeft: Int, excess: Value) -> RichText {
    "Il reste \(left) pour \(days(daysLeft)), à ce rythme le budget sera dépassé de \(excess)"
  }

  private static func days(_ count: Int) -> RichText { counted(count, "jour", "jours") }

  static let noReceipts: RichText = """
    Les fichiers ne contiennent ni tickets ni chariots terminés, donc pas encore de dépenses.
    """

  static func noneThisMonth(_ last: Month?) -> RichText {
    guard let last else { return noReceipts }
    return "Le dernier mois avec des données est \(.month(last))."
  }

  static func spentOfBudget(_ spent: Value, _ budget: Value) -> RichText {
    "\(strong: spent) dépensés sur \(budget)"
  }

  static func receiptsAt(receipts: Int, stores: Int) -> RichText {
    """
    \(counted(receipts, "ticket", "tickets")) dans \(counted(stores, "magasin", "magasins"))
    """
  }

  static func opening(
    _ what: RichText, against compared: (change: Amount, amount: Value, period: ComparedPeriod)?,
    hasBudget: Bool
  ) -> RichText {
    var claim = what
    if let compared {
      claim +=
        compared.change == .zero
        ? ", autant \(than(compared.period))"
        : """
        , \(strong: compared.amount) de \(compared.change > .zero ? "plus" : "moins") \
        \(than(compared.period))
        """
    }
    return hasBudget ? "\(claim)." : "\(claim) ; il n’y a pas de budget pour ce mois."
  }

  /// `qu’en septembre`, or `que sur les 17 premiers jours de septembre`.
  private static func than(_ period: ComparedPeriod) -> RichText {
    guard let days = period.firstDays else { return "qu’en \(period.monthValue)" }
    let month = of(period.month, withYear: period.needsYear)
    return days == 1
      ? "que le premier jour \(month)"
      : "que sur les \(.count(days)) premiers jours \(month)"
  }

  static func excess(_ name: String, _ amount: Value, second: String?) -> RichText {
    guard let second else { return "\(name: name) dépasse son budget de \(strong: amount)." }
    return "\(name: name) dépasse son budget de \(strong: amount), puis vient \(name: second)."
  }

  static let keyFigures: RichText = "Chiffres clés"

  static func spentLabel(_ period: ReportPeriod) -> RichText {
    period.isOver
      ? "Dépensé en \(.month(period.month))" : "Dépensé au \(.dayOfMonth(period.asOf))"
  }

  static let noBudgetForMonth: RichText = "pas de budget pour ce mois"

  static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
    "\(variance) par rapport au budget de \(budget)"
  }

  static let againstPace: RichText = "Par rapport au rythme"
  static let againstBudgetLabel: RichText = "Par rapport au budget"
  static let atThisRate: RichText = "À ce rythme"

  static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
    guard let projection else { return "à rythme égal, ce serait \(pace)" }
    return "à rythme égal, ce serait \(pace) ; ainsi \(projection) au \(.dayOfMonth(day))"
  }

  static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) de \(budget)" }

  static func by(_ day: CalendarDate) -> RichText { "au \(.dayOfMonth(day))" }

  static func against(_ period: ComparedPeriod) -> RichText {
    "Par rapport \(period.lastDay == nil ? "à" : "au") \(FrenchShared.name(period))"
  }

  static func on(_ percent: Value?, _ reference: Value) -> RichText {
    guard let percent else { return "sur \(reference)" }
    return "\(percent) sur \(reference)"
  }

  static let householdPrices: RichText = "Inflation du foyer"

  static func pricesContext(
    _ change: HouseholdPrices.Change, matchedPercent: Double
  ) -> RichText {
    let matched: RichText = "\(.percent(matchedPercent, digits: 0)) des dépenses comparées"
    return change.months == 12
      ? "sur 12 mois ; \(matched)" : "depuis \(.month(change.since)) ; \(matched)"
  }

  static func months(from first: Month, through last: Month) -> RichText {
    "\(.monthName(first)) à \(.monthName(last))"
  }

  static func yearToDate(_ variance: Value, budget: Value) -> RichText {
    "\(variance) par rapport à \(budget)"
  }

  static let noBudgetYet: RichText = "pas de budget cette année"
  static let receipts: RichText = "Tickets"

  static func receiptsContext(lines: Int, stores: Int, mean: Value?) -> RichText {
    let base: RichText =
      "\(counted(lines, "ligne", "lignes")) dans \(counted(stores, "magasin", "magasins"))"
    guard let mean else { return base }
    return "\(base) ; \(mean) en moyenne"
  }
}
