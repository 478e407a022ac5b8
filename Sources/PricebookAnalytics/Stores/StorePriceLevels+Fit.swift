import PricebookModel

extension StorePriceLevels {
  /// - Returns: `nil` where no two stores share a product.
  /// - Complexity: O(prices × stores + stores³), with at most ``storeLimit`` stores.
  init?(
    of products: [SharedPrices.Product], prices: [SharedPrices.Price], currency: CurrencyID,
    items: IDTable<ItemID, Item>, drift: PriceDrift, usual: UsualOrder
  ) {
    var counts: [StoreID: Int] = [:]
    for product in products {
      for price in prices[product.prices] { counts[price.store, default: 0] += 1 }
    }
    guard let usualStore = usual.first(of: counts) else { return nil }
    let others = counts.keys.filter { $0 != usualStore }
      .sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    let stores = [usualStore] + others.prefix(Self.storeLimit - 1)
    let places = Dictionary(uniqueKeysWithValues: zip(stores, stores.indices))

    var sums = StoreLevelSums(storeCount: stores.count)
    let least = products.map(\.spent).filter { $0 > .zero }.min() ?? Amount(units: 1)
    for product in products {
      let shared = prices[product.prices].compactMap { price in
        places[price.store].map {
          (
            store: $0, logarithm: price.logarithm, age: Double(price.age), isSeen: price.isSeen
          )
        }
      }
      guard shared.count > 1 else { continue }
      sums.add(
        shared, weight: max(product.spent, least).approximateUnits,
        group: JackknifeGroups.group(ofName: items[product.item].name))
    }
    let levels = sums.levels()
    self.currency = currency
    self.usualStore = usualStore
    let linked = stores.indices.filter { levels.isLinked[$0] }
    guard linked.count > 1 else { return nil }
    let claimable = linked.count {
      $0 > 0 && sums.items[$0] >= ClaimGate.fewestProducts && levels.errors[$0] != nil
    }
    self.stores = linked.map { place in
      Self.level(
        of: stores[place], place: place, sums: sums, levels: levels, rivals: max(1, claimable),
        drift: drift.logarithm(days: levels.ages[place], in: currency))
    }.sorted { ($0.level.value, $0.store) < ($1.level.value, $1.store) }
    omittedStores = counts.count - linked.count
  }

  /// Differences of logarithms that rounding alone can make.
  private static let roundingError = 1e-10

  private static func level(
    of store: StoreID, place: Int, sums: StoreLevelSums, levels: StoreLevelSums.Levels, rivals: Int,
    drift: Double
  ) -> Level {
    let difference = levels.values[place]
    let basis: Basis = !sums.isSeen[place] ? .purchases : sums.isPaid[place] ? .both : .seen
    guard place > 0 else {
      return Level(
        store: store, level: Estimate(100, interval: 100...100), items: sums.items[place],
        basis: basis, claim: nil)
    }
    // The fewer groups of the two say how often the difference was really measured.
    let degrees = min(sums.groupCount(of: place), sums.groupCount(of: 0)) - 1
    func bounds(probability: Double, moved: Double = 0) -> ClosedRange<Double>? {
      guard let error = levels.errors[place], degrees > 0 else { return nil }
      let margin = StudentDistribution.bound(within: probability, degrees: degrees) * error
      let half = margin + roundingError
      return index(difference + moved - half)...index(difference + moved + half)
    }
    func change(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      range.lowerBound - 100...range.upperBound - 100
    }
    let level = Estimate(
      index(difference), interval: bounds(probability: Estimate.probability))
    let claimed = ClaimGate.probability(among: rivals)
    return Level(
      store: store, level: level, items: sums.items[place], basis: basis,
      claim: ClaimGate.level(
        Estimate(level.value - 100, interval: level.interval.map(change)),
        simultaneous: bounds(probability: claimed).map(change),
        onOneDay: bounds(probability: claimed, moved: drift).map(change),
        items: min(sums.items[place], sums.items[0])))
  }

  /// A level of logarithms with the usual store at 100.
  private static func index(_ logarithm: Double) -> Double {
    PriceLogarithms.exponential(logarithm) * 100
  }
}

/// The normal equations of the product dummy, summed by group of items.
///
/// They are additive over items, so that the levels without a group need no second look at the
/// prices.
private struct StoreLevelSums {
  typealias Price = (store: Int, logarithm: Double, age: Double, isSeen: Bool)

  struct Levels {
    /// ln level against the first store.
    var values: [Double]
    /// By how many days the prices of each store are older than those of the first, over the same
    /// items and with the same weights as the levels.
    var ages: [Double]
    /// The standard error of each; `nil` where a store is not linked without some group.
    var errors: [Double?]
    /// Whether a chain of common items links each store with the first one.
    var isLinked: [Bool]
  }

  private let storeCount: Int
  /// By group: weights of pairs of stores as ``LinkedLevels`` takes them, and the stores' pulls;
  /// empty for a group without items.
  private var weights = [[Double]](repeating: [], count: JackknifeGroups.count)
  private var pulls = [[Double]](repeating: [], count: JackknifeGroups.count)
  /// As ``pulls``, of the prices' ages, over all groups.
  private var agePulls: [Double]
  /// By store.
  private(set) var items: [Int]
  private(set) var isSeen: [Bool]
  private(set) var isPaid: [Bool]
  /// By store, one bit for every group that has an item of it.
  private var groups: [UInt64]

  init(storeCount: Int) {
    self.storeCount = storeCount
    items = Array(repeating: 0, count: storeCount)
    agePulls = Array(repeating: 0, count: storeCount)
    isSeen = Array(repeating: false, count: storeCount)
    isPaid = isSeen
    groups = Array(repeating: 0, count: storeCount)
  }

  func groupCount(of store: Int) -> Int { groups[store].nonzeroBitCount }

  /// Adds an item with its price at two or more stores.
  mutating func add(_ prices: [Price], weight: Double, group: Int) {
    if pulls[group].isEmpty {
      weights[group] = Array(repeating: 0, count: storeCount * storeCount)
      pulls[group] = Array(repeating: 0, count: storeCount)
    }
    let share = weight / Double(prices.count)
    let mean = prices.reduce(0.0) { $0 + $1.logarithm } / Double(prices.count)
    let meanAge = prices.reduce(0.0) { $0 + $1.age } / Double(prices.count)
    for (place, price) in prices.enumerated() {
      agePulls[price.store] += weight * (price.age - meanAge)
      pulls[group][price.store] += weight * (price.logarithm - mean)
      for other in prices[..<place] {
        let (later, earlier) = (max(price.store, other.store), min(price.store, other.store))
        weights[group][later * storeCount + earlier] += share
      }
      items[price.store] += 1
      if price.isSeen { isSeen[price.store] = true } else { isPaid[price.store] = true }
      groups[price.store] |= 1 << UInt64(group)
    }
  }

  /// The levels, with the standard errors that leaving out one group after the other shows.
  func levels() -> Levels {
    let used = pulls.indices.filter { !pulls[$0].isEmpty }
    var whole = (
      weights: [Double](repeating: 0, count: storeCount * storeCount),
      pulls: [Double](repeating: 0, count: storeCount)
    )
    for group in used {
      for place in whole.weights.indices { whole.weights[place] += weights[group][place] }
      for place in whole.pulls.indices { whole.pulls[place] += pulls[group][place] }
    }
    // Everything comes first, then its ages, in the same lanes as the groups.
    let left: [Int?] = [nil, nil] + (used.count > 1 ? used : [])
    var result = Levels(values: [], ages: [], errors: [], isLinked: [])
    var deviations = [[Double]](repeating: [], count: storeCount)
    var fit = LinkedLevels()
    for start in stride(from: 0, to: left.count, by: LinkedLevels.laneCount) {
      fit.reset(count: storeCount)
      let lanes = left[start..<min(start + LinkedLevels.laneCount, left.count)]
      for (lane, group) in lanes.enumerated() {
        fit.setWeights(lane: lane, to: whole.weights, without: group.map { weights[$0] })
        fit.setPulls(
          lane: lane, to: start + lane == 1 ? agePulls : whole.pulls,
          without: group.map { pulls[$0] })
      }
      fit.fit()
      if start == 0 {
        result.values = fit.levels.map { $0[0] }
        result.ages = fit.levels.map { $0[1] }
        result.isLinked = fit.components.map { $0[0] == 0 }
      }
      for store in 0..<storeCount {
        for (lane, group) in lanes.enumerated() where group != nil {
          deviations[store].append(
            fit.components[store][lane] == 0
              ? fit.levels[store][lane] - result.values[store] : .nan)
        }
      }
    }
    result.errors = deviations.map {
      let error = Jackknife.standardError($0)
      return error.isNaN ? nil : error
    }
    return result
  }
}
