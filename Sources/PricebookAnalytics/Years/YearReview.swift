package import PricebookModel

/// How a year was: what was spent, against its budgets and the year before, and on what.
///
/// Months are those of the book's calendar (`monthStartDay`); a year has twelve of them.
package struct YearReview: Sendable {
  package let outline: YearOutline
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
    /// One amount for each of ``YearReview/months``; `nil` where there is neither spending nor a budget.
    package var byMonth: [Amount?]
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

  /// ``YearOutline/year``.
  package var year: Int { outline.year }
  /// ``YearOutline/months``.
  package var months: [Month] { outline.months }
  /// ``YearOutline/runningMonth``.
  package var runningMonth: Month? { outline.runningMonth }

  /// Reviews a year.
  ///
  /// - Parameters:
  ///   - year: One of ``years(in:)``.
  ///   - analysis: Of the book's own month, so that what is under way is known as such.
  /// - Complexity: O(unit values + spending of two years, log of their items) for each currency
  ///   of the year.
  package init(of year: Int, in analysis: Analysis) {
    let outline = YearOutline(of: year, in: analysis)
    self.outline = outline
    parts = Self.currencies(of: year, in: analysis).map { currency in
      Part(
        currency: currency, year: year, months: outline.months,
        runningMonth: outline.runningMonth, isOver: outline.isOver, in: analysis)
    }
  }

  private static func currencies(of year: Int, in analysis: Analysis) -> [CurrencyID] {
    let names = analysis.book.names.currencies
    var sums: [CurrencyID: (lines: Int, spent: Amount)] = [:]
    for row in analysis.spending.byMonth.rows(ofYear: year) {
      sums[row.currency, default: (0, .zero)].lines += row.lineCount
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
