package import PricebookModel
import PricebookParallel

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

/// What the analyses of all months of one book share, besides their results.
///
/// Spending and savings are those of the whole book, whatever month a report is about. What prices
/// say is made of the prices up to the end of the month, so that a month that is over says the same
/// for ever; the rest is made of the lines of a few months.
struct AnalysisBasis: Sendable {
  let book: Book
  let calendar: DataCalendar
  let units: UnitTable
  let columns: SpendingColumns
  let quotes: QuotedPrices
  let logarithms: PriceLogarithms
  let regularPrices: RegularPrices
  let undatedPrices: [UndatedPrice]
  let references: ReferenceMonths
  private let jackknife: JackknifeGroups
  private let lines: LinesByMonth

  /// - Complexity: O(lines).
  init(_ inputs: AnalysisInputs) {
    book = inputs.book
    calendar = inputs.calendar
    units = inputs.units
    columns = inputs.columns
    quotes = inputs.quotes
    logarithms = inputs.logarithms
    regularPrices = inputs.regularPrices
    undatedPrices = inputs.undatedPrices
    references = inputs.references
    jackknife = JackknifeGroups(of: book.names.items)
    lines = LinesByMonth(of: book.lines, calendar: calendar)
  }

  /// The months whose lines an analysis of a month looks at: its own and three before.
  private static let monthsBefore = ReferenceMonths.wanted

  /// The analysis of another month of the book.
  ///
  /// - Parameters:
  ///   - options: Those of that month.
  ///   - closed: The analysis of the book's own month, as if that were over.
  /// - Complexity: O(unit values + items + lines of the year before).
  func analysis(options: AnalysisOptions, closed: Analysis) -> Analysis {
    let period = ReportPeriod(of: book, calendar: calendar, options: options)
    let isEnd = period.asOf == period.lastDay
    // Other periods are rare, and share little.
    guard period.isMonth, period.reference == nil, period.isOver,
      isEnd || period.asOf == closed.period.asOf
    else {
      return Analysis(atEndOf: options, of: book)
    }
    let month = period.month
    let unitValues = closed.unitValues.through(month)
    let recent = recentLines(of: month)

    var result = closed
    result.options = options
    result.period = period
    result.currencies = Analysis.currencies(
      of: book, spending: closed.spending, period: period, options: options)
    result.unitValues = unitValues
    result.$packages = Deferred { PackagePrices(of: unitValues, names: book.names) }
    let outliers = Deferred { PriceOutlier.all(of: unitValues, logarithms: logarithms) }
    result.$outliers = outliers
    result.$alerts = Deferred {
      PriceAlert.all(
        of: unitValues, prices: regularPrices, outliers: outliers.wrappedValue, options: options)
    }
    result.$householdIndexes = Deferred {
      HouseholdIndex.all(
        // The pages of a month draw the index of everything; those of categories are for tables.
        of: unitValues, logarithms: logarithms,
        categories: ItemCategories(itemCount: book.names.items.count), units: units,
        names: book.names, groups: jackknife)
    }
    result.$storeIndexes = Deferred {
      StoreIndex.all(
        of: unitValues, logarithms: logarithms, units: units, storeCount: book.names.stores.count,
        groups: jackknife, windows: [month.adding(months: -max(0, options.windowMonths))...month])
    }
    result.$trends = Deferred {
      PriceTrend.all(of: unitValues, logarithms: logarithms, month: month, options: options)
    }
    result.$regularPriceChanges = Deferred {
      RegularPriceChange.all(
        in: unitValues, prices: regularPrices, month: month, currencies: book.names.currencies)
    }
    let models = Deferred {
      PriceModel.all(
        in: unitValues, prices: regularPrices, undated: undatedPrices,
        categories: columns.itemCategories, units: units, spending: closed.spending, month: month,
        preferred: options.settings.usualStore.flatMap { book.names.store(named: $0) },
        settings: options.settings)
    }
    result.$priceModels = models
    result.$storeLevels = Deferred { models.wrappedValue.compactMap(StorePriceLevels.init) }
    let due = Deferred { dueItems(of: period) }
    result.$due = due
    result.$compared = Deferred {
      StoreComparison.all(
        in: recent,
        unitValues: isEnd
          ? unitValues.atEnd(of: month, lastDay: period.asOf, quotes: quotes) : unitValues,
        categories: columns.itemCategories, period: period, due: due.wrappedValue,
        models: models.wrappedValue, options: options)
    }
    result.$spendingChange = Deferred {
      var change = closed.spendingChange
      change.setItems(
        ItemPass(
          book: recent, calendar: calendar, units: units, period: period,
          keepsLatestOfMonths: false
        ).ownChange(references: references), names: book.names, units: units)
      return change
    }
    result.$itemsWithoutCategory = Deferred {
      ItemWithoutCategory.all(
        in: period.begun, of: book, spending: closed.spending, categories: columns.itemGroups)
    }
    result.makeAnswersOfParts()
    return result
  }

  /// The book with the lines of a month and of those that it is compared with.
  private func recentLines(of month: Month) -> Book {
    var recent = book
    recent.lines = lines.lines(from: month.adding(months: -Self.monthsBefore), through: month)
    return recent
  }

  /// What is due on the as-of day of a month, which can be long after the month.
  private func dueItems(of period: ReportPeriod) -> DueItems {
    let boundaries = calendar.boundaries
    var lastYear = book
    lastYear.lines = lines.lines(
      from: boundaries.month(of: period.asOf.adding(days: -DueItems.purchaseDays)),
      through: max(period.month, boundaries.month(of: period.asOf)))
    return DueItems(in: lastYear, asOf: period.asOf)
  }
}

/// The lines of a book by month.
struct LinesByMonth: Sendable {
  private let all: ReceiptLines
  private let months: [Month]
  /// The numbers of the lines that are used for anything, by month, in source order within each.
  private var rows: [UInt32]
  /// Where the lines of each month begin in ``rows``, and their end.
  private var starts: [Int]

  /// - Complexity: O(lines).
  init(of lines: ReceiptLines, calendar: DataCalendar) {
    all = lines
    months = calendar.months
    let monthOfReceipt = lines.receipts.day.map { calendar.monthNumber(of: $0) ?? -1 }
    let (uses, receipt) = (lines.uses, lines.receipt)
    starts = [Int](repeating: 0, count: calendar.months.count + 1)
    for row in receipt.indices where !uses[row].isEmpty {
      let month = monthOfReceipt[Int(receipt[row])]
      if month >= 0 { starts[month + 1] += 1 }
    }
    for month in starts.indices.dropFirst() { starts[month] += starts[month - 1] }
    var next = starts
    rows = [UInt32](repeating: 0, count: starts.last ?? 0)
    for row in receipt.indices where !uses[row].isEmpty {
      let month = monthOfReceipt[Int(receipt[row])]
      guard month >= 0 else { continue }
      rows[next[month]] = UInt32(truncatingIfNeeded: row)
      next[month] += 1
    }
  }

  /// The lines of some months, by month, then in source order.
  ///
  /// - Complexity: O(lines of those months).
  func lines(from first: Month, through last: Month) -> ReceiptLines {
    let start = starts[months.partitionPoint { $0 >= first }]
    let end = starts[months.partitionPoint { $0 > last }]
    return all.lines(rows[start..<end].sorted())
  }
}
