public import PricebookModel

extension BudgetVariance {
  /// The months of a row's year, from January up to its own.
  public struct YearToDate: Hashable, Sendable {
    /// What was spent in all of them.
    public private(set) var spent = Amount.zero
    /// What was spent in those that have a budget.
    public private(set) var spentWithBudget = Amount.zero
    /// The sum of the budgets; `nil` where no month has one, or where it does not fit in 64 bits.
    ///
    /// What is carried over within the year counts once.
    public private(set) var budget: Amount?
    /// How many months have a budget.
    public private(set) var budgetedMonths = 0
    /// Whether every month with receipt lines has a budget.
    public private(set) var isBudgetedThroughout = true
    private var budgetFits = true

    /// No months.
    init() {}

    /// What was spent in the months with a budget − their budgets; `nil` without one.
    public var variance: Amount? { budget.flatMap(spentWithBudget.subtractingIfFits) }

    /// Adds the next month.
    mutating func add(_ entry: Entry) {
      spent += entry.spent
      guard let entryBudget = entry.budget else {
        if entry.lines > 0 { isBudgetedThroughout = false }
        return
      }
      // Within a year what is carried over was budgeted before.
      let isFirst = budgetedMonths == 0
      spentWithBudget += entry.spent
      budgetedMonths += 1
      guard budgetFits else { return }
      let added =
        isFirst ? entryBudget : entryBudget.subtractingIfFits(entry.carriedOver) ?? entryBudget
      budget = (budget ?? .zero).addingIfFits(added)
      budgetFits = budget != nil
    }
  }
}
