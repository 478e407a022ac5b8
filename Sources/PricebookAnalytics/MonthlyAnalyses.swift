public import PricebookModel

/// The analyses of one book for several months: what does not depend on the month is made once.
public struct MonthlyAnalyses: Sendable {
  /// The analysis of the book's own month: the newest, unless the options name one.
  public let own: Analysis
  /// ``own`` as if its month were over.
  private let closed: Analysis
  /// `nil` where only the book's own month is wanted.
  private let basis: AnalysisBasis?
  private let options: @Sendable (Month?) -> AnalysisOptions

  /// Analyses a book that the as-of date was applied to.
  ///
  /// - Parameters:
  ///   - options: The options of a month; of the book's own month for `nil`.
  ///   - needsOthers: Whether other months than the period's will be asked for.
  public init(
    of book: Book, options: @escaping @Sendable (Month?) -> AnalysisOptions,
    needsOthers: (ReportPeriod) -> Bool
  ) {
    var basis: AnalysisBasis?
    own = Analysis(
      of: book, options: options(nil), observer: .none, keeping: &basis, if: needsOthers)
    self.basis = basis
    self.options = options
    closed = basis == nil ? own : own.closed
  }

  /// The analysis of a month with data.
  ///
  /// - Complexity: O(unit values + lines of four months).
  /// - Precondition: The month is the book's own, or others were asked for.
  public func analysis(of month: Month) -> Analysis {
    guard month != own.period.month else { return own }
    guard let basis else { preconditionFailure("no other months were asked for") }
    return basis.analysis(options: options(month), closed: closed)
  }
}

extension Analysis {
  /// The analysis with the month under way as if it were over: no part of it is left out of what
  /// other months are compared with, and it has neither a pace nor a projection.
  fileprivate var closed: Analysis {
    guard !period.isOver else { return self }
    var closed = self
    for place in closed.spending.byMonth.indices {
      closed.spending.byMonth[place].spentToSameDay = spending.byMonth[place].spent
    }
    for place in closed.spending.byCategory.indices {
      closed.spending.byCategory[place].spentToSameDay = spending.byCategory[place].spent
    }
    for place in closed.budget.rows.indices where budget.rows[place].month == period.month {
      closed.budget.rows[place].pace = nil
      closed.budget.rows[place].projection = nil
      closed.budget.rows[place].end = nil
    }
    return closed
  }
}
