import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English {
  /// The words of the year in review.
  enum Year: YearPhrases, InEnglish {
    static func title(_ year: Int) -> RichText { "Year in review, \(String(year))" }

    static func kicker(_ span: YearSpan) -> RichText {
      let year: RichText = RichText(String(span.year))
      let since: RichText = span.since.map { " from \(.dayOfMonth($0))" } ?? ""
      return span.isOver
        ? "\(year)\(since)" : "\(year)\(since), so far to \(.dayOfMonth(span.lastDay))"
    }

    static func headline(
      _ spent: RichText, _ span: YearSpan, budget: YearBudgetClaim?, change: YearChangeClaim?
    ) -> RichText {
      let claim: RichText =
        span.since.map { day in
          span.isOver
            ? "\(spent) spent in \(String(span.year)), from \(.dayOfMonth(day)) on"
            : "\(spent) spent in \(String(span.year)) so far, from \(.dayOfMonth(day)) on"
        } ?? "\(spent) spent in \(String(span.year))\(span.isOver ? "" : " so far")"
      let clauses = [budget.map(clause), change.map(clause)].compactMap(\.self)
      return clauses.isEmpty ? claim : "\(claim): \(list(clauses, separator: semicolon))"
    }

    private static func clause(_ budget: YearBudgetClaim) -> RichText {
      let months: RichText =
        budget.months.map { count in
          count == 1
            ? " in the one month that has one" : " in the \(.count(count)) months that have one"
        } ?? ""
      let including: RichText = budget.including.map { ", \(.monthName($0)) included" } ?? ""
      return switch budget.status {
      case .over: "\(budget.amount) over budget\(months)\(including)"
      case .under where budget.including != nil:
        "\(budget.amount) left of the budget\(months)\(including)"
      case .under: "\(budget.amount) under budget\(months)"
      case .on, .unbudgeted: "exactly on budget\(months)\(including)"
      }
    }

    private static func clause(_ change: YearChangeClaim) -> RichText {
      let place: RichText =
        change.isSamePeriod
        ? "in the same period of \(String(change.previous))" : "in \(String(change.previous))"
      guard let amount = change.amount else { return "about as much as \(place)" }
      let claim: RichText = "\(amount) \(change.isMore ? "more" : "less") than \(place)"
      guard let reason = change.reason else { return claim }
      return reason.isMost
        ? "\(claim), above all for \(name: reason.category)"
        : "\(claim), the largest part for \(name: reason.category)"
    }

    static func begins(_ day: CalendarDate, year: Int) -> RichText {
      "The data of \(String(year)) begin on \(.dayOfMonth(day)), so this is not the whole year."
    }

    static func ends(_ month: Month) -> RichText {
      """
      The data of the year end with \(.monthName(month)), so this is not the whole year.
      """
    }

    static func spentLabel(_ span: YearSpan) -> RichText {
      span.isOver ? "Spent in \(String(span.year))" : "Spent in \(String(span.year)) so far"
    }

    static func against(_ year: Int, isSamePeriod: Bool) -> RichText {
      isSamePeriod ? "Against the same period of \(String(year))" : "Against \(String(year))"
    }

    static let monthlyMean: RichText = "A month, on average"
    static func meanContext(_ months: RichText) -> RichText { "over \(months)" }
    static let keptLabel: RichText = "Months within budget"
    static let keptContext: RichText = "of those that have ended"

    static func monthsTitle(_ count: Int) -> RichText { "Month by month" }
    static let extremesTitle: RichText = "Best and worst month"

    static func extremesNote(againstBudgets: Bool) -> RichText {
      againstBudgets
        ? "Whole months against their budgets, with the category that differs most."
        : "Whole months against the median month, with the category that differs most."
    }

    static func best(_ claim: YearMonthClaim) -> RichText { extreme("Best", claim) }
    static func worst(_ claim: YearMonthClaim) -> RichText { extreme("Worst", claim) }

    private static func extreme(_ word: String, _ claim: YearMonthClaim) -> RichText {
      let reference = claim.isAgainstBudget ? "its budget" : "the median month"
      let claimed: RichText =
        claim.isLevel
        ? "\(word) month: \(.monthName(claim.month)), the same as \(reference)"
        : """
        \(word) month: \(.monthName(claim.month)), \(claim.amount) \
        \(claim.isAbove ? "above" : "below") \(reference)
        """
      guard let reason = claim.reason else { return "\(claimed)." }
      return "\(claimed). Largest reason: \(name: reason.category), \(reason.difference)."
    }

    static let categoriesTitle: RichText = "Categories by month"

    static func categoriesNote(percent: Int, highest: Int, least: Int) -> RichText {
      """
      ▲ is \(percent: percent) or more above the category’s median month, ▲▲ \
      \(percent: highest) or more, ▼ \(percent: percent) or more below. Months that are not whole \
      and differences under \(percent: least) of a median month’s spending have no mark.
      """
    }

    static func word(_ heat: YearReview.Heat) -> String {
      switch heat {
      case .none: ""
      case .low: "low"
      case .high: "high"
      case .highest: "very high"
      }
    }

    static func changeTitle(_ year: Int, _ previous: Int) -> RichText {
      "\(String(year)) against \(String(previous))"
    }

    static func changeNote(
      _ year: Int, _ previous: Int, change: Value, isSamePeriod: Bool, months: Int?
    ) -> RichText {
      let scope: RichText =
        months.map { "The \(.count($0)) months that both years have whole: \(change)." }
        ?? (isSamePeriod
          ? "Against the same period of \(String(previous)): \(change)."
          : "Against \(String(previous)): \(change).")
      return """
        \(scope) Price: the same items at the same stores. Store choice: the same items at dearer \
        or cheaper stores. Quantity: more or less of them, with deposits and refunds. The parts add \
        up to the change.
        """
    }

    static func label(_ year: Int, isSamePeriod: Bool) -> RichText {
      isSamePeriod ? "\(String(year)), same period" : RichText(String(year))
    }

    static func notCompared(_ previous: Int, months: Int) -> RichText {
      let have: RichText =
        switch months {
        case 0: "\(String(previous)) has none of the same months whole"
        case 1: "\(String(previous)) has only one of the same months whole"
        default: "\(String(previous)) has only \(spelled(months)) of the same months whole"
        }
      return "\(have); from \(spelled(YearComparison.fewestMonths)) on they are compared."
    }

    static let pricesTitle: RichText = "Prices at the same stores"
    static func pricesNote(start: Month) -> RichText { "\(.month(start)) is 100." }
    static let itemsTitle: RichText = "Items with the most money"
    static let itemsNote: RichText = """
      The price is what was paid on average over the year per kg, litre or piece, at all stores \
      together.
      """
    static let priceChangesTitle: RichText = "Largest price changes"

    static func priceChangesNote(
      earlier: (first: Month, last: Month), later: (first: Month, last: Month), purchases: Int
    ) -> RichText {
      """
      At the same stores, \(.month(later.first)) to \(.month(later.last)) against \
      \(.month(earlier.first)) to \(.month(earlier.last)), for items bought at least \
      \(spelled(purchases)) times in both. The amount is what the change meant for what was bought.
      """
    }

    static let effect: RichText = "Amount"
    static let purchases: RichText = "Purchases"

    static func storesNote(_ store: String, _ part: LargestPart, share: Double) -> RichText {
      part == .only
        ? "Everything was bought at \(name: store)."
        : "\(name: store) took \(.percent(share, digits: 0)) of the money."
    }

    static func method(percent: Int) -> RichText {
      """
      Years are compared over the months that both have whole; a month under way with the same \
      days a year before. Differences under \(percent: percent) count as alike.
      """
    }
  }
}
