package import PricebookModel

/// The budgets of a book, resolved to the categories and currencies of its spending.
struct BudgetPlan {
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

  /// A row of the budgets, and its months; `nil` for every month.
  private struct Row {
    var months: ClosedRange<Month>?
    var allowance: Allowance
    var isOfOneMonth: Bool { months.map { $0.lowerBound == $0.upperBound } ?? false }

    /// Of several rows for a month the one that begins last counts, then the one for fewer months.
    static func counts(_ left: Row, less right: Row) -> Bool {
      guard let own = left.months, let other = right.months else {
        return left.months == nil && right.months != nil
      }
      return own.lowerBound == other.lowerBound
        ? own.upperBound > other.upperBound : own.lowerBound < other.lowerBound
    }
  }

  /// Those that count less come first.
  private var rows: [Line: [Row]] = [:]
  /// The month whose first days are left out, although its budget is for the whole month.
  private let cutMonth: Month?
  private let calendar: MonthCalendar

  /// Resolves every budget; of two for the same line and month the later in the files counts.
  ///
  /// A budget without a currency is in the book's currency, else in the only one, else in the
  /// one most was spent in. A budget in a currency the book does not name is left out.
  init(of book: Book, spending: Spending, categories: CategoryIndex) {
    var categories = categories
    let names = book.names
    cutMonth = book.cutMonth
    calendar = book.settings.months
    let ordinary = BudgetPlan.ordinaryCurrency(of: book, spending: spending)
    let inFileOrder = book.budgets.sorted { ($0.source, $0.line) < ($1.source, $1.line) }
    for budget in inFileOrder {
      let written = names.currencies.firstIndex(of: budget.currency)
      guard let currency = budget.currency == .unknown ? ordinary ?? written : written
      else { continue }
      let scope = budget.category.map { categories.scope(named: $0) } ?? .wholeMonth
      let line = Line(scope: scope, currency: currency)
      let allowance = Allowance(amount: budget.amount, rollover: budget.rollover)
      rows[line, default: []].append(Row(months: budget.months, allowance: allowance))
    }
    // The sort is stable: of two rows for the same months the later one stays behind.
    rows = rows.mapValues { $0.sorted(by: Row.counts) }
  }

  var hasWholeMonths: Bool { lines.contains { $0.scope == .wholeMonth } }
  var lines: [Line] { Array(rows.keys) }
  /// Whether a budget is for more than one month.
  var hasManyMonths: Bool { rows.values.joined().contains { !$0.isOfOneMonth } }

  /// The budgets of months by month, or of weeks by week.
  ///
  /// A week has the part of its months' budgets that its days are of theirs, without what is carried.
  func allowances(
    of line: Line, in months: ClosedRange<Month>, every: BudgetMonths, digits: Int
  ) -> [Month: Allowance] {
    guard months.lowerBound.isWeek else { return allowances(of: line, in: months, every: every) }
    let calendar = calendar.ofMonths
    let weeks = (months.lowerBound.index...months.upperBound.index).map(Month.init(index:))
    let ofMonths = allowances(
      of: line,
      in: calendar.month(
        of: months.lowerBound.firstDay)...calendar.month(
          of: months.upperBound.lastDay),
      every: BudgetMonths(
        withData: weeks.flatMap { [$0.firstDay, $0.lastDay].map(calendar.month) }.unique))
    var found: [Month: Allowance] = [:]
    for week in weeks {
      let days = (0..<week.dayCount).map { calendar.month(of: week.firstDay.adding(days: $0)) }
      let parts = days.unique.compactMap { month in
        ofMonths[month]?.amount.scaled(
          by: days.count { $0 == month }, over: month.dayCount, roundedToDigits: digits)
      }
      guard !parts.isEmpty else { continue }
      found[week] = Allowance(amount: parts.reduce(.zero, +), rollover: .none)
    }
    return found
  }

  private func allowances(
    of line: Line, in calendar: ClosedRange<Month>, every months: BudgetMonths
  ) -> [Month: Allowance] {
    var amounts: [Month: Allowance] = [:]
    for row in rows[line] ?? [] {
      if let own = row.months, row.isOfOneMonth {
        if calendar.contains(own.lowerBound) { amounts[own.lowerBound] = row.allowance }
      } else {
        for month in months.all where row.months?.contains(month) ?? true {
          amounts[month] = row.allowance
        }
      }
    }
    if let cutMonth { amounts[cutMonth] = nil }
    return amounts
  }

  private static func ordinaryCurrency(of book: Book, spending: Spending) -> CurrencyID? {
    let currencies = book.names.currencies
    if let setting = book.settings.currency, let index = currencies.firstIndex(of: setting) {
      return index
    }
    var spent = IDTable<CurrencyID, Amount>(repeating: .zero, count: currencies.count)
    for row in spending.byMonth where row.currency < spent.endIndex {
      spent[row.currency] += row.spent
    }
    return currencies.indices.min { (spent[$1], currencies[$0]) < (spent[$0], currencies[$1]) }
  }
}

extension [Month] {
  /// Without those that follow their like.
  fileprivate var unique: [Month] {
    reduce(into: []) { months, month in if months.last != month { months.append(month) } }
  }
}

extension Book {
  /// The month whose first days the filters left out.
  var cutMonth: Month? { leftOut.firstDay.map(settings.months.month(of:)) }
}

extension Amount {
  /// A budget of every month is added as often as there are months, so that its sum may exceed 64 bits.
  package func addingIfFits(_ other: Amount) -> Amount? {
    let (sum, overflow) = tenThousandths.addingReportingOverflow(other.tenThousandths)
    return overflow ? nil : Amount(tenThousandths: sum)
  }

  package func subtractingIfFits(_ other: Amount) -> Amount? {
    let (difference, overflow) = tenThousandths.subtractingReportingOverflow(other.tenThousandths)
    return overflow ? nil : Amount(tenThousandths: difference)
  }

  /// The amount × `numerator` ÷ `denominator`, rounded half away from zero to the minor unit.
  ///
  /// - Parameter denominator: Positive.
  /// - Returns: `nil` where the result does not fit in 64 bits.
  package func scaled(
    by numerator: Int, over denominator: Int, roundedToDigits digits: Int
  ) -> Amount? {
    let step = Int128(Amount.step(digits: digits))
    let product = Int128(tenThousandths) * Int128(numerator)
    return Int64(exactly: product.dividedRounding(by: Int128(denominator) * step) * step)
      .map(Amount.init(tenThousandths:))
  }
}
