import PricebookModel
import PricebookParallel

/// The sums of one jackknife group of items for all methods of one index.
struct GroupSums: Sendable {
  /// Which methods an index has.
  enum Kind {
    case household, pooled, store

    fileprivate var hasTornqvist: Bool { self != .store }
    fileprivate var hasDummyAndJevons: Bool { self != .pooled }
  }

  let kind: Kind
  /// The number of the group.
  private(set) var number: UInt8 = 0
  private(set) var tornqvist = TornqvistSums()
  private(set) var dummy = ProductDummySums()
  private(set) var jevons = JevonsSums()
  /// What is matched in the windows of GEKS and of the product dummy.
  private(set) var tornqvistMatches = MatchSums()
  private(set) var dummyMatches = MatchSums()
  private(set) var linked = LinkedProducts()

  init(kind: Kind) { self.kind = kind }

  /// Starts from nothing, in the same memory.
  mutating func reset(number: Int = 0, months: IndexMonths, linked: LinkedProducts) {
    self.number = UInt8(truncatingIfNeeded: number)
    self.linked = linked
    if kind.hasTornqvist {
      tornqvist.reset(months: months)
      tornqvistMatches.reset(monthCount: months.count)
    }
    if kind.hasDummyAndJevons {
      dummy.reset(months: months)
      jevons.reset(months: months)
      dummyMatches.reset(monthCount: months.count)
    }
  }

  /// Adds the prices of the group.
  mutating func add(_ rows: IndexRows) {
    if kind.hasTornqvist {
      tornqvist.add(rows)
      tornqvistMatches.add(rows, windows: tornqvist.windows)
    }
    if kind.hasDummyAndJevons {
      dummy.add(rows)
      jevons.add(rows)
      dummyMatches.add(rows, windows: dummy.windows)
    }
    linked.add(rows)
  }

  /// Adds the sums of another group.
  mutating func add(group: GroupSums) {
    linked.add(group: group.linked)
    if kind.hasTornqvist {
      tornqvist.add(group: group.tornqvist)
      tornqvistMatches.add(group: group.tornqvistMatches)
    }
    if kind.hasDummyAndJevons {
      dummy.add(group: group.dummy)
      jevons.add(group: group.jevons)
      dummyMatches.add(group: group.dummyMatches)
    }
  }
}

/// The index of one method with what is matched in it.
struct MethodResult: Sendable {
  let index: EstimatedIndex
  let matches: MatchSums
  let linked: LinkedProducts
}

/// Makes one index after the other, in the same memory.
struct IndexMaker {
  private let kind: GroupSums.Kind
  private var rows = IndexRows()
  private var parts: [GroupSums]
  private var whole: GroupSums
  private var fit = LinkedLevels()

  init(kind: GroupSums.Kind) {
    self.kind = kind
    whole = GroupSums(kind: kind)
    parts = []
  }

  /// The index of some series, of each method of its kind, in the order of ``IndexMethod``.
  ///
  /// - Parameters:
  ///   - groups: The series of every jackknife group.
  ///   - linked: Which pairs of months are looked at for products that both have.
  /// - Complexity: O(rows × months of a window) for the sums; O(groups × windows × months of a
  ///   window³) for the index without each group.
  mutating func results(
    of groups: [ArraySlice<UInt32>], in prices: some IndexPrices, months: IndexMonths,
    linked: LinkedProducts
  ) -> [MethodResult] {
    let numbering = IndexNumbering(months, isWeighted: kind == .household)
    var used = 0
    for (number, series) in groups.enumerated() where !series.isEmpty {
      rows.fill(from: prices, series: series, numbering: numbering)
      guard !rows.isEmpty else { continue }
      if used == parts.count { parts.append(GroupSums(kind: kind)) }
      parts[used].reset(number: number, months: months, linked: linked)
      parts[used].add(rows)
      used += 1
    }
    return results(of: parts[..<used], months: months, linked: linked)
  }

  /// The same, with the groups shared out among threads.
  mutating func concurrentResults(
    of groups: [ArraySlice<UInt32>], in prices: some IndexPrices, months: IndexMonths,
    linked: LinkedProducts
  ) -> [MethodResult] {
    let numbering = IndexNumbering(months, isWeighted: kind == .household)
    let parts = concurrentMap(groups.count) { [kind] number -> GroupSums? in
      var rows = IndexRows()
      rows.fill(from: prices, series: groups[number], numbering: numbering)
      guard !rows.isEmpty else { return nil }
      var sums = GroupSums(kind: kind)
      sums.reset(number: number, months: months, linked: linked)
      sums.add(rows)
      return sums
    }.compactMap(\.self)
    return results(of: parts[...], months: months, linked: linked)
  }

  private mutating func results(
    of parts: ArraySlice<GroupSums>, months: IndexMonths, linked: LinkedProducts
  ) -> [MethodResult] {
    whole.reset(months: months, linked: linked)
    for part in parts { whole.add(group: part) }
    var results: [MethodResult] = []
    let numbers = parts.map(\.number)
    if kind != .store {
      let matches = whole.tornqvistMatches
      let index = EstimatedIndex(
        of: whole.tornqvist, parts: parts.map { $0.tornqvist }, numbers: numbers, months: months,
        groups: matches.groups.map(Int.init), fit: &fit)
      results.append(MethodResult(index: index, matches: matches, linked: whole.linked))
    }
    guard kind != .pooled else { return results }
    let matches = whole.dummyMatches
    let dummy = EstimatedIndex(
      of: whole.dummy, parts: parts.map { $0.dummy }, numbers: numbers, months: months,
      groups: matches.groups.map(Int.init), fit: &fit)
    results.append(MethodResult(index: dummy, matches: matches, linked: whole.linked))
    let jevons = EstimatedIndex(
      of: whole.jevons, parts: parts.map { $0.jevons }, numbers: numbers, months: months,
      groups: whole.jevons.weakestLinks, fit: &fit)
    results.append(
      MethodResult(index: jevons, matches: whole.jevons.matches, linked: whole.linked))
    return results
  }
}

/// How many products of every month an index compares with another month, and what was spent on
/// them.
struct MatchSums: Sendable {
  private(set) var products: [Int32] = []
  private(set) var paid: [Double] = []
  /// How many jackknife groups have such a product.
  private(set) var groups: [Int32] = []

  init() {}

  init(products: [Int32], paid: [Double]) {
    self.products = products
    self.paid = paid
  }

  /// Starts from nothing, in the same memory.
  mutating func reset(monthCount: Int) {
    products.removeAll(keepingCapacity: true)
    paid.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    products.append(contentsOf: repeatElement(0, count: monthCount))
    paid.append(contentsOf: repeatElement(0, count: monthCount))
    groups.append(contentsOf: repeatElement(0, count: monthCount))
  }

  /// Adds what has a price in another month of the window in which its month's value is made.
  ///
  /// - Complexity: O(rows).
  mutating func add(_ rows: IndexRows, windows: IndexWindows) {
    // Every series has two prices or more, so that in one window all of them are matched.
    guard windows.windows.count > 1 else {
      for row in rows.rows {
        products[Int(row.place)] += 1
        paid[Int(row.place)] += row.paid
      }
      return
    }
    let windowOfMonth = windows.windowOfMonth
    let starts = rows.starts
    let rows = rows.rows.span
    for series in starts.indices.dropLast() {
      let (first, end) = (starts[series], starts[series + 1])
      for row in first..<end {
        let place = Int(rows[row].place)
        let window = windowOfMonth[place]
        let hasEarlier = row > first && Int(rows[row - 1].place) >= window.lowerBound
        let hasLater = row + 1 < end && Int(rows[row + 1].place) < window.upperBound
        guard hasEarlier || hasLater else { continue }
        products[place] += 1
        paid[place] += rows[row].paid
      }
    }
  }

  /// Adds the sums of another jackknife group.
  mutating func add(group: MatchSums) {
    for place in group.products.indices where group.products[place] > 0 {
      products[place] += group.products[place]
      paid[place] += group.paid[place]
      groups[place] += 1
    }
  }
}
