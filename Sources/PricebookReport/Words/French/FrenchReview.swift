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
      guard period.months.month != nil else {
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
}

extension French {
  /// The French sentences of what stands out.
  enum Findings: FindingPhrases, InFrench {
    static let title: RichText = "Ce qui ressort"
    static let note: RichText = "Par ordre des sommes en jeu."
    static func nothing(_ kind: MonthPeriod.Kind) -> RichText {
      kind == .month
        ? "Rien de particulier ce mois-ci." : "Rien de particulier \(Shared.this(kind))."
    }

    static func linkText(_ place: FindingPlace) -> RichText {
      switch place {
      case .budget: "Budget"
      case .changes: "Variation"
      case .stores: "Magasins"
      case .carts: "Courses"
      case .trends: "Évolution des prix"
      case .comparison: "Comparaison des magasins"
      }
    }

    static func closed(
      _ status: BudgetVariance.Status, _ kind: MonthPeriod.Kind
    ) -> RichText {
      let verb = status == .over ? "dépasse" : "reste sous"
      return switch kind {
      case .month: "Le mois \(verb) son budget."
      case .quarter: "Le trimestre \(verb) son budget."
      case .year: "L’année \(verb) son budget."
      case .range: "La période \(verb) son budget."
      }
    }

    static func overMonth(_ end: WrittenEnd) -> RichText {
      """
      Le mois dépasse son budget. Si la suite est comme d’habitude, il finira autour de \(end.projection), soit \(end.distance) au-dessus.
      """
    }

    static func runningMonth(_ end: WrittenEnd, budget: Value, left: Value) -> RichText {
      """
      Si la suite est comme d’habitude, le mois finira autour de \(end.projection), \(end.isOver ? "au-dessus de" : "sous") \
      son budget de \(budget), dont il reste \(left).
      """
    }

    static func category(
      _ name: String, isOver: Bool, isAlone: Bool, used: Value?, budget: Value
    ) -> RichText {
      let claim: RichText =
        switch (isOver, isAlone) {
        case (true, true): "\(name: name) est la catégorie qui dépasse le plus son budget"
        case (true, false): "\(name: name) dépasse son budget"
        case (false, true): "\(name: name) est la catégorie la plus en dessous de son budget"
        case (false, false): "\(name: name) est en dessous de son budget"
        }
      guard let used else { return "\(claim) de \(budget)." }
      return "\(claim) : \(used) de \(budget)."
    }

    static func aheadOfPace(
      count: Int, largest: String, amount: Value, isAlone: Bool
    ) -> RichText {
      guard count > 1 else {
        return """
          \(name: largest) dépasse le rythme prévu, sans dépasser son budget.
          """
      }
      let claim: RichText = """
        \(.count(count)) catégories dépassent le rythme prévu, sans dépasser leur budget
        """
      return isAlone ? "\(claim), surtout \(name: largest) (de \(amount))." : "\(claim)."
    }

    static func unbudgeted(count: Int, largest: String, amount: Value) -> RichText {
      count == 1
        ? "Dépensé en \(name: largest), qui n’a pas de budget."
        : """
        Dépensé dans \(.count(count)) catégories sans budget, dont \(amount) en \(name: largest).
        """
    }

    static func prices(
      _ kind: PriceAlert.Kind, count: Int, months: Int, lowMonths: Int, hasOtherLows: Bool,
      item: LinkedName, store: String, change: Value
    ) -> RichText {
      let most: RichText = "\(name: item) chez \(name: store), \(change)"
      let one: RichText = hasOtherLows ? "Un autre prix" : "Un prix"
      let some: RichText =
        hasOtherLows ? "\(.count(count)) autres prix" : "\(.count(count)) prix"
      let before: RichText = "par rapport aux \(spelled(months)) derniers mois avec un prix"
      return switch kind {
      case .up where count == 1: "Un prix a monté \(before) : \(most)."
      case .up: "\(.count(count)) prix ont monté \(before), surtout \(most)."
      case .down where count == 1: "Un prix a baissé \(before) : \(most)."
      case .down: "\(.count(count)) prix ont baissé \(before), surtout \(most)."
      case .newLow where count == 1:
        "\(one) était au plus bas depuis \(digits: lowMonths) mois : \(most)."
      case .newLow:
        "\(some) étaient au plus bas depuis \(digits: lowMonths) mois, surtout \(most)."
      }
    }

    static func cart(
      _ name: String, date: CalendarDate?, cause: CartPart?, amount: Value?
    ) -> RichText {
      let cart: RichText =
        date.map { "Les courses \(name: name) du \(.dayOfMonth($0))" }
        ?? "Les courses \(name: name)"
      let claim: RichText = "\(cart) ont coûté plus que prévu"
      guard let cause, let amount else { return "\(claim)." }
      return switch cause {
      case .price: "\(claim), dont \(amount) à cause de prix plus élevés."
      case .quantity: "\(claim), dont \(amount) pour des quantités plus grandes."
      case .unplanned: "\(claim), dont \(amount) pour des articles hors liste."
      case .skipped: "\(claim)."
      }
    }

    static func cheaperBasket(
      _ saving: WrittenLead, at store: String, than usual: String, missing: Int, of items: Int
    ) -> RichText {
      let claim: RichText = """
        Le panier habituel coûte \(saving.amount) de moins chez \(name: store) que chez \
        \(name: usual), le magasin habituel
        """
      guard missing > 0 else { return "\(claim)." }
      return """
        \(claim), pour ce qui s’y trouve : il y manque \(counted(missing, "article", "articles")) \
        sur \(.count(items)).
        """
    }
  }
}
