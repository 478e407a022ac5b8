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
      $0.availableItems >= least && ($0.isEligible || $0.expectedTotal != nil)
    }.enumerated().sorted {
      (comparable($0.element), $0.offset) < (comparable($1.element), $1.offset)
    }.map(\.element)
  }

  /// What the whole basket is expected to cost at every store; where that is known of one store at
  /// most, what all stores have of it.
  var storesSection: Section? {
    guard stores.count > 1 else { return nil }
    let listed = listed
    let title =
      listed.count > 1 ? words.comparison.storesTitle : words.comparison.availabilityTitle
    let shown = Set(listed.count > 1 ? listed.map(\.store) : stores.map(\.store))
    let others = stores.filter { !shown.contains($0.store) }.map(available)
    return Section(
      id: "stores", title: title,
      blocks: [
        .chart(
          Chart(
            id: "store-totals", title: title, description: storesDescription(listed),
            drawing: listed.count > 1
              ? .comparisonBars(bars(listed)) : .availabilityBars(availability()))),
        .disclosure(
          title: words.shared.method,
          blocks: [
            .paragraph(
              listed.count > 1
                ? words.comparison.storesMethod(
                  needed: neededItems, of: itemCount, percent: comparison.availabilityPercent)
                : words.comparison.availabilityBars)
          ]
            + (others.isEmpty
              ? []
              : [
                .paragraph(words.comparison.unlisted(words.shared.list(others, limit: 6)))
              ])),
      ])
  }

  private func available(_ store: StoreComparison.StoreTotal) -> RichText {
    words.page.labelled(
      .name(name(store)), words.comparison.itemsOf(store.availableItems, itemCount))
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
        var row = row(of: store)
        row.isWinner = store.store == shown.first?.store
        if let rank = store.rank, rank <= scope.analysis.options.settings[.recommendations] {
          row.mark = words.comparison.rank(rank)
        }
        let saving = store.saving.flatMap { scope.amount(approximateUnits: $0.amount) }
        row.note = words.comparison.storeNote(
          saving: saving.flatMap { $0 == .zero ? nil : scope.written($0.magnitude) },
          isLess: saving.map { $0 > .zero } ?? false,
          missing: itemCount - store.availableItems)
        row.meter = AvailabilityMeter(
          pricedItems: store.availableItems, basketItems: itemCount,
          thresholdPercent: comparison.availabilityPercent)
        return row
      }, omittedCount: listed.count - shown.count)
  }

  func row(of store: StoreComparison.StoreTotal) -> ComparisonBars.Row {
    let estimated = min(estimated(store), comparable(store))
    return ComparisonBars.Row(
      name: name(store), own: comparable(store) - estimated,
      filledIn: estimated > .zero ? estimated : nil, isWinner: store.store == winner?.store)
  }

  /// The part of a total that is of items the store does not price itself.
  private func estimated(_ store: StoreComparison.StoreTotal) -> Amount {
    if store.expectedTotal != nil { return store.expectedMissing ?? .zero }
    return store.prices.compactMap(\.self).filter(\.isFilledIn).map(\.cost).sum ?? .zero
  }

  /// How much of the basket stores have, those with most of it first.
  func availability(limit: Int = barLimit) -> AvailabilityBars {
    let ordered = stores.enumerated().sorted {
      ($1.element.availableItems, $0.offset) < ($0.element.availableItems, $1.offset)
    }.map(\.element)
    return AvailabilityBars(
      rows: ordered.prefix(limit).map { store in
        AvailabilityBars.Row(
          name: name(store), pricedItems: store.availableItems,
          note: words.comparison.itemsOf(store.availableItems, itemCount))
      }, basketItems: itemCount, thresholdPercent: comparison.availabilityPercent,
      omittedCount: max(0, ordered.count - limit))
  }
}
