import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension French {
  /// The French words of the spending review's head and key figures.
  enum Review: ReviewPhrases, InFrench {
    static func title(_ period: MonthPeriod) -> RichText { "Dépenses, \(Shared.name(period))" }

    static func days(_ months: RichText, from first: Value, through last: Value) -> RichText {
      "\(months), du \(first) au \(last)"
    }

    static func soFar(_ months: RichText, from first: Value?, through last: Value) -> RichText {
      first.map { "\(months) du \($0) au \(last)" } ?? "\(months) jusqu’au \(last)"
    }

    static func elapsed(_ elapsed: Int, of days: Int) -> RichText {
      "\(counted(elapsed, "jour", "jours")) sur \(.count(days))"
    }

    static func nothingSpent(_ period: MonthPeriod) -> RichText {
      "Aucune dépense \(Shared.during(period))"
    }

    static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
      "\(planned) prévus dans \(counted(carts, "course", "courses")), pas encore de tickets"
    }

    static func spent(_ amounts: RichText, _ period: ReportPeriod) -> RichText {
      period.isOver
        ? "\(amounts) dépensés \(Shared.during(period.span))"
        : "\(amounts) dépensés au \(.date(period.asOf))"
    }

    static func closed(
      _ amount: Value, _ status: BudgetVariance.Status, _ period: MonthPeriod
    ) -> RichText {
      switch status {
      case .over: "\(amount) au-dessus du budget \(Shared.during(period, withYear: false))"
      case .under: "\(amount) sous le budget \(Shared.during(period, withYear: false))"
      case .on, .unbudgeted: "Budget tenu au centime près \(Shared.during(period, withYear: false))"
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

    static func headingOver(left: Value, daysLeft: Int, _ end: WrittenEnd) -> RichText {
      "Il reste \(left) pour \(days(daysLeft)) ; si la suite est comme d’habitude, \(end.distance) de dépassement"
    }

    private static func days(_ count: Int) -> RichText { counted(count, "jour", "jours") }

    static let noReceipts: RichText = """
      Les fichiers ne contiennent ni tickets ni courses terminées, donc pas encore de dépenses.
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
      unbudgeted: MonthPeriod.Kind?
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
      return unbudgeted.map {
        "\(claim) ; il n’y a pas de budget pour \(Shared.this($0))."
      } ?? "\(claim)."
    }

    /// `qu’en septembre`, or `que sur les 17 premiers jours de septembre`.
    private static func than(_ period: ComparedPeriod) -> RichText {
      guard period.isOneMonth else {
        return period.lastDay == nil && [.year, .quarter].contains(period.months.kind)
          ? "qu’\(Shared.during(period))" : "que \(Shared.during(period))"
      }
      guard let days = period.firstDays else { return "qu’en \(period.monthValue)" }
      let month = of(period.month, withYear: period.needsYear)
      return days == 1
        ? "que le premier jour \(month)"
        : "que sur les \(.count(days)) premiers jours \(month)"
    }

    static func excess(
      _ name: String, _ amount: Value, second: String?, isTied: Bool
    ) -> RichText {
      guard let second else { return "\(name: name) dépasse son budget de \(strong: amount)." }
      return isTied
        ? "\(name: name) et \(name: second) dépassent chacun leur budget de \(strong: amount)."
        : "\(name: name) dépasse son budget de \(strong: amount), puis vient \(name: second)."
    }

    static let keyFigures: RichText = "Chiffres clés"

    static func spentLabel(_ period: ReportPeriod) -> RichText {
      period.isOver
        ? "Dépensé \(Shared.during(period.span))" : "Dépensé au \(.dayOfMonth(period.asOf))"
    }

    static func noBudget(_ kind: MonthPeriod.Kind) -> RichText {
      "pas de budget pour \(Shared.this(kind))"
    }

    static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
      "\(variance) par rapport au budget de \(budget)"
    }

    static func againstPace(isAhead: Bool) -> RichText {
      isAhead ? "Au-dessus du rythme prévu" : "Au-dessous du rythme prévu"
    }
    static let againstBudgetLabel: RichText = "Par rapport au budget"
    static let usualEnd: RichText = "D’habitude, autour de"

    static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
      guard let projection else { return "rythme prévu : \(pace)" }
      return
        "rythme prévu : \(pace) ; d’habitude autour de \(projection) au \(.dayOfMonth(day))"
    }

    static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) de \(budget)" }
    static func by(_ day: CalendarDate) -> RichText { "au \(.dayOfMonth(day))" }

    static func against(_ period: ComparedPeriod) -> RichText {
      "Par rapport \(Shared.to(period))"
    }

    static func on(_ percent: Value?, _ reference: Value) -> RichText {
      guard let percent else { return "sur \(reference)" }
      return "\(percent) sur \(reference)"
    }

    static func yearToDate(_ year: YearVariance) -> RichText {
      let claim: RichText = "\(year.variance) par rapport à \(year.budget)"
      guard let months = year.months else { return claim }
      let which: RichText =
        months == 1 ? "le seul mois avec un budget" : "les \(.count(months)) mois avec un budget"
      return "\(which) : \(claim)"
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
}
