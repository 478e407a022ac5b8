import PricebookModel

/// The budgets of a book, resolved to the categories and currencies of its spending.
struct BudgetPlan {
  /// What a budget is for: a category or the whole month, in one currency.
  struct Line: Hashable {
    var scope: BudgetVariance.Scope
    var currency: CurrencyID
  }

  /// What a line may spend in a month.
  struct Allowance {
    var amount: Amount
    /// What is added to the next month's.
    var rollover: Budget.Rollover
  }

  private(set) var everyMonth: [Line: Allowance] = [:]
  /// The month whose first days are left out, although its budget is for the whole month.
  private let cutMonth: Month?
  private(set) var singleMonths: [Line: [Month: Allowance]] = [:]

  /// Resolves every budget; of two for the same line and month the later in the files counts.
  ///
  /// A budget without a currency is in the book's currency, else in the only one, else in the
  /// one most was spent in. A budget in a currency the book does not name is left out.
  init(of book: Book, spending: Spending, categories: CategoryIndex) {
    var categories = categories
    let names = book.names
    cutMonth = book.cutMonth
    let ordinary = BudgetPlan.ordinaryCurrency(of: book, spending: spending)
    let inFileOrder = book.budgets.sorted { ($0.source, $0.line) < ($1.source, $1.line) }
    for budget in inFileOrder {
      let written = names.currencies.firstIndex(of: budget.currency)
      guard let currency = budget.currency == .unknown ? ordinary ?? written : written
      else { continue }
      let scope = budget.category.map { categories.scope(named: $0) } ?? .wholeMonth
      let line = Line(scope: scope, currency: currency)
      let allowance = Allowance(amount: budget.amount, rollover: budget.rollover)
      if let month = budget.month {
        singleMonths[line, default: [:]][month] = allowance
      } else {
        everyMonth[line] = allowance
      }
    }
  }

  var hasWholeMonths: Bool { lines.contains { $0.scope == .wholeMonth } }

  /// Every line that has a budget in some month.
  var lines: [Line] {
    Array(everyMonth.keys) + singleMonths.keys.filter { everyMonth[$0] == nil }
  }

  /// The months of `calendar` in which a line has a budget, and the budgets.
  ///
  /// - Parameter every: The months in which budgets of every month apply.
  func allowances(
    of line: Line, in calendar: ClosedRange<Month>, every months: BudgetMonths
  ) -> [Month: Allowance] {
    var amounts: [Month: Allowance] = [:]
    if let every = everyMonth[line] {
      for month in months.all { amounts[month] = every }
    }
    for (month, amount) in singleMonths[line] ?? [:] where calendar.contains(month) {
      amounts[month] = amount
    }
    if let cutMonth { amounts[cutMonth] = nil }
    return amounts
  }

  /// The currency of a budget that names none.
  private static func ordinaryCurrency(of book: Book, spending: Spending) -> CurrencyID? {
    let currencies = book.names.currencies
    if let setting = book.settings.currency, let index = currencies.firstIndex(of: setting) {
      return index
    }
    var spent = IDTable<CurrencyID, Amount>(repeating: .zero, count: currencies.count)
    for row in spending.byMonth where row.currency < spent.endIndex {
      spent[row.currency] += row.spent
    }
    return currencies.indices.min {
      (spent[$1], currencies[$0]) < (spent[$0], currencies[$1])
    }
  }
}

extension Book {
  /// The month whose first days the filters left out.
  var cutMonth: Month? { leftOut.firstDay.map(settings.months.month(of:)) }
}

/// The months in which a budget of every month (`*`) applies.
///
/// They are the months with data and those between them. Of a gap of more than two years only the
/// first and the last twelve months count, and of more than fifty years only the last: a mistyped
/// year must not give every category ten thousand years of budgets.
struct BudgetMonths {
  /// Ascending.
  private(set) var all: [Month] = []
  /// How many months are left out because of ``limit``.
  let omittedCount: Int

  /// How many months a budget of every month may have.
  static let limit = 600
  /// Months without data after and before those with data.
  static let reach = 12

  /// - Parameter months: The months with data, ascending.
  init(withData months: [Month]) {
    for month in months {
      if let last = all.last {
        let gap = last.index + 1..<month.index
        let isShort = gap.count <= 2 * Self.reach
        let indexes = isShort ? Array(gap) : gap.prefix(Self.reach) + gap.suffix(Self.reach)
        all += indexes.map(Month.init(index:))
      }
      all.append(month)
    }
    omittedCount = max(0, all.count - Self.limit)
    all = all.suffix(Self.limit)
  }
}
