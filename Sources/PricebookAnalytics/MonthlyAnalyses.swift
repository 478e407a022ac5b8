package import PricebookModel

/// The analyses of one book for several months and other periods: what does not depend on the month
/// is made once.
package struct MonthlyAnalyses: Sendable {
  /// The analysis of the book's own month: the newest, unless the options name one.
  package let own: Analysis
  /// ``own`` as if its month were over.
  private let closed: Analysis
  /// `nil` where only the book's own month is wanted.
  private let basis: AnalysisBasis?
  private let options: @Sendable (MonthPeriod?) -> AnalysisOptions

  /// Analyses a book that the as-of date was applied to.
  ///
  /// - Parameters:
  ///   - book: What is analysed.
  ///   - options: The options of a period; of the book's own month for `nil`.
  ///   - needsOthers: Whether other periods than that month will be asked for.
  package init(
    of book: Book, options: @escaping @Sendable (MonthPeriod?) -> AnalysisOptions,
    needsOthers: (ReportPeriod) -> Bool
  ) {
    var basis: AnalysisBasis?
    own = Analysis(
      of: book, options: options(nil), observer: .none, keeping: &basis, if: needsOthers)
    self.basis = basis
    self.options = options
    closed = basis == nil ? own : own.closed
  }

  /// Whether the analysis of a period is ``own``.
  ///
  /// - Parameters:
  ///   - period: Any period.
  ///   - against: What it is compared with; `nil` for what such periods are compared with as a rule.
  package func isOwn(_ period: MonthPeriod, against: MonthPeriod? = nil) -> Bool {
    period == own.period.span && against == nil
  }

  /// The analysis of a month with data, or of another period that has some.
  ///
  /// - Parameters:
  ///   - period: The book's own month, or one that others were asked for with.
  ///   - against: What it is compared with; `nil` for what such periods are compared with as a rule.
  /// - Complexity: O(unit values + lines of four months) for a month; for another period, and for a
  ///   month with a reference of its own, that of an analysis of the whole book.
  /// - Precondition: The period is the book's own month, or others were asked for.
  package func analysis(of period: MonthPeriod, against: MonthPeriod? = nil) -> Analysis {
    guard !isOwn(period, against: against) else { return own }
    guard let basis else { preconditionFailure("no other months were asked for") }
    var wanted = options(period)
    wanted.against = against
    return basis.analysis(options: wanted, closed: closed)
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
    closed.makeAnswersOfParts()
    return closed
  }
}
