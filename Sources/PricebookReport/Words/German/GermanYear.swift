import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension German {
  /// The German words of the year in review.
  enum Year: YearPhrases, InGerman {
    static func title(_ year: Int) -> RichText { "Jahresrückblick \(String(year))" }

    static func kicker(_ span: YearSpan) -> RichText {
      let since: RichText = span.since.map { " ab \(.dayOfMonth($0))" } ?? ""
      return span.isOver
        ? "\(String(span.year))\(since)"
        : "\(String(span.year))\(since), bisher bis \(.dayOfMonth(span.lastDay))"
    }

    static func headline(
      _ spent: RichText, _ span: YearSpan, budget: YearBudgetClaim?, change: YearChangeClaim?
    ) -> RichText {
      let since: RichText = span.since.map { ", ab \(.dayOfMonth($0))" } ?? ""
      let claim: RichText =
        span.isOver
        ? "\(spent) ausgegeben im Jahr \(String(span.year))\(since)"
        : "\(spent) bisher ausgegeben im Jahr \(String(span.year))\(since)"
      let clauses = [budget.map(clause), change.map(clause)].compactMap(\.self)
      return clauses.isEmpty ? claim : "\(claim): \(list(clauses, separator: semicolon))"
    }

    private static func clause(_ budget: YearBudgetClaim) -> RichText {
      let months: RichText =
        budget.months.map { count in
          count == 1
            ? " im einzigen Monat, der eines hat"
            : " in den \(.count(count)) Monaten, die eines haben"
        } ?? ""
      let including: RichText = budget.including.map { ", \(.monthName($0)) inbegriffen" } ?? ""
      return switch budget.status {
      case .over: "\(budget.amount) über Budget\(months)\(including)"
      case .under where budget.including != nil:
        "noch \(budget.amount) vom Budget übrig\(months)\(including)"
      case .under: "\(budget.amount) unter Budget\(months)"
      case .on, .unbudgeted: "genau im Budget\(months)\(including)"
      }
    }

    private static func clause(_ change: YearChangeClaim) -> RichText {
      let place: RichText =
        change.isSamePeriod
        ? "im gleichen Zeitraum \(String(change.previous))" : RichText(String(change.previous))
      guard let amount = change.amount else { return "etwa gleich viel wie \(place)" }
      let claim: RichText = "\(amount) \(change.isMore ? "mehr" : "weniger") als \(place)"
      guard let reason = change.reason else { return claim }
      return reason.isMost
        ? "\(claim), vor allem für \(name: reason.category)"
        : "\(claim), am meisten für \(name: reason.category)"
    }

    static func begins(_ day: CalendarDate, year: Int) -> RichText {
      "Die Daten von \(String(year)) beginnen am \(.dayOfMonth(day)); es ist also kein ganzes Jahr."
    }

    static func ends(_ month: Month) -> RichText {
      """
      Die Daten des Jahres enden mit dem Monat \(.monthName(month)); es ist also kein ganzes Jahr.
      """
    }

    static func spentLabel(_ span: YearSpan) -> RichText {
      span.isOver ? "Ausgegeben \(String(span.year))" : "Bisher ausgegeben \(String(span.year))"
    }

    static func against(_ year: Int, isSamePeriod: Bool) -> RichText {
      isSamePeriod ? "Ggü. dem gleichen Zeitraum \(String(year))" : "Gegenüber \(String(year))"
    }

    static let monthlyMean: RichText = "Im Monatsdurchschnitt"
    static func meanContext(_ months: RichText) -> RichText { "über \(months)" }
    static let keptLabel: RichText = "Monate im Budget"
    static let keptContext: RichText = "der abgeschlossenen Monate"

    static func monthsTitle(_ count: Int) -> RichText { "Monat für Monat" }
    static let extremesTitle: RichText = "Bester und schlechtester Monat"

    static func extremesNote(againstBudgets: Bool) -> RichText {
      againstBudgets
        ? "Ganze Monate im Vergleich zu ihrem Budget, mit der Kategorie, die am meisten abweicht."
        : """
        Ganze Monate im Vergleich zum mittleren Monat (Median), mit der Kategorie, die am meisten \
        abweicht.
        """
    }

    static func best(_ claim: YearMonthClaim) -> RichText { extreme("Bester", claim) }
    static func worst(_ claim: YearMonthClaim) -> RichText { extreme("Schlechtester", claim) }

    private static func extreme(_ word: String, _ claim: YearMonthClaim) -> RichText {
      let reference = claim.isAgainstBudget ? "dem Budget" : "dem mittleren Monat"
      let claimed: RichText =
        claim.isLevel
        ? """
        \(word) Monat: \(.monthName(claim.month)), genau \
        \(claim.isAgainstBudget ? "im Budget" : "wie der mittlere Monat")
        """
        : """
        \(word) Monat: \(.monthName(claim.month)), \(claim.amount) \
        \(claim.isAbove ? "über" : "unter") \(reference)
        """
      guard let reason = claim.reason else { return "\(claimed)." }
      return "\(claimed). Wichtigster Grund: \(name: reason.category), \(reason.difference)."
    }

    static let categoriesTitle: RichText = "Kategorien nach Monat"

    static func categoriesNote(percent: Int, highest: Int, least: Int) -> RichText {
      """
      ▲ liegt \(percent: percent) oder mehr über dem mittleren Monat (Median) der Kategorie, ▲▲ \
      \(percent: highest) oder mehr, ▼ \(percent: percent) oder mehr darunter. Angebrochene Monate \
      und Unterschiede unter \(percent: least) der Ausgaben eines mittleren Monats haben kein \
      Zeichen.
      """
    }

    static func word(_ heat: YearReview.Heat) -> String {
      switch heat {
      case .none: ""
      case .low: "niedrig"
      case .high: "hoch"
      case .highest: "sehr hoch"
      }
    }

    static func changeTitle(_ year: Int, _ previous: Int) -> RichText {
      "\(String(year)) gegenüber \(String(previous))"
    }

    static func changeNote(
      _ year: Int, _ previous: Int, change: Value, isSamePeriod: Bool, months: Int?
    ) -> RichText {
      let scope: RichText =
        months.map { "Die \(.count($0)) Monate, die beide Jahre ganz haben: \(change)." }
        ?? (isSamePeriod
          ? "Gegenüber dem gleichen Zeitraum \(String(previous)): \(change)."
          : "Gegenüber \(String(previous)): \(change).")
      return """
        \(scope) Preis: dieselben Artikel in denselben Läden. Ladenwahl: dieselben Artikel in \
        teureren oder günstigeren Läden. Menge: mehr oder weniger davon, mit Pfand und \
        Erstattungen. Die Teile ergeben zusammen die Änderung.
        """
    }

    static func label(_ year: Int, isSamePeriod: Bool) -> RichText {
      isSamePeriod ? "\(String(year)), gleicher Zeitraum" : RichText(String(year))
    }

    static func notCompared(_ previous: Int, months: Int) -> RichText {
      let have: RichText =
        switch months {
        case 0: "\(String(previous)) hat keinen derselben Monate ganz"
        case 1: "\(String(previous)) hat nur einen derselben Monate ganz"
        default: "\(String(previous)) hat nur \(spelled(months)) derselben Monate ganz"
        }
      return "\(have); ab \(spelled(YearComparison.fewestMonths)) werden sie verglichen."
    }

    static let pricesTitle: RichText = "Preise in denselben Läden"
    static func pricesNote(start: Month) -> RichText { "\(.month(start)) ist 100." }
    static let itemsTitle: RichText = "Artikel mit den höchsten Ausgaben"
    static let itemsNote: RichText = """
      Der Preis ist, was im Jahr durchschnittlich pro kg, Liter oder Stück bezahlt wurde, in allen \
      Läden zusammen.
      """
    static let priceChangesTitle: RichText = "Stärkste Preisänderungen"

    static func priceChangesNote(
      earlier: (first: Month, last: Month), later: (first: Month, last: Month), purchases: Int
    ) -> RichText {
      """
      In denselben Läden, \(.month(later.first)) bis \(.month(later.last)) gegenüber \
      \(.month(earlier.first)) bis \(.month(earlier.last)), für Artikel, die beide Male mindestens \
      \(spelled(purchases))mal gekauft wurden. Der Betrag ist, was die Änderung für das Gekaufte \
      ausmachte.
      """
    }

    static let effect: RichText = "Betrag"
    static let purchases: RichText = "Käufe"

    static func storesNote(_ store: String, _ part: LargestPart, share: Double) -> RichText {
      part == .only
        ? "Alles wurde bei \(name: store) gekauft."
        : "\(.percent(share, digits: 0)) der Ausgaben entfielen auf \(name: store)."
    }

    static func method(percent: Int) -> RichText {
      """
      Jahre werden über die Monate verglichen, die beide ganz haben; ein laufender Monat mit \
      denselben Tagen des Vorjahrs. Unterschiede unter \(percent: percent) gelten als gleich.
      """
    }
  }
}
