/// The Törnqvist indexes between all pairs of months that a window can hold.
///
/// ln P = Σ ½ (share then + share now) (ln price now − ln price then) over the items priced in
/// both months, with shares of what was spent on those. L. Törnqvist, "The Bank of Finland's
/// Consumption Price Index", Bank of Finland Monthly Bulletin 10 (1936).
enum TornqvistPairs {
  private struct Pair {
    var earlierPaid = 0.0
    var laterPaid = 0.0
    /// Sums of spending × logarithm of the price relative.
    var earlierSum = 0.0
    var laterSum = 0.0
  }

  /// - Complexity: O(rows × months of a window + windows × months of a window³).
  static func levels(of group: IndexedMonths, windows: [Range<Int>]) -> [LinkedLevels] {
    guard let length = windows.first?.count, length > 0 else { return [] }
    // A pair is stored by its later month and by how many months earlier the other is.
    var pairs = [Pair](repeating: Pair(), count: group.months.count * length)
    sum(group, length: length, into: &pairs)
    return windows.map { window in
      var weights = [Double](repeating: 0, count: length * length)
      var pulls = [Double](repeating: 0, count: length)
      for later in 1..<max(1, length) {
        for earlier in 0..<later {
          let pair = pairs[(window.lowerBound + later) * length + (later - earlier)]
          guard pair.earlierPaid > 0, pair.laterPaid > 0 else { continue }
          let link = (pair.earlierSum / pair.earlierPaid + pair.laterSum / pair.laterPaid) / 2
          weights[later * length + earlier] = 1
          pulls[later] += link
          pulls[earlier] -= link
        }
      }
      return LinkedLevels(count: length, weights: weights, pulls: pulls)
    }
  }

  private static func sum(_ group: IndexedMonths, length: Int, into pairs: inout [Pair]) {
    let rows = group.rows.span
    var target = pairs.mutableSpan
    for series in group.starts.indices.dropLast() {
      let first = group.starts[series]
      var oldest = first
      for later in first..<group.starts[series + 1] {
        let now = rows[later]
        let place = Int(now.place)
        while Int(rows[oldest].place) + length <= place { oldest += 1 }
        for earlier in oldest..<later {
          let then = rows[earlier]
          let relative = now.logarithm - then.logarithm
          let index = place &* length &+ (place &- Int(then.place))
          target[index].earlierPaid += then.paid
          target[index].laterPaid += now.paid
          target[index].earlierSum += then.paid * relative
          target[index].laterSum += now.paid * relative
        }
      }
    }
  }
}
