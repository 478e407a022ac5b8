#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prices explained as item level × store level, by least squares on logarithms.
///
/// ln price = item + store, over every price there is; a missing price is estimated as
/// exp(item + store). After Robert Summers, "International Price Comparisons Based upon
/// Incomplete Data", Review of Income and Wealth 19 (1973), 1–16. Where every price of one store
/// is the same multiple of another's, the estimates are exact.
///
/// Items are swept out of the normal equations, which leaves one unknown per store; those are
/// solved by ``ConjugateGradients``.
///
/// - Complexity: O(stores × items) memory, and the same time for each step of the solver. If stores
///   share items, a few dozen steps are enough. ``ConjugateGradients`` has the limit.
struct ProductDummyFit {
  private let itemLevels: [Double?]
  private let storeLevels: [Double]
  /// The lowest store that each store is linked with through items priced at both.
  private let components: [Int]
  private let itemComponents: [Int?]
  /// Whether the levels were found; without them no price is estimated.
  let isSolved: Bool

  /// - Parameter logarithms: ln price by store, then item; `nil` where there is no price.
  ///   Every store has as many items.
  init(logarithms: [[Double?]]) {
    let prices = PricesByItem(logarithms)
    components = ProductDummyFit.components(storeCount: logarithms.count, prices: prices)
    itemComponents = (0..<prices.itemCount).map { [components] item in
      prices.range(of: item).first.map { components[prices.stores[$0]] }
    }
    let solution = prices.storeLevels(storeCount: logarithms.count)
    isSolved = solution != nil
    let levels = solution ?? Array(repeating: 0, count: logarithms.count)
    storeLevels = levels
    itemLevels = (0..<prices.itemCount).map { item in
      let range = prices.range(of: item)
      let sum = range.reduce(0.0) { $0 + (prices.logarithms[$1] - levels[prices.stores[$1]]) }
      return range.isEmpty ? nil : sum / Double(range.count)
    }
  }

  /// The estimated price of an item at a store.
  ///
  /// - Returns: `nil` where no chain of items and stores links the two, so that the store's
  ///   level against the item's prices is not known, and where the levels were not found.
  func price(store: Int, item: Int) -> Double? {
    guard isSolved, let level = itemLevels[item], itemComponents[item] == components[store] else {
      return nil
    }
    let price = exp(level + storeLevels[store])
    return price.isFinite && price > 0 ? price : nil
  }

  private static func components(storeCount: Int, prices: PricesByItem) -> [Int] {
    var parents = Array(0..<storeCount)
    func root(_ store: Int) -> Int {
      var store = store
      while parents[store] != store {
        parents[store] = parents[parents[store]]
        store = parents[store]
      }
      return store
    }
    for item in 0..<prices.itemCount {
      let stores = prices.stores[prices.range(of: item)]
      guard let first = stores.first else { continue }
      for store in stores.dropFirst() {
        let (left, right) = (root(first), root(store))
        parents[max(left, right)] = min(left, right)
      }
    }
    return parents.indices.map(root)
  }
}

/// The prices there are, item by item.
private struct PricesByItem {
  private var offsets: [Int] = [0]
  private(set) var stores: [Int] = []
  private(set) var logarithms: [Double] = []

  init(_ rows: [[Double?]]) {
    for item in 0..<(rows.first?.count ?? 0) {
      for (store, row) in rows.enumerated() {
        guard let logarithm = row[item] else { continue }
        stores.append(store)
        logarithms.append(logarithm)
      }
      offsets.append(stores.count)
    }
  }

  var itemCount: Int { offsets.count - 1 }

  func range(of item: Int) -> Range<Int> { offsets[item]..<offsets[item + 1] }

  /// The levels that fit the prices best; of stores that are not linked, each group has a zero of
  /// its own.
  ///
  /// - Returns: `nil` if the solver gave up.
  func storeLevels(storeCount: Int) -> [Double]? {
    var right = [Double](repeating: 0, count: storeCount)
    var diagonal = right
    for item in 0..<itemCount {
      let range = range(of: item)
      guard range.count > 1 else { continue }
      let share = 1 / Double(range.count)
      let mean = share * range.reduce(0.0) { $0 + logarithms[$1] }
      for place in range {
        right[stores[place]] += logarithms[place] - mean
        diagonal[stores[place]] += 1 - share
      }
    }
    return ConjugateGradients.solution(right: right, diagonal: diagonal) { levels, product in
      for item in 0..<itemCount {
        let range = range(of: item)
        guard range.count > 1 else { continue }
        var sum = 0.0
        for place in range { sum += levels[stores[place]] }
        let mean = sum / Double(range.count)
        for place in range { product[stores[place]] += levels[stores[place]] - mean }
      }
    }
  }
}
