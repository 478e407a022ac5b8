import PricebookAnalytics
import PricebookDocument
import PricebookModel

/// How dear the stores of one currency are, ready to be shown.
struct PriceLevels {
  let levels: StorePriceLevels
  let scope: CurrencyScope

  /// - Returns: `nil` where no two stores share an item in the currency.
  init?(in scope: CurrencyScope) {
    guard let levels = scope.analysis.storeLevels.first(where: { $0.currency == scope.currencyID })
    else { return nil }
    self.levels = levels
    self.scope = scope
  }

  private var words: ReportWords.LevelsPhrases { scope.words.levels }
  private func name(_ store: StoreID) -> String { scope.book.names.stores[store] }

  /// How much cheaper or dearer the foremost store is than the usual one.
  var sentence: RichText {
    guard let level = levels.foremost, let claim = level.claim else { return words.title }
    return words.claim(claim, name(level.store), than: name(levels.usualStore))
  }

  /// How sure that is.
  var range: RichText {
    guard let level = levels.foremost, let claim = level.claim else { return "" }
    return words.range(claim, items: min(level.items, levels.usualItems))
  }

  /// - Parameter isLead: Whether the page's headline has the sentence already.
  func section(isLead: Bool) -> Section {
    let answer: [Block] =
      isLead ? [] : [.paragraph("\(scope.words.comparison.answer(sentence)) \(range)")]
    let method = [
      words.note(
        months: scope.analysis.options.settings[.levelMonths], usual: name(levels.usualStore)),
      levels.omittedStores > 0 ? words.omitted(levels.omittedStores) : nil,
    ]
    return Section(
      id: "price-levels", title: words.title,
      blocks: answer + [.chart(chart), scope.words.shared.method(method, [.table(table)])])
  }

  /// The stores with most common items, the usual one among them, lowest first.
  private var drawn: [StorePriceLevels.Level] {
    let limit = BasketComparison.barLimit
    guard levels.known.count > limit else { return levels.known }
    let chosen = Set(
      levels.known.sorted { left, right in
        (left.store == levels.usualStore ? 0 : 1, right.items, left.store)
          < (right.store == levels.usualStore ? 0 : 1, left.items, right.store)
      }.prefix(limit).map(\.store))
    return levels.known.filter { chosen.contains($0.store) }
  }

  private func row(_ level: StorePriceLevels.Level) -> LevelDots.Row {
    LevelDots.Row(
      name: name(level.store), level: level.level?.value ?? 100, interval: level.level?.interval,
      isReference: level.store == levels.usualStore,
      note: scope.words.shared.counted(level.items, .item))
  }

  private var chart: Chart {
    let named = levels.known.prefix(3).map {
      "\(name: name($0.store)) \(.number($0.level?.value ?? 100, digits: 1))" as RichText
    }
    return Chart(
      id: "price-level-dots", title: words.title,
      description: words.description(scope.words.shared.list(named)),
      drawing: .levelDots(
        LevelDots(rows: drawn.map(row), omittedCount: levels.known.count - drawn.count)),
      isTabledElsewhere: true)
  }

  private var table: DisplayTable {
    let shown = levels.stores.prefix(SpendingReview.tableRowLimit)
    let number = { (value: Double?) -> Cell in .value(value.map { .number($0, digits: 1) }) }
    return DisplayTable(
      id: "price-levels-table", caption: words.tableCaption,
      columns: [
        .init(scope.words.headings.store), .number(scope.words.headings.level, order: .ascending),
        .number(words.lower), .number(words.upper), .number(words.commonItems),
      ],
      rows: shown.map { level in
        DisplayTable.Row([
          .name(name(level.store)), number(level.level?.value),
          number(level.level?.interval?.lowerBound), number(level.level?.interval?.upperBound),
          .value(.count(level.items)),
        ])
      }, totalRowCount: levels.stores.count, file: scope.context.tablePath("store-levels"))
  }
}

/// The item whose latest prices at two stores differ most: the answer of the first months.
struct PriceNow {
  private let scope: CurrencyScope
  let item: LinkedName
  let unit: String
  let low: (store: String, price: Amount)
  let high: (store: String, price: Amount)
  /// What it costs less where it is cheaper, as a claim has it: below zero.
  let difference: Amount

  /// - Returns: `nil` where no item was seen at two stores, and once price levels are known.
  init?(in scope: CurrencyScope) {
    guard let currency = scope.currencyID else { return nil }
    let rows = scope.analysis.answers(.priceNow, in: currency)
    let values = scope.analysis.unitValues
    // Of equal differences the first by name.
    guard
      let row = rows.enumerated().min(by: {
        ($0.element.estimate.approximateValue, $0.offset)
          < ($1.element.estimate.approximateValue, $1.offset)
      })?.element,
      case .money(let difference) = row.estimate,
      case .product(let item, let store) = row.subject, case .store(let other) = row.against,
      let cheap = values.seriesRange(ofItem: item).first(where: {
        values.series[$0].store == store && values.series[$0].currency == currency
      }).map({ values.series[$0] }),
      let dear = values.seriesRange(ofItem: item).first(where: {
        values.series[$0].store == other && values.series[$0].dimension == cheap.dimension
          && values.series[$0].currency == currency
      }).map({ values.series[$0] }), let low = cheap.latest.rounded, let high = dear.latest.rounded
    else { return nil }
    self.scope = scope
    self.difference = difference
    self.item = scope.itemName(item)
    unit = values.dimensions[cheap.dimension].baseUnit
    self.low = (scope.book.names.stores[store], low)
    self.high = (scope.book.names.stores[other], high)
  }

  var sentence: RichText {
    scope.words.comparison.priceNow(item.text, scope.written(high.price - low.price), at: low.store)
  }

  var evidence: RichText {
    scope.words.comparison.priceNowRange(
      scope.shownPrice(low.price), scope.words.shared.per(unit), scope.shownPrice(high.price),
      high.store, items: PriceModel.fewestCommonItems)
  }

  /// The two prices.
  var section: Section {
    Section(
      id: "price-now", title: .name(item),
      blocks: [
        .chart(
          Chart(
            id: "price-now-bars", title: .name(item.text),
            description: scope.words.comparison.answer(
              scope.words.shared.list(
                [low, high].map { "\(name: $0.store) \(scope.shownPrice($0.price))" })),
            drawing: scope.bars(
              [low, high].map {
                StoreBars.Row(name: $0.store, amount: $0.price, note: scope.words.shared.per(unit))
              })))
      ])
  }
}
