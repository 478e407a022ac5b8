public import PricebookModel
import PricebookParallel

/// One basket priced at every store in one currency.
public struct StoreComparison: Sendable {
  /// Where a basket comes from.
  package enum BasketKind: String, CaseIterable, Sendable {
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

  /// Days after which a price is called stale, and a store is no candidate any more.
  ///
  /// What has no day is never stale, and a store whose prices have none is always a candidate.
  package static let staleDays = 90

  /// Whether a price of a day is older than ``staleDays``; one without a day is not.
  package static func isStale(_ day: CalendarDate?, asOf: CalendarDate) -> Bool {
    day.map { asOf.days(since: $0) > staleDays } ?? false
  }

  /// A figure made of a store's last price has the age of that price beside it from this many days on.
  package static let agedDays = 45

  /// The basket with every item once: lines of an item in one dimension are added up.
  public var basket: Basket
  /// Items of the cart or list that are bought already, and so are not in the basket.
  package var boughtItems = 0
  /// Lines of the basket's file that could not be read, and so are not in the basket.
  package var rejectedLines = 0
  /// How many whole months the quantities of a usual month are the mean of; 0 where there is none yet
  /// and they are what was bought so far; `nil` for other baskets.
  package var monthsOfUsual: Int?
  /// Where the basket comes from.
  package var kind: BasketKind
  /// The currency of all prices and totals.
  public var currency: CurrencyCode
  /// The last day whose prices count.
  package var asOf: CalendarDate
  /// The share of the basket's lines that an eligible store prices at least, from 1 to 100.
  package var availabilityPercent: Int
  /// Ranked stores first, by rank; then the others by availability (most first), then name.
  public var stores: [StoreTotal]
  /// Index into ``stores`` of the store with most of the household's spending in the last months.
  package var usualStore: Int?
  /// Whether anything was bought in its currency; else the usual store prices most items.
  package var hasPurchases = true
  /// The category of each line's item; `nil` where the item was never bought.
  package var lineCategories: [CategoryID?] = []
  /// The lines that every ``StoreTotal/basketTotal`` is of, ascending.
  package var comparedLines: [Int] = []
  /// `nil` where fewer than two stores that were seen of late price any of the basket.
  package var bestPair: StorePair?
  /// The stores where every item was seen of late, and what they ask; `nil` with fewer than two.
  package var seen: SeenTotals?
  /// What is saved with each item bought where it was seen for least.
  package var switches: StoreSwitches?
  /// What pages, lists and `answers.csv` say of the basket.
  package var advice = StoreAdvice()
  /// What it cost at the ends of past months.
  @Deferred package internal(set) var pastMonths = BasketMonths()

  /// One store's answer to the basket.
  public struct StoreTotal: Sendable {
    /// The store, one for each location.
    public var store: StoreID
    /// From 1, by ``total``; `nil` for stores below the threshold.
    public var rank: Int?
    /// Σ cost of the items that the store prices itself, at its latest prices.
    public var total: Amount
    /// What the basket costs at the prices that are shown: Σ cost of ``prices`` over the lines that
    /// every such total is of; `nil` where the store has no price of one of them, own or filled in.
    package var basketTotal: Amount?
    /// The part of ``basketTotal`` that is filled in.
    package var estimated = Amount.zero
    /// The 95 % interval of ``basketTotal``; `nil` where an offer that nothing links with other prices
    /// is part of it.
    package var interval: ClosedRange<Amount>?
    /// The day of the store's last price, of whatever item; `nil` where none has a day.
    package var lastSeen: CalendarDate?
    /// What the basket saves here against where the household buys it now; `nil` for the usual store
    /// and for stores that are no candidates.
    package var saving: Saving?
    /// How many lines of the basket the store prices itself.
    package var availableItemCount: Int
    /// The price that is shown for every basket line: the last regular one, else a filled-in one; `nil`
    /// where there is neither.
    package var prices: [BasketPrice?]
    /// The store's latest price of every basket line, whether it is an offer or not.
    package var latest: [LatestPrice?]

    /// Whether the store prices enough of the basket to be ranked.
    public var isEligible: Bool { rank != nil }

    /// Whether a price was seen there in the last ``StoreComparison/staleDays``, or none has a day.
    package func isCurrent(asOf: CalendarDate) -> Bool {
      lastSeen.map { asOf.days(since: $0) <= StoreComparison.staleDays } ?? true
    }
  }

  /// The price of one basket line that is shown at a store and added up.
  package struct BasketPrice: Hashable, Sendable {
    /// Per base unit, in 1/10 000.
    package var price: Amount
    /// Price × quantity, rounded once to the minor unit.
    package var cost: Amount
    /// `nil` for a filled-in or undated price.
    package var observed: CalendarDate?
    /// Whether the store has no such price, and the price model says what to expect.
    package var isFilledIn: Bool
    /// Whether it is an offer, as no regular price of the store is known and none can be filled in.
    package var isOffer = false
    /// The item of a group whose price it is.
    package var item: ItemID?

    /// Whether the price is real and without a day.
    package var isUndated: Bool { !isFilledIn && observed == nil }

    /// Whether the price is real and older than ``StoreComparison/staleDays``.
    package func isStale(asOf: CalendarDate) -> Bool {
      StoreComparison.isStale(observed, asOf: asOf)
    }
  }

  /// What a store asked last for one basket line.
  package struct LatestPrice: Hashable, Sendable {
    /// Per base unit, in 1/10 000.
    package var price: Amount
    /// Price × quantity, rounded once to the minor unit.
    package var cost: Amount
    /// `nil` for an undated price.
    package var observed: CalendarDate?
  }

  /// What a basket costs less at one store, or two, than elsewhere, as far as that can be told.
  ///
  /// The amounts are those of shown prices, the error is the price model's.
  package struct Saving: Hashable, Sendable {
    package let now: Amount
    /// Below zero where it costs more.
    package let amount: Amount
    /// The 95 % interval of ``amount``; `nil` where too few items say anything.
    package let range: ClosedRange<Amount>?
    let error: SamplingError?
    /// The part of the basket's lines that is compared, in percent.
    package let sharePercent: Double
    /// Why it may not be stated beside what else answers the question.
    package fileprivate(set) var doubt: ChangeClaim.Doubt?

    package var there: Amount { now - amount }
    package var effectiveItems: Double? { error?.effectiveItems }
    /// Whether it is below 1 % of what the basket costs now.
    package var isTie: Bool { !amount.isAtLeast(percent: ClaimGate.tiePercent, of: now) }
    package var isStated: Bool { doubt == nil && !isTie }
    /// What a sentence may say is saved; `nil` where nothing is, or it may not be stated.
    package var claim: ClearLead? { ClaimGate.lead(amount, isStated: isStated) }

    /// The same as the only answer to its question.
    var judgedAlone: Saving {
      var saving = self
      saving.doubt = ClaimGate.doubts([gated])[0]
      return saving
    }

    fileprivate var gated: GatedFigure {
      GatedFigure(value: amount.approximateUnits, error: error, sharePercent: sharePercent)
    }
  }
}

extension StoreComparison {
  init(of compared: ComparedBasket, _ priced: PricedBasket, by comparer: StoreComparer) {
    self.init(
      basket: compared.basket, boughtItems: compared.boughtItems,
      rejectedLines: compared.basket.rejectedLines, monthsOfUsual: compared.months,
      kind: compared.kind, currency: priced.currency, asOf: priced.asOf,
      availabilityPercent: comparer.options.settings[.availabilityPercent],
      stores: Self.totals(of: priced),
      usualStore: priced.rows.firstIndex { $0.store == priced.model?.usualStore },
      hasPurchases: priced.model?.hasPurchases ?? false,
      lineCategories: priced.lines.map { line in
        let members = line.isGroup ? comparer.book.names.groups[line.item] ?? [] : []
        return ([line.item] + members.map(\.item)).lazy
          .compactMap { comparer.categories?.known(of: $0) }.first
      }, comparedLines: priced.comparable)
    judgeSavings()
    seen = SeenTotals(in: priced, usual: hasPurchases ? usualStore : nil)
    advice = StoreAdvice(on: self)
    switches = StoreSwitches(in: priced)
    guard var pair = StorePair(bestOf: priced) else { return }
    pair.savingAgainstBest = cheapestStore.flatMap { pair.saving(against: $0, in: priced) }
    pair.savingAgainstUsual = usualStore.flatMap { pair.saving(against: $0, in: priced) }
    bestPair = pair
  }

  /// Every store's answer to a basket, in the order of the ranking.
  private static func totals(of priced: PricedBasket) -> [StoreTotal] {
    let now = priced.totalNow()
    let bought = now.flatMap { _ in priced.boughtNow() }
    return concurrentMap(priced.rows.count) { place in
      let row = priced.rows[place]
      var store = StoreTotal(
        store: row.store, rank: priced.eligible.contains(place) ? place + 1 : nil, total: row.total,
        basketTotal: row.basketTotal, lastSeen: row.lastSeen,
        availableItemCount: row.availableItemCount, prices: row.shown, latest: row.latest)
      guard let total = row.basketTotal else { return store }
      store.estimated = priced.comparable.reduce(.zero) { sum, line in
        row.shown[line].map { $0.isFilledIn ? sum + $0.cost : sum } ?? sum
      }
      guard place < savingLimit else { return store }
      store.interval = priced.interval(at: row.store)
      if let now, row.store != priced.model?.usualStore, store.isCurrent(asOf: priced.asOf) {
        store.saving = priced.saving(at: { _ in row.store }, insteadOf: bought, (now, total))
      }
      return store
    }
  }

  private mutating func judgeSavings() {
    let judged = stores.indices.filter { stores[$0].saving != nil }
    let doubts = ClaimGate.doubts(judged.compactMap { stores[$0].saving?.gated })
    for (place, doubt) in zip(judged, doubts) { stores[place].saving?.doubt = doubt }
  }

  /// Of more stores, only the first have intervals and savings.
  private static let savingLimit = StoreLevelFit.intervalLimit

  /// The places of the stores that were seen of late and have a whole total, lowest first.
  package var candidates: [Int] {
    stores.indices.filter {
      stores[$0].basketTotal != nil && stores[$0].isCurrent(asOf: asOf)
    }.sorted {
      (stores[$0].basketTotal ?? .zero, stores[$0].store) < (
        stores[$1].basketTotal ?? .zero, stores[$1].store
      )
    }
  }

  /// The candidate with enough of the basket whose total is lowest.
  package var cheapestStore: Int? { candidates.first { stores[$0].isEligible } }
}

extension [StoreComparison] {
  /// The one that pages speak of first: what is to be bought next where that is asked for, else the
  /// basket of a file, else the usual one, else the first.
  package var leading: StoreComparison? {
    first { $0.kind == .next } ?? first { $0.kind == .file } ?? first { $0.kind == .usual } ?? first
  }
}
