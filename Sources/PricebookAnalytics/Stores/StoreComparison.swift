public import PricebookModel
import PricebookParallel

/// One basket priced at every store in one currency.
public struct StoreComparison: Sendable {
  /// Where a basket comes from.
  public enum BasketKind: String, CaseIterable, Sendable {
    /// A basket file, or one that the program added.
    case file
    /// A cart of an app that is still being planned.
    case planningCart
    /// What the household bought on at least two receipts in the last three months.
    case usual
    /// What open carts and lists still want, and what is due.
    case next
    /// What was seen at most stores, in a book of prices without purchases and other baskets.
    case seen
  }

  /// Days after which a price is called stale; an undated price always is.
  public static let staleDays = 90

  /// The basket with every item once: lines of an item in one dimension are added up.
  public var basket: Basket
  /// Items of the cart or list that are bought already, and so are not in the basket.
  package var boughtItems = 0
  /// Where the basket comes from.
  public var kind: BasketKind
  /// The currency of all prices and totals.
  public var currency: CurrencyCode
  /// The last day whose prices count.
  public var asOf: CalendarDate
  /// The share of the basket's lines that an eligible store prices at least, from 1 to 100.
  public var availabilityPercent: Int
  /// Ranked stores first, by rank; then the others by availability (most first), then name.
  public var stores: [StoreTotal]
  /// Index into ``stores`` of the store with most of the household's spending in the last months.
  public var usualStore: Int?
  /// Index into ``stores`` of the lowest like-for-like total among eligible stores.
  public var likeForLikeWinner: Int?
  /// Index into ``stores`` of the lowest expected total among eligible stores.
  public var expectedWinner: Int?
  /// The category of each line's item; `nil` where the item was never bought.
  public var lineCategories: [CategoryID?] = []
  /// `nil` where fewer than two stores price any of the basket.
  package var bestPair: StorePair?
  /// The lowest expected total against the second; `nil` with fewer than two of eligible stores.
  package var lead: ComparisonLead?
  /// What another eligible store is expected to save against where the basket is bought now; `nil`
  /// where none saves anything.
  package var attainable: AttainableSaving?

  /// One store's answer to the basket.
  public struct StoreTotal: Sendable {
    /// The store, one for each location.
    public var store: StoreID
    /// From 1; `nil` for stores below the threshold.
    public var rank: Int?
    /// Σ cost over the items the store prices itself.
    public var total: Amount
    /// ``total`` plus the filled-in costs; `nil` for stores below the threshold.
    ///
    /// Over the same items at every eligible store: an item that cannot be filled in at one of
    /// them (priced at no eligible store, say) is in no like-for-like total.
    public var likeForLikeTotal: Amount?
    /// What the price model expects the basket to cost, offers and chance apart, over the lines that
    /// it has a price of; `nil` where no common items link the store with the usual one.
    public var expectedTotal: Amount?
    /// The part of ``expectedTotal`` that is of lines the store does not price itself.
    public var expectedMissing: Amount?
    /// The 95 % interval of ``expectedTotal``.
    public var expectedInterval: ClosedRange<Amount>?
    /// What the basket is expected to save here against where the household buys it now.
    package var saving: BasketSaving?
    /// Why ``saving`` may not be stated beside those of the basket's other stores; `nil` where it may.
    package var savingDoubt: ChangeClaim.Doubt?
    /// How many lines of the basket the store prices itself.
    public var availableItemCount: Int
    /// One per basket line; `nil` where there is neither a price nor a fill-in.
    public var prices: [BasketPrice?]

    /// Whether the store prices enough of the basket to be ranked.
    public var isEligible: Bool { rank != nil }
  }

  /// A store's price of one basket line.
  public struct BasketPrice: Hashable, Sendable {
    /// Per base unit, in 1/10 000.
    public var price: Amount
    /// Price × quantity, rounded once to the minor unit.
    public var cost: Amount
    /// `nil` for a filled-in or undated price.
    public var observed: CalendarDate?
    /// Whether the price is not real but filled in at the store's own level.
    public var isFilledIn: Bool
    /// The store's median price per base unit before, where this price is an offer.
    ///
    /// A price at least 15 % below the median of the store's monthly unit values in the six
    /// months before it, where at least three have a price, is an offer.
    public var ordinaryPrice: Amount?

    /// Whether the price is at least 15 % below the store's ordinary one.
    public var isOffer: Bool { ordinaryPrice != nil }

    /// Whether the price is real and older than ``StoreComparison/staleDays``, or undated.
    public func isStale(asOf: CalendarDate) -> Bool {
      guard !isFilledIn else { return false }
      return observed.map { asOf.days(since: $0) > StoreComparison.staleDays } ?? true
    }
  }
}

/// What baskets are compared by: the prices of one day at every store, in every currency.
struct StoreComparer: Sendable {
  let book: Book
  /// Its series hold the latest prices on or before the as-of date.
  let unitValues: UnitValues
  /// The category of every item, for lists to shop by.
  var categories: ItemCategories?
  let period: ReportPeriod
  /// Of every currency.
  let models: [PriceModel]
  let options: AnalysisOptions

  /// What is to be bought next, in every currency that it has prices in.
  func next(due: DueItems?) -> [StoreComparison] {
    ComparedBasket.next(in: book, due: due).map { comparisons([$0]) } ?? []
  }

  /// The baskets of the book: files, planned carts, usual basket.
  var baskets: [StoreComparison] {
    comparisons(ComparedBasket.all(in: book, period: period))
  }

  private func comparisons(_ baskets: [ComparedBasket]) -> [StoreComparison] {
    let prices = StorePrices(
      in: book, unitValues: unitValues, asOf: period.asOf,
      maximumAgeDays: options.settings[.maximumPriceAgeDays])
    return baskets.flatMap { compared in
      PricedBasket.all(of: compared.basket, prices: prices, by: self).map {
        StoreComparison(of: compared, $0, by: self)
      }
    }
  }
}

extension StoreComparison {
  fileprivate init(of compared: ComparedBasket, _ priced: PricedBasket, by comparer: StoreComparer)
  {
    let whole = priced.whole()
    self.init(
      basket: compared.basket, boughtItems: compared.boughtItems, kind: compared.kind,
      currency: priced.currency, asOf: comparer.period.asOf,
      availabilityPercent: comparer.options.settings[.availabilityPercent],
      stores: Self.totals(of: priced, whole.totals, whole.prices),
      usualStore: priced.rows.firstIndex { $0.store == priced.model?.usualStore },
      likeForLikeWinner: whole.totals.indices.min {
        (whole.totals[$0], $0) < (whole.totals[$1], $1)
      }, lineCategories: priced.lines.map { comparer.categories?.known(of: $0.item) })
    addExpectations(of: priced)
  }

  /// Every store's answer to a basket, in the order of the ranking.
  private static func totals(
    of priced: PricedBasket, _ wholes: [Amount], _ filled: [[BasketPrice?]]
  ) -> [StoreTotal] {
    concurrentMap(priced.rows.count) { place in
      let row = priced.rows[place]
      let isEligible = priced.eligible.contains(place)
      var store = StoreTotal(
        store: row.store, rank: isEligible ? place + 1 : nil, total: row.total,
        likeForLikeTotal: isEligible ? wholes[place] : nil,
        availableItemCount: row.availableItemCount,
        prices: row.cells.indices.map { line in
          row.cells[line] ?? (isEligible ? filled[place][line] : nil)
        })
      if place < savingLimit, let saving = priced.saving(at: { _ in row.store }) {
        store.saving = saving
        store.expectedTotal = priced.amount(saving.there)
        store.expectedMissing = priced.amount(
          row.cells.indices.reduce(0) {
            row.cells[$1] == nil ? $0 + (priced.cost(line: $1, at: row.store) ?? 0) : $0
          })
        store.expectedInterval = (priced.total(at: row.store)?.interval).flatMap { bounds in
          priced.amount(bounds.lowerBound).flatMap { lower in
            priced.amount(bounds.upperBound).map { lower...$0 }
          }
        }
      }
      return store
    }
  }

  /// Adds what is expected of whole baskets: the lead, what could be saved, and the best pair.
  private mutating func addExpectations(of priced: PricedBasket) {
    var totals: [Int: Amount] = [:]
    for place in priced.eligible { totals[place] = stores[place].expectedTotal }
    let judged = stores.indices.filter { $0 != usualStore && stores[$0].saving != nil }
    let doubts = ClaimGate.doubts(judged.compactMap { stores[$0].saving.map(GatedFigure.init) })
    for (place, doubt) in zip(judged, doubts) { stores[place].savingDoubt = doubt }
    expectedWinner = totals.min { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    lead = ComparisonLead(in: priced, totals: totals)
    attainable = AttainableSaving(at: stores, insteadOf: usualStore, in: priced)
    guard var pair = StorePair(bestOf: priced.rows) else { return }
    pair.savingAgainstBest = (expectedWinner ?? likeForLikeWinner).flatMap {
      pair.saving(against: $0, in: priced)
    }
    pair.savingAgainstUsual = usualStore.flatMap { pair.saving(against: $0, in: priced) }
    bestPair = pair
  }

  /// Of more stores, only the first have an expected total.
  private static let savingLimit = StoreLevelFit.intervalLimit
}

extension [StoreComparison] {
  /// The one that pages speak of first: what is to be bought next where that is asked for, else the basket of a
  /// file, else the usual basket, else the first.
  package var leading: StoreComparison? {
    first { $0.kind == .next } ?? first { $0.kind == .file } ?? first { $0.kind == .usual } ?? first
  }
}

/// What the store with the lowest expected whole basket saves against the second.
package struct ComparisonLead: Hashable, Sendable {
  /// Places in ``StoreComparison/stores``: the lowest expected whole basket and the second lowest.
  package var winner: Int
  package var rival: Int
  /// The rival's expected total minus the winner's; not negative.
  package var amount: Amount
  package var claim: LeadClaim

  /// - Returns: `nil` with fewer than two such stores.
  init?(in priced: PricedBasket, totals: [Int: Amount]) {
    let places = totals.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    guard places.count > 1 else { return nil }
    winner = places[0]
    rival = places[1]
    let (store, other) = (priced.rows[places[0]].store, priced.rows[places[1]].store)
    let saving = priced.saving(at: { _ in store }, insteadOf: other)
    amount = (totals[rival] ?? .zero) - (totals[winner] ?? .zero)
    claim =
      saving.map { [amount] in ClaimGate.lead($0, amount: amount, among: places.count - 1) }
      ?? .tie(.restsOnOneItem)
  }
}

/// What another store is expected to save on the basket, against where the household buys it now.
package struct AttainableSaving: Hashable, Sendable {
  package var store: Int
  package var usualStore: Int
  /// The expected cost at the other store.
  package var there: Amount
  /// The expected cost now minus ``there``; negative where that is dearer.
  package var amount: Amount
  package var claim: LeadClaim
}

extension AttainableSaving {
  /// The largest saving that may be stated, else that at the lowest expected total.
  ///
  /// - Returns: `nil` where no other store saves anything.
  init?(
    at stores: [StoreComparison.StoreTotal], insteadOf usual: Int?, in priced: PricedBasket
  ) {
    guard let usual else { return nil }
    let candidates = stores.enumerated().compactMap { place, store -> AttainableSaving? in
      guard place != usual, store.isEligible, let saving = store.saving, saving.amount > 0,
        let amount = priced.amount(saving.amount), let there = priced.amount(saving.there)
      else { return nil }
      return AttainableSaving(
        store: place, usualStore: usual, there: there, amount: amount,
        claim: ClaimGate.lead(saving, amount: amount, doubt: store.savingDoubt))
    }.sorted { ($1.amount, $0.store) < ($0.amount, $1.store) }
    guard let best = candidates.first(where: { $0.claim.clear != nil }) ?? candidates.first else {
      return nil
    }
    self = best
  }
}
