import PricebookAnalytics
import PricebookModel

extension BasketComparison {
  static let barLimit = 12
  /// Of a large basket, a store must price so many items to be listed.
  private static let leastItems = 10

  /// ⌈items × threshold⌉.
  private var neededItems: Int {
    (itemCount * max(0, min(comparison.availabilityPercent, 100)) + 99) / 100
  }

  /// The places of the stores whose whole total says something, cheapest first: they price enough of
  /// the basket, or what they save is stated.
  var listed: [Int] {
    let least = min(Self.leastItems, neededItems)
    return comparison.candidates.filter {
      stores[$0].availableItemCount >= least || stores[$0].saving?.isStated == true
    }
  }

  /// What the whole basket costs at every store, else what all stores have of it.
  var storesSection: Section? {
    guard stores.count > 1 else { return nil }
    let listed = listed
    let title =
      listed.count > 1 ? words.comparison.storesTitle(span) : words.comparison.availabilityTitle
    let isCurrent = { (store: StoreComparison.StoreTotal) in
      store.isCurrent(asOf: comparison.asOf)
    }
    let others =
      listed.count > 1
      ? stores.indices.filter { !listed.contains($0) && isCurrent(stores[$0]) }
        .map { available(stores[$0]) } : []
    let gone = stores.filter { !isCurrent($0) }.map { store in
      words.page.labelled(.name(name(store)), store.lastSeen.map { .value(.date($0)) } ?? "")
    }
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
          gone.isEmpty
            ? nil
            : words.comparison.notSeen(
              words.shared.list(gone, limit: 6), days: StoreComparison.staleDays),
        ]),
      ])
  }

  private func available(_ store: StoreComparison.StoreTotal) -> RichText {
    words.page.labelled(
      .name(name(store)), words.comparison.itemsOf(store.availableItemCount, itemCount))
  }

  private func storesDescription(_ listed: [Int]) -> RichText {
    guard listed.count > 1 else {
      return words.comparison.answer(words.shared.list(stores.map(available), limit: 3))
    }
    return words.comparison.answer(
      words.shared.list(listed.prefix(3).map { "\(name: name($0)) \(total($0))" }))
  }

  private func bars(_ listed: [Int]) -> ComparisonBars {
    let shown = listed.prefix(BasketComparison.barLimit)
    return ComparisonBars(
      currency: scope.currency,
      rows: shown.map { place in
        let store = stores[place]
        return ComparisonBars.Row(
          name: name(store), own: (store.basketTotal ?? .zero) - store.estimated,
          filledIn: store.estimated > .zero ? store.estimated : nil,
          isWinner: comparison.advice.named.contains(place), note: note(place),
          meter: AvailabilityMeter(
            pricedItems: store.availableItemCount, basketItems: itemCount,
            thresholdPercent: comparison.availabilityPercent))
      }, omittedCount: listed.count - shown.count)
  }

  /// What a store costs less or more, where that is stated or was seen, and when it was last seen.
  ///
  /// How many items it has stands beside the bar.
  private func note(_ place: Int) -> RichText {
    let store = stores[place]
    var difference: (amount: Amount, than: String?)?
    if let saving = store.saving, saving.isStated {
      difference = (saving.amount, comparison.hasPurchases ? nil : usual.map(name))
    } else if let seen = comparison.seen, seen.stores.contains(place), place != seen.against {
      let amount = seen.amount(at: place)
      difference = amount == .zero ? nil : (amount, name(seen.against))
    }
    let notes: [RichText?] = [
      difference.map {
        words.comparison.lessThan(
          scope.written($0.amount.magnitude), isLess: $0.amount > .zero, than: $0.than)
      },
      store.lastSeen.map {
        words.comparison.lastSeen(
          $0, isOfYear: $0.month.year == comparison.asOf.month.year)
      } ?? words.comparison.undated,
    ]
    return words.shared.list(notes.compactMap(\.self), separator: " · ")
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

  /// What a second store saves, where the model states it.
  var pairSection: Section? {
    guard let pair = comparison.bestPair, let stated = pair.stated(insteadOf: nil) else {
      return nil
    }
    let sentence = words.comparison.secondTrip(
      words.shared.list(
        stated.stores.map { place in
          words.comparison.part(
            words.shared.counted(pair.items(at: place), .item), at: name(place))
        }), WrittenLead(stated.claim, in: scope), than: name(stated.single), span)
    return Section(
      id: "two-stores", title: words.comparison.pairTitle, blocks: [.paragraph(sentence)])
  }
}
