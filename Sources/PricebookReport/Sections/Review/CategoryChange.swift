import PricebookAnalytics
import PricebookModel

/// The category that explains why a month differs from the days that it is compared with, and how.
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
  /// The category that is the reason of the change, else the one that moved most; `nil` where none
  /// moved by much, where another is as far, and where less was spent because receipts are missing.
  var categoryChange: CategoryChange? {
    guard period.isMonth, let currency = scope.currencyID else { return nil }
    let against = Answer.Against.period(firstCompared, parts: comparedParts)
    func changes(_ question: Answer.Question) -> [(subject: Answer.Subject, amount: Amount)] {
      scope.analysis.answers(question, in: currency).compactMap { answer in
        guard answer.against == against, case .money(let amount) = answer.estimate else {
          return nil
        }
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

  /// Of how many months that are compared with the mean is taken.
  private var comparedParts: Int {
    period.reference == nil ? 1 : max(1, scope.analysis.spendingChange.referenceMonths)
  }

  /// What the change of a category comes of for the most part: refunds where they are as large as what
  /// was bought more or less, because what was bought and given back is both.
  private func cause(of change: Amount, _ category: BudgetVariance.Scope) -> CategoryChange.Cause? {
    let name = scope.categoryName(category)
    let changes = scope.analysis.spendingChange
    let compared =
      period.reference == nil
      ? changes.rows.rows(of: period.month).filter { $0.reference == .previousMonth }
      : changes.givenRows
    let rows = compared.filter { row in
      row.currency == scope.currencyID && row.scope != .wholeMonth
        && (row.scope == category || scope.categoryName(row.scope).hasPrefix(name + ":"))
    }
    let before = rows.reduce(Amount.zero) { $0 + $1.previousRefunds }
    let now = rows.reduce(Amount.zero) { $0 + $1.currentRefunds }
    typealias Part = (subject: CategoryChange.Cause, amount: Amount)
    let refunds: [Part] = [(.refundedBefore(before), -before), (.refunded(now), now)]
    let bought: Part = (.bought, change + before - now)
    return
      (Reason(of: change, among: refunds + [bought], ofSpending: spent)
      ?? Reason(of: change, among: refunds, ofSpending: spent))?.subject
  }

  /// Whether all receipts end early, or at least half of the change is of a store that stopped, or of
  /// payments without a receipt.
  private func isOfMissingReceipts(_ change: Amount) -> Bool {
    func spent(_ months: ClosedRange<Month>, at store: StoreID) -> Amount {
      scope.stores(over: months).first { $0.store == store }?.spent ?? .zero
    }
    return scope.analysis.checks.contains { check in
      switch check {
      case .receiptsEnd: return true
      case .storeStopped(let store, _, _, _):
        guard comparedParts == 1 else { return false }
        let drop = spent(period.begun, at: store) - spent(firstCompared.months, at: store)
        return drop < .zero && drop.isAtLeast(percent: 50, of: change)
      case .paymentsWithoutReceipt(_, let amount, let currency, _):
        return currency == scope.currencyID && (-amount).isAtLeast(percent: 50, of: change)
      default: return false
      }
    }
  }

  /// What moved, behind its amount.
  func sentence(_ change: CategoryChange) -> RichText {
    let name = scope.categoryName(change.category)
    let before = comparedPeriod(firstCompared)
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
    guard let change = categoryChange else { return nil }
    return switch change.cause {
    case .bought: nil
    case .refundedBefore, .refunded:
      "\(scope.difference(change.amount)) \(sentence(change))"
    }
  }
}
