public import PricebookModel

/// How dear the stores are, in one currency, over everything that two or more of them priced
/// lately; the usual store is 100.
///
/// ln price = item + store by weighted least squares (the product dummy of Robert Summers,
/// "International Price Comparisons Based upon Incomplete Data", Review of Income and Wealth 19
/// (1973), 1–16). Every price of an item weighs what was spent on the item at all stores in the
/// months that the days touch; an item that was only seen weighs as much as the one on which
/// least was spent, and where nothing was bought all items weigh alike.
public struct StorePriceLevels: Hashable, Sendable {
  /// The most stores that are compared.
  ///
  /// The least squares take stores³ ÷ 3 steps, thirty times over for the intervals. Of more
  /// stores those with most common items are compared, ties by name.
  public static let storeLimit = 200

  /// The currency of the prices that are compared.
  public let currency: CurrencyID
  /// The store whose level is 100.
  public let usualStore: StoreID
  /// Stores that are linked with the usual one by common items, itself among them, by level, then
  /// name.
  public internal(set) var stores: [Level]
  /// Stores with common items that are left out: beyond ``storeLimit``, or not linked with the
  /// usual store.
  public internal(set) var omittedStores: Int

  /// The level of one store.
  public struct Level: Hashable, Sendable {
    /// The store, one for each location.
    public let store: StoreID
    /// 100 for the usual store, with the 95 % interval of a delete-a-group jackknife over items.
    ///
    /// There is no interval where leaving out some items leaves no link to the usual store.
    public let level: Estimate
    /// Items of the store that at least one other of the stores prices, too.
    public let items: Int
    /// Whether the prices were paid, seen, or both.
    public let basis: Basis
    /// Whether a sentence may state the difference to the usual store; `nil` for that store.
    public let claim: LevelClaim?
  }

  /// Where the prices of a store come from that its level rests on.
  public enum Basis: String, Hashable, Sendable {
    /// Receipts alone.
    case purchases
    /// Prices of price lists and apps.
    case seen
    /// Receipts, and prices of price lists and apps.
    case both
  }

  /// Items of the usual store that at least one other of the stores prices, too.
  public var usualItems: Int { stores.first { $0.store == usualStore }?.items ?? 0 }

  /// The store that a sentence compares with the usual one.
  ///
  /// The lowest level that may be stated; where none lies below the usual store's, the highest;
  /// and where none may be stated at all, the store with most common items. `nil` where the usual
  /// store is alone.
  public var foremost: Level? {
    let clear = stores.filter { $0.claim?.clear != nil }
    if let lowest = clear.first {
      return lowest.level.value < 100 ? lowest : clear.last
    }
    return stores.filter { $0.store != usualStore }
      .min { ($1.items, $0.store) < ($0.items, $1.store) }
  }

  /// The levels of every currency in which two stores share an item, in the order of labels.
  ///
  /// The store where the basket of the page is mostly bought is 100 where it shares items with
  /// others; else the store with most receipts in the last three months.
  ///
  /// - Parameters:
  ///   - days: The greatest age of a price on the as-of day.
  ///   - comparisons: Of the same book; they name the usual stores.
  ///   - drift: How fast prices move.
  static func all(
    in book: Book, unitValues: UnitValues, units: UnitTable, spending: Spending,
    period: ReportPeriod, days: Int, comparisons: [StoreComparison],
    drift: PriceDrift
  ) -> [StorePriceLevels] {
    let shared = SharedPrices(
      in: unitValues, units: units, spending: spending, period: period, days: days)
    let products = Dictionary(grouping: shared.products, by: \.currency)
    return units.currenciesByRank.compactMap { currency in
      guard let products = products[currency] else { return nil }
      let baskets = comparisons.filter { $0.currency == book.names.currencies[currency] }
      let basket = baskets.leading
      return StorePriceLevels(
        of: products, prices: shared.prices, currency: currency, items: book.names.items,
        drift: drift,
        usual: UsualOrder(
          of: spending, currency: currency, period: period,
          preferred: basket.flatMap { basket in basket.usualStore.map { basket.stores[$0].store } }
        ))
    }
  }
}

/// Which of some stores the household uses most.
struct UsualOrder {
  private let preferred: StoreID?
  private var receipts: [StoreID: (receipts: Int, spent: Amount)] = [:]

  /// By the receipts of the report's month and the two before it, then by what was spent.
  init(
    of spending: Spending, currency: CurrencyID, period: ReportPeriod, preferred: StoreID?
  ) {
    self.preferred = preferred
    let first = period.month.adding(months: 1 - Basket.usualMonths)
    var place = spending.byStore.partitionPoint { $0.month >= first }
    while place < spending.byStore.count, spending.byStore[place].month <= period.month {
      let row = spending.byStore[place]
      place += 1
      guard row.currency == currency else { continue }
      let before = receipts[row.store] ?? (0, .zero)
      receipts[row.store] = (before.receipts + row.receipts, before.spent + row.spent)
    }
  }

  /// The preferred store where it is among them, else the one with most receipts; without any,
  /// the one with most common items.
  ///
  /// - Parameter items: Common items by store; not empty.
  func first(of items: [StoreID: Int]) -> StoreID? {
    if let preferred, items[preferred] != nil { return preferred }
    return items.keys.min { left, right in
      let (one, other) = (receipts[left] ?? (0, .zero), receipts[right] ?? (0, .zero))
      return (other.receipts, other.spent, items[right] ?? 0, left)
        < (one.receipts, one.spent, items[left] ?? 0, right)
    }
  }
}
