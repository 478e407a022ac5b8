import PricebookModel

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
  /// Spent in the earlier and the later month, and both times the logarithm of the price ratio.
  private typealias Pair = SIMD4<Double>

  private var windows = IndexWindows.rolling(monthCount: 0)
  /// What is matched in the windows.
  private(set) var matches = MatchSums()
  /// By later month × months of a window + how many months earlier the other is.
  private var pairs: [Pair] = []

  mutating func reset(months: IndexMonths) {
    windows = .rolling(monthCount: months.count)
    pairs.reset(count: months.count * windows.length, to: Pair.zero)
    matches.reset(monthCount: months.count)
  }

  mutating func add(_ rows: IndexRows) {
    matches.add(rows, windows: windows)
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
          target[index] += Pair(then.paid, now.paid, then.paid * relative, now.paid * relative)
        }
      }
    }
  }

  mutating func add(group: TornqvistSums) {
    matches.add(group: group.matches)
    let added = group.pairs.span
    var pairs = pairs.mutableSpan
    for index in added.indices { pairs[index] += added[index] }
  }

  /// - Complexity: O(windows × months of a window²), or months³ where some months share nothing.
  func levels(without groups: [TornqvistSums?], base: Int?, fit: inout LinkedLevels) -> IndexLevels
  {
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

  /// Sets the logarithm of the Törnqvist index of every pair; NaN where it has no product.
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

/// The normal equations of ln price = product + month, with the products swept out.
///
/// What stays of a product with weights w at the prices y of its months is one pair for every two
/// months: of weight wₛwₜ ÷ Σw, stating yₜ − yₛ.
///
/// With every price counting alike: R. Summers, "International Price Comparisons Based upon
/// Incomplete Data", Review of Income and Wealth 19 (1973), over time. Weighted by shares of the
/// month's spending: D. S. Prasada Rao, "On the Equivalence of Weighted Country-Product-Dummy
/// Method and the Rao System", Review of Income and Wealth 51 (2005); J. de Haan and F. Krsinich,
/// "Scanner Data and the Treatment of Quality Change in Nonrevisable Price Indexes", Journal of
/// Business & Economic Statistics 32 (2014).
struct ProductDummySums: IndexSums {
  private var windows = IndexWindows.wide(monthCount: 0)
  /// What is matched in the windows.
  private(set) var matches = MatchSums()
  /// By window, later month and earlier month.
  private var weights: [Double] = []
  private var pulls: [Double] = []

  mutating func reset(months: IndexMonths) {
    windows = .wide(monthCount: months.count)
    let length = windows.length
    weights.reset(count: windows.windows.count * length * length, to: 0)
    pulls.reset(count: windows.windows.count * length, to: 0)
    matches.reset(monthCount: months.count)
  }

  mutating func add(_ rows: IndexRows) {
    matches.add(rows, windows: windows)
    let (windows, length) = (windows.windows, windows.length)
    guard !windows.isEmpty else { return }
    let starts = rows.starts
    let weighted = rows.rows.span
    for series in starts.indices.dropLast() {
      let end = starts[series + 1]
      var first = starts[series]
      var window = 0
      while window < windows.count, first < end {
        window = Self.firstWindow(from: window, reaching: Int(weighted[first].place), of: windows)
        guard window < windows.count else { break }
        let range = windows[window]
        while first < end, Int(weighted[first].place) < range.lowerBound { first += 1 }
        var last = first
        while last < end, Int(weighted[last].place) < range.upperBound { last += 1 }
        if last - first > 1 {
          Self.add(
            weighted.extracting(first..<last), firstPlace: range.lowerBound,
            to: &weights, at: window * length * length, length: length)
          Self.pull(
            weighted.extracting(first..<last), firstPlace: range.lowerBound, pulls: &pulls,
            at: window * length)
        }
        window += 1
        // The next window may begin after these rows.
        while window < windows.count, first < end,
          Int(weighted[first].place) < windows[window].lowerBound
        { first += 1 }
      }
    }
  }

  @inline(__always) private static func add(
    _ rows: Span<IndexRows.Row>, firstPlace: Int, to weights: inout [Double], at start: Int,
    length: Int
  ) {
    var weights = weights.mutableSpan
    var total = 0.0
    for row in rows.indices { total += rows[row].weight }
    guard total > 0 else { return }
    for later in rows.indices {
      let part = rows[later].weight / total
      let line = start &+ (Int(rows[later].place) &- firstPlace) &* length &- firstPlace
      for earlier in 0..<later {
        weights[line &+ Int(rows[earlier].place)] += part * rows[earlier].weight
      }
    }
  }

  @inline(__always) private static func pull(
    _ rows: Span<IndexRows.Row>, firstPlace: Int, pulls: inout [Double], at start: Int
  ) {
    var pulls = pulls.mutableSpan
    let origin = rows[0].logarithm
    var total = 0.0
    var mean = 0.0
    for row in rows.indices {
      total += rows[row].weight
      // Relative to one price, so that equal prices pull at nothing at all.
      mean += rows[row].weight * (rows[row].logarithm - origin)
    }
    guard total > 0 else { return }
    mean /= total
    for row in rows.indices {
      pulls[start &+ Int(rows[row].place) &- firstPlace] +=
        rows[row].weight * (rows[row].logarithm - origin - mean)
    }
  }

  /// The first window at or after one whose end lies beyond a month.
  private static func firstWindow(
    from start: Int, reaching place: Int, of windows: [Range<Int>]
  ) -> Int {
    guard start < windows.count, windows[start].upperBound <= place else { return start }
    return windows[start...].partitionPoint { $0.upperBound > place }
  }

  mutating func add(group: ProductDummySums) {
    matches.add(group: group.matches)
    Self.add(group.weights, to: &weights)
    Self.add(group.pulls, to: &pulls)
  }

  private static func add(_ numbers: [Double], to sums: inout [Double]) {
    let numbers = numbers.span
    var sums = sums.mutableSpan
    for index in numbers.indices { sums[index] += numbers[index] }
  }

  /// The index; without a group, the others keep the weights that they have in the whole.
  func levels(
    without groups: [ProductDummySums?], base: Int?, fit: inout LinkedLevels
  ) -> IndexLevels {
    let length = windows.length
    return windows.spliced(base: base, into: &fit) { window, fit in
      fit.reset(count: length)
      for (lane, group) in groups.enumerated() {
        fit.setWeights(
          lane: lane, to: weights, without: group?.weights, from: window * length * length)
        fit.setPulls(lane: lane, to: pulls, without: group?.pulls, from: window * length)
      }
      fit.fit()
    }
  }
}

/// The links of the chained monthly Jevons index: from month to month the geometric mean of the
/// price relatives of what is priced in both.
///
/// W. S. Jevons (1865); International Labour Office and others, "Consumer Price Index Manual:
/// Concepts and Methods" (2020), chapters 8 and 10, for chaining over matched items.
struct JevonsSums: IndexSums {
  private struct Link {
    var logarithms = 0.0
    var products: Int32 = 0
    var paid = 0.0
    /// How many jackknife groups have such a product.
    var groups: Int32 = 0
  }

  private var months = IndexMonths()
  private var links: [Link] = []

  mutating func reset(months: IndexMonths) {
    self.months = months
    links.reset(count: months.count, to: Link())
  }

  mutating func add(_ rows: IndexRows) {
    let starts = rows.starts
    let rows = rows.rows.span
    let follows = (0..<months.count).map { months.followsAtOnce($0) }
    var links = links.mutableSpan
    for series in starts.indices.dropLast() {
      for row in starts[series] + 1..<starts[series + 1] {
        let place = Int(rows[row].place)
        guard Int(rows[row - 1].place) == place - 1, follows[place] else { continue }
        var link = links[place]
        link.logarithms += rows[row].logarithm - rows[row - 1].logarithm
        link.products += 1
        link.paid += rows[row].paid
        links[place] = link
      }
    }
  }

  mutating func add(group: JevonsSums) {
    for place in group.links.indices where group.links[place].products > 0 {
      links[place].logarithms += group.links[place].logarithms
      links[place].products += group.links[place].products
      links[place].paid += group.links[place].paid
      links[place].groups += 1
    }
  }

  /// The index: the first month is 0, and a month without a link keeps the level.
  ///
  /// Without a group, the index ends at the first link that has products of this group alone.
  func levels(without groups: [JevonsSums?], base: Int?, fit: inout LinkedLevels) -> IndexLevels {
    let zero = LinkedLevels.Lanes.zero
    var result = IndexLevels(base: 0, levels: .init(repeating: zero, count: links.count))
    for (lane, group) in groups.enumerated() {
      let left = group?.links ?? []
      var level = 0.0
      for place in links.indices {
        var link = links[place]
        if !left.isEmpty {
          link.logarithms -= left[place].logarithms
          link.products -= left[place].products
        }
        if link.products > 0 {
          level += link.logarithms / Double(link.products)
        } else if links[place].products > 0 {
          level = .nan
        }
        result.levels[place][lane] = level
      }
    }
    return result
  }

  /// What is matched: what has a price in the calendar month before too.
  ///
  /// A month's level rests on as many jackknife groups as the weakest link up to it.
  var matches: MatchSums {
    var weakest = Int32.max
    return MatchSums(
      products: links.map(\.products), paid: links.map(\.paid),
      groups: links.enumerated().map { place, link in
        if place > 0 { weakest = min(weakest, link.groups) }
        return weakest
      })
  }
}
