package import PricebookModel

/// How a year was: what was spent, against its budgets and the year before, and on what.
///
/// Months are those of the book's calendar (`monthStartDay`); a year has twelve of them.
package struct YearReview: Sendable {
  package let outline: YearOutline
  /// Most lines first, the book's own currency before all others.
  package let parts: [Part]

  package struct Part: Sendable {
    package var currency: CurrencyID
    package var months: [Month]
    package var spent: Amount
    package var receipts: Int
    package var lines: Int
    /// `nil` where no month has a budget, or their sum does not fit in 64 bits.
    package var budget: BudgetSum?
    /// By what was spent, most first; they add up to ``spent``.
    package var categories: [Category]
    /// By what was spent, most first; they add up to ``spent``.
    package var stores: [Store]
    /// The items with the most money, without adjustments.
    package var items: [BoughtItem]
    /// The number of items that were bought, by dimension.
    package var itemCount: Int
    /// Months that can be compared with each other, lowest difference first: whole ones.
    package var judgedMonths: [JudgedMonth]
    package var comparison: YearComparison?
  }

  /// The sum of the budgets of the months that have one, against what was spent in them.
  package struct BudgetSum: Sendable {
    /// What is carried over within the year counts once.
    package var amount: Amount
    /// Spent − budget.
    package var variance: Amount
    /// How many months have a budget.
    package var months: Int
    /// How many of these kept to it; `nil` where none of them is whole.
    package var record: BudgetsKept?
    /// Whether every month with spending has a budget.
    package var isComplete: Bool
  }

  /// One category, a parent for all its parts, as the reviews of months count them.
  package struct Category: Sendable {
    package var scope: BudgetVariance.Scope
    package var spent: Amount
    /// Which lines it counts; `nil` where that is not the same in all months.
    package var level: BudgetVariance.Level?
    /// One amount for each of ``YearReview/months``; `nil` where there is neither spending nor a budget.
    package var byMonth: [Amount?]
  }

  package struct Store: Sendable {
    package var store: StoreID
    package var spent: Amount
    package var receipts: Int
    package var lines: Int
  }

  package struct BoughtItem: Sendable {
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
    /// Why it differs.
    package var reason: Reason<BudgetPart>?
    package var difference: Amount { spent - reference }
  }

  /// Months that are needed to say which was best and worst, and what a median month is.
  package static let fewestMonths = 3
  package static let itemLimit = 10
}

extension YearReview {
  /// Years in which something was spent, ascending.
  package static func years(in analysis: Analysis) -> [Int] {
    Set(
      analysis.spending.byMonth.lazy.map { analysis.period.calendar.year(of: $0.month) }
    ).sorted()
  }

  package var year: Int { outline.year }
  package var months: [Month] { outline.months }
  package var runningMonth: Month? { outline.runningMonth }

  /// - Parameter limit: How many currencies are reviewed, the largest first.
  package init(of year: Int, in analysis: Analysis, currencies limit: Int = .max) {
    let outline = YearOutline(of: year, in: analysis)
    self.outline = outline
    parts = Self.currencies(of: year, in: analysis).prefix(limit).map { currency in
      Part(currency: currency, outline, in: analysis)
    }
  }

  private static func currencies(of year: Int, in analysis: Analysis) -> [CurrencyID] {
    let names = analysis.book.names.currencies
    var sums: [CurrencyID: (lines: Int, spent: Amount)] = [:]
    for row in analysis.spending.byMonth.rows(ofYear: year, in: analysis.period.calendar) {
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

extension YearReview.Part {
  init(currency: CurrencyID, _ outline: YearOutline, in analysis: Analysis) {
    let months = YearMonths(of: outline, currency: currency, in: analysis)
    self.currency = currency
    self.months = months.spent.keys.sorted()
    spent = months.rows.reduce(.zero) { $0 + $1.spent }
    receipts = months.rows.reduce(0) { $0 + $1.receiptCount }
    lines = months.rows.reduce(0) { $0 + $1.lineCount }
    budget = months.yearBudget
    categories = months.categories
    judgedMonths = months.judged(categories)
    stores = Self.stores(of: outline.year, currency, in: analysis)
    let products = YearProducts(year: outline.year, currency: currency, in: analysis)
    (items, itemCount) = (products.largest, products.itemCount)
    comparison = YearComparison(outline, months: self.months, products: products, in: analysis)
  }

  private static func stores(
    of year: Int, _ currency: CurrencyID, in analysis: Analysis
  ) -> [YearReview.Store] {
    var stores: [StoreID: YearReview.Store] = [:]
    for row in analysis.spending.byStore.rows(
      ofYear: year, in: analysis.period.calendar) where row.currency == currency
    {
      var store =
        stores[row.store] ?? YearReview.Store(store: row.store, spent: .zero, receipts: 0, lines: 0)
      store.spent += row.spent
      store.receipts += row.receiptCount
      store.lines += row.lineCount
      stores[row.store] = store
    }
    return stores.values.sorted { ($1.spent, $0.store) < ($0.spent, $1.store) }
  }
}
