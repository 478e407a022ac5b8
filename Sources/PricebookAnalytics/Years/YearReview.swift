package import PricebookModel

/// How a year was: what was spent, against its budgets and the year before, and on what.
///
/// Months are those of the book's calendar (`monthStartDay`); a year has twelve of them.
package struct YearReview: Sendable {
  package let year: Int
  /// The months of the year that have spending, ascending.
  package let months: [Month]
  /// The day that the data of the year begin on, where that is not in its first week.
  package let since: CalendarDate?
  /// The last day of the last month with spending, or the as-of day where that is under way.
  package let lastDay: CalendarDate
  /// The last month with spending of a year that is over, where it is not its last month.
  package let endsWith: Month?
  /// Whether the year is over on the day that the reports speak from.
  package let isOver: Bool
  /// The month under way, if it is one of the year; what it comes to is not known yet.
  package let runningMonth: Month?
  /// Most lines first, the book's own currency before all others.
  package let parts: [Part]

  /// The year in one currency.
  package struct Part: Sendable {
    package var currency: CurrencyID
    /// The months that have spending in the currency, ascending.
    package var months: [Month]
    package var spent: Amount
    package var receipts: Int
    package var lines: Int
    /// `nil` where no month has a budget, or their sum does not fit in 64 bits.
    package var budget: Budget?
    /// By what was spent, most first; they add up to ``spent``.
    package var categories: [Category]
    /// By what was spent, most first; they add up to ``spent``.
    package var stores: [Store]
    /// The items with the most money, without adjustments.
    package var items: [Item]
    /// The number of items that were bought, by dimension.
    package var itemCount: Int
    /// Months that can be compared with each other, lowest difference first: whole ones.
    package var judgedMonths: [JudgedMonth]
    /// `nil` where the two years do not share enough months.
    package var comparison: YearComparison?
    /// Months of the year that can be compared with those a year before.
    package var comparableMonths: Int
    package var priceChanges: YearPriceChanges?
  }

  /// The sum of the budgets of the months that have one, against what was spent in them.
  package struct Budget: Sendable {
    /// What is carried over within the year counts once.
    package var amount: Amount
    package var spent: Amount
    /// Spent − budget.
    package var variance: Amount
    /// Months with a budget, and how many of them kept to it, or did not, apart from a month under
    /// way.
    package var months: Int
    package var kept: Int
    package var over: Int
    /// Whether every month with spending has a budget.
    package var isComplete: Bool
  }

  /// One category, a parent for all its parts, as the reviews of months count them.
  package struct Category: Sendable {
    package var scope: BudgetVariance.Scope
    package var spent: Amount
    /// One for each of ``YearReview/months``; `nil` where there is neither spending nor a budget.
    package var cells: [Cell?]
  }

  package struct Cell: Sendable {
    package var spent: Amount
    package var heat: Heat
  }

  /// How the month of a category compares with the category's median month.
  ///
  /// Months that are not whole have none, and neither have categories of fewer than three whole
  /// months, or differences below 1 % of what the median month comes to in all.
  package enum Heat: Sendable {
    case none
    /// At least 25 % below.
    case low
    /// At least 25 % above.
    case high
    /// At least 50 % above.
    case highest

    package static let percent = 25
    package static let highestPercent = 50
  }

  package struct Store: Sendable {
    package var store: StoreID
    package var spent: Amount
    package var receipts: Int
    package var lines: Int
  }

  /// What was bought of one item in one dimension.
  package struct Item: Sendable {
    package var item: ItemID
    package var dimension: DimensionID
    package var spent: Amount
    package var quantity: BaseQuantity
    package var lines: Int
    /// What was paid per base unit, refunds and free items apart; `nil` where there is no price.
    package var price: UnitValue?
  }

  /// A whole month against its budget, or the median of the year's whole months.
  package struct JudgedMonth: Sendable {
    package var month: Month
    package var spent: Amount
    /// Its budget, or the median month.
    package var reference: Amount
    package var isAgainstBudget: Bool
    /// The category that is furthest above, and the one that is furthest below, where it is at
    /// least 1 % of the month's spending and no other is as far.
    package var above: Reason?
    package var below: Reason?

    package var difference: Amount { spent - reference }
  }

  package struct Reason: Sendable {
    package var scope: BudgetVariance.Scope
    package var difference: Amount
    /// Whether it is more than half of the whole difference.
    package var isMost: Bool
  }

  /// Months that are needed to say which was best and worst, and what a median month is.
  package static let fewestMonths = 3
  /// How many items are listed.
  package static let itemLimit = 10
}

extension YearReview {
  /// Years in which something was spent, ascending.
  package static func years(in analysis: Analysis) -> [Int] {
    Set(analysis.spending.byMonth.lazy.map(\.month.year)).sorted()
  }

  /// Reviews a year.
  ///
  /// A year is over where the month that the reports are about lies in a later one, or the day
  /// that they speak from is its last or later.
  ///
  /// - Parameters:
  ///   - year: One of ``years(in:)``.
  ///   - analysis: Of the book's own month, so that what is under way is known as such.
  /// - Complexity: O(unit values + spending of two years, log of their items) for each currency
  ///   of the year.
  package init(of year: Int, in analysis: Analysis) {
    let (period, calendar) = (analysis.period, analysis.period.calendar)
    let first = Month(year: year, month: 1)
    let rows = analysis.spending.byMonth.lazy.filter { $0.month.year == year }
    let months = Set(rows.map(\.month)).sorted()
    let last = months.last ?? first
    let end = calendar.lastDay(of: first.adding(months: 11))
    let speaksFrom = max(
      period.asOf, analysis.options.asOf ?? analysis.options.today ?? period.asOf)
    let runningMonth = period.isOver || period.month.year != year ? nil : period.month
    let isOver =
      period.month.year > year || speaksFrom >= end
      || (period.isOver && period.month == last && last.monthOfYear == 12)
    self.year = year
    self.months = months
    self.isOver = isOver
    self.runningMonth = runningMonth
    lastDay = last == runningMonth ? period.asOf : calendar.lastDay(of: last)
    endsWith = isOver && last.monthOfYear < 12 ? last : nil
    since = Self.since(months.first ?? first, facts: analysis.yearFacts, calendar: calendar)
    parts = Self.currencies(of: Array(rows), in: analysis).map { currency in
      Part(
        currency: currency, year: year, months: months, runningMonth: runningMonth,
        isOver: isOver, in: analysis)
    }
  }

  /// The day that the data begin on, where the year has none of its first week.
  private static func since(
    _ first: Month, facts: YearFacts, calendar: MonthCalendar
  ) -> CalendarDate? {
    let begins = facts.firstDay.map { calendar.month(of: $0) == first } ?? false
    let isWhole = !begins || facts.firstWholeMonth == first
    if first.monthOfYear == 1, isWhole { return nil }
    return isWhole ? calendar.firstDay(of: first) : facts.firstDay
  }

  private static func currencies(
    of rows: [Spending.MonthRow], in analysis: Analysis
  ) -> [CurrencyID] {
    let names = analysis.book.names.currencies
    var sums: [CurrencyID: (lines: Int, spent: Amount)] = [:]
    for row in rows {
      sums[row.currency, default: (0, .zero)].lines += row.lines
      sums[row.currency, default: (0, .zero)].spent += row.spent
    }
    func rank(_ currency: CurrencyID) -> (Int, Int, Amount) {
      let sum = sums[currency] ?? (0, .zero)
      return (names[currency] == analysis.book.settings.currency ? 1 : 0, sum.lines, sum.spent)
    }
    return sums.keys.sorted { left, right in
      let (one, other) = (rank(left), rank(right))
      return one == other ? names[left] < names[right] : one > other
    }
  }
}
