import PricebookAnalytics
import PricebookModel

final class PriceTrendsReport {
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

  var month: Month { scope.priceMonth }
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
              RichText(sentences: [words.comparison.answer(trends.headline), trends.deck])), at: 0)
        }
        return (trends.scope.currency, sections)
      })
    sections.append(
      DataSection(scopes: shown.map(\.scope)).shortSection(
        first.scope.analysis.priceLineCount > 0
          ? [words.trends.priceLines(first.scope.analysis.priceLineCount)] : [],
        tables: [
          "unit-values", "price-trends", "price-alerts", "package-prices", "shrinkflation",
          "store-index", "household-index",
        ]))
    let currency = first.scope.currency.label
    // Money names its currency itself.
    let isLabelled = shown.count > 1 && !currency.isEmpty && first.change?.outcome != .money
    return Report(
      kind: .priceTrends, period: first.months,
      title: words.trends.title(first.months), kicker: words.shared.months(first.scope.priceWindow),
      headline: isLabelled ? words.page.labelled(.name(currency), first.headline) : first.headline,
      deck: first.deck,
      navigation: first.scope.context.navigation(of: .priceTrends, period: first.months),
      sections: sections,
      footer: [words.shared.footerSource]
        + words.shared.footerCurrencies(shown.filter { !$0.sections.isEmpty }.map(\.scope.currency)),
      locale: first.scope.context.locale, words: words.page)
  }

  var sections: [Section] {
    [
      levelsSection, costsSection, ReceiptSection(in: scope)?.section, smallerPackagesSection,
      itemsSection, changesSection,
    ].compactMap(\.self)
  }

  func itemName(_ series: Int) -> LinkedName {
    scope.itemName(scope.analysis.unitValues.series[series].item)
  }

  func storeName(_ series: Int) -> String {
    scope.book.names.stores[scope.analysis.unitValues.series[series].store]
  }

  func baseUnit(_ series: Int) -> String {
    scope.baseUnit(scope.analysis.unitValues.series[series].dimension)
  }

  var headline: RichText {
    let moves = PriceMoves(self)
    if let change, change.outcome != .perhaps || !moves.isEmpty {
      return words.trends.claim(
        change, perMonth: change.perMonth.map(scope.whole), rose: moves.rose, fell: moves.fell,
        same: moves.same, of: moves.count)
    }
    guard !trends.isEmpty else { return words.trends.noPrices }
    let values = scope.analysis.unitValues
    return words.trends.soFar(
      prices: trends.count, stores: Set(trends.map { values.series[$0.series].store }).count)
  }

  var deck: RichText {
    guard let change else {
      return trends.isEmpty
        ? words.trends.howPricesAppear : words.trends.fromMonths(PriceModel.fewestMonths)
    }
    return words.trends.range(change)
  }

  /// How many stores beside the usual one have a label, and a line without one.
  private static let labelledStores = 5
  private static let plainStores = 15

  var levelsSection: Section? {
    let window = scope.priceWindow
    let prices = household.line(in: window)
    // What words withhold is not drawn.
    let levels = StoreLevel.all(in: scope).filter { statedLine(of: $0.store) != nil }
      .sorted { (rank($0), $0.store) < (rank($1), $1.store) }
    guard window.count > 1, prices != nil || !levels.isEmpty else { return nil }
    let usual = levels.first { $0.store == usualStore }
    let others = levels.filter { $0.store != usual?.store }
    var series = others.prefix(Self.labelledStores + Self.plainStores).enumerated().map {
      line($1, slot: .other, isLabelled: $0 < Self.labelledStores)
    }
    if let usual { series.append(line(usual, slot: .other)) }
    if let prices {
      series.append(
        LineSeries(
          name: words.trends.householdName, slot: .household, values: prices.values,
          dots: prices.dots, band: prices.band))
    }
    if let official, let prices {
      let start = prices.values.firstIndex { $0 != nil } ?? 0
      series.append(
        LineSeries(
          name: words.trends.officialName, slot: .store1,
          values: official.index.rebased(to: window, from: start)))
    }
    let missing = others.count - Self.labelledStores
    let method = [
      words.trends.levelsNote(start: window[0]), prices == nil ? nil : words.moves.band,
      missing > 0
        ? words.trends.otherStoresNote(missing, scope.context.tableName("store-index")) : nil,
      words.trends.method(months: scope.analysis.options.settings[.changeMonths]),
      official == nil ? nil : words.trends.officialMethod,
    ]
    let entries = levels.prefix(5).compactMap { level in
      statedLine(of: level.store)?.values.last.flatMap(\.self).map {
        words.trends.entry(name(level), .number($0, digits: 1))
      }
    }
    return Section(
      id: "levels", title: words.trends.levelsTitle,
      blocks: (official.map { [.paragraph(sentence($0.comparison))] } ?? []) + [
        .footnote(words.trends.base(window[0])),
        .chart(
          "level-lines", words.trends.levelsTitle, words.trends.levelsDescription(entries),
          .lines(LineChart(months: window, series: series))), words.shared.method(method),
      ])
  }

  /// The official index of the book, on the page of the currency that it is compared with.
  private var official: (comparison: OfficialComparison, index: OfficialIndex)? {
    guard let comparison = scope.analysis.official, comparison.currency == scope.currencyID,
      let index = scope.book.officialIndex
    else { return nil }
    return (comparison, index)
  }

  private func sentence(_ official: OfficialComparison) -> RichText {
    let ours = official.ours.estimate
    return words.trends.official(
      .percentDifference(ours.value), range: ours.interval,
      .percentDifference(official.official), through: official.officialThrough,
      since: official.since, isMore: official.doubt == nil)
  }

  private func rank(_ level: StoreLevel) -> Int { slots.rank(of: level.store) }
  private func name(_ level: StoreLevel) -> String { scope.storeName(level.store) }

  private func line(_ level: StoreLevel, slot: SeriesSlot, isLabelled: Bool = true) -> LineSeries {
    LineSeries(
      name: name(level), slot: slot, values: statedLine(of: level.store)?.values ?? [],
      isLabelled: isLabelled)
  }

  /// The change of a store's prices as a line; `nil` where it may not be stated.
  private func statedLine(of store: StoreID) -> PriceLine? {
    let (analysis, currency) = (scope.analysis, scope.currencyID)
    let isStated = [Answer.Question.pricesYear, .pricesSince].contains { question in
      currency.map { analysis.answers(question, in: $0) }?.contains {
        $0.isStated && $0.subject == .store(store)
      } ?? false
    }
    guard isStated,
      let change = analysis.priceModel(of: scope.currency)?.stores.first(where: {
        $0.store == store
      })?.change,
      let index = analysis.storeIndexes.first(where: {
        $0.store == store && $0.currency == currency
      })
    else { return nil }
    return PriceLine(
      change.estimate, months: change.months, through: change.through, points: index.points,
      window: scope.window)
  }

  static let panelLimit = 4
  static let linesPerPanel = 4
  /// How many prices one line of a panel has at least.
  static let pricesNeeded = 4
  /// The months whose spending decides which items matter most.
  static let panelMonths = 12

  /// The items with the most money over twelve months, one line per store.
  var itemsSection: Section? {
    guard scope.priceWindow.count > 1 else { return nil }
    let panels = Array(largestItems.lazy.compactMap(panel).prefix(Self.panelLimit))
    guard !panels.isEmpty else { return nil }
    return Section(
      id: "items", title: words.trends.itemsTitle,
      blocks: [
        .chart(
          "item-panels", words.trends.itemsTitle,
          words.trends.itemsDescription(panels.map(\.name.text)),
          .smallMultiples(SmallMultiples(panels: panels))),
        words.shared.method([
          words.trends.itemsNote(
            panels.count, months: Self.panelMonths, lines: Self.linesPerPanel,
            prices: Self.pricesNeeded)
        ]),
      ])
  }

  /// Items by spending over the twelve months up to the report's, largest first; where nothing was
  /// spent, those with most prices.
  private var largestItems: [ItemID] {
    let items = scope.book.names.items
    var sums = IDTable<ItemID, Int64>(repeating: 0, count: items.count)
    let rows = scope.analysis.spending.byItem.rows(
      from: scope.month.adding(months: 1 - Self.panelMonths), through: scope.month)
    for row in rows where row.currency == scope.currencyID {
      sums[row.item] += row.spent.tenThousandths
    }
    if rows.allSatisfy({ sums[$0.item] <= 0 }) {
      for trend in trends {
        sums[scope.analysis.unitValues.series[trend.series].item] += Int64(trend.rows.count)
      }
    }
    let bought = sums.indices.filter { sums[$0] > 0 && !items[$0].isAdjustment }
    // More than there are panels, since an item may have one price or none in the window.
    return bought.foremost(PriceTrendsReport.panelLimit * 4) { (sums[$1], $0) < (sums[$0], $1) }
  }

  /// The panel of an item; `nil` where no store has enough prices for a line.
  private func panel(_ item: ItemID) -> SmallMultiples.Panel? {
    let values = scope.analysis.unitValues
    let window = scope.priceWindow
    let inWindow = values.seriesRange(ofItem: item).compactMap { index -> (Int, Amount)? in
      let series = values.series[index]
      guard series.currency == scope.currencyID else { return nil }
      let rows = series.rows.filter { values.month[$0] >= window[0] && values.month[$0] <= month }
      return rows.isEmpty ? nil : (index, values.paid(over: rows))
    }
    let ordered = inWindow.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    guard let largest = ordered.first else { return nil }
    let dimension = values.series[largest.0].dimension
    let lines = ordered.map(\.0).filter { values.series[$0].dimension == dimension }
      .prefix(Self.linesPerPanel).map { index in
        LineSeries(
          name: storeName(index), slot: slots.slot(of: values.series[index].store),
          values: values.approximatePrices(of: values.series[index], in: window))
      }
    guard lines.contains(where: { $0.values.count { $0 != nil } >= Self.pricesNeeded }) else {
      return nil
    }
    let unit = scope.baseUnit(dimension)
    return SmallMultiples.Panel(
      name: scope.itemName(item), subheading: scope.priced(words.shared.per(unit)),
      chart: LineChart(
        months: window, series: lines, reference: nil,
        digits: scope.priceDigits(of: lines.map(\.values)),
        currency: scope.currency, unit: unit, monthsHeld: ItemEntry.monthsHeld))
  }
}
