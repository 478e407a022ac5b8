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
    let isCurrent = { (store: StoreComparison.StoreTotal) in
      store.isCurrent(asOf: comparison.asOf)
    }
    guard stores.count(where: isCurrent) > 1 else { return nil }
    let listed = listed
    let title =
      listed.count > 1 ? words.comparison.storesTitle(span) : words.comparison.availabilityTitle
    let others =
      listed.count > 1
      ? stores.indices.filter { !listed.contains($0) && isCurrent(stores[$0]) }
        .map { available(stores[$0]) } : []
    return Section(
      id: "stores", title: title,
      note: [costNow(among: listed), discountsOnOwnLines].compactMap(\.self),
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
          gone,
        ]),
      ])
  }

  private func available(_ store: StoreComparison.StoreTotal) -> RichText {
    words.page.labelled(
      .name(name(store)), words.comparison.itemsOf(store.availableItemCount, itemCount))
  }

  private func storesDescription(_ listed: [Int]) -> RichText {
    guard listed.count > 1 else {
      return words.comparison.answer(
        words.shared.list(
          stores.filter { $0.isCurrent(asOf: comparison.asOf) }.map(available), limit: 3))
    }
    return words.comparison.answer(
      words.shared.list(listed.prefix(3).map { "\(name: name($0)) \(total($0))" }))
  }

  private func bars(_ listed: [Int]) -> ComparisonBars {
    let shown = listed.prefix(BasketComparison.barLimit)
    let hasDifferences = listed.contains { difference($0) != nil }
    return ComparisonBars(
      currency: scope.currency,
      rows: shown.map { place in
        let store = stores[place]
        return ComparisonBars.Row(
          name: name(store), own: (store.basketTotal ?? .zero) - store.estimated,
          filledIn: store.estimated > .zero ? store.estimated : nil,
          isWinner: comparison.advice.named.contains(place),
          note: note(place, besideDifferences: hasDifferences),
          meter: AvailabilityMeter(
            pricedItems: store.availableItemCount, basketItems: itemCount,
            thresholdPercent: comparison.availabilityPercent))
      }, omittedCount: listed.count - shown.count)
  }

  /// What a store costs less or more, where that is stated or was seen, and when it was last seen.
  ///
  /// How many items it has stands beside the bar.
  ///
  /// - Parameter besideDifferences: Whether some store has one, so that the others say why not.
  private func note(_ place: Int, besideDifferences: Bool) -> RichText {
    let store = stores[place]
    let difference = difference(place)
    let notes: [RichText?] = [
      difference.map {
        words.comparison.lessThan(
          scope.written($0.amount.magnitude), isLess: $0.amount > .zero, than: $0.than)
      } ?? (besideDifferences ? noDifference(place) : nil),
      store.lastSeen.map {
        words.comparison.lastSeen(
          $0, isOfYear: $0.month.year == comparison.asOf.month.year)
      } ?? words.comparison.undated,
    ]
    return words.shared.list(notes.compactMap(\.self), separator: " · ")
  }

  /// What a store costs less than where the basket is bought now, or than the store of the heading,
  /// where that is stated or was seen.
  private func difference(_ place: Int) -> (amount: Amount, than: String?)? {
    var difference: (amount: Amount, than: String?)?
    if case .seen(let seen) = comparison.advice.finding, seen.stores.contains(place) {
      // All against the store of the heading.
      difference = place == seen.against ? nil : (seen.amount(at: place), name(seen.against))
    } else if let saving = stores[place].saving, saving.isStated {
      difference = (saving.amount, comparison.hasPurchases ? nil : usual.map(name))
    }
    return difference?.amount == .zero ? nil : difference
  }

  /// What the basket costs where it is bought now, where stores are compared with that.
  private func costNow(among listed: [Int]) -> RichText? {
    guard comparison.hasPurchases else { return nil }
    let costs = listed.compactMap { place -> Amount? in
      guard let difference = difference(place), difference.than == nil else { return nil }
      return stores[place].saving?.now
    }
    guard let first = costs.first, costs.allSatisfy({ $0 == first }) else { return nil }
    return words.comparison.costNow(scope.written(first))
  }

  /// What lines of their own took off at the stores in the months that say where the basket is bought now:
  /// no total has it.
  private var discountsOnOwnLines: RichText? {
    let last = scope.priceMonth
    let months = last.adding(months: 1 - UnitValues.recentMonths)...last
    let current = Set(stores.filter { $0.isCurrent(asOf: comparison.asOf) }.map(\.store))
    let purchases = Dictionary(
      scope.stores(over: months).map { ($0.store, $0.purchases) }, uniquingKeysWith: +)
    let rows = scope.analysis.discounts.rows.rows(in: months)
      .filter { $0.currency == scope.currencyID && current.contains($0.store) }
      .summed(by: \.store) { $0.ownLines += $1.ownLines }
      .filter {
        $0.ownLines > .zero
          && ClaimGate.isLargeEnough($0.ownLines, ofSpending: purchases[$0.store] ?? .zero)
      }
      .sorted { ($1.ownLines, $0.store) < ($0.ownLines, $1.store) }
    guard !rows.isEmpty else { return nil }
    return words.comparison.ownLineDiscounts(
      words.shared.list(
        rows.map { row in
          words.comparison.part(
            .value(scope.written(row.ownLines)), at: scope.storeName(row.store))
        }, limit: 3), months: UnitValues.recentMonths)
  }

  /// Why a store has no difference; `nil` for the store that others are compared with.
  private func noDifference(_ place: Int) -> RichText? {
    if case .seen(let seen) = comparison.advice.finding, place == seen.against { return nil }
    if place == comparison.usualStore {
      return comparison.hasPurchases ? words.comparison.usualStore : nil
    }
    guard let saving = stores[place].saving, saving.isTie || saving.doubt?.isOfSize ?? true else {
      return words.comparison.tooFewPrices
    }
    return words.comparison.noDifference
  }

  /// How much of the basket stores have, those with most of it first.
  private var availability: AvailabilityBars {
    let ordered = stores.filter { $0.isCurrent(asOf: comparison.asOf) }
      .sorted { $0.availableItemCount > $1.availableItemCount }
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
