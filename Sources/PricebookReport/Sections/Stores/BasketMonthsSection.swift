import PricebookAnalytics
import PricebookModel

/// What a basket cost at each store month by month: a line for each store, and a sentence.
struct BasketMonthsSection {
  private let basket: BasketComparison
  private let months: BasketMonths
  private let slots: StoreSlots
  /// The first stores of the page's list, with what the basket cost in every month.
  private let stores: [(place: Int, totals: [Amount])]

  private static let storeLimit = 5
  private static let namedLimit = 3

  /// - Returns: `nil` where fewer than two stores have totals of two months.
  init?(_ basket: BasketComparison) {
    self.basket = basket
    let months = basket.comparison.pastMonths
    self.months = months
    slots = StoreSlots(of: basket.scope.analysis)
    stores = slots.apart(basket.listed, limit: Self.storeLimit) { basket.stores[$0].store }
      .map { ($0, months.totals(of: $0)) }.filter { $0.totals.count == months.months.count }
    guard months.months.count > 1, stores.count > 1 else { return nil }
  }

  private var scope: CurrencyScope { basket.scope }
  private var words: ReportWords { scope.words }

  /// The first and last totals of stores: `Weekly shop: Lindner €184 → €191, Nordkauf €178 → €197`.
  var sentence: RichText {
    let entries = stores.prefix(Self.namedLimit).map { store in
      words.basketMonths.entry(
        basket.name(store.place), scope.rounded(store.totals[0]),
        scope.rounded(store.totals[store.totals.count - 1]))
    }
    return words.comparison.answer(
      words.page.labelled(
        basket.basketName, RichText(parts: entries, separator: RichText(words.shared.semicolon))))
  }

  /// - Parameter others: Sentences of other baskets.
  func section(_ others: [RichText]) -> Section {
    let title = words.basketMonths.title
    let lines = stores.map { store -> LineSeries in
      let id = basket.stores[store.place].store
      return LineSeries(
        name: basket.name(store.place), slot: slots.slot(of: id), mark: slots.mark(of: id),
        values: store.totals.map(\.approximateUnits))
    }
    let first = months.months[0]
    // As the sentence has them, for whole units would hide what a small basket cost.
    let isSmall = stores.contains { $0.totals.contains { $0.approximateUnits < 100 } }
    return Section(
      id: "baskets-by-month", title: title,
      blocks: [
        .paragraph(sentence),
        .chart(
          "basket-months", title,
          words.comparison.answer(words.shared.months(months.months)),
          .lines(
            LineChart(
              months: months.months, series: lines, reference: nil,
              digits: isSmall ? max(0, scope.currency.minorUnitDigits) : 0,
              currency: scope.currency))),
      ] + others.map { .paragraph($0) } + [
        words.shared.method([words.basketMonths.method(since: first)])
      ])
  }
}
