/// Moves labels apart along one direction.
enum LabelPlacement {
  /// Positions as near to the wanted ones as a gap between neighbours allows, order kept.
  ///
  /// Neighbours that would overlap share the mean of their wanted positions (pool adjacent
  /// violators, the least-squares solution). If the bounds are too narrow, the gap shrinks.
  static func separated(_ wanted: [Double], gap: Double, within bounds: ClosedRange<Double>)
    -> [Double]
  {
    guard wanted.count > 1 else {
      return wanted.map { min(bounds.upperBound, max(bounds.lowerBound, $0)) }
    }
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    let room = bounds.upperBound - bounds.lowerBound
    let step = min(gap, room / Double(wanted.count - 1))
    var pools: [(sum: Double, count: Double)] = []
    for (place, index) in order.enumerated() {
      pools.append((wanted[index] - Double(place) * step, 1))
      while pools.count > 1 {
        let last = pools[pools.count - 1]
        let before = pools[pools.count - 2]
        guard last.sum / last.count < before.sum / before.count else { break }
        pools.removeLast(2)
        pools.append((before.sum + last.sum, before.count + last.count))
      }
    }
    let highest = bounds.upperBound - step * Double(wanted.count - 1)
    var positions = Array(repeating: 0.0, count: wanted.count)
    var place = 0
    for pool in pools {
      let base = min(highest, max(bounds.lowerBound, pool.sum / pool.count))
      for _ in 0..<Int(pool.count) {
        positions[order[place]] = base + Double(place) * step
        place += 1
      }
    }
    return positions
  }
}
