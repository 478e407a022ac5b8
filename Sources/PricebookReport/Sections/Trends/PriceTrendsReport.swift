import PricebookAnalytics
import PricebookDocument
import PricebookModel

struct PriceTrendsReport {
  let scope: CurrencyScope
  let slots: StoreSlots
  let household: HouseholdPrices
  /// How prices at the same stores changed; `nil` before there are months enough.
  let change: HouseholdChange?
  /// Series of this currency with a price in the window.
  let trends: [PriceTrend]
  /// Changes of regular prices that may be stated, by what they cost a year, then in percent.
  let changes: [RegularPriceChange]

  init(scope: CurrencyScope, slots: StoreSlots) {
    self.scope = scope
    self.slots = slots
    household = HouseholdPrices(scope)
    change = HouseholdChange(scope, index: household.index)
    let series = scope.analysis.unitValues.series
    let isShown = { (place: Int) in series[place].currency == scope.currencyID }
    trends = scope.analysis.trends.filter { !$0.rows.isEmpty && isShown($0.series) }
    changes = scope.analysis.regularPriceChanges
      .filter { $0.isStated && $0.percent != 0 && isShown($0.series) }
      .sorted {
        ($1.yearlyCost ?? .zero, $1.percent, $0.series)
          < ($0.yearlyCost ?? .zero, $0.percent, $1.series)
      }
  }

  var month: Month { scope.month }
  var months: MonthPeriod { scope.period.span }
  var words: ReportWords { scope.words }

  /// The store that most is bought at.
  var usualStore: StoreID? { scope.analysis.priceModel(of: scope.currency)?.usualStore }

  static func report(_ scopes: ReportScopes) -> Report {
    let slots = StoreSlots(scopes.all)
    let first = PriceTrendsReport(scope: scopes.first, slots: slots)
    let others = scopes.others.filter { !scopes.isMinor($0) }.map {
      PriceTrendsReport(scope: $0, slots: slots)
    }
    let words = first.words
    let shown = [first] + others.filter { !$0.trends.isEmpty }
    var sections = Section.grouped(
      shown.enumerated().map { place, trends in
        var sections = trends.sections
        // The page's heading and sentence are of the first currency.
        if place > 0, !sections.isEmpty {
          sections[0].blocks.insert(
            .paragraph(
              RichText(sentences: [words.comparison.answer(trends.headline), trends.deck])),
            at: 0)
        }
        return (trends.scope.currency, sections)
      })
    sections.append(
      DataSection(scopes: shown.map(\.scope)).shortSection(
        first.scope.book.priceLineCount > 0
          ? [words.trends.priceLines(first.scope.book.priceLineCount)] : [],
        tables: [
          "unit-values", "price-trends", "price-alerts", "package-prices", "shrinkflation",
          "store-index", "household-index",
        ]))
    let currency = first.scope.currency.label
    // Money names its currency itself.
    let isLabelled = shown.count > 1 && !currency.isEmpty && first.change?.outcome != .money
    return Report(
      kind: .priceTrends, period: first.months, asOf: first.scope.period.asOf,
      title: words.trends.title(first.months),
      kicker: words.shared.months(first.scope.window),
      headline: isLabelled
        ? words.page.labelled(.name(currency), first.headline) : first.headline,
      deck: first.deck,
      navigation: first.scope.context.navigation(of: .priceTrends, period: first.months),
      sections: sections,
      footer: [words.shared.footerSource]
        + words.shared.footerCurrencies(
          shown.filter { !$0.sections.isEmpty }.map(\.scope.currency)),
      locale: first.scope.context.locale, words: words.page)
  }

  var sections: [Section] {
    [costsSection, smallerPackagesSection, levelsSection, itemsSection, changesSection]
      .compactMap(\.self)
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
  /// What the household's prices did; before that is known, how many prices there are.
  var headline: RichText {
    if let change {
      return words.trends.claim(change, perMonth: change.perMonth.map(scope.whole))
    }
    guard !trends.isEmpty else { return words.trends.noPrices }
    let values = scope.analysis.unitValues
    return words.trends.soFar(
      prices: trends.count, stores: Set(trends.map { values.series[$0.series].store }).count)
  }

  /// How sure that is, or what it takes.
  var deck: RichText {
    guard let change else {
      return trends.isEmpty
        ? words.trends.howPricesAppear : words.trends.fromMonths(PriceModel.fewestMonths)
    }
    return words.trends.range(change)
  }
}
