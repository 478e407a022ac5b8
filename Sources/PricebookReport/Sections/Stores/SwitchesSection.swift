import PricebookAnalytics
import PricebookModel

/// What a basket costs less with each item where it was seen for least, as a picture that adds up.
struct SwitchesSection {
  private let basket: BasketComparison
  private let switches: StoreSwitches

  /// - Returns: `nil` where nothing was seen for less than where it is bought now.
  init?(_ basket: BasketComparison) {
    guard let switches = basket.comparison.switches, !switches.all.isEmpty else { return nil }
    self.basket = basket
    self.switches = switches
  }

  private var scope: CurrencyScope { basket.scope }
  private var words: ReportWords { scope.words }

  private static let rowLimit = 12
  /// Up to this share, in percent, it is called half.
  private static let aboutHalfPercent = 55.0

  /// Whether it may be told first: of some items, and no tie.
  var isWorthTelling: Bool {
    guard switches.all.count >= PriceModel.fewestCommonItems else { return false }
    let now = basket.comparison.stores.lazy.compactMap { $0.saving?.now }.first
    return now.map { switches.total.isAtLeast(percent: ClaimGate.tiePercent, of: $0) } ?? true
  }

  /// The most stores that the heading names, or one fewer and how many others.
  private static let namedLimit = 3

  var heading: RichText {
    let saved = Dictionary(grouping: switches.all, by: \.store).mapValues {
      $0.reduce(.zero) { $0 + $1.saved }
    }
    let stores = saved.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let isAll = stores.count <= Self.namedLimit
    let named = stores.prefix(isAll ? Self.namedLimit : Self.namedLimit - 1)
      .map { RichText.name(basket.name($0)) }
    return words.switches.heading(
      scope.written(switches.total),
      at: words.shared.list(
        named + (isAll ? [] : [words.switches.others(stores.count - named.count)])),
      basket.span)
  }

  /// How many items are half of it or more, and from when the prices are.
  var evidence: RichText {
    let count = switches.countOfHalf
    let share = switches.all.prefix(count).reduce(.zero) { $0 + $1.saved }.percent(
      of: switches.total)
    return words.switches.half(
      count, of: switches.all.count,
      share: share.flatMap { $0 > Self.aboutHalfPercent ? $0 : nil },
      basket.pricesOf(switches.days, isPartlyUndated: switches.isPartlyUndated))
  }

  /// - Parameter isLead: Whether the page's heading says it already.
  func section(isLead: Bool) -> Section {
    let shown = switches.all.prefix(Self.rowLimit)
    let others = switches.all.dropFirst(Self.rowLimit)
    let slots = StoreSlots(of: scope.analysis)
    let heading = words.switches.column(basket.span)
    let drawing = StackedBars(
      currency: scope.currency, heading: heading, half: words.switches.mark,
      rows: shown.map { one in
        let store = basket.stores[one.store]
        return StackedBars.Row(
          name: basket.itemName(one.line, at: one.store),
          store: basket.name(store),
          slot: slots.slot(of: store.store), amount: one.saved)
      },
      rest: others.isEmpty
        ? nil
        : LabelledAmount(
          words.shared.other(others.count, .item), others.reduce(.zero) { $0 + $1.saved }),
      total: LabelledAmount(words.shared.total, switches.total))
    let title = words.switches.title
    // Beside a saving of a whole basket it has to say why it is another amount.
    let sentence = RichText(sentences: [
      words.switches.certain(
        scope.written(switches.total), of: switches.all.count, basket.span), evidence,
      basket.hasStatedSaving ? words.switches.apart(items: basket.itemCount) : nil,
    ])
    let largest = drawing.rows.prefix(3).map {
      "\(name: $0.name.text) \(scope.written($0.amount)), \(name: $0.store)" as RichText
    }
    let chart = Block.chart(
      "switches-bars", title,
      words.comparison.answer(
        RichText(parts: largest, separator: RichText(words.shared.semicolon))),
      .stackedBars(drawing))
    return Section(
      id: "switches", title: title,
      blocks: (isLead ? [] : [.paragraph(sentence)]) + [
        chart, words.shared.method([words.switches.method(staleDays: StoreComparison.staleDays)]),
      ])
  }
}
