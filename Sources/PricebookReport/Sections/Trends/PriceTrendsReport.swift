import PricebookAnalytics
import PricebookModel

/// The page of prices, in one currency.
final class PriceTrendsReport {
  let scope: CurrencyScope
  let slots: StoreSlots
  let household: HouseholdPrices
  /// How prices at the same stores changed; `nil` before there are months enough.
  let change: HouseholdChange?
  /// Series of this currency with a price in the window.
  let trends: [PriceTrend]
  /// Changes of regular prices that may be stated.
  let changes: StatedPriceChanges

  init(scope: CurrencyScope, slots: StoreSlots) {
    self.scope = scope
    self.slots = slots
    household = HouseholdPrices(scope)
    change = HouseholdChange(scope, index: household.index)
    let series = scope.analysis.unitValues.series
    let isShown = { (place: Int) in series[place].currency == scope.currencyID }
    trends = scope.analysis.trends.filter { !$0.rows.isEmpty && isShown($0.series) }
    changes = StatedPriceChanges(scope, through: scope.priceMonth)
  }

  var month: Month { scope.priceMonth }
  var months: MonthPeriod { scope.period.span }
  var words: ReportWords { scope.words }

  /// The store that most is bought at.
  var usualStore: StoreID? { scope.analysis.priceModel(of: scope.currency)?.usualStore }

  static func report(_ scopes: ReportScopes) -> Report {
    let slots = StoreSlots(of: scopes.first.analysis)
    let first = PriceTrendsReport(scope: scopes.first, slots: slots)
    let others = scopes.others.filter { !scopes.isMinor($0) }.map {
      PriceTrendsReport(scope: $0, slots: slots)
    }
    let words = first.words
    let shown = [first] + others.filter { !$0.trends.isEmpty }
    let sectionsOfShown = shown.map(\.sections)
    var sections = Section.grouped(
      zip(shown, sectionsOfShown).enumerated().map { place, made in
        let trends = made.0
        var sections = made.1
        // The page's heading and sentence are of the first currency.
        if place > 0, !sections.isEmpty {
          if sections[0].id != levelsID {
            sections.insert(
              Section(id: levelsID, title: words.trends.levelsTitle, blocks: []), at: 0)
          }
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
        + words.shared.footerCurrencies(
          zip(shown, sectionsOfShown).filter { !$0.1.isEmpty }.map(\.0.scope.currency)),
      locale: first.scope.context.locale, words: words.page)
  }

  var sections: [Section] {
    [
      levelsSection, costsSection, ReceiptSection(in: scope)?.section, smallerPackagesSection,
      itemsSection, changesSection,
    ].compactMap(\.self)
  }

  func storeName(_ series: Int) -> String {
    scope.book.names.stores[scope.analysis.unitValues.series[series].store]
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
      if trends.isEmpty { return words.trends.howPricesAppear }
      let fewest = PriceModel.fewestMonths
      return scope.priceWindow.count < fewest
        ? words.trends.fromMonths(fewest) : words.trends.tooFew
    }
    return words.trends.range(change)
  }

  /// How many stores beside the usual one have a label, and a line without one.
  private static let labelledStores = 5
  private static let plainStores = 15

  private static let levelsID = "levels"

  var levelsSection: Section? {
    let window = scope.priceWindow
    let prices = household.line(in: window)
    // What words withhold is not drawn.
    let lines = statedLines
    guard window.count > 1, prices != nil || !lines.isEmpty else { return nil }
    let usual = lines.first { $0.store == usualStore }
    let others = lines.filter { $0.store != usualStore }
    var series = others.prefix(Self.labelledStores + Self.plainStores).enumerated().map {
      self.series(of: $1, isLabelled: $0 < Self.labelledStores)
    }
    if let usual { series.append(self.series(of: usual)) }
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
          name: words.trends.officialName, slot: .store1, mark: .line,
          values: official.index.rebased(to: window, from: start)))
    }
    let missing = others.count - Self.labelledStores
    let method = [
      words.trends.levelsNote(start: window[0]),
      missing > 0
        ? words.trends.otherStoresNote(missing, scope.context.tableName("store-index")) : nil,
      words.trends.method(months: scope.analysis.options.settings[.changeMonths]),
      official == nil ? nil : words.trends.officialMethod,
    ]
    let entries = lines.prefix(5).compactMap { store, line in
      line.values.last.flatMap(\.self).map {
        words.trends.entry(scope.storeName(store), .number($0, digits: 1))
      }
    }
    let comparison = official.map { sentence($0.comparison) } ?? apart
    return Section(
      id: Self.levelsID, title: words.trends.levelsTitle,
      drawingNote: prices == nil ? [] : [words.moves.band],
      blocks: (comparison.map { [.paragraph($0)] } ?? []) + [
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

  /// Why the official index of the book is not compared, where it cannot be.
  private var apart: RichText? {
    guard official == nil, let index = scope.book.officialIndex?.points, let first = index.first,
      let last = index.last, let lead = scope.analysis.priceModels.first,
      lead.currency == scope.currencyID, let ours = lead.household
    else { return nil }
    return words.trends.officialApart(
      from: first.month, to: last.month, since: ours.first, through: ours.through)
  }

  private func sentence(_ official: OfficialComparison) -> RichText {
    let ours = official.ours.estimate
    return words.trends.official(
      .percentDifference(ours.value), range: ours.interval,
      .percentDifference(official.official), through: official.officialThrough,
      since: official.since, isMore: official.doubt == nil)
  }

  private typealias StatedLine = (store: StoreID, line: PriceLine)

  private func series(of stated: StatedLine, isLabelled: Bool = true) -> LineSeries {
    LineSeries(
      name: scope.storeName(stated.store), slot: .other, mark: slots.mark(of: stated.store),
      values: stated.line.values, isLabelled: isLabelled)
  }

  /// The changes of the prices of stores that may be stated, as lines, in the order of charts.
  private var statedLines: [StatedLine] {
    let analysis = scope.analysis
    guard let currency = scope.currencyID, let model = analysis.priceModel(of: scope.currency)
    else {
      return []
    }
    let answers = [Answer.Question.pricesYear, .pricesSince].flatMap {
      analysis.answers.stated($0, in: currency)
    }
    // Few months have one, and the indexes of all stores take long.
    return model.stores.compactMap { store, change -> StatedLine? in
      guard answers.contains(where: { $0.subject == .store(store) }),
        let index = analysis.storeIndexes.first(where: {
          $0.store == store && $0.currency == currency
        }), index.points.rebased(to: scope.priceWindow).count(where: { $0 != nil }) > 1,
        let line = PriceLine(
          change.estimate, months: change.months, through: change.through, points: index.points,
          window: scope.window)
      else { return nil }
      return (store, line)
    }.sorted {
      (slots.rank(of: $0.store), $0.store) < (slots.rank(of: $1.store), $1.store)
    }
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
    let places = ordered.map(\.0).filter { values.series[$0].dimension == dimension }
    let lines = slots.apart(places, limit: Self.linesPerPanel) { values.series[$0].store }
      .map { index in
        LineSeries(
          name: storeName(index), slot: slots.slot(of: values.series[index].store),
          mark: slots.mark(of: values.series[index].store),
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
