import PricebookAnalytics
import PricebookModel

/// What the report's months come to together; one month as a rule.
extension CurrencyScope {
  var spending: Spending.MonthRow? { spending(over: period.begun) }

  func spending(over months: ClosedRange<Month>) -> Spending.MonthRow? {
    analysis.spending.byMonth.rows(from: months.lowerBound, through: months.upperBound).lazy
      .filter { [currencyID] in $0.currency == currencyID }
      .reduce(nil as Spending.MonthRow?) { sum, row in
        guard var sum else { return row }
        sum.spent += row.spent
        sum.spentToSameDay += row.spentToSameDay
        sum.receipts += row.receipts
        sum.lines += row.lines
        return sum
      }
  }

  var budget: BudgetVariance.Row? { budgetRows.first { $0.scope == .wholeMonth } }

  /// The categories against their budgets, in order of name; they add up to everything.
  var categories: [BudgetVariance.Row] {
    budgetRows.filter { $0.scope != .wholeMonth && $0.counting == .once }
  }

  /// The rows whose money is in a row of ``categories``, in order of name.
  var parts: [BudgetVariance.Row] {
    budgetRows.filter { $0.scope != .wholeMonth && $0.counting == .part }
  }

  private var budgetRows: [BudgetVariance.Row] {
    analysis.budget.rows(of: period, names: book.names).filter { $0.currency == currencyID }
  }

  var stores: [Spending.StoreRow] { stores(over: period.begun) }

  func stores(over months: ClosedRange<Month>) -> [Spending.StoreRow] {
    let rows = analysis.spending.byStore
      .rows(from: months.lowerBound, through: months.upperBound)
      .filter { $0.currency == currencyID }
    guard months.lowerBound < months.upperBound else { return rows }
    var sums: [StoreID: Spending.StoreRow] = [:]
    for row in rows {
      guard var sum = sums[row.store] else {
        sums[row.store] = row
        continue
      }
      sum.spent += row.spent
      sum.purchases += row.purchases
      sum.receipts += row.receipts
      sum.lines += row.lines
      sums[row.store] = sum
    }
    return sums.values.sorted { $0.store < $1.store }
  }

  func persons(over months: ClosedRange<Month>) -> [Spending.PersonRow] {
    var sums: [PersonID: Spending.PersonRow] = [:]
    let rows = analysis.spending.byPerson
      .rows(from: months.lowerBound, through: months.upperBound)
    for row in rows where row.currency == currencyID {
      guard var sum = sums[row.person] else {
        sums[row.person] = row
        continue
      }
      sum.spent += row.spent
      sum.lines += row.lines
      sums[row.person] = sum
    }
    return sums.values.sorted { $0.person < $1.person }
  }

  var hasContent: Bool { spending != nil || budget != nil || !carts.isEmpty }

  /// The carts of the report's months, and those not completed that were begun by then.
  var carts: [CartVariance] {
    let months = period.begun
    return analysis.carts.filter { cart in
      guard cart.currency == currency else { return false }
      let isCompleted = book.vault.carts[cart.cart].state == .completed
      guard let date = cart.date else { return !isCompleted }
      let begun = period.calendar.month(of: date)
      return months.contains(begun) || (!isCompleted && begun < months.lowerBound)
    }
  }

  /// Whether a month is one of the report's that have begun.
  func isReported(_ month: Month) -> Bool { period.begun.contains(month) }
}
