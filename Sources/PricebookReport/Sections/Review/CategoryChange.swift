import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The category that explains why a month differs from the same days of the one before, and how.
struct CategoryChange {
  var category: BudgetVariance.Scope
  /// What moved, with its sign: of the category, or where receipts may be missing of a store.
  var amount: Amount
  var cause: Cause

  enum Cause {
    /// More or less was bought.
    case bought
    /// Something was refunded in the month before, so that the category seems to cost more now.
    case refundedBefore(Amount)
    case refunded(Amount)
    /// A store that was visited regularly has no more receipts.
    case stopped(StoppedStore)
  }
}

extension SpendingReview {
  private var monthBefore: MonthPeriod? { months.month.map { MonthPeriod($0.adding(months: -1)) } }

  /// The category that is the reason of the change, else the one that moved most; `nil` where none
  /// moved by much, or where another is as far.
  var categoryChange: CategoryChange? {
    guard let before = monthBefore, let currency = scope.currencyID else { return nil }
    func changes(_ question: Answer.Question) -> [(subject: Answer.Subject, amount: Amount)] {
      scope.analysis.answers(question, in: currency).compactMap { answer in
        guard answer.against == .period(before, parts: 1), case .money(let amount) = answer.estimate
        else { return nil }
        return (answer.subject, amount)
      }
    }
    let total = changes(.spendingChange).first { $0.subject == .all }?.amount ?? .zero
    let moved = changes(.categoryChange)
    let isExplained = moved.contains { ($0.amount > .zero) == (total > .zero) && total != .zero }
    let largest =
      isExplained
      ? Reason(of: total, among: moved, ofSpending: spent).map { ($0.subject, $0.amount) }
      : moved.max { $0.amount.magnitude < $1.amount.magnitude }.map { ($0.subject, $0.amount) }
    guard case (.spending(let category), let amount)? = largest,
      let cause = cause(of: amount, category)
    else { return nil }
    if amount < .zero, let stopped = stopped(explaining: amount) {
      return CategoryChange(
        category: category, amount: stopped.amount, cause: .stopped(stopped.store))
    }
    return CategoryChange(category: category, amount: amount, cause: cause)
  }

  /// What the change of a category comes of for the most part; `nil` where two parts are as large.
  private func cause(of change: Amount, _ category: BudgetVariance.Scope) -> CategoryChange.Cause? {
    let name = scope.categoryName(category)
    let rows = scope.analysis.spendingChange.rows.rows(of: period.month).filter { row in
      row.currency == scope.currencyID && row.reference == .previousMonth
        && row.scope != .wholeMonth
        && (row.scope == category || scope.categoryName(row.scope).hasPrefix(name + ":"))
    }
    let before = rows.reduce(Amount.zero) { $0 + $1.previousRefunds }
    let now = rows.reduce(Amount.zero) { $0 + $1.currentRefunds }
    return Reason(
      of: change,
      among: [
        (CategoryChange.Cause.bought, change + before - now), (.refundedBefore(before), -before),
        (.refunded(now), now),
      ], ofSpending: spent)?.subject
  }

  /// The store without receipts at which most less was spent, where that is half of the change.
  private func stopped(
    explaining change: Amount
  ) -> (store: StoppedStore, amount: Amount)? {
    guard let before = monthBefore else { return nil }
    func spent(_ months: ClosedRange<Month>, at store: StoreID) -> Amount {
      scope.stores(over: months).first { $0.store == store }?.spent ?? .zero
    }
    let drops = scope.analysis.stoppedStores.map { stopped in
      (
        store: stopped,
        amount: spent(period.begun, at: stopped.store) - spent(before.months, at: stopped.store)
      )
    }
    return drops.filter { $0.amount < .zero && $0.amount.isAtLeast(percent: 50, of: change) }
      .min { $0.amount < $1.amount }
  }

  /// What moved, behind its amount.
  func sentence(_ change: CategoryChange) -> RichText {
    let name = scope.categoryName(change.category)
    let before = comparedPeriod(months.previous)
    switch change.cause {
    case .bought: return words.month.moved(name, isMore: change.amount > .zero, than: before)
    case .refundedBefore(let amount):
      return words.month.refunded(name, scope.written(amount.magnitude), in: before)
    case .refunded(let amount):
      let now = ComparedPeriod(months: months, firstDay: period.firstDay, needsYear: false)
      return words.month.refunded(name, scope.written(amount.magnitude), in: now)
    case .stopped(let stopped):
      return words.month.stopped(scope.storeName(stopped.store), stopped.lastDay)
    }
  }

  /// Why the month differs where it is no question of what was bought.
  var changeCaution: RichText? {
    guard period.reference == nil, let change = categoryChange else { return nil }
    switch change.cause {
    case .bought: return nil
    case .refundedBefore, .refunded: return sentence(change)
    case .stopped: return "\(scope.written(change.amount.magnitude)) \(sentence(change))"
    }
  }
}
