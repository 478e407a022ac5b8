import PricebookAnalytics
import PricebookModel

/// The category that explains why a month differs from the same days of the one before, and how.
struct CategoryChange {
  var category: BudgetVariance.Scope
  /// What moved, with its sign.
  var amount: Amount
  var cause: Cause

  enum Cause {
    /// More or less was bought.
    case bought
    /// Something was refunded in the month before, so that the category seems to cost more now.
    case refundedBefore(Amount)
    case refunded(Amount)
  }
}

extension SpendingReview {
  private var monthBefore: MonthPeriod? { months.month.map { MonthPeriod($0.adding(months: -1)) } }

  /// The category that is the reason of the change, else the one that moved most; `nil` where none
  /// moved by much, where another is as far, and where less was spent because receipts are missing.
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
    if amount < .zero, isOfMissingReceipts(amount) { return nil }
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

  /// Whether all receipts end early, or at least half of the change is of a store that stopped.
  private func isOfMissingReceipts(_ change: Amount) -> Bool {
    guard let before = monthBefore else { return false }
    func spent(_ months: ClosedRange<Month>, at store: StoreID) -> Amount {
      scope.stores(over: months).first { $0.store == store }?.spent ?? .zero
    }
    return scope.analysis.checks.contains { check in
      switch check {
      case .receiptsEnd: return true
      case .storeStopped(let store, _, _, _):
        let drop = spent(period.begun, at: store) - spent(before.months, at: store)
        return drop < .zero && drop.isAtLeast(percent: 50, of: change)
      default: return false
      }
    }
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
    }
  }

  /// Why the month differs where it is no question of what was bought: receipts are missing, or
  /// something was refunded.
  var changeCaution: RichText? {
    if let missing = CheckSentences(scope).missingReceipts.first { return missing }
    guard period.reference == nil, let change = categoryChange else { return nil }
    return switch change.cause {
    case .bought: nil
    case .refundedBefore, .refunded: sentence(change)
    }
  }
}
