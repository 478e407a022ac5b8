import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the spending review's head and key figures.
  enum Review: ReviewPhrases, InGerman {
    static func title(_ period: MonthPeriod) -> RichText { "Ausgaben, \(Shared.name(period))" }

    static func days(_ months: RichText, from first: Value, through last: Value) -> RichText {
      "\(months), \(first) bis \(last)"
    }

    static func soFar(_ months: RichText, from first: Value?, through last: Value) -> RichText {
      first.map { "\(months), \($0) bis \(last)" } ?? "\(months) bis \(last)"
    }

    static func elapsed(_ elapsed: Int, of days: Int) -> RichText {
      "\(.count(elapsed)) von \(.count(days)) Tagen"
    }

    static func nothingSpent(_ period: MonthPeriod) -> RichText {
      "Keine Ausgaben \(Shared.during(period))"
    }

    static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
      "\(planned) in \(counted(carts, "Einkauf", "Einkäufen")) geplant, noch keine Belege"
    }

    static func spent(_ amounts: RichText, _ period: ReportPeriod) -> RichText {
      period.isOver
        ? "\(amounts) \(Shared.during(period.span)) ausgegeben"
        : "\(amounts) bis \(.date(period.asOf)) ausgegeben"
    }

    static func closed(
      _ amount: Value, _ status: BudgetVariance.Status, _ period: MonthPeriod
    ) -> RichText {
      switch status {
      case .over: "\(amount) über dem Budget \(Shared.during(period, withYear: false))"
      case .under: "\(amount) unter dem Budget \(Shared.during(period, withYear: false))"
      case .on, .unbudgeted: "Budget \(Shared.during(period, withYear: false)) genau eingehalten"
      }
    }

    static func running(
      _ amount: Value, _ status: BudgetVariance.Status, daysLeft: Int
    ) -> RichText {
      switch status {
      case .over: "\(amount) über dem Budget, noch \(days(daysLeft))"
      case .under: "\(amount) vom Budget übrig, noch \(days(daysLeft))"
      case .on, .unbudgeted: "Budget aufgebraucht, noch \(days(daysLeft))"
      }
    }

    static func headingOver(left: Value, daysLeft: Int, _ end: WrittenEnd) -> RichText {
      "Noch \(left) für \(days(daysLeft)); geht es weiter wie üblich, \(end.distance) über dem Budget"
    }

    private static func days(_ count: Int) -> RichText { counted(count, "Tag", "Tage") }

    static let noReceipts: RichText =
      "Die Dateien enthalten weder Belege noch abgeschlossene Einkäufe, also noch keine Ausgaben."

    static func noneThisMonth(_ last: Month?) -> RichText {
      guard let last else { return noReceipts }
      return "Der neueste Monat mit Daten ist \(.month(last))."
    }

    static func spentOfBudget(_ spent: Value, _ budget: Value) -> RichText {
      "\(strong: spent) von \(budget) ausgegeben"
    }

    static func receiptsAt(receipts: Int, stores: Int) -> RichText {
      "\(counted(receipts, "Beleg", "Belege")) aus \(counted(stores, "Laden", "Läden"))"
    }

    static func opening(
      _ what: RichText, against compared: (change: Amount, amount: Value, period: ComparedPeriod)?,
      unbudgeted: MonthPeriod.Kind?
    ) -> RichText {
      var claim = what
      if let compared {
        let place = Shared.during(compared.period)
        claim +=
          compared.change == .zero
          ? ", gleich viel wie \(place)"
          : """
          , \(strong: compared.amount) \(compared.change > .zero ? "mehr" : "weniger") als \(place)
          """
      }
      return unbudgeted.map { "\(claim); für \(Shared.the($0)) gibt es kein Budget." }
        ?? "\(claim)."
    }

    static func excess(
      _ name: String, _ amount: Value, second: String?, isTied: Bool
    ) -> RichText {
      guard let second else { return "\(name: name) liegt \(strong: amount) über dem Budget." }
      return isTied
        ? "\(name: name) und \(name: second) liegen je \(strong: amount) über dem Budget."
        : "\(name: name) liegt \(strong: amount) über dem Budget, danach folgt \(name: second)."
    }

    static let keyFigures: RichText = "Kennzahlen"

    static func spentLabel(_ period: ReportPeriod) -> RichText {
      period.isOver
        ? "Ausgaben \(Shared.during(period.span))" : "Ausgaben bis \(.dayOfMonth(period.asOf))"
    }

    static func noBudget(_ kind: MonthPeriod.Kind) -> RichText {
      "kein Budget für \(Shared.this(kind))"
    }

    static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
      "\(variance) gegenüber dem Budget von \(budget)"
    }

    static func againstPace(isAhead: Bool) -> RichText {
      isAhead ? "Über dem anteiligen Budget" : "Unter dem anteiligen Budget"
    }
    static let againstBudgetLabel: RichText = "Gegenüber dem Budget"
    static let usualEnd: RichText = "Üblicherweise rund"

    static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
      guard let projection else { return "anteilig bis heute: \(pace)" }
      return "anteilig bis heute: \(pace); üblicherweise rund \(projection) bis \(.dayOfMonth(day))"
    }

    static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) von \(budget)" }
    static func by(_ day: CalendarDate) -> RichText { "bis \(.dayOfMonth(day))" }

    static func against(_ period: ComparedPeriod) -> RichText {
      "Gegenüber \(Shared.dative(period))"
    }

    static func on(_ percent: Value?, _ reference: Value) -> RichText {
      guard let percent else { return "statt \(reference)" }
      return "\(percent) gegenüber \(reference)"
    }

    static func yearToDate(_ year: YearVariance) -> RichText {
      let claim: RichText = "\(year.variance) gegenüber \(year.budget)"
      guard let months = year.months else { return claim }
      let which: RichText =
        months == 1 ? "der eine Monat mit Budget" : "die \(.count(months)) Monate mit Budget"
      return "\(which): \(claim)"
    }

    static let noBudgetYet: RichText = "kein Budget in diesem Jahr"
    static let receipts: RichText = "Belege"

    static func receiptsContext(lines: Int, stores: Int, mean: Value?) -> RichText {
      let base: RichText =
        "\(counted(lines, "Posten", "Posten")) aus \(counted(stores, "Laden", "Läden"))"
      guard let mean else { return base }
      return "\(base); im Schnitt \(mean)"
    }
  }
}
