/// The sums behind the Törnqvist indexes between all pairs of months that a window can hold, and
/// the GEKS index that follows from them.
///
/// ln P = Σ ½ (share then + share now) (ln price now − ln price then) over the products priced in
/// both months, with shares of what was spent on those. L. Törnqvist, "The Bank of Finland's
/// Consumption Price Index", Bank of Finland Monthly Bulletin 10 (1936).
///
/// GEKS is the geometric mean of these by way of every month of the window. L. Ivancic, W. E.
/// Diewert and K. J. Fox, "Scanner Data, Time Aggregation and the Construction of Price Indexes",
/// Journal of Econometrics 161 (2011); J. de Haan and H. A. van der Grient, "Eliminating Chain
/// Drift in Price Indexes Based on Scanner Data", same issue. Where two months share no product it
/// is the least-squares fit to the pairs there are, which with every pair there is that mean.
struct TornqvistSums: IndexSums {
  /// What was spent in the earlier and in the later month, and both times the logarithm of the
  /// price relative.
  private typealias Pair = SIMD4<Double>

  private(set) var windows = IndexWindows.rolling(monthCount: 0)
  /// By later month × months of a window + how many months earlier the other is.
  private var pairs: [Pair] = []

  mutating func reset(months: IndexMonths) {
    windows = .rolling(monthCount: months.count)
    pairs.removeAll(keepingCapacity: true)
    pairs.append(contentsOf: repeatElement(Pair.zero, count: months.count * windows.length))
  }

  /// - Complexity: O(rows × months of a window).
  mutating func add(_ rows: IndexRows) {
    let length = windows.length
    let starts = rows.starts
    let rows = rows.rows.span
    var target = pairs.mutableSpan
    for series in starts.indices.dropLast() {
      let first = starts[series]
      var oldest = first
      for later in first..<starts[series + 1] {
        let now = rows[later]
        let place = Int(now.place)
        while Int(rows[oldest].place) + length <= place { oldest += 1 }
        let line = place &* length &+ place
        for earlier in oldest..<later {
          let then = rows[earlier]
          let relative = now.logarithm - then.logarithm
          let index = line &- Int(then.place)
          target[index] += Pair(
            then.paid, now.paid, then.paid * relative, now.paid * relative)
        }
      }
    }
  }

  mutating func add(group: TornqvistSums) {
    let added = group.pairs.span
    var pairs = pairs.mutableSpan
    for index in added.indices { pairs[index] += added[index] }
  }

  /// - Complexity: O(windows × months of a window²), or months³ where some months share nothing.
  func levels(
    without groups: [TornqvistSums?], base: Int?, fit: inout LinkedLevels
  ) -> IndexLevels {
    let length = windows.length
    var links = [LinkedLevels.Lanes](repeating: .zero, count: pairs.count)
    for (lane, group) in groups.enumerated() { setLinks(&links, lane: lane, without: group) }
    return windows.spliced(base: base, into: &fit) { number, fit in
      let first = windows.windows[number].lowerBound
      fit.reset(count: length)
      var isComplete = LinkedLevels.LaneMask(repeating: true)
      for later in 1..<max(1, length) {
        for earlier in 0..<later {
          var link = links[(first + later) * length + (later - earlier)]
          let isKnown = link .== link
          isComplete .&= isKnown
          link.replace(with: 0, where: .!isKnown)
          fit.weights[later * length + earlier].replace(with: 1, where: isKnown)
          fit.pulls[later] += link
          fit.pulls[earlier] -= link
        }
      }
      fit.fit(everyPairWeighsOne: isComplete)
    }
  }

  /// Sets the logarithms of the Törnqvist index of every pair; not a number where it has no
  /// product.
  private func setLinks(_ links: inout [LinkedLevels.Lanes], lane: Int, without group: Self?) {
    let left = group?.pairs ?? []
    for later in 0..<windows.monthCount {
      for distance in 0..<min(windows.length, later + 1) {
        let index = later * windows.length + distance
        var pair = pairs[index]
        if !left.isEmpty {
          let part = left[index]
          pair = Pair(
            rest(of: pair.x, without: part.x), rest(of: pair.y, without: part.y),
            pair.z - part.z, pair.w - part.w)
        }
        links[index][lane] =
          pair.x > 0 && pair.y > 0 ? (pair.z / pair.x + pair.w / pair.y) / 2 : .nan
      }
    }
  }
}
