import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The German words of the sections on budgets and months.
enum GermanBudget: BudgetPhrases, InGerman {
  static let title: RichText = "Budget nach Kategorie"
  static let titleWithoutBudget: RichText = "Ausgaben nach Kategorie"
  static let tableTitle: RichText = "Kategorien als Tabelle"

  static func note(isOver: Bool) -> [RichText] {
    let bars: RichText = """
      Die am stärksten überzogene Kategorie zuerst. Der breite Balken ist das Budget, der \
      schmale sind die Ausgaben; \("was über das Budget geht", tone: .over), ist farbig.
      """
    return isOver
      ? [bars]
      : [
        """
        \(bars) ▲ zeigt das Soll: wo die Ausgaben stünden, wenn sie sich gleich über den Monat \
        verteilten.
        """
      ]
  }

  static let howToAddBudgets: RichText = """
    Für diesen Monat gibt es kein Budget. Eine Datei budgets.csv mit den Spalten month, category, \
    amount und currency legt eines fest; month * gilt für jeden Monat, category * für den ganzen \
    Monat.
    """

  static func description(
    over: Int, budgeted: Int, largest: String?, amount: Value?
  ) -> RichText {
    guard let largest, let amount else {
      return budgeted == 1
        ? "Die Kategorie liegt nicht über ihrem Budget."
        : "Keine der \(.count(budgeted)) Kategorien liegt über ihrem Budget."
    }
    return """
      \(.count(over)) von \(counted(budgeted, "Kategorie", "Kategorien")) über dem Budget, am \
      meisten \(name: largest) mit \(amount).
      """
  }

  static func descriptionWithoutBudget(largest: String?, amount: Value?) -> RichText {
    guard let largest, let amount else { return "Keine Ausgaben." }
    return "Am meisten ging an \(name: largest), \(amount)."
  }

  static func tableCaption(_ month: Month) -> RichText { "Kategorien, \(.month(month))" }

  static func columns(hasBudget: Bool) -> [DisplayTable.Column] {
    let budget: [DisplayTable.Column] = [
      .number("Budget"), .number("Differenz"), .number("Genutzt"), .init("Stand"),
    ]
    return [.init("Kategorie"), .number("Ausgaben")] + (hasBudget ? budget : [.number("Anteil")])
      + [.number("Posten")]
  }

  static func ownBudget(_ sum: Value) -> RichText {
    """
    Der ganze Monat hat ein eigenes Budget; die Budgets der Kategorien ergeben zusammen \(sum).
    """
  }

  static func carriedOver(_ entries: [(name: String, amount: Value)]) -> RichText {
    let parts = entries.prefix(6).map { entry -> RichText in "\(name: entry.name) \(entry.amount)" }
    let list = list(parts, more: max(0, entries.count - 6))
    return "Mit dem, was vom Vormonat übrig blieb: \(list)."
  }

  static let unbudgetedCounts: RichText =
    "Ausgaben ohne eigenes Budget zählen zum ganzen Monat."

  static func monthsTitle(_ count: Int) -> RichText { counted(count, "Monat", "Monate") }

  static func overCount(_ over: Int, of months: Int) -> RichText {
    if months == 1 {
      return over == 0
        ? "Der letzte Monat blieb im Budget." : "Der letzte Monat lag über dem Budget."
    }
    let span: RichText = "der letzten \(.count(months)) Monate"
    return switch over {
    case 0: "Keiner \(span) lag über dem Budget."
    case 1: "Einer \(span) lag über dem Budget."
    default: "\(.count(over)) \(span) lagen über dem Budget."
    }
  }

  static func yearToDate(
    from first: Month, through last: Month, spent: Value, variance: Value?, budget: Value?
  ) -> RichText {
    let span: RichText =
      first == last ? "\(.monthName(first))" : "\(.monthName(first)) bis \(.monthName(last))"
    guard let variance, let budget else { return "\(span): \(spent)." }
    return "\(span): \(spent), \(variance) gegenüber \(budget)."
  }

  static func projection(for day: CalendarDate) -> RichText {
    "Der gestrichelte Umriss ist die Hochrechnung auf den \(.dayOfMonth(day))."
  }

  static let oneMonth: RichText =
    "Vergleiche mit anderen Monaten erscheinen, sobald es Belege eines zweiten Monats gibt."

  static let monthsTableTitle: RichText = "Monate als Tabelle"
  static let monthsCaption: RichText = "Ausgaben nach Monat"

  static let monthColumns: [DisplayTable.Column] = [
    .init("Monat", order: .ascending), .number("Ausgaben"), .number("Budget"),
    .number("Differenz"), .number("Belege"),
  ]

  static func monthsDescription(
    highest: Month, highestAmount: Value, lowest: Month, lowestAmount: Value
  ) -> RichText {
    """
    Am meisten im \(.month(highest)) mit \(highestAmount), am wenigsten im \(.month(lowest)) mit \
    \(lowestAmount).
    """
  }
}
