public import PricebookModel
package import PricebookParallel

/// The results of every analysis over one book: the input of the report sections.
///
/// Each part is computed once, when it is first asked for.
public struct Analysis: Sendable {
  /// What was analysed, without its receipt lines.
  package let book: Book
  /// How many receipt lines are price observations.
  package let priceLineCount: Int
  /// The options that the results were computed with, filled in from the book and the period.
  package internal(set) var options: AnalysisOptions
  /// The months and the as-of day that everything below is about.
  public internal(set) var period: ReportPeriod
  /// Currencies of the book's lines, carts, budgets and prices: those with spending in the report's
  /// months first, of these the book's own, then those with most lines of spending over the window,
  /// most spending, and by label.
  ///
  /// Amounts of two currencies do not say which matters more: a lunch in Tokyo costs more yen than
  /// a month of groceries costs euros.
  package internal(set) var currencies: [CurrencyCode]
  /// Sums of every month of the data, whatever the period.
  public internal(set) var spending: Spending
  /// A row for every month of the data with spending or a budget, whatever the period.
  @Deferred package internal(set) var budget: BudgetVariance
  /// What persons paid against their own budgets, in the order of names.
  @Deferred package internal(set) var personBudgets: [PersonBudget]
  /// In order of date, then name, then id.
  @Deferred package internal(set) var carts: [CartVariance]
  /// Prices of every month of the data; of a period as it was known at its end, those up to then.
  package internal(set) var unitValues: UnitValues
  /// One per series, in the order of ``UnitValues/series``.
  @Deferred package internal(set) var trends: [PriceTrend]
  /// Alerts of all months, in the order of rows of ``unitValues``.
  @Deferred package internal(set) var alerts: [PriceAlert]
  /// How regular prices of products changed up to the end of the period, in the order of series.
  @Deferred package internal(set) var regularPriceChanges: [RegularPriceChange]
  /// In the order of rows of ``unitValues``; they are in every table, but raise no alert.
  @Deferred package internal(set) var outliers: [PriceOutlier]
  /// One for every store and currency.
  @Deferred package internal(set) var storeIndexes: [StoreIndex]
  /// The household's indexes for every currency, in all and by category.
  @Deferred package internal(set) var householdIndexes: [HouseholdIndex]
  /// One per basket and currency, in the order next, files, planning carts, usual basket.
  public var comparisons: [StoreComparison] { compared }
  @Deferred var compared: [StoreComparison]
  /// What is to be bought next, in every currency it has prices in: what open carts and lists still
  /// want, and what is due; empty where that is nothing, or has no price.
  @Deferred package internal(set) var next: [StoreComparison]
  /// What the prices of every currency say up to the end of the period, in the order of labels.
  @Deferred package internal(set) var priceModels: [PriceModel]
  /// How prices at the same stores moved against the book's official index, in the currency of the
  /// reports; `nil` without an index, and where too little is known.
  @Deferred package internal(set) var official: OfficialComparison?
  /// One per currency in which two stores have a level, in the order of labels.
  @Deferred package internal(set) var storeLevels: [StorePriceLevels]
  /// What is due to be bought within seven days of the as-of day.
  @Deferred package internal(set) var due: DueItems
  /// Why spending changed, for every month of the data; the items that moved it are the period's.
  @Deferred package internal(set) var spendingChange: SpendingChange
  /// Purchases of all months that a known lower price would have made cheaper.
  @Deferred package internal(set) var possibleSavings: PossibleSavings
  @Deferred package internal(set) var discounts: Discounts
  /// What is to be checked before anybody acts on the period's figures, worst first.
  @Deferred package internal(set) var checks: [Check]
  /// What was paid on every receipt, in the order of days.
  @Deferred package internal(set) var receiptSums: [ReceiptSum]
  /// The largest receipt of the month in every currency, with its lines priced again.
  @Deferred package internal(set) var repricedReceipts: [RepricedReceipt]
  /// Purchases of all months that cost more than their store advertised, by item, store and day.
  @Deferred package internal(set) var chargedAbove: [ChargedAbove]
  /// What the items of groups cost.
  @Deferred package internal(set) var groupPrices: GroupPrices
  @Deferred package internal(set) var packages: PackagePrices
  /// Items of the month that have no category, most spending first.
  @Deferred package internal(set) var itemsWithoutCategory: [ItemWithoutCategory]
  @Deferred package private(set) var regularPrices: RegularPrices
  /// When stores were last seen, on the as-of day.
  @Deferred package private(set) var storesSeen: StoresSeen
  /// Prices without a date, in the order of items.
  package let undatedPrices: [UndatedPrice]
  @Deferred var yearFacts: YearFacts
  /// What months that are over came to, against what was expected while they were under way.
  @Deferred package internal(set) var monthEnds: [TrackRecord.Outcome]
  /// What was said at past month ends, and what came up to the as-of day.
  @Deferred package internal(set) var trackRecord: TrackRecord
  /// Every claim that the reports of the period make or decline.
  @Deferred package private(set) var answers = Answers()

  /// Analyses a book with the options that its settings ask for.
  public init(of book: Book) { self.init(of: book, options: AnalysisOptions(for: book)) }

  /// Analyses a book.
  ///
  /// Everything dated after ``AnalysisOptions/asOf``, or after the book's own as-of day, is left out:
  /// on that day it was not known.
  ///
  /// - Complexity: O(lines + rows log stores) time; memory in proportion to the results where
  ///   lines come in order of time.
  public init(of book: Book, options: AnalysisOptions) {
    var known = book
    if let asOf = options.asOf ?? book.settings.asOf { LineFilter(until: asOf).apply(to: &known) }
    self.init(ofKnown: known, options: options)
  }

  /// Analyses a book that the as-of date was applied to.
  ///
  /// Tables cover every month of the data whole. What the reports say of the month under way
  /// (`spentToSameDay`, pace, latest prices) counts data up to the as-of date.
  package init(ofKnown book: Book, options: AnalysisOptions) {
    self.init(of: book, options, isAtEnd: false)
  }

  /// The analysis of a period that is over, as it was known at its end.
  package init(atEndOf options: AnalysisOptions, of book: Book) {
    self.init(of: book, options, isAtEnd: true)
  }

  /// Weeks are analysed like months; what prices say is that of the month that the weeks end in.
  private init(of book: Book, _ options: AnalysisOptions, isAtEnd: Bool) {
    guard options.period?.isOfWeeks ?? false else {
      self.init(AnalysisInputs(of: book, options: options, isAtEnd: isAtEnd))
      return
    }
    var byWeeks = book
    byWeeks.settings.sumsWeeks = true
    var inputs = AnalysisInputs(of: byWeeks, options: options, isAtEnd: isAtEnd)
    let day = inputs.period.isOver ? inputs.period.lastDay : inputs.period.asOf
    var known = book
    LineFilter(until: day).apply(to: &known)
    var ofPrices = options
    ofPrices.period = MonthPeriod(book.settings.months.month(of: day))
    ofPrices.asOf = day
    ofPrices.against = nil
    let prices = AnalysisInputs(of: known, options: ofPrices)
    inputs.tellPrices(of: prices.period.month)
    self.init(inputs, prices: prices)
  }

  init(_ inputs: AnalysisInputs) { self.init(inputs, prices: inputs) }

  /// - Parameter prices: What everything about prices is computed from: `inputs` itself, or for weeks
  ///   the inputs of the month that they end in, up to their last day.
  init(_ inputs: AnalysisInputs, prices: AnalysisInputs) {
    book = inputs.book.withoutLines
    priceLineCount = inputs.book.lines.uses.count { $0.contains(.price) }
    self.options = inputs.options
    period = inputs.period
    spending = inputs.spending
    unitValues = prices.unitValues
    undatedPrices = prices.undatedPrices
    currencies = Self.currencies(
      of: inputs.book, spending: inputs.spending, period: inputs.period, options: inputs.options)

    (_householdIndexes, _storeIndexes) = Self.indexes(in: prices)
    _trends = prices.part {
      PriceTrend.all(of: $0.unitValues, month: $0.period.month, options: $0.options)
    }
    (_outliers, _alerts, _regularPriceChanges) = Self.priceMoves(in: prices)
    let models = Self.models(in: prices)
    let due = prices.part { DueItems(in: $0.book, asOf: $0.period.asOf) }
    _priceModels = models
    _due = due
    (_compared, _next) = Self.comparisons(
      by: Self.comparer(models, in: prices), due: due, in: inputs.period.isMonth ? prices : inputs)
    _storeLevels = inputs.part {
      $0.period.isMonth ? models.wrappedValue.compactMap(StorePriceLevels.init) : []
    }
    _official = Self.official(models, currencies.first, in: prices)
    _spendingChange = inputs.part {
      SpendingChange($0.changes, names: $0.book.names, units: $0.units)
    }
    _packages = prices.part {
      PackagePrices(of: $0.unitValues, sizes: $0.packageSizes, names: $0.book.names)
    }
    _groupPrices = Self.groupPrices(models, in: prices)
    _budget = inputs.part {
      BudgetVariance.measured(in: $0.book, spending: $0.spending, period: $0.period)
    }
    _personBudgets = inputs.part { PersonBudget.all(in: $0) }
    _carts = inputs.part { CartVariance.all(in: $0.book) }
    _yearFacts = prices.part { YearFacts(of: $0.book, period: $0.period, units: $0.units) }
    _possibleSavings = inputs.$savings
    _discounts = inputs.part {
      Discounts(of: $0.book, stores: $0.spending.byStore, calendar: $0.calendar, units: $0.units)
    }
    (_chargedAbove, _checks) = Self.checks(in: inputs)
    _itemsWithoutCategory = inputs.part {
      ItemWithoutCategory.all(
        in: $0.period.begun, of: $0.book, spending: $0.spending, categories: $0.columns.itemGroups)
    }
    _receiptSums = inputs.part { ReceiptSum.all(in: $0.book.lines) }
    (_storesSeen, _repricedReceipts) = Self.repricedReceipts(models, in: inputs, prices: prices)
    _regularPrices = prices.$regularPrices
    (_monthEnds, _trackRecord) = Self.trackRecord(in: prices)
    makeAnswersOfParts()
  }

  private static func indexes(
    in prices: AnalysisInputs
  ) -> (household: Deferred<[HouseholdIndex]>, stores: Deferred<[StoreIndex]>) {
    (
      prices.part {
        HouseholdIndex.all(
          of: $0.unitValues, logarithms: $0.logarithms,
          categories: $0.hasTables ? $0.columns.itemCategories : nil, units: $0.units,
          names: $0.book.names)
      },
      prices.part {
        StoreIndex.all(
          of: $0.unitValues, logarithms: $0.logarithms, units: $0.units,
          storeCount: $0.book.names.stores.count, hasIntervals: $0.hasTables)
      }
    )
  }

  private static func priceMoves(
    in prices: AnalysisInputs
  ) -> (
    outliers: Deferred<[PriceOutlier]>, alerts: Deferred<[PriceAlert]>,
    changes: Deferred<[RegularPriceChange]>
  ) {
    let outliers = prices.part { PriceOutlier.all(of: $0.unitValues, logarithms: $0.logarithms) }
    let alerts = prices.part {
      PriceAlert.all(
        of: $0.unitValues, prices: $0.regularPrices, outliers: outliers.wrappedValue,
        names: $0.book.names.items, calendar: $0.calendar.boundaries, options: $0.options)
    }
    let changes = prices.part {
      RegularPriceChange.all(
        in: $0.unitValues, prices: $0.regularPrices, month: $0.period.month,
        calendar: $0.calendar.boundaries, names: $0.book.names)
    }
    return (outliers, alerts, changes)
  }

  private static func models(in prices: AnalysisInputs) -> Deferred<[PriceModel]> {
    prices.part { inputs in
      PriceModel.all(
        in: inputs.unitValues, prices: inputs.regularPrices, undated: inputs.undatedPrices,
        categories: inputs.columns.itemCategories, units: inputs.units, spending: inputs.spending,
        month: inputs.period.month, asOf: inputs.period.asOf,
        boundaries: inputs.book.settings.months,
        preferred: inputs.options.settings.usualStore.flatMap {
          inputs.book.names.store(named: $0)
        }, settings: inputs.options.settings)
    }
  }

  private static func comparer(
    _ models: Deferred<[PriceModel]>, in prices: AnalysisInputs
  ) -> Deferred<StoreComparer> {
    prices.part {
      StoreComparer(
        book: $0.book, unitValues: $0.unitValues, undatedPrices: $0.undatedPrices,
        categories: $0.columns.itemCategories, period: $0.period, models: models.wrappedValue,
        options: $0.options)
    }
  }

  /// - Parameter lead: The currency of the reports.
  private static func official(
    _ models: Deferred<[PriceModel]>, _ lead: CurrencyCode?, in prices: AnalysisInputs
  ) -> Deferred<OfficialComparison?> {
    prices.part { inputs in
      let lead = lead.flatMap(inputs.book.names.currencies.firstIndex(of:))
      return inputs.book.officialIndex.flatMap { index in
        models.wrappedValue.first { $0.currency == lead }.flatMap {
          OfficialComparison($0, against: index)
        }
      }
    }
  }

  private static func groupPrices(
    _ models: Deferred<[PriceModel]>, in prices: AnalysisInputs
  ) -> Deferred<GroupPrices> {
    prices.part {
      GroupPrices(
        in: $0.book, unitValues: $0.unitValues, models: models.wrappedValue,
        undated: $0.undatedPrices, asOf: $0.period.asOf)
    }
  }

  private static func checks(
    in inputs: AnalysisInputs
  ) -> (chargedAbove: Deferred<[ChargedAbove]>, checks: Deferred<[Check]>) {
    let chargedAbove = inputs.part { ChargedAbove.all(in: $0.book) }
    return (
      chargedAbove, inputs.part { Checks(in: $0, chargedAbove: chargedAbove.wrappedValue).all }
    )
  }

  private static func repricedReceipts(
    _ models: Deferred<[PriceModel]>, in inputs: AnalysisInputs, prices: AnalysisInputs
  ) -> (seen: Deferred<StoresSeen>, receipts: Deferred<[RepricedReceipt]>) {
    let seen = prices.part { StoresSeen(in: $0.unitValues, asOf: $0.period.asOf) }
    let receipts = inputs.part {
      RepricedReceipt.all(
        in: $0.book, period: $0.period, models: models.wrappedValue, seen: seen.wrappedValue)
    }
    return (seen, receipts)
  }

  private static func trackRecord(
    in prices: AnalysisInputs
  ) -> (monthEnds: Deferred<[TrackRecord.Outcome]>, record: Deferred<TrackRecord>) {
    let monthEnds = prices.part { MonthEndOutcomes(in: $0).all }
    return (monthEnds, prices.part { TrackRecord(in: $0, monthEnds: monthEnds.wrappedValue) })
  }

  /// Baskets at every store on the as-of day; none for a period of several months.
  static func comparisons(
    by comparer: Deferred<StoreComparer>, due: Deferred<DueItems>, in inputs: AnalysisInputs
  ) -> (baskets: Deferred<[StoreComparison]>, next: Deferred<[StoreComparison]>) {
    guard inputs.period.isMonth else {
      return (Deferred(wrappedValue: []), Deferred(wrappedValue: []))
    }
    let next = Deferred { comparer.wrappedValue.next(due: due.wrappedValue) }
    let comparesDueItems = inputs.options.comparesDueItems
    return (
      Deferred { (comparesDueItems ? next.wrappedValue : []) + comparer.wrappedValue.baskets }, next
    )
  }

  mutating func makeAnswersOfParts() {
    let analysis = self
    $answers = Deferred { Answers(of: analysis) }
  }

  /// Computes every part on all cores, so that the lines of the book are not kept any longer.
  package func computeAll() {
    // Those that others wait for come first, beside some that wait for nothing, then those that take
    // longest.
    let parts: [@Sendable () -> Void] = [
      { _ = regularPrices }, { _ = householdIndexes }, { _ = trackRecord }, { _ = comparisons },
      { _ = next }, { for model in priceModels { _ = model.household } }, { _ = storeIndexes },
      { _ = trends }, { _ = storeLevels },
      { _ = alerts }, { _ = spendingChange }, { _ = regularPriceChanges }, { _ = packages },
      { _ = budget }, { _ = personBudgets }, { _ = carts }, { _ = yearFacts },
      { _ = possibleSavings }, { _ = discounts }, { _ = checks }, { _ = chargedAbove },
      { _ = groupPrices }, { _ = itemsWithoutCategory }, { _ = repricedReceipts },
      { _ = receiptSums },
    ]
    SharedWork.perform(parts.count) { parts[$0]() }
  }

  /// `nil` where the currency has no prices that count.
  package func priceModel(of currency: CurrencyCode) -> PriceModel? {
    priceModels.first { book.names.currencies[$0.currency] == currency }
  }

  static func currencies(
    of book: Book, spending: Spending, period: ReportPeriod, options: AnalysisOptions
  ) -> [CurrencyCode] {
    let names = book.names.currencies
    let window = period.month.adding(months: -max(0, options.windowMonths))...period.month
    var spent: [CurrencyCode: Amount] = [:]
    var lines: [CurrencyCode: Int] = [:]
    // A page does not lead with a currency in which nothing was bought.
    var reported: Set<CurrencyCode> = []
    for row in spending.byMonth {
      if period.begun.contains(row.month) { reported.insert(names[row.currency]) }
      let amount = window.contains(row.month) ? row.spent : .zero
      spent[names[row.currency], default: .zero] += amount
      lines[names[row.currency], default: 0] += window.contains(row.month) ? row.lineCount : 0
    }
    let others =
      book.vault.carts.filter { !$0.isList }.map(\.currency) + book.budgets.map(\.currency)
      + book.vault.priceOptions.map(\.currency)
      + Set(book.prices.articles.currency).map { names[$0] }
    for currency in others where spent[currency] == nil { spent[currency] = .zero }
    let own = book.settings.currency
    func rank(_ currency: CurrencyCode) -> (Int, Int, Int, Amount) {
      (
        reported.contains(currency) ? 1 : 0, currency == own ? 1 : 0, lines[currency] ?? 0,
        spent[currency] ?? .zero
      )
    }
    return spent.keys.sorted { left, right in
      let (one, other) = (rank(left), rank(right))
      return one == other ? left < right : one > other
    }
  }

  /// What was not compared, because the book has more of it than a search takes.
  ///
  /// Parts that nobody asked for compare nothing.
  package var limitsReached: [Diagnostic] {
    var messages: [String] = []
    if let most = $compared.known?.map(\.stores.count).max(), most > StorePair.storeLimit {
      messages.append(
        "\(most) stores price items of the basket; the best pair of stores is sought among the "
          + "\(StorePair.storeLimit) that price most of them")
    }
    for model in $priceModels.known ?? [] where model.hasTooManyStores {
      messages.append(
        "the stores with prices in \(book.names.currencies[model.currency].label) are too many and "
          + "share too many items for price levels and expected prices; --store chooses fewer stores"
      )
    }
    if let packages = $packages.known, let first = packages.crowdedProducts.first {
      let others = packages.crowdedProducts.count - 1
      messages.append(
        "“\(first)”\(others > 0 ? " and \(others) other names have" : " has") more "
          + "than \(Shrinkflation.comparedSizes) sizes at one store; each size is compared with the "
          + "next \(Shrinkflation.comparedSizes) larger ones, so a smaller package may be missed")
    }
    if let budget = $budget.known, budget.omittedMonths > 0 {
      messages.append(
        "budgets of every month count in the last \(BudgetMonths.limit) months of the data, and not "
          + "in \(budget.omittedMonths) before them")
    }
    return messages.map { Diagnostic(.warning, .limitReached, file: "", message: $0) }
  }
}
