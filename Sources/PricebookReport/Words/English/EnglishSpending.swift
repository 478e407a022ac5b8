import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension English {
  /// The words of the sections on budgets and months.
  enum Budget: BudgetPhrases, InEnglish {
    static let title: RichText = "Budget by category"
    static let titleWithoutBudget: RichText = "Spending by category"
    static let tableTitle: RichText = "Table of categories"

    static let bars: RichText = """
      Largest overspend first. The broad bar is the budget, the narrow one what was spent; \
      \("the part beyond the budget", tone: .over) is coloured.
      """

    static func pace(_ kind: MonthPeriod.Kind) -> RichText {
      """
      ▲ marks the pace: where spending would stand if it ran evenly over the \(Shared.noun(kind)).
      """
    }

    static let withoutCategoryTitle: RichText = "Items without a category"
    static let withoutCategoryNote: RichText = """
      The likely category comes from items with the same words, or from the kind of goods. \
      pricebook match writes them as rows for aliases.csv.
      """

    static func howToAddBudgets(_ kind: MonthPeriod.Kind) -> RichText {
      """
      There is no budget for \(kind == .range ? "these months" : "this \(Shared.noun(kind))"). A file \
      budgets.csv with the columns month, category, amount and currency sets one; month * means \
      every month, category * the whole month.
      """
    }

    static func noneOver(_ budgeted: Int) -> RichText {
      budgeted == 1
        ? "The category is not over its budget."
        : "None of the \(.count(budgeted)) categories is over its budget."
    }

    static func over(
      _ over: Int, of budgeted: Int, largest: (name: String, amount: Value)?
    ) -> RichText {
      let claim: RichText =
        budgeted == 1
        ? "The one category with a budget \(over == 1 ? "is over it" : "is not over it")"
        : """
        \(.count(over)) of \(counted(budgeted, "category", "categories")) over budget
        """
      guard let largest else { return "\(claim)." }
      return over == 1
        ? "\(claim): \(name: largest.name) with \(largest.amount)."
        : "\(claim), most of all \(name: largest.name) with \(largest.amount)."
    }

    static let noSpending: RichText = "No spending."

    static func mostSpent(
      on largest: String?, _ amount: Value, _ part: LargestPart
    ) -> RichText {
      switch (part, largest) {
      case (.tied, _): "Several categories are the largest, each \(amount)."
      case (.only, let largest?): "Everything was spent on \(name: largest), \(amount)."
      case (.only, nil): "None of it has a category, \(amount)."
      case (.most, let largest?): "Most was spent on \(name: largest), \(amount)."
      case (.most, nil): "Most of it has no category, \(amount)."
      case (.largest, let largest?): "The largest category is \(name: largest), \(amount)."
      case (.largest, nil): "The largest part has no category, \(amount)."
      }
    }

    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Categories, \(Shared.name(period))"
    }

    static func ownBudget(_ sum: Value, _ kind: MonthPeriod.Kind) -> RichText {
      """
      The whole \(Shared.noun(kind)) has a budget of its own; the budgets of the categories come to \(sum).
      """
    }

    static func carriedOver(_ entries: RichText) -> RichText {
      "With what was left of the month before: \(entries)."
    }

    static func overspentBefore(_ entries: RichText) -> RichText {
      "Less what was overspent in the month before: \(entries)."
    }

    static func unbudgetedCounts(_ kind: MonthPeriod.Kind) -> RichText {
      "Spending without a budget of its own counts against the whole \(Shared.noun(kind))."
    }

    static func overCount(_ over: Int, of months: Int) -> RichText {
      if months == 1 {
        return over == 0
          ? "The one month with a budget is not over it."
          : "The one month with a budget is over it."
      }
      return switch over {
      case months where months == 2: "Both months with a budget are over it."
      case months: "All \(.count(months)) months with a budget are over it."
      case 0: "None of the \(.count(months)) months with a budget is over it."
      case 1: "1 of the \(.count(months)) months with a budget is over it."
      default: "\(.count(over)) of the \(.count(months)) months with a budget are over it."
      }
    }

    static func yearToDate(
      from first: Month, through last: Month, spent: Value, _ variance: YearVariance?
    ) -> RichText {
      let span: RichText =
        first == last ? "\(.monthName(first))" : "\(.monthName(first)) to \(.monthName(last))"
      guard let variance else { return "\(span): \(spent)." }
      let separator: RichText = variance.months == nil ? "," : ";"
      return "\(span): \(spent)\(separator) \(Review.yearToDate(variance))."
    }

    static func projection(for day: CalendarDate) -> RichText {
      "The dashed outline is what the month usually comes to by \(.dayOfMonth(day))."
    }

    static let oneMonth: RichText =
      "Comparisons with other months appear as soon as there are receipts of a second month."

    static let monthsTableTitle: RichText = "Table of months"
    static let monthsCaption: RichText = "Spending by month"

    static func monthsDescription(
      highest: [Month], highestAmount: Value, lowest: (months: [Month], amount: Value)?
    ) -> RichText {
      let high: RichText = "Highest in \(listed(highest)) with \(highestAmount)"
      guard let lowest else { return "\(high)." }
      return "\(high), lowest in \(listed(lowest.months)) with \(lowest.amount)."
    }

    static func monthsAlike(_ amount: Value, before month: Month?) -> RichText {
      guard let month else { return "\(amount) in every month." }
      return "\(amount) in every month before \(.month(month))."
    }
  }
}

extension English {
  /// The words of the section on stores.
  enum Stores: StorePhrases, InEnglish {
    static let title: RichText = "By store"
    static let tableTitle: RichText = "Table of stores"
    static func tableCaption(_ period: MonthPeriod) -> RichText { "Stores, \(Shared.name(period))" }

    static func note(
      _ store: String, _ part: LargestPart, share: Double, earlier: Double?,
      earlierPeriod: MonthPeriod
    ) -> RichText {
      let claim: RichText =
        part == .only
        ? "Everything was bought at \(name: store)"
        : "\(.percent(share, digits: 0)) of the money went to \(name: store)"
      guard let earlier else { return "\(claim)." }
      return
        "\(claim), \(.percent(earlier, digits: 0)) \(Shared.during(earlierPeriod, withYear: false))."
    }

    static func description(
      _ store: String, _ amount: Value, _ part: LargestPart, stores: Int
    ) -> RichText {
      let claim: RichText = "Spending at \(counted(stores, "store", "stores"))"
      return switch part {
      case .only: "All spending at \(name: store), \(amount)."
      case .most: "\(claim), mostly at \(name: store) with \(amount)."
      case .largest: "\(claim), most of all at \(name: store) with \(amount)."
      case .tied: "\(claim), several of them the largest with \(amount) each."
      }
    }
  }
}

extension English {
  /// The words of the section on carts.
  enum Carts: CartPhrases, InEnglish {
    static let title: RichText = "Carts: planned and paid"
    static let completedTotal: RichText = "Completed"
    static let newestCaption: RichText = "Newest completed carts"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "All carts of \(Shared.name(period))"
    }

    static func completed(_ count: Int, in period: MonthPeriod) -> RichText {
      count == 0
        ? "No cart was completed \(Shared.during(period, withYear: false))."
        : """
        \(counted(count, "cart was", "carts were")) completed \(Shared.during(period, withYear: false)).
        """
    }

    static func notCompleted(_ count: Int) -> RichText {
      """
      \(counted(count, "cart is", "carts are")) not completed; what is not bought yet is not \
      skipped, so differences stay empty.
      """
    }

    static func description(planned: Value, actual: Value, difference: Value) -> RichText {
      "Planned \(planned), actual \(actual), difference \(difference)."
    }

    static func againstBudget(_ difference: Value, _ budget: Value) -> RichText {
      "\(difference) against a budget of \(budget)"
    }

    static func storeSwitching(_ amount: Value) -> RichText {
      "\(amount) of the price difference came from buying at another store than planned."
    }

    static func unpriced(_ count: Int) -> RichText {
      """
      \(counted(count, "line has no price and counts", "lines have no price and count")) \
      as nothing.
      """
    }

    static func earlier(_ count: Int) -> RichText { "Earlier, \(counted(count, "cart", "carts"))" }

    static func state(_ state: Cart.State) -> String {
      switch state {
      case .planning: "planning"
      case .shopping: "shopping"
      case .completed: "completed"
      }
    }
  }
}

extension English {
  /// The words of the section on items.
  enum Items: ItemPhrases, InEnglish {
    static let title: RichText = "Largest items"
    static func tableCaption(_ period: MonthPeriod) -> RichText {
      "Largest items, \(Shared.name(period))"
    }

    static func note(_ count: Int) -> RichText {
      """
      \(count == 1 ? "The item" : "The \(.count(count)) items") with the most money. The \
      average price is what was paid per kg, litre or piece at all stores together.
      """
    }

    static func lines(from first: Month, through last: Month) -> RichText {
      """
      Small lines run from \(.month(first)) to \(.month(last)); gaps are months without \
      a purchase.
      """
    }

    static func changeFootnote(_ percent: Int, months: Int) -> RichText {
      """
      “Against 3 months” compares with the median of the last \(spelled(months)) months that have a \
      price; changes of \(percent: percent) or more stand out.
      """
    }

    static func changeFootnote(_ percent: Int, _ reference: ChangeReference) -> RichText {
      """
      The change is that of the unit value \(Changes.against(reference)); changes of \
      \(percent: percent) or more stand out.
      """
    }
  }
}
