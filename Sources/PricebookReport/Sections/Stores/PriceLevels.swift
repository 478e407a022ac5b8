import PricebookAnalytics
import PricebookModel

/// What the page of stores says of how dear they are.
struct PriceLevels {
  let levels: StorePriceLevels
  let scope: CurrencyScope
  /// The stores with a level that were seen of late, the usual one among them.
  private let current: [Known]
  /// The usual store, and the stores whose level against it may be stated.
  ///
  /// A level is said of five items that both sides have in common with others; what may not be stated
  /// is in no sentence and no picture, and neither is a store that was left.
  private let stated: [Known]

  /// The level of a store with what may be said of it, each of which takes a while to compute.
  private struct Known {
    let store: StoreID
    let items: Int
    let level: Estimate
    /// `nil` for the usual store.
    let claim: LevelClaim?
  }

  /// - Returns: `nil` where no two stores share an item in the currency.
  init?(in scope: CurrencyScope) {
    guard let levels = scope.analysis.storeLevels.first(where: { $0.currency == scope.currencyID })
    else { return nil }
    self.levels = levels
    self.scope = scope
    let seen = scope.analysis.storesSeen
    current = levels.stores.filter { seen.isCurrent($0.store) }.compactMap { store in
      store.level.map {
        Known(store: store.store, items: store.items, level: $0, claim: store.claim)
      }
    }
    let known = current
    stated =
      levels.usualItems < PriceModel.fewestCommonItems
      ? []
      : known.filter { level in
        switch level.claim {
        case nil, .clear, .tie: true
        case .unclear: false
        }
      }
  }

  private var words: ReportWords.LevelsPhrases { scope.words.levels }
  private func name(_ store: StoreID) -> String { scope.storeName(store) }

  /// Whether a difference may be stated.
  var isStated: Bool { foremost != nil }

  /// The lowest level that may be stated; where none lies below the usual store's, the highest.
  private var foremost: Known? {
    let clear = stated.filter { $0.claim?.clear != nil }
    guard let lowest = clear.first, lowest.level.value < 100 else { return clear.last }
    return lowest
  }

  /// The level of the store that is least dearer than the usual one, where every other is for certain.
  private var nextToUsual: Known? {
    let others = current.filter { $0.store != levels.usualStore }
    let areDearer = others.allSatisfy { $0.claim?.clear != nil && $0.level.value > 100 }
    return areDearer && levels.usualItems >= PriceModel.fewestCommonItems ? others.first : nil
  }

  var sentence: RichText {
    if let next = nextToUsual, let claim = next.claim {
      return words.lowest(name(levels.usualStore), claim, next: name(next.store))
    }
    guard let level = foremost, let claim = level.claim else { return words.title }
    return words.claim(claim, name(level.store), than: name(levels.usualStore))
  }

  var range: RichText {
    guard let level = nextToUsual ?? foremost, let claim = level.claim else { return "" }
    let range = words.range(claim, items: min(level.items, levels.usualItems))
    let stores = [level.store, levels.usualStore].filter(mayHideOffers).map(name)
    guard claim.clear != nil, !stores.isEmpty else { return range }
    return RichText(sentences: [range, words.offers(stores)])
  }

  /// Whether prices were paid at a store, and none of its lines says what was off a regular price.
  private func mayHideOffers(_ store: StoreID) -> Bool {
    levels.stores.contains { $0.store == store && $0.basis != .seen }
      && !scope.analysis.discounts.rows.contains {
        $0.store == store && $0.currency == levels.currency && $0.month <= scope.priceMonth
      }
  }

  /// - Parameter isLead: Whether the page's headline has the sentence already.
  /// - Returns: `nil` where no level may be stated.
  func section(isLead: Bool) -> Section? {
    guard stated.count > 1 else { return nil }
    let answer: [Block] =
      isLead || !isStated ? [] : [.paragraph("\(scope.words.comparison.answer(sentence)) \(range)")]
    let method = [
      words.note(
        months: scope.analysis.options.settings[.levelMonths], usual: name(levels.usualStore)),
      levels.omittedStores > 0 ? words.omitted(levels.omittedStores) : nil,
    ]
    return Section(
      id: "price-levels", title: words.title, drawingNote: [words.base(name(levels.usualStore))],
      blocks: answer + [chart, scope.words.shared.method(method, [.table(table)])])
  }

  /// Of those the stores with most common items, the usual one among them, lowest first.
  private var drawn: [Known] {
    let limit = BasketComparison.barLimit
    guard stated.count > limit else { return stated }
    let chosen = Set(
      stated.sorted { left, right in
        (left.store == levels.usualStore ? 0 : 1, right.items, left.store)
          < (right.store == levels.usualStore ? 0 : 1, left.items, right.store)
      }.prefix(limit).map(\.store))
    return stated.filter { chosen.contains($0.store) }
  }

  private var chart: Block {
    let named = stated.prefix(3).map {
      "\(name: name($0.store)) \(.number($0.level.value, digits: 1))" as RichText
    }
    let rows = drawn.map { level in
      LevelDots.Row(
        name: name(level.store), level: level.level.value, interval: level.level.interval,
        isReference: level.store == levels.usualStore,
        note: scope.words.shared.counted(level.items, .item))
    }
    return .chart(
      "price-level-dots", words.title, words.description(scope.words.shared.list(named)),
      .levelDots(LevelDots(rows: rows, omittedCount: stated.count - rows.count)),
      isTabledElsewhere: true)
  }

  private var table: DisplayTable {
    let number = { (value: Double?) -> Cell in .value(value.map { .number($0, digits: 1) }) }
    let headings = scope.words.headings
    return DisplayTable(
      "price-levels-table", words.tableCaption, of: stated,
      limit: SpendingReview.tableRowLimit, file: scope.context.tablePath("store-levels"),
      [
        .init(headings.store) { .name(name($0.store)) },
        .number(headings.level, order: .ascending) { number($0.level.value) },
        .number(words.lower) { number($0.level.interval?.lowerBound) },
        .number(words.upper) { number($0.level.interval?.upperBound) },
        .number(words.commonItems) { .count($0.items) },
      ])
  }
}
