import PricebookModel
import PricebookParallel

/// What all analyses of a book start from: its period, and the sums of the passes over its lines.
struct AnalysisInputs: Sendable {
  /// With its lines in the order of items.
  let book: Book
  private(set) var options: AnalysisOptions
  private(set) var period: ReportPeriod
  /// Whether other months than that of the period will be analysed.
  let hasOtherMonths: Bool
  let calendar: DataCalendar
  let units: UnitTable
  let references: ReferenceMonths
  let quotes: QuotedPrices
  let undatedPrices: [UndatedPrice]
  let columns: SpendingColumns
  private(set) var spending: Spending
  private(set) var unitValues: UnitValues
  /// Whether tables are made of the analysis, which have more of indexes than pages.
  private(set) var hasTables = true
  @Deferred private(set) var logarithms: PriceLogarithms
  @Deferred private(set) var regularPrices: RegularPrices
  @Deferred private(set) var savings: PossibleSavings
  @Deferred private(set) var changes: ChangeDecomposition
  /// The same for all periods, because names say them.
  @Deferred private(set) var packageSizes: [ItemID: PackageSize]

  /// - Parameters:
  ///   - isAtEnd: Whether prices after the period are left out.
  ///   - needsOtherMonths: Whether there will be other months than that of the period.
  init(
    of book: Book, options: AnalysisOptions, isAtEnd: Bool = false,
    needsOtherMonths: (ReportPeriod) -> Bool = { _ in false }
  ) {
    let book = Self.ordered(book)
    let calendar = DataCalendar(of: book.lines, boundaries: book.settings.months)
    let period = ReportPeriod(of: book, calendar: calendar, options: options)
    let options = options.covering(period)
    let units = UnitTable(of: book)
    let hasOtherMonths = needsOtherMonths(period)
    let columnPass = Deferred.started {
      SpendingColumns(
        of: book, calendar: calendar, currencyRanks: units.currencyRanks,
        lastDayOfMonth: period.lastDayOfMonth)
    }
    let references = ReferenceMonths(
      months: calendar.months, firstWhole: period.firstWholeMonth)
    let quotes = QuotedPrices(of: book, units: units, asOf: period.asOf)
    let aggregate = { @Sendable (comparesPurchases: Bool) in
      LineAggregation(
        book: book, calendar: calendar, units: units, period: period,
        comparesPurchases: comparesPurchases
      ).result(references: references, quotes: quotes, savingsDays: options.settings[.savingsDays])
    }
    let pass = aggregate(!options.comparesPurchasesLater)
    columns = columnPass.wrappedValue
    spending = columns.spending
    spending.byItem = pass.ledger.spending
    let allUnitValues = quotes.merged(into: pass.ledger.unitValues)
    let unitValues =
      isAtEnd ? allUnitValues.through(period.month, lastDay: period.lastDay) : allUnitValues
    let logarithms = Deferred { PriceLogarithms(of: unitValues) }
    _packageSizes = Deferred { [items = book.names.items] in PackageSize.all(of: items) }
    self.unitValues = unitValues
    _logarithms = logarithms
    _regularPrices = Deferred {
      RegularPrices(
        of: unitValues, logarithms: logarithms.wrappedValue, lines: book.lines, units: units,
        quotes: quotes, asOf: period.asOf)
    }
    if options.comparesPurchasesLater {
      let later = Deferred { aggregate(true) }
      _savings = Deferred { PossibleSavings(later.wrappedValue.ledger.savings) }
      _changes = Deferred { later.wrappedValue.changes }
    } else {
      // Begun here, so that the unsorted rows are gone before other parts need memory.
      _savings = .started { [rows = pass.ledger.savings] in PossibleSavings(rows) }
      _changes = Deferred(wrappedValue: pass.changes)
    }

    self.book = book
    self.options = options
    self.period = period
    self.hasOtherMonths = hasOtherMonths
    self.calendar = calendar
    self.units = units
    self.references = references
    self.quotes = quotes
    undatedPrices = UndatedPrice.all(in: book, units: units)
  }

  /// Importers hand lines over in the order of items; lines of other books are brought into it.
  private static func ordered(_ book: Book) -> Book {
    var ordered = book
    ordered.lines.orderArticlesByItem()
    ordered.fillCategories()
    return ordered
  }

  /// The inputs of another month.
  ///
  /// No tables are made of it: those are of the book's own month.
  func of(
    _ period: ReportPeriod, options: AnalysisOptions, spending: Spending, unitValues: UnitValues
  ) -> AnalysisInputs {
    var inputs = self
    inputs.period = period
    inputs.options = options
    inputs.spending = spending
    inputs.unitValues = unitValues
    inputs.$regularPrices = Deferred { [$regularPrices] in
      $regularPrices.wrappedValue.asOf(period.asOf, of: unitValues)
    }
    inputs.hasTables = false
    return inputs
  }

  mutating func tellPrices(of month: Month) { period.monthOfWeeks = month }

  func part<Value: Sendable>(_ result: @escaping @Sendable (AnalysisInputs) -> Value) -> Deferred<
    Value
  > { Deferred { result(self) } }
}
