public import PricebookModel
import PricebookParallel
import Synchronization

/// Every result of every analysis over one book: the input of the report sections.
public struct Analysis: Sendable {
  public var options: AnalysisOptions
  public var period: ReportPeriod
  /// Currencies of the book's lines, carts, budgets and prices: the book's own first, then those
  /// with most lines of spending over the window, most spending, and by label.
  ///
  /// Amounts of two currencies tell nothing of which matters more: a lunch in Tokyo is more yen
  /// than a month of groceries is euros.
  public var currencies: [CurrencyCode]
  public var spending: Spending
  public var budget: BudgetVariance
  /// In order of date, then name, then id.
  public var carts: [CartVariance]
  public var unitValues: UnitValues
  /// One per series, in the order of ``UnitValues/series``.
  public var trends: [PriceTrend]
  public var alerts: [PriceAlert]
  /// In the order of rows of ``unitValues``; they stand in every table, but raise no alert.
  public var outliers: [PriceOutlier]
  public var storeIndexes: [StoreIndex]
  public var householdIndexes: [HouseholdIndex]
  /// One per basket and currency, baskets in the order: files, planning carts, usual basket.
  public var comparisons: [StoreComparison]
  public var spendingChange: SpendingChange
  public var possibleSavings: PossibleSavings
  public var packages: PackagePrices

  /// Analyses a book.
  ///
  /// Tables cover every month of the data whole. What the reports say of the month under way
  /// (`spentToSameDay`, pace, latest prices) counts data up to the as-of date.
  ///
  /// - Complexity: O(lines + rows log stores) time; memory in proportion to the results where
  ///   lines come in order of time.
  public init(of book: Book, options: AnalysisOptions) {
    self.init(of: book, options: options, observer: .none)
  }

  /// Analyses a book under the eyes of an observer.
  package init(of book: Book, options: AnalysisOptions, observer: StageObserver) {
    // Importers hand lines over in this order; a book that was made otherwise is brought into it.
    var ordered = book
    ordered.lines.orderArticlesByItem()
    let book = ordered
    let calendar = DataCalendar(of: book.lines, boundaries: book.settings.months)
    let period = ReportPeriod(of: book, calendar: calendar, options: options)
    let units = UnitTable(of: book)
    let lastDayOfMonth = period.isOver ? 31 : period.daysElapsed

    let threadCount = WorkerThreads.count
    // Passes over the columns that need nothing of each other; with a few more than threads there
    // is little waiting for the last, and their memory is free again for the next.
    let offsets = ItemLines.offsets(of: book.lines, itemCount: book.names.items.count)
    let lineCount = Int(offsets.last ?? 0)
    let ranges = balancedRanges(
      offsets: offsets,
      parts: lineCount < Self.fewLines ? threadCount * 2 : max(11, threadCount * 6 - 1))
    // In several pieces, for a ledger stands in memory twice until it is joined.
    let pieces = lineCount < Self.fewLines ? 1 : Self.piecesPerRange
    let memory = ItemLines.memory(for: ranges, offsets: offsets)
    let ledgers = OrderedJoin(
      into: ItemLedger(
        offsets: offsets, storeCount: book.names.stores.count, monthCount: calendar.months.count),
      spareLimit: pieces + threadCount)
    let foundColumns = Mutex(SpendingColumns.none)
    observer.observe("accounts of items") {
      _ = concurrentMap(ranges.count + 1) { pass in
        guard pass > 0 else {
          let columns = observer.observe("spending by category and store") {
            SpendingColumns(
              of: book, calendar: calendar, currencyRanks: units.currencyRanks,
              lastDayOfMonth: lastDayOfMonth)
          }
          foundColumns.withLock { $0 = columns }
          return
        }
        memory.withArray { memory in
          var lines = ItemLines(
            of: book.lines, items: ranges[pass - 1], offsets: offsets, memory: &memory)
          var accounts = ItemAccounts(
            of: book, calendar: calendar, units: units, asOf: period.asOf)
          for piece in 0..<pieces {
            var ledger = ledgers.emptyPiece()
            ledger.add(&lines, items: lines.items(piece: piece, of: pieces), accounts: &accounts)
            ledgers.add(&ledger, piece: (pass - 1) * pieces + piece)
          }
          lines.giveBack(&memory)
        }
      }
    }
    memory.removeAll()
    let columns = foundColumns.withLock { $0 }
    var ledger = ledgers.joined()
    let spending = Spending(
      columns: columns, byItem: &ledger.spending, currencyRanks: units.currencyRanks)
    var unitValues = UnitValues()
    var savings = MonthlyRows<SavingsPiece>()
    // Moved, for memory that two values share would be copied.
    swap(&unitValues, &ledger.unitValues)
    swap(&savings, &ledger.savings)
    unitValues.dimensions = units.dimensions
    unitValues.quantity.scales = units.scales
    if !book.vault.priceOptions.isEmpty {
      let quotes = QuotedPrices(of: book, units: units, asOf: period.asOf)
      if !quotes.isEmpty { unitValues = quotes.merged(into: unitValues) }
    }

    self.options = options
    self.period = period
    self.spending = spending
    self.unitValues = unitValues
    currencies = Self.currencies(of: book, spending: spending, period: period, options: options)
    let findings = Findings(
      of: book, unitValues: unitValues, spending: spending, columns: columns,
      savings: consume savings, calendar: calendar, period: period, units: units, options: options,
      observer: observer)
    trends = findings.trends
    alerts = findings.alerts
    outliers = findings.outliers
    storeIndexes = findings.storeIndexes
    householdIndexes = findings.householdIndexes
    comparisons = findings.comparisons
    spendingChange = findings.spendingChange
    possibleSavings = findings.possibleSavings
    packages = findings.packages
    budget = findings.budget
    carts = findings.carts
  }

  private static let piecesPerRange = 8
  /// Lines that are not worth cutting into as many ranges and pieces.
  private static let fewLines = 100_000

  private static func currencies(
    of book: Book, spending: Spending, period: ReportPeriod, options: AnalysisOptions
  ) -> [CurrencyCode] {
    let names = book.names.currencies
    let window = period.month.adding(months: -max(0, options.windowMonths))...period.month
    var spent: [CurrencyCode: Amount] = [:]
    var lines: [CurrencyCode: Int] = [:]
    for row in spending.byMonth {
      let amount = window.contains(row.month) ? row.spent : .zero
      spent[names[row.currency], default: .zero] += amount
      lines[names[row.currency], default: 0] += window.contains(row.month) ? row.lines : 0
    }
    let others =
      book.vault.carts.filter { !$0.isList }.map(\.currency) + book.budgets.map(\.currency)
      + book.vault.priceOptions.map(\.currency)
    for currency in others where spent[currency] == nil { spent[currency] = .zero }
    let own = book.settings.currency
    func rank(_ currency: CurrencyCode) -> (Int, Int, Amount) {
      (currency == own ? 1 : 0, lines[currency] ?? 0, spent[currency] ?? .zero)
    }
    return spent.keys.sorted { left, right in
      let (one, other) = (rank(left), rank(right))
      return one == other ? left < right : one > other
    }
  }
}

/// The month and the days that the reports talk about.
public struct ReportPeriod: Hashable, Sendable {
  public var month: Month
  public var asOf: CalendarDate
  /// Whether the month is over: the as-of date is among its last three days or later, as it is
  /// where there is data after the month and no other as-of date was asked for.
  public var isOver: Bool
  /// Months that have data, ascending; empty only for a book without dated data.
  public var months: [Month]
  /// Where months begin and end.
  public var calendar = MonthCalendar()

  public init(
    month: Month, asOf: CalendarDate, isOver: Bool, months: [Month],
    calendar: MonthCalendar = MonthCalendar()
  ) {
    self.calendar = calendar
    self.month = month
    self.asOf = asOf
    self.isOver = isOver
    self.months = months
  }

  /// Days of the month up to the as-of date: all of them where the month is over.
  public var daysElapsed: Int { isOver ? month.dayCount : calendar.dayNumber(of: asOf) }

  public var firstDay: CalendarDate { calendar.firstDay(of: month) }

  public var lastDay: CalendarDate { calendar.lastDay(of: month) }
}

extension ReportPeriod {
  /// The month and the as-of date that the options ask for, and where they are silent the newest
  /// month with data and the last day with data in it.
  ///
  /// - A month that has data after it speaks from its last day.
  /// - An as-of date alone chooses the newest month with data on or before it.
  /// - An as-of date before the month it is asked for with counts as the month's first day.
  /// - Data are receipt lines; in a book without any, carts and dated vault prices; in a book
  ///   without those, the first month of 1970 is named and ``months`` is empty.
  init(of book: Book, calendar: DataCalendar, options: AnalysisOptions) {
    let boundaries = calendar.boundaries
    self.calendar = boundaries
    var days: [CalendarDate] = []
    if calendar.months.isEmpty {
      days = book.vault.carts.compactMap(\.date)
      if days.isEmpty { days = book.vault.priceOptions.compactMap(\.day) }
    }
    months = calendar.months.isEmpty ? Set(days.map(boundaries.month)).sorted() : calendar.months
    func lastDay(upTo day: CalendarDate) -> CalendarDate? {
      calendar.months.isEmpty
        ? days.filter { $0 <= day }.max() : calendar.lastDay(upTo: day)
    }
    let newest = months.last
    if let wanted = options.month {
      month = wanted
    } else if let asOf = options.asOf {
      month = boundaries.month(of: lastDay(upTo: asOf) ?? asOf)
    } else {
      month = newest ?? Month(year: 1970, month: 1)
    }
    if let wanted = options.asOf {
      asOf = wanted
    } else if let newest, newest > month {
      asOf = boundaries.lastDay(of: month)
    } else {
      asOf = lastDay(upTo: boundaries.lastDay(of: month)) ?? boundaries.firstDay(of: month)
    }
    asOf = max(asOf, boundaries.firstDay(of: month))
    isOver = asOf >= boundaries.lastDay(of: month).adding(days: -2)
  }
}
