import PricebookAnalytics
import PricebookDocument
import PricebookModel

extension BasketComparison {
  static let barLimit = 12
  /// Of a large basket, a store must price so many items to be listed.
  private static let leastItems = 10

  /// ⌈items × threshold⌉.
  private var neededItems: Int {
    (itemCount * max(0, min(comparison.availabilityPercent, 100)) + 99) / 100
  }

  /// Stores that price enough of the basket to say what the whole costs there, cheapest first.
  var listed: [StoreComparison.StoreTotal] {
    let least = min(Self.leastItems, neededItems)
    return stores.filter {
      $0.availableItemCount >= least && ($0.isEligible || $0.expectedTotal != nil)
    }.sorted { comparable($0) < comparable($1) }
  }

  /// What the whole basket is expected to cost at every store, else what all stores have of it.
  var storesSection: Section? {
    guard stores.count > 1 else { return nil }
    let listed = listed
    let title = listed.count > 1 ? words.comparison.storesTitle : words.comparison.availabilityTitle
    let shown = Set(listed.count > 1 ? listed.map(\.store) : stores.map(\.store))
    let others = stores.filter { !shown.contains($0.store) }.map(available)
    return Section(
      id: "stores", title: title,
      blocks: [
        .chart(
          "store-totals", title, storesDescription(listed),
          listed.count > 1 ? .comparisonBars(bars(listed)) : .availabilityBars(availability)),
        words.shared.method([
          listed.count > 1
            ? words.comparison.storesMethod(
              needed: neededItems, of: itemCount, percent: comparison.availabilityPercent)
            : words.comparison.availabilityBars,
          others.isEmpty ? nil : words.comparison.unlisted(words.shared.list(others, limit: 6)),
        ]),
      ])
  }

  private func available(_ store: StoreComparison.StoreTotal) -> RichText {
    words.page.labelled(
      .name(name(store)), words.comparison.itemsOf(store.availableItemCount, itemCount))
  }

  private func storesDescription(_ listed: [StoreComparison.StoreTotal]) -> RichText {
    guard listed.count > 1 else {
      return words.comparison.answer(words.shared.list(stores.map(available), limit: 3))
    }
    return words.comparison.answer(
      words.shared.list(
        listed.prefix(3).map { "\(name: name($0)) \(scope.written(comparable($0)))" }))
  }

  private func bars(_ listed: [StoreComparison.StoreTotal]) -> ComparisonBars {
    let shown = listed.prefix(BasketComparison.barLimit)
    return ComparisonBars(
      currency: scope.currency,
      rows: shown.map { store in
        let estimated = min(estimated(store), comparable(store))
        let most = scope.analysis.options.settings[.recommendations]
        let saving = store.saving.flatMap { scope.amount(approximateUnits: $0.amount) }
        return ComparisonBars.Row(
          name: name(store),
          mark: store.rank.map { $0 <= most ? words.comparison.rank($0) : "" } ?? "",
          own: comparable(store) - estimated, filledIn: estimated > .zero ? estimated : nil,
          isWinner: store.store == shown.first?.store,
          note: words.comparison.storeNote(
            saving: saving.flatMap { $0 == .zero ? nil : scope.written($0.magnitude) },
            isLess: saving.map { $0 > .zero } ?? false,
            missing: itemCount - store.availableItemCount),
          meter: AvailabilityMeter(
            pricedItems: store.availableItemCount, basketItems: itemCount,
            thresholdPercent: comparison.availabilityPercent))
      }, omittedCount: listed.count - shown.count)
  }

  /// The part of a total that is of items the store does not price itself.
  private func estimated(_ store: StoreComparison.StoreTotal) -> Amount {
    if store.expectedTotal != nil { return store.expectedMissing ?? .zero }
    return store.prices.compactMap(\.self).filter(\.isFilledIn).map(\.cost).sum ?? .zero
  }

  /// How much of the basket stores have, those with most of it first.
  private var availability: AvailabilityBars {
    let ordered = stores.sorted { $0.availableItemCount > $1.availableItemCount }
    return AvailabilityBars(
      rows: ordered.prefix(Self.barLimit).map { store in
        AvailabilityBars.Row(
          name: name(store), pricedItems: store.availableItemCount,
          note: words.comparison.itemsOf(store.availableItemCount, itemCount))
      }, basketItems: itemCount, thresholdPercent: comparison.availabilityPercent,
      omittedCount: max(0, ordered.count - Self.barLimit))
  }

  private static let itemRowLimit = 12
  private static let restRowLimit = 100

  private struct Choice {
    var line: Int
    var store: StoreComparison.StoreTotal
    var price: StoreComparison.BasketPrice
    /// What it costs at the usual store; `nil` where that has no price of it.
    var usual: Amount?
    var saved: Amount { usual.map { $0 - price.cost } ?? .zero }
  }

  /// Where each item costs least at the latest prices, by the money that saves.
  var whereSection: Section? {
    guard stores.count > 1, let usual else { return nil }
    let choices = comparison.basket.lines.indices.compactMap { choice($0, usual: usual) }.sorted {
      let (one, other) = (comparison.basket.lines[$0.line], comparison.basket.lines[$1.line])
      return ($1.saved, one.item, $0.line) < ($0.saved, other.item, $1.line)
    }
    guard !choices.isEmpty else { return nil }
    let saving = choices.prefix { $0.saved > .zero }.prefix(Self.itemRowLimit)
    let rest = choices.dropFirst(saving.count)
    var blocks: [Block] = []
    if !saving.isEmpty { blocks.append(.table(table(saving, usual, id: "where-to-buy"))) }
    if let secondTrip { blocks.append(.paragraph(secondTrip)) }
    if !rest.isEmpty {
      blocks.append(
        .disclosure(
          title: words.comparison.restTitle(rest.count),
          blocks: [.table(table(rest, usual, id: "where-to-buy-rest"))]))
    }
    blocks.append(
      words.shared.method([
        words.comparison.itemsNote(
          maximumAge: scope.analysis.options.settings[.maximumPriceAgeDays],
          staleDays: StoreComparison.staleDays)
      ]))
    return Section(id: "items", title: words.comparison.whereTitle, blocks: blocks)
  }

  func ownPrice(_ line: Int, at store: StoreComparison.StoreTotal) -> StoreComparison.BasketPrice? {
    guard store.prices.indices.contains(line), let price = store.prices[line], !price.isFilledIn
    else { return nil }
    return price
  }

  /// The store with the lowest price of a line; at ties the usual one, then the heading's.
  private func choice(_ line: Int, usual: StoreComparison.StoreTotal) -> Choice? {
    let named = comparison.attainable.map { stores[$0.store].store }
    let priced = stores.compactMap { store in ownPrice(line, at: store).map { (store, $0) } }
    guard let lowest = priced.map(\.1.cost).min() else { return nil }
    let places = priced.filter { $0.1.cost == lowest }
    let best =
      places.first { $0.0.store == usual.store } ?? places.first { $0.0.store == named }
      ?? places[0]
    return Choice(line: line, store: best.0, price: best.1, usual: ownPrice(line, at: usual)?.cost)
  }

  private func table(
    _ choices: ArraySlice<Choice>, _ usual: StoreComparison.StoreTotal, id: String
  ) -> DisplayTable {
    let unit = words.comparison.pricesUnit
    var table = scope.table(
      id, words.comparison.whereTitle, of: choices.prefix(Self.restRowLimit), file: "basket-prices",
      [
        .init(words.headings.item) {
          let line = comparison.basket.lines[$0.line]
          let isOne = line.quantity == .one && line.unit == .each
          return .text(words.comparison.item(itemName(line), shownQuantity(line), isOne: isOne))
        }, .init(words.headings.store) { .name(name($0.store), secondLine: mark(of: $0.price)) },
        .number(words.comparison.saved) {
          .value($0.saved > .zero ? scope.written($0.saved) : nil, tone: .under)
        }, .number(words.headings.price) { scope.cell($0.price.cost) },
        .number(.name(name(usual))) { scope.cell($0.usual) },
      ])
    table.captionUnit = table.captionUnit.isEmpty ? unit : "\(table.captionUnit), \(unit)"
    if choices.count > Self.restRowLimit { table.totalRowCount = itemCount }
    return table
  }

  /// Says that a price is an offer, or which month it is from.
  private func mark(of price: StoreComparison.BasketPrice) -> RichText? {
    if price.isOffer { return words.comparison.offer }
    guard price.isStale(asOf: comparison.asOf) else { return nil }
    return price.observed.map { .value(.shortMonth($0.month)) } ?? words.comparison.undated
  }

  /// What a second store saves, where the model states it.
  private var secondTrip: RichText? {
    guard let pair = comparison.bestPair, pair.needsBoth, let saving = pair.savingAgainstBest,
      let lead = saving.claim.clear
    else { return nil }
    return words.comparison.secondTrip(
      words.shared.list(
        pair.byItems.map { place in
          words.comparison.part(
            words.shared.counted(pair.items(at: place), .item), at: name(stores[place]))
        }), WrittenLead(lead, in: scope), than: name(stores[saving.store]))
  }
}

extension StorePair {
  /// The places of its stores, the one with more of the items first.
  var byItems: [Int] { [first, second].sorted { (items(at: $1), $0) < (items(at: $0), $1) } }
}
