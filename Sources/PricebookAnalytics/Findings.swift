import PricebookModel
import PricebookParallel
import Synchronization

/// The analyses that need unit values and spending, and nothing of each other.
struct Findings: Sendable {
  private(set) var trends: [PriceTrend] = []
  private(set) var alerts: [PriceAlert] = []
  private(set) var outliers: [PriceOutlier] = []
  private(set) var storeIndexes: [StoreIndex] = []
  private(set) var householdIndexes: [HouseholdIndex] = []
  private(set) var comparisons: [StoreComparison] = []
  private(set) var spendingChange = SpendingChange()
  private(set) var possibleSavings = PossibleSavings()
  private(set) var packages = PackagePrices()
  private(set) var budget = BudgetVariance()
  private(set) var carts: [CartVariance] = []

  /// Runs every analysis, those that take longest first.
  ///
  /// - Parameters:
  ///   - columns: What the pass down the columns found.
  ///   - savings: What the passes by item found; they are used up.
  init(
    of book: Book, unitValues: UnitValues, spending: Spending, columns: SpendingColumns,
    savings: consuming MonthlyRows<SavingsPiece>, calendar: DataCalendar,
    period: ReportPeriod, units: UnitTable, options: AnalysisOptions, observer: StageObserver
  ) {
    let logarithms = PriceLogarithms(of: unitValues)
    let savings = Mutex(consume savings)
    let found = Mutex(Findings())
    let analyses = [
      Step("household indexes") {
        let indexes = HouseholdIndex.all(
          of: unitValues, categories: columns.itemCategories, units: units, names: book.names)
        found.withLock { $0.householdIndexes = indexes }
      },
      Step("store indexes") {
        let indexes = StoreIndex.all(
          of: unitValues, logarithms: logarithms, units: units,
          storeCount: book.names.stores.count)
        found.withLock { $0.storeIndexes = indexes }
      },
      Step("price trends") {
        let trends = PriceTrend.all(
          of: unitValues, logarithms: logarithms, month: period.month, options: options)
        found.withLock { $0.trends = trends }
      },
      Step("store comparison") {
        let comparisons = StoreComparison.all(
          in: book, unitValues: unitValues, categories: columns.itemCategories, period: period,
          options: options)
        found.withLock { $0.comparisons = comparisons }
      },
      Step("outliers and alerts") {
        let outliers = PriceOutlier.all(
          of: unitValues, logarithms: logarithms)
        let alerts = PriceAlert.all(
          of: unitValues, logarithms: logarithms, outliers: outliers, options: options)
        found.withLock {
          $0.outliers = outliers
          $0.alerts = alerts
        }
      },
      Step("spending change") {
        let change = SpendingChange(
          in: book, spending: spending, itemGroups: columns.itemGroups, period: period,
          calendar: calendar, units: units)
        found.withLock { $0.spendingChange = change }
      },
      Step("package prices") {
        let packages = PackagePrices(
          of: unitValues, names: book.names)
        found.withLock { $0.packages = packages }
      },
      Step("budget variance") {
        let budget = BudgetVariance.measured(in: book, spending: spending, period: period)
        let carts = CartVariance.all(in: book)
        found.withLock {
          $0.budget = budget
          $0.carts = carts
        }
      },
      Step("possible savings") {
        let joined = savings.withLock { PossibleSavings(&$0) }
        found.withLock { $0.possibleSavings = joined }
      },
    ]
    _ = concurrentMap(analyses.count) { place in
      observer.observe(analyses[place].name, analyses[place].run)
    }
    self = found.withLock { $0 }
  }

  private init() {}

  /// One analysis with what an observer calls it.
  private struct Step: Sendable {
    let name: String
    let run: @Sendable () -> Void

    init(_ name: String, run: @escaping @Sendable () -> Void) {
      self.name = name
      self.run = run
    }
  }
}
