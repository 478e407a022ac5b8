import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The German words of the spending review's head and key figures.
enum GermanReview: ReviewPhrases, InGerman {
  static func title(_ month: Month) -> RichText { "Ausgaben, \(.month(month))" }

  static func kicker(_ period: ReportPeriod) -> RichText {
    period.isOver
      ? (period.calendar.isPlain
        ? "\(.month(period.month))"
        : """
        \(.month(period.month)), \(.dayOfMonth(period.firstDay)) bis \
        \(.dayOfMonth(period.lastDay))
        """)
      : """
      \(.month(period.month))\(period.calendar.isPlain ? "" : ", \(.dayOfMonth(period.firstDay))") \
      bis \(.dayOfMonth(period.asOf)), \(.count(period.daysElapsed)) \
      von \(.count(period.month.dayCount)) Tagen
      """
  }

  static func nothingSpent(_ month: Month) -> RichText { "Keine Ausgaben im \(.month(month))" }

  static func onlyPlanned(_ planned: Value, carts: Int) -> RichText {
    "\(planned) in \(counted(carts, "Einkauf", "Einkäufen")) geplant, noch keine Belege"
  }

  static func spent(_ amount: Value, _ period: ReportPeriod) -> RichText {
    period.isOver
      ? "\(amount) im \(.month(period.month)) ausgegeben"
      : "\(amount) bis \(.date(period.asOf)) ausgegeben"
  }

  static func closed(
    _ amount: Value, _ status: BudgetVariance.Status, _ month: Month
  ) -> RichText {
    switch status {
    case .over: "\(amount) über dem Budget im \(.monthName(month))"
    case .under: "\(amount) unter dem Budget im \(.monthName(month))"
    case .on, .unbudgeted: "Budget im \(.monthName(month)) genau eingehalten"
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

  static func headingOver(left: Value, daysLeft: Int, excess: Value) -> RichText {
    "Noch \(left) für \(days(daysLeft)), so weiter wird das Budget um \(excess) überzogen"
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
    hasBudget: Bool
  ) -> RichText {
    var claim = what
    if let compared {
      let place = place(compared.period)
      claim +=
        compared.change == .zero
        ? ", gleich viel wie \(place)"
        : """
        , \(strong: compared.amount) \(compared.change > .zero ? "mehr" : "weniger") als \(place)
        """
    }
    return hasBudget ? "\(claim)." : "\(claim); für den Monat gibt es kein Budget."
  }

  /// `im September`, or `in den ersten 17 Tagen des Monats September`.
  private static func place(_ period: ComparedPeriod) -> RichText {
    guard let days = period.firstDays else { return "im \(period.monthValue)" }
    return days == 1
      ? "am ersten Tag im \(period.monthValue)"
      : "in den ersten \(.count(days)) Tagen im \(period.monthValue)"
  }

  static func excess(_ name: String, _ amount: Value, second: String?) -> RichText {
    guard let second else { return "\(name: name) liegt \(strong: amount) über dem Budget." }
    return """
      \(name: name) liegt \(strong: amount) über dem Budget, danach folgt \(name: second).
      """
  }

  static let keyFigures: RichText = "Kennzahlen"

  static func spentLabel(_ period: ReportPeriod) -> RichText {
    period.isOver
      ? "Ausgaben im \(.month(period.month))" : "Ausgaben bis \(.dayOfMonth(period.asOf))"
  }

  static let noBudgetForMonth: RichText = "kein Budget für diesen Monat"

  static func againstBudget(_ variance: Value, _ budget: Value) -> RichText {
    "\(variance) gegenüber dem Budget von \(budget)"
  }

  static let againstPace: RichText = "Gegenüber dem Soll"
  static let againstBudgetLabel: RichText = "Gegenüber dem Budget"
  static let atThisRate: RichText = "Bei diesem Tempo"

  static func onPace(_ pace: Value, projection: Value?, by day: CalendarDate) -> RichText {
    guard let projection else { return "Soll bis heute: \(pace)" }
    return "Soll bis heute: \(pace); bei diesem Tempo \(projection) bis \(.dayOfMonth(day))"
  }

  static func used(_ percent: Value, of budget: Value) -> RichText { "\(percent) von \(budget)" }

  static func by(_ day: CalendarDate) -> RichText { "bis \(.dayOfMonth(day))" }

  static func against(_ period: ComparedPeriod) -> RichText {
    "Gegenüber \(GermanShared.name(period))"
  }

  static func on(_ percent: Value?, _ reference: Value) -> RichText {
    guard let percent else { return "statt \(reference)" }
    return "\(percent) gegenüber \(reference)"
  }

  static let householdPrices: RichText = "Eigene Teuerung"

  static func pricesContext(
    _ change: HouseholdPrices.Change, matchedPercent: Double
  ) -> RichText {
    let matched: RichText = "\(.percent(matchedPercent, digits: 0)) der Ausgaben verglichen"
    return change.months == 12
      ? "in 12 Monaten; \(matched)" : "seit \(.month(change.since)); \(matched)"
  }

  static func months(from first: Month, through last: Month) -> RichText {
    "\(.monthName(first)) bis \(.monthName(last))"
  }

  static func yearToDate(_ variance: Value, budget: Value) -> RichText {
    "\(variance) gegenüber \(budget)"
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
