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
    let title = listed.count > 1 ? words.comparison.storesTitle : words.comparison.availabilityTitle
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
      store.lastSeen.map { words.comparison.lastSeen($0) } ?? words.comparison.undated,
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

  private static let itemRowLimit = 12
  private static let restRowLimit = 100

  private struct Choice {
    var line: Int
    var store: StoreComparison.StoreTotal
    var price: StoreComparison.BasketPrice
    /// The price at the usual store; `nil` where that has none of its own.
    var usual: StoreComparison.BasketPrice?
    /// Zero where one of the two prices is too old to say what is saved now.
    var saved = Amount.zero
  }

  /// Where each item costs least at its last regular price, by the money that saves.
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
    let named = comparison.advice.named.first.map { stores[$0].store }
    let priced = stores.filter { $0.isCurrent(asOf: comparison.asOf) }
      .compactMap { store in ownPrice(line, at: store).map { (store, $0) } }
    guard let lowest = priced.map(\.1.cost).min() else { return nil }
    let places = priced.filter { $0.1.cost == lowest }
    let best =
      places.first { $0.0.store == usual.store } ?? places.first { $0.0.store == named }
      ?? places[0]
    var choice = Choice(
      line: line, store: best.0, price: best.1, usual: ownPrice(line, at: usual))
    if let usual = choice.usual, !usual.isStale(asOf: comparison.asOf),
      !best.1.isStale(asOf: comparison.asOf)
    {
      choice.saved = usual.cost - best.1.cost
    }
    return choice
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
        .number(.name(name(usual))) { choice in
          guard let price = choice.usual else { return .absent }
          return .text(.value(scope.written(price.cost)), secondLine: mark(of: price))
        },
      ])
    table.captionUnit = table.captionUnit.isEmpty ? unit : "\(table.captionUnit), \(unit)"
    if choices.count > Self.restRowLimit { table.totalRowCount = itemCount }
    return table
  }

  /// Prices of the last days are not marked.
  private static let freshDays = 14

  /// Says which day a price is from, or that it is an offer.
  private func mark(of price: StoreComparison.BasketPrice) -> RichText? {
    if price.isOffer { return words.comparison.offer }
    guard let day = price.observed else { return words.comparison.undated }
    let age = comparison.asOf.days(since: day)
    guard age >= Self.freshDays else { return nil }
    return .value(day.month.year == comparison.asOf.month.year ? .dayOfMonth(day) : .date(day))
  }

  /// What a second store saves, where the model states it.
  private var secondTrip: RichText? {
    guard let pair = comparison.bestPair, let stated = pair.stated(insteadOf: nil) else {
      return nil
    }
    return words.comparison.secondTrip(
      words.shared.list(
        stated.stores.map { place in
          words.comparison.part(
            words.shared.counted(pair.items(at: place), .item), at: name(place))
        }), WrittenLead(stated.claim, in: scope), than: name(stated.single), span)
  }
}
