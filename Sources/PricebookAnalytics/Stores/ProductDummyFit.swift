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
/// solved by Cholesky's method in a fixed order. Complexity: items × stores² + stores³.
struct ProductDummyFit {
  private let itemLevels: [Double?]
  private let storeLevels: [Double]
  /// The lowest store that each store is linked with through items priced at both.
  private let components: [Int]
  private let itemComponents: [Int?]

  /// - Parameter logarithms: ln price by store, then item; `nil` where there is no price.
  ///   Every store has as many items.
  init(logarithms: [[Double?]]) {
    let itemCount = logarithms.first?.count ?? 0
    let storesByItem = (0..<itemCount).map { item in
      logarithms.indices.filter { logarithms[$0][item] != nil }
    }
    components = ProductDummyFit.components(
      storeCount: logarithms.count, storesByItem: storesByItem)
    itemComponents = storesByItem.map { [components] in $0.first.map { components[$0] } }
    storeLevels = ProductDummyFit.storeLevels(
      logarithms: logarithms, storesByItem: storesByItem, components: components)
    itemLevels = storesByItem.indices.map { [storeLevels] item in
      let stores = storesByItem[item]
      let sum = stores.reduce(0.0) { sum, store in
        sum + ((logarithms[store][item] ?? 0) - storeLevels[store])
      }
      return stores.isEmpty ? nil : sum / Double(stores.count)
    }
  }

  /// The estimated price of an item at a store.
  ///
  /// - Returns: `nil` where no chain of items and stores links the two, so that the store's
  ///   level against the item's prices is not known.
  func price(store: Int, item: Int) -> Double? {
    guard let level = itemLevels[item], itemComponents[item] == components[store] else {
      return nil
    }
    let price = exp(level + storeLevels[store])
    return price.isFinite && price > 0 ? price : nil
  }

  private static func components(storeCount: Int, storesByItem: [[Int]]) -> [Int] {
    var parents = Array(0..<storeCount)
    func root(_ store: Int) -> Int {
      var store = store
      while parents[store] != store {
        parents[store] = parents[parents[store]]
        store = parents[store]
      }
      return store
    }
    for stores in storesByItem {
      guard let first = stores.first else { continue }
      for store in stores.dropFirst() {
        let (left, right) = (root(first), root(store))
        parents[max(left, right)] = min(left, right)
      }
    }
    return parents.indices.map(root)
  }

  /// Solves the normal equations of the stores; the lowest store of every component is level 0.
  private static func storeLevels(
    logarithms: [[Double?]], storesByItem: [[Int]], components: [Int]
  ) -> [Double] {
    var unknowns = [Int?](repeating: nil, count: components.count)
    var size = 0
    for store in components.indices where components[store] != store {
      unknowns[store] = size
      size += 1
    }
    var matrix = [Double](repeating: 0, count: size * size)
    var right = [Double](repeating: 0, count: size)
    for (item, stores) in storesByItem.enumerated() where stores.count > 1 {
      let weight = 1 / Double(stores.count)
      let mean = weight * stores.reduce(0.0) { $0 + (logarithms[$1][item] ?? 0) }
      for store in stores {
        guard let row = unknowns[store] else { continue }
        right[row] += (logarithms[store][item] ?? 0) - mean
        matrix[row * size + row] += 1
        for other in stores where other <= store {
          guard let column = unknowns[other] else { continue }
          matrix[row * size + column] -= weight
        }
      }
    }
    let solution = solved(matrix: matrix, right: right)
    return unknowns.map { $0.map { solution[$0] } ?? 0 }
  }

  /// Solves a symmetric positive definite system, given by its lower triangle, after Cholesky.
  ///
  /// A component's matrix is positive definite, since one of its stores is held fixed.
  private static func solved(matrix: [Double], right: [Double]) -> [Double] {
    let size = right.count
    var factor = matrix
    var solution = right
    for column in 0..<size {
      for row in column..<size {
        var sum = factor[row * size + column]
        for inner in 0..<column {
          sum -= factor[row * size + inner] * factor[column * size + inner]
        }
        factor[row * size + column] =
          row == column ? sum.squareRoot() : sum / factor[column * size + column]
      }
    }
    for row in 0..<size {
      for inner in 0..<row { solution[row] -= factor[row * size + inner] * solution[inner] }
      solution[row] /= factor[row * size + row]
    }
    for row in (0..<size).reversed() {
      for inner in row + 1..<size {
        solution[row] -= factor[inner * size + row] * solution[inner]
      }
      solution[row] /= factor[row * size + row]
    }
    return solution
  }
}
