import PricebookModel
import PricebookParallel

/// What all analyses of a book start from: its period, and the sums of the passes over its lines.
///
struct AnalysisInputs: Sendable {
  /// With its lines in the order of items.
  let book: Book
  let options: AnalysisOptions
  let period: ReportPeriod
  /// Whether other months than that of the period will be analysed.
  let hasOtherMonths: Bool
  let calendar: DataCalendar
  let units: UnitTable
  let references: ReferenceMonths
  let quotes: QuotedPrices
  let undatedPrices: [UndatedPrice]
  let columns: SpendingColumns
  let spending: Spending
  let unitValues: UnitValues
  @Deferred private(set) var logarithms: PriceLogarithms
  @Deferred private(set) var regularPrices: RegularPrices
  private let savings: PossibleSavings.Rows
  private let changes: ChangeAccounts
  private let firstWholeMonth: Month?
  private let jackknife: JackknifeGroups
  private let observer: StageObserver

  /// - Complexity: O(lines + rows log stores).
  init(
    of book: Book, options: AnalysisOptions, observer: StageObserver, isAtEnd: Bool,
    needsOtherMonths: (ReportPeriod) -> Bool
  ) {
    // Importers hand lines over in this order; lines of other books are brought into it.
    var ordered = book
    ordered.lines.orderArticlesByItem()
    ordered.fillCategories()
    let book = ordered
    let calendar = DataCalendar(of: book.lines, boundaries: book.settings.months)
    let period = ReportPeriod(of: book, calendar: calendar, options: options)
    let options = options.covering(period)
    let units = UnitTable(of: book)
    let hasOtherMonths = needsOtherMonths(period)

    let columnPass = Deferred.started {
      observer.observe("spending by category and store") {
        SpendingColumns(
          of: book, calendar: calendar, currencyRanks: units.currencyRanks,
          lastDayOfMonth: period.isOver ? 31 : calendar.boundaries.dayNumber(of: period.asOf))
      }
    }
    let firstWholeMonth = book.firstWholeMonth(in: calendar.boundaries)
    let references = ReferenceMonths(months: calendar.months, firstWhole: firstWholeMonth)
    let quotes = QuotedPrices(of: book, units: units, asOf: period.asOf)
    let pass = observer.observe("accounts of items") {
      ItemPass(
        book: book, calendar: calendar, units: units, period: period,
        keepsLatestOfMonths: hasOtherMonths
      ).result(references: references, quotes: quotes, savingsDays: options.settings[.savingsDays])
    }
    columns = columnPass.wrappedValue
    spending = Spending(
      columns: columns, byItem: pass.ledger.spending, currencyRanks: units.currencyRanks)
    let allUnitValues = quotes.merged(into: pass.ledger.unitValues)
    let unitValues = isAtEnd ? allUnitValues.through(period.month) : allUnitValues
    let logarithms = Deferred { PriceLogarithms(of: unitValues) }
    self.unitValues = unitValues
    _logarithms = logarithms
    _regularPrices = Deferred {
      RegularPrices(
        of: unitValues, logarithms: logarithms.wrappedValue, lines: book.lines, calendar: calendar,
        units: units)
    }
    savings = pass.ledger.savings
    changes = pass.changes
    jackknife = JackknifeGroups(of: book.names.items)

    self.book = book
    self.options = options
    self.period = period
    self.hasOtherMonths = hasOtherMonths
    self.calendar = calendar
    self.units = units
    self.references = references
    self.quotes = quotes
    undatedPrices = UndatedPrice.all(in: book, units: units)
    self.firstWholeMonth = firstWholeMonth
    self.observer = observer
  }

  /// A part of the analysis.
  ///
  /// - Parameters:
  ///   - stage: The name that the observer hears.
  ///   - result: How the part is computed.
  func part<Value: Sendable>(
    _ stage: String, _ result: @escaping @Sendable (AnalysisInputs) -> Value
  ) -> Deferred<Value> {
    Deferred { observer.observe(stage) { result(self) } }
  }
}

extension AnalysisInputs {
  var householdIndexes: [HouseholdIndex] {
    HouseholdIndex.all(
      of: unitValues, logarithms: logarithms, categories: columns.itemCategories, units: units,
      names: book.names, groups: jackknife)
  }

  var storeIndexes: [StoreIndex] {
    StoreIndex.all(
      of: unitValues, logarithms: logarithms, units: units, storeCount: book.names.stores.count,
      groups: jackknife,
      windows: [period.month.adding(months: -max(0, options.windowMonths))...period.month])
  }

  var trends: [PriceTrend] {
    PriceTrend.all(of: unitValues, logarithms: logarithms, month: period.month, options: options)
  }

  var priceModels: [PriceModel] {
    PriceModel.all(
      in: unitValues, prices: regularPrices, undated: undatedPrices,
      categories: columns.itemCategories, units: units, spending: spending, month: period.month,
      preferred: options.settings.usualStore.flatMap { book.names.store(named: $0) },
      settings: options.settings)
  }

  func comparisons(
    models: [PriceModel], due: DueItems
  ) -> (baskets: [StoreComparison], next: [StoreComparison]) {
    // Stores are compared on a day, for the months that a person shops by.
    guard period.isMonth else { return ([], []) }
    return StoreComparison.all(
      in: book, unitValues: unitValues, categories: columns.itemCategories, period: period,
      due: due, models: models, options: options)
  }

  var regularPriceChanges: [RegularPriceChange] {
    RegularPriceChange.all(
      in: unitValues, prices: regularPrices, month: period.month,
      currencies: book.names.currencies)
  }

  var spendingChange: SpendingChange {
    SpendingChange(changes, names: book.names, units: units)
  }

  var packages: PackagePrices { PackagePrices(of: unitValues, names: book.names) }

  var budget: BudgetVariance {
    BudgetVariance.measured(in: book, spending: spending, period: period)
  }

  var yearFacts: YearFacts {
    YearFacts(of: book, period: period, units: units, firstWholeMonth: firstWholeMonth)
  }

  var possibleSavings: PossibleSavings { PossibleSavings(savings) }

  var discounts: Discounts {
    Discounts(of: book, stores: spending.byStore, calendar: calendar, units: units)
  }
}
