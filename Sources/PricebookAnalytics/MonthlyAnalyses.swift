package import PricebookModel
import PricebookParallel

/// The analyses of one book for several periods: what does not depend on them is made once.
package final class MonthlyAnalyses: Sendable {
  /// The analysis of the book's own month: the newest, unless the options name one.
  package let own: Analysis
  /// ``own`` as if its month were over.
  private let closed: Analysis
  /// The lines of the months that pages list them of.
  package let keptLines: KeptLines
  /// The periods whose lines these are.
  package let listedPeriods: [MonthPeriod]
  /// What ``own`` was made of; `nil` where no other period is wanted.
  private let basis: (inputs: AnalysisInputs, lines: LinesByMonth)?
  private let options: @Sendable (MonthPeriod?) -> AnalysisOptions

  /// Analyses a book that the as-of date was applied to.
  ///
  /// - Parameters:
  ///   - options: The options of a period; of the book's own month for `nil`.
  ///   - needsOthers: Whether other periods than that month will be asked for.
  ///   - listed: The periods whose lines pages list.
  package init(
    of book: Book, options: @escaping @Sendable (MonthPeriod?) -> AnalysisOptions,
    needsOthers: (ReportPeriod) -> Bool, listed: (Analysis) -> [MonthPeriod] = { _ in [] }
  ) {
    let inputs = AnalysisInputs(of: book, options: options(nil), needsOtherMonths: needsOthers)
    own = Analysis(inputs)
    let periods = listed(own)
    listedPeriods = periods
    keptLines =
      periods.isEmpty
      ? KeptLines() : KeptLines(of: inputs.book, calendar: inputs.calendar, periods: periods)
    basis =
      inputs.hasOtherMonths
      ? (inputs, LinesByMonth(of: inputs.book, calendar: inputs.calendar)) : nil
    self.options = options
    closed = basis == nil ? own : own.closed
  }

  package func isOwn(_ period: MonthPeriod, against: MonthPeriod? = nil) -> Bool {
    period == own.period.span && against == nil
  }

  /// The analysis of a month with data, or of another period that has some.
  ///
  /// Spending and savings are those of the whole book, whatever month a report is about. What prices
  /// say is made of the prices up to the end of the month, so that a month that is over says the same
  /// for ever; the rest is made of the lines of a few months.
  ///
  /// - Precondition: The period is the book's own month, or others were asked for.
  package func analysis(of wanted: MonthPeriod, against: MonthPeriod? = nil) -> Analysis {
    guard !isOwn(wanted, against: against) else { return own }
    guard let (all, lines) = basis else { preconditionFailure("no other months were asked for") }
    var chosen = options(wanted)
    chosen.against = against
    let options = chosen
    guard !wanted.isOfWeeks else { return Analysis(atEndOf: options, of: all.book) }
    let period = ReportPeriod(of: all.book, calendar: all.calendar, options: options)
    let isEnd = period.asOf == period.lastDay
    // Other periods are rare, and share little.
    guard period.isMonth, period.reference == nil, period.isOver,
      isEnd || period.asOf == closed.period.asOf
    else { return Analysis(atEndOf: options, of: all.book) }
    let month = period.month
    let inputs = all.of(
      period, options: options, spending: closed.spending,
      unitValues: closed.unitValues.through(month, lastDay: period.lastDay))
    let recent = lines.book(from: month.adding(months: -ReferenceMonths.wanted), through: month)
    var result = Analysis(inputs)
    takeWholeBook(into: &result, inputs)
    let models = result.$priceModels
    // The as-of day can be long after the month.
    let due = Deferred {
      let boundaries = inputs.calendar.boundaries
      let year = lines.book(
        from: boundaries.month(of: period.asOf.adding(days: -DueItems.purchaseDays)),
        through: max(month, boundaries.month(of: period.asOf)))
      return DueItems(in: year, asOf: period.asOf)
    }
    result.$due = due
    let comparer = Deferred {
      StoreComparer(
        book: recent,
        unitValues: isEnd
          ? inputs.unitValues.atEnd(of: period.asOf, quotes: inputs.quotes)
          : inputs.unitValues, categories: inputs.columns.itemCategories, period: period,
        models: models.wrappedValue, options: options)
    }
    result.$repricedReceipts = Deferred {
      RepricedReceipt.all(
        in: recent, period: period, models: models.wrappedValue,
        seen: StoresSeen(in: inputs.unitValues, asOf: period.asOf))
    }
    (result.$compared, result.$next) = Analysis.comparisons(by: comparer, due: due, in: inputs)
    result.$spendingChange = Deferred { [closed] in
      var change = closed.spendingChange
      change.setItems(
        LineAggregation(
          book: recent, calendar: inputs.calendar, units: inputs.units, period: period
        ).ownChange(references: inputs.references), names: inputs.book.names, units: inputs.units)
      return change
    }
    result.makeAnswersOfParts()
    return result
  }

  /// Takes the parts that are those of the whole book.
  private func takeWholeBook(into result: inout Analysis, _ inputs: AnalysisInputs) {
    result.$budget = closed.$budget
    result.$personBudgets = closed.$personBudgets
    result.$carts = closed.$carts
    result.$yearFacts = closed.$yearFacts
    result.$possibleSavings = closed.$possibleSavings
    result.$discounts = closed.$discounts
    result.$chargedAbove = closed.$chargedAbove
    result.$checks = Deferred { [closed] in
      Checks(in: inputs, chargedAbove: closed.chargedAbove).all
    }
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
