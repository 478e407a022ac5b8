import PricebookModel
import PricebookParallel

/// What an index method adds up over products, so that the index without a group of them is made
/// by taking the sums of that group away.
protocol IndexSums: Sendable {
  /// Starts from nothing, in the same memory.
  mutating func reset(months: IndexMonths)
  /// Adds the prices of a group.
  mutating func add(_ rows: IndexRows)
  /// Adds the sums of another group.
  mutating func add(group: Self)

  /// The index that the sums are of, without each of some groups.
  ///
  /// - Parameters:
  ///   - groups: Sums that are left out, in the order of lanes, at most
  ///     ``LinkedLevels/laneCount``; they are a part of these. `nil` leaves nothing out.
  ///   - base: The month whose level is 0; `nil` lets the method choose by the first lane.
  ///   - fit: Memory to work in.
  func levels(without groups: [Self?], base: Int?, fit: inout LinkedLevels) -> IndexLevels
}

/// What is left of a sum without a part of it; zero where that is the error of adding alone.
@inline(__always) func rest(of whole: Double, without part: Double) -> Double {
  let rest = whole - part
  return rest > whole * 1e-12 ? rest : 0
}

struct GroupSums: Sendable {
  enum Kind {
    case household, pooled, store

    fileprivate var hasTornqvist: Bool { self != .store }
    fileprivate var hasDummyAndJevons: Bool { self != .pooled }
  }

  let kind: Kind
  private(set) var number: UInt8 = 0
  private(set) var tornqvist = TornqvistSums()
  private(set) var dummy = ProductDummySums()
  private(set) var jevons = JevonsSums()
  /// What is matched in the windows of GEKS and of the product dummy.
  private(set) var tornqvistMatches = MatchSums()
  private(set) var dummyMatches = MatchSums()
  private(set) var linked = LinkedProducts()

  init(kind: Kind) { self.kind = kind }

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
  ///   - linked: Which pairs of months are looked at for products that both have.
  ///   - isConcurrent: Whether the groups are shared out among threads.
  /// - Complexity: O(rows × months of a window) for the sums; O(groups × windows × months of a
  ///   window³) for the index without each group.
  mutating func results(
    of groups: [ArraySlice<UInt32>], in prices: some IndexPrices, months: IndexMonths,
    linked: LinkedProducts, isConcurrent: Bool = false
  ) -> [MethodResult] {
    let numbering = IndexNumbering(months, isWeighted: kind == .household)
    if isConcurrent {
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

  private mutating func results(
    of parts: ArraySlice<GroupSums>, months: IndexMonths, linked: LinkedProducts
  ) -> [MethodResult] {
    whole.reset(months: months, linked: linked)
    for part in parts { whole.add(group: part) }
    var results: [MethodResult] = []
    let numbers = parts.map(\.number)
    func add(_ sums: KeyPath<GroupSums, some IndexSums>, _ matches: MatchSums, groups: [Int]) {
      let index = EstimatedIndex(
        of: whole[keyPath: sums], parts: parts.map { $0[keyPath: sums] }, numbers: numbers,
        months: months, groups: groups, fit: &fit)
      results.append(MethodResult(index: index, matches: matches, linked: whole.linked))
    }
    if kind.hasTornqvist {
      let matches = whole.tornqvistMatches
      add(\.tornqvist, matches, groups: matches.groups.map(Int.init))
    }
    if kind.hasDummyAndJevons {
      let matches = whole.dummyMatches
      add(\.dummy, matches, groups: matches.groups.map(Int.init))
      add(\.jevons, whole.jevons.matches, groups: whole.jevons.weakestLinks)
    }
    return results
  }
}

/// How many products of a month an index compares with another, and what was spent on them.
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

  mutating func reset(monthCount: Int) {
    products.reset(count: monthCount, to: 0)
    paid.reset(count: monthCount, to: 0)
    groups.reset(count: monthCount, to: 0)
  }

  /// Adds what has a price in another month of the window in which its month's value is made.
  mutating func add(_ rows: IndexRows, windows: IndexWindows) {
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

  mutating func add(group: MatchSums) {
    for place in group.products.indices where group.products[place] > 0 {
      products[place] += group.products[place]
      paid[place] += group.paid[place]
      groups[place] += 1
    }
  }
}

/// How many products have a price in both of two months, for the changes that reports speak of.
struct LinkedProducts: Hashable, Sendable {
  /// By later month: where its earlier months begin in ``earlier``, and their end.
  private var starts: [Int32] = [0]
  private var earlier: [Int32] = []
  private var counts: [Int32] = []

  init() {}

  /// - Parameter earlier: The earlier months that each month is compared with; months beyond its
  ///   end with none.
  init(earlier: [[Int]]) {
    for months in earlier {
      self.earlier += months.map { Int32($0) }
      starts.append(Int32(self.earlier.count))
    }
    counts = [Int32](repeating: 0, count: self.earlier.count)
  }

  /// - Complexity: O(rows × earlier months that one is compared with).
  mutating func add(_ rows: IndexRows) {
    guard !counts.isEmpty else { return }
    // The series that has a price in a month, counted from 1.
    var latest = [Int32](repeating: 0, count: starts.count - 1)
    let bounds = rows.starts
    let rows = rows.rows.span
    for series in bounds.indices.dropLast() {
      let number = Int32(truncatingIfNeeded: series + 1)
      for row in bounds[series]..<bounds[series + 1] {
        let place = Int(rows[row].place)
        guard place < latest.count else { break }
        latest[place] = number
        for pair in Int(starts[place])..<Int(starts[place + 1])
        where latest[Int(earlier[pair])] == number { counts[pair] += 1 }
      }
    }
  }

  mutating func add(group: LinkedProducts) {
    for place in group.counts.indices { counts[place] += group.counts[place] }
  }

  /// How many products have a price in both months; `nil` where that was not counted.
  func count(from month: Int, to later: Int) -> Int? {
    guard later >= 0, later < starts.count - 1 else { return nil }
    return (Int(starts[later])..<Int(starts[later + 1])).first { Int(earlier[$0]) == month }
      .map { Int(counts[$0]) }
  }
}
