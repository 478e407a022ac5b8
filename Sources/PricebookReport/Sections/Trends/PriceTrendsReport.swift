import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// The price trends in one currency.
struct PriceTrendsReport {
  /// How many stores the deck names.
  private static let shownStoreLimit = 3

  let scope: CurrencyScope
  let slots: StoreSlots
  let levels: [StoreLevel]
  let household: HouseholdPrices
  /// Series of this currency with a price in the window.
  let trends: [PriceTrend]

  init(scope: CurrencyScope, slots: StoreSlots) {
    self.scope = scope
    self.slots = slots
    levels = StoreLevel.all(in: scope)
    household = HouseholdPrices(scope)
    let all = scope.analysis.trends
    let isShown = { (trend: PriceTrend) in
      !trend.rows.isEmpty
        && scope.analysis.unitValues.series[trend.series].currency == scope.currencyID
    }
    trends = all.allSatisfy(isShown) ? all : all.filter(isShown)
  }

  /// The month that the window ends with.
  var month: Month { scope.month }
  var months: MonthPeriod { scope.period.span }
  var words: ReportWords { scope.words }

  /// The trends with one set of sections for every currency.
  static func report(_ scopes: ReportScopes) -> Report {
    let slots = StoreSlots(scopes.all)
    let first = PriceTrendsReport(scope: scopes.first, slots: slots)
    let others = scopes.others.map { PriceTrendsReport(scope: $0, slots: slots) }
    let words = first.words
    let shown = [first] + others.filter { !$0.trends.isEmpty }
    var sections = Section.grouped(shown.map { ($0.scope.currency, $0.sections) })
    let pricedLines = first.scope.book.priceLineCount
    sections.append(
      DataSection(scopes: shown.map(\.scope)).shortSection(
        [
          pricedLines > 0 ? words.trends.priceLines(pricedLines) : nil,
          words.trends.method, words.trends.directionMethod(ClaimGate.falseDiscoveryPercent),
        ].compactMap(\.self),
        tables: [
          "unit-values", "price-trends", "price-alerts", "package-prices", "shrinkflation",
          "store-index", "household-index",
        ]))
    return Report(
      kind: .priceTrends, period: first.months, asOf: first.scope.period.asOf,
      title: words.trends.title(first.months),
      kicker: words.shared.months(first.scope.window), headline: first.headline,
      deck: first.deck,
      navigation: first.scope.context.navigation(of: .priceTrends, period: first.months),
      sections: sections,
      footer: [
        words.shared.footerSource, words.shared.footerAmounts(shown.map(\.scope.currency)),
      ], locale: first.scope.context.locale, words: words.page)
  }

  var sections: [Section] {
    [
      keyFiguresSection, levelsSection, alertsSection, outliersSection, smallerPackagesSection,
      itemsSection, allItemsSection,
    ].compactMap(\.self)
  }

  func itemName(_ series: Int) -> LinkedName {
    scope.itemName(scope.analysis.unitValues.series[series].item)
  }

  func storeName(_ series: Int) -> String {
    scope.book.names.stores[scope.analysis.unitValues.series[series].store]
  }

  func baseUnit(_ series: Int) -> String {
    let values = scope.analysis.unitValues
    return values.dimensions[values.series[series].dimension].baseUnit
  }
}

extension PriceTrendsReport {
  /// What the household's prices did in a year.
  var headline: RichText {
    if let move = household.overYear {
      return words.moves.household(move, storeChoice: household.storeChoice?.clear)
    }
    guard !trends.isEmpty else { return words.trends.noPrices }
    let judged = trends.filter { $0.direction != .tooFewMonths }
    return judged.isEmpty
      ? words.trends.tooFewMonths(prices: trends.count, stores: storeCount(of: trends))
      : words.trends.directions(
        rising: count(.rising), falling: count(.falling), of: judged.count,
        stores: storeCount(of: judged))
  }

  private func storeCount(of trends: [PriceTrend]) -> Int {
    let values = scope.analysis.unitValues
    return Set(trends.map { values.series[$0.series].store }).count
  }

  private func count(_ direction: PriceTrend.Direction) -> Int {
    trends.count { $0.direction == direction }
  }

  /// The stores that moved most, and the alerts.
  var deck: RichText {
    var sentences: [RichText] = []
    if let storesSentence { sentences.append(storesSentence) }
    if !trends.isEmpty {
      sentences.append(alertCount)
    } else {
      sentences.append(words.trends.howPricesAppear)
    }
    return RichText(sentences: sentences)
  }

  /// Stores whose own prices changed clearly over the window, those with most spending.
  ///
  /// Stores are compared over the same months only. Each has its own products, so that
  /// none is said to have risen more than another.
  private var storesSentence: RichText? {
    let compared = levels.filter { $0.move != nil && $0.since == scope.window.first }
    guard let since = compared.first?.since else { return nil }
    let clear = compared.compactMap { level in
      level.move?.clear.map { (store: level.store, change: $0) }
    }
    guard !clear.isEmpty else {
      return compared.allSatisfy(\.isLevel) ? nil : words.moves.noClearStore(since: since)
    }
    let ordered = clear.sorted {
      (slots.rank(of: $0.store), $0.store) < (slots.rank(of: $1.store), $1.store)
    }
    return words.moves.stores(
      words.shared.list(
        ordered.map { words.moves.storeChange(scope.book.names.stores[$0.store], $0.change) },
        limit: Self.shownStoreLimit), since: since)
  }

  /// How many prices of the report's months have enough months before them to be judged.
  var judgedPriceCount: Int {
    scope.currencyID.map {
      PriceAlert.judgedPriceCount(in: scope.analysis, months: scope.period.begun, currency: $0)
    } ?? 0
  }

  /// How many prices raised an alert, out of how many that could have.
  var alertCount: RichText {
    let judged = judgedPriceCount
    guard judged > 0 else {
      return words.trends.noneJudged(months, months: PriceAlert.pricedMonthsNeeded)
    }
    return words.trends.alertCount(
      scope.alertsByPrice.count, of: judged, percent: scope.analysis.options.alertPercent,
      months: PriceAlert.pricedMonthsNeeded, in: months,
      hasSeasonal: !scope.seasonalChanges.isEmpty)
  }

  var keyFiguresSection: Section? {
    guard !trends.isEmpty else { return nil }
    var figures: [KeyFigure] = []
    if let move = household.overYear {
      figures.append(
        move.keyFigure(
          label: words.trends.yearLabel(since: move.isWholeYear ? nil : move.since), words))
    }
    if let move = household.overMonth {
      figures.append(move.keyFigure(label: words.trends.monthLabel(month), words))
    }
    let tooFew = count(.tooFewMonths)
    if tooFew < trends.count {
      figures.append(
        KeyFigure(
          label: words.trends.rising(words.shared.counted(scope.window.count, .month)),
          figure: words.trends.share(count(.rising), of: trends.count - tooFew),
          context: words.trends.others(
            falling: count(.falling), steady: count(.steady), unclear: count(.unclear),
            tooFew: tooFew)))
    }
    let alerts = scope.alertsByPrice
    figures.append(
      KeyFigure(
        label: words.trends.alertsLabel(months),
        figure: .value(.count(alerts.count)),
        context: words.trends.alertKinds(
          up: alerts.count { $0.kind == .up }, down: alerts.count { $0.kind == .down },
          otherLows: alerts.count { $0.kind == .newLow })))
    return Section(
      id: "key-figures", title: words.review.keyFigures,
      blocks: [.keyFigures(KeyFigures(figures: figures))], isFullWidth: true,
      isTitleHidden: true)
  }
}
