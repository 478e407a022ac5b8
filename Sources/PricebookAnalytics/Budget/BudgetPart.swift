package import PricebookModel

/// A part of the difference between what was spent and a whole budget; all of them add up to it.
package enum BudgetPart: Hashable, Sendable {
  /// What a category is over or under its own budget.
  case category(BudgetVariance.Scope)
  /// All that has no budget of its own, less what the budgets of categories leave of the whole one.
  case unbudgeted(Unbudgeted)
  /// Nothing was spent without a budget, and the budgets of categories are not the whole one.
  case rest

  package struct Unbudgeted: Hashable, Sendable {
    /// The category with more than half of what was spent without a budget, if it is also more than
    /// ``left``; `nil` where there is no such category.
    package var category: BudgetVariance.Scope?
    /// What was spent on ``category``, or without it on all categories that have no budget.
    package var spent: Amount
    package var categoryCount: Int
    /// What the budgets of categories leave of the whole one; `nil` where they leave nothing.
    package var left: Amount?
  }

  /// A category that counts once, with its own difference where it has a budget.
  package typealias Category = (
    scope: BudgetVariance.Scope, spent: Amount, difference: Amount?
  )

  /// The parts of a difference; empty where no category has a budget.
  package static func parts(
    of difference: Amount, _ categories: [Category]
  ) -> [(subject: BudgetPart, amount: Amount)] {
    let budgeted = categories.compactMap { row in
      row.difference.map { (subject: BudgetPart.category(row.scope), amount: $0) }
    }
    guard !budgeted.isEmpty,
      let rest = difference.subtractingIfFits(budgeted.reduce(.zero) { $0 + $1.amount })
    else { return [] }
    return budgeted + [(part(rest, of: categories), rest)]
  }

  private static func part(_ rest: Amount, of categories: [Category]) -> BudgetPart {
    let open = categories.filter { $0.difference == nil && $0.spent != .zero }
    guard let largest = open.max(by: { $0.spent < $1.spent }) else { return .rest }
    let spent = open.reduce(Amount.zero) { $0 + $1.spent }
    let left = spent.subtractingIfFits(rest).flatMap { $0 > .zero ? $0 : nil }
    let isMost =
      Int128(largest.spent.tenThousandths) * 2 > Int128(spent.tenThousandths)
      && largest.spent > left ?? .zero
    return .unbudgeted(
      Unbudgeted(
        category: isMost ? largest.scope : nil, spent: isMost ? largest.spent : spent,
        categoryCount: open.count, left: left))
  }
}

extension BudgetVariance.Row {
  /// Why the whole is over or under its budget; this is its row.
  ///
  /// - Parameter categories: The rows that add up to it.
  package func reason(among categories: [BudgetVariance.Row]) -> Reason<BudgetPart>? {
    variance.flatMap { variance in
      Reason(
        of: variance,
        among: BudgetPart.parts(
          of: variance, categories.map { ($0.scope, $0.spent, $0.variance) }), ofSpending: spent)
    }
  }
}
