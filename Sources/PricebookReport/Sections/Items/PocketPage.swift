import PricebookAnalytics
import PricebookModel

/// The prices that one takes to the shop: of the items that cost most a good price, the usual one, and
/// what every store asks, on one sheet.
struct PocketPage {
  static let itemLimit = 20
  private let book: ItemsReport
  private let scope: CurrencyScope
  private let rows: [(entry: ItemEntry, history: ItemHistory)]

  /// - Parameter entries: Those on which most was spent first.
  /// - Returns: `nil` where no item has enough prices to say what a good one is.
  init?(_ entries: some Collection<ItemEntry>, in book: ItemsReport) {
    self.book = book
    scope = book.scopes.first
    let known = entries.lazy.compactMap { [scope] entry -> (ItemEntry, ItemHistory)? in
      guard let history = entry.histories.first, history.currency == scope.currencyID,
        history.recentCount > 0
      else { return nil }
      return (entry, history)
    }
    rows = Array(known.prefix(Self.itemLimit))
    guard rows.contains(where: \.history.hasGood) else { return nil }
  }

  private var words: ReportWords { book.words }
  var count: Int { rows.count }
  /// Of how many a good price is known.
  var goodCount: Int { rows.count(where: \.history.hasGood) }

  /// The last regular prices at stores that were seen of late, the lowest first: those that lists and
  /// comparisons use.
  private func prices(
    of history: ItemHistory
  ) -> [(store: StoreID, price: Amount, isOld: Bool)] {
    let (analysis, asOf) = (book.analysis, book.analysis.period.asOf)
    let oldest = asOf.adding(days: -analysis.options.settings[.maximumPriceAgeDays])
    return history.stores.compactMap { at in
      let isUsed = at.latest.day.map { $0 >= oldest } ?? (at.latest.month == nil)
      guard isUsed, !at.latest.isOffer, analysis.storesSeen.isCurrent(at.latest.store) else {
        return nil
      }
      let isOld = StoreComparison.isStale(at.latest.day, asOf: asOf)
      return at.latest.price.rounded.map { (at.latest.store, $0, isOld) }
    }
  }

  /// Why an item has no price: no store that was seen of late has a regular one.
  private func absence(_ history: ItemHistory) -> RichText {
    let regular = history.stores.map(\.latest).filter { !$0.isOffer }
    return words.pocket.noPrice(since: regular.compactMap(\.month).max())
  }

  /// Whether a price is marked as old.
  var hasOldPrices: Bool { rows.contains { prices(of: $0.history).contains(where: \.isOld) } }

  var section: Section {
    let priced = rows.map { (row: $0, prices: prices(of: $0.history)) }
    let stores = Set(priced.flatMap { $0.prices.map(\.store) }).sorted {
      (book.slots.rank(of: $0), $0) < (book.slots.rank(of: $1), $1)
    }
    let marks = Dictionary(
      uniqueKeysWithValues: stores.map { ($0, book.slots.marked($0, scope.storeName($0))) })
    // Those without a mark of their own share one.
    let unmarked = stores.filter { book.slots.mark(of: $0) == nil }
    let named = unmarked.count > 1 ? stores.filter { !unmarked.contains($0) } : stores
    let strips = PriceStrips(
      currency: scope.currency,
      stores: named.compactMap { marks[$0] }
        + (unmarked.count > 1
          ? [MarkedStore(name: words.trends.otherStores(unmarked.count), slot: .other)] : []),
      headings: PriceStrips.Headings(
        good: words.pocket.good, lowest: words.pocket.lowest, highest: words.pocket.highest,
        usual: words.pocket.usual,
        cheapest: scope.currency.label.isEmpty
          ? words.pocket.cheapest : "\(words.pocket.cheapest), \(name: scope.currency.label)"),
      rows: priced.compactMap { priced in
        let history = priced.row.history
        let recent = history.recent
        guard let low = recent.first?.price.rounded, let high = recent.last?.price.rounded
        else { return nil }
        let unit = book.analysis.unitValues.dimensions[history.dimension].baseUnit
        return PriceStrips.Row(
          name: LinkedName(
            book.analysis.book.names.items[priced.row.entry.item].name,
            to: .place(page: "", id: priced.row.entry.id)),
          unit: unit == "each" ? "" : words.shared.per(unit), good: history.good?.rounded,
          lowest: low, highest: high, usual: history.typical?.rounded,
          prices: priced.prices.compactMap { price in
            marks[price.store].map {
              PriceStrips.Price(store: $0, price: price.price, isOld: price.isOld)
            }
          }, absence: priced.prices.isEmpty ? absence(history) : "")
      })
    let title = words.pocket.title
    return Section(
      id: "pocket", title: title,
      blocks: [
        Block.chart(
          Chart(
            id: "pocket-strips", title: title, description: description(strips),
            drawing: .priceStrips(strips), isFullWidth: true))
      ], isFullWidth: true, isTitleHidden: true)
  }

  private func description(_ strips: PriceStrips) -> RichText {
    let named = strips.rows.prefix(3).compactMap { row in
      row.good.map { words.page.labelled(.name(row.name.text), .value(scope.shownPrice($0))) }
    }
    return
      "\(words.pocket.good) \(RichText(parts: named, separator: RichText(words.shared.semicolon)))."
  }
}
