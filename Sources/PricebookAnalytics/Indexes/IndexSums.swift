import PricebookModel
import PricebookParallel

/// What an index method adds up over products, so that the index without a group of them is made
/// by taking the sums of that group away.
protocol IndexSums: Sendable {
  /// Starts from nothing, in the same memory.
  mutating func reset(months: IndexMonths)
  mutating func add(_ rows: IndexRows)
  mutating func add(group: Self)
  /// What is matched of every month.
  var matches: MatchSums { get }

  /// The index that the sums are of, without each of some groups.
  ///
  /// - Parameters:
  ///   - groups: Sums that are left out, in the order of lanes, at most
  ///     ``LinkedLevels/laneCount``; they are a part of these. `nil` leaves nothing out.
  ///   - base: The month whose level is 0; `nil` lets the method choose by the first lane.
  func levels(without groups: [Self?], base: Int?, fit: inout LinkedLevels) -> IndexLevels
}

/// What is left of a sum without a part of it; zero where that is the error of adding alone.
@inline(__always) func rest(of whole: Double, without part: Double) -> Double {
  let rest = whole - part
  return rest > whole * 1e-12 ? rest : 0
}

/// The sums of one jackknife group, or of all, of the methods of one kind of index.
struct GroupSums: Sendable {
  enum Kind { case household, pooled, store }

  private(set) var number: UInt8 = 0
  fileprivate var tornqvist: TornqvistSums?
  fileprivate var dummy: ProductDummySums?
  fileprivate var jevons: JevonsSums?
  fileprivate var linked = LinkedProducts()

  init(kind: Kind) {
    tornqvist = kind == .store ? nil : TornqvistSums()
    dummy = kind == .pooled ? nil : ProductDummySums()
    jevons = kind == .pooled ? nil : JevonsSums()
  }

  mutating func reset(number: Int = 0, months: IndexMonths, linked: LinkedProducts) {
    self.number = UInt8(truncatingIfNeeded: number)
    self.linked = linked
    tornqvist?.reset(months: months)
    dummy?.reset(months: months)
    jevons?.reset(months: months)
  }

  mutating func add(_ rows: IndexRows) {
    tornqvist?.add(rows)
    dummy?.add(rows)
    jevons?.add(rows)
    linked.add(rows)
  }

  mutating func add(group: GroupSums) {
    linked.add(group: group.linked)
    if let sums = group.tornqvist { tornqvist?.add(group: sums) }
    if let sums = group.dummy { dummy?.add(group: sums) }
    if let sums = group.jevons { jevons?.add(group: sums) }
  }
}

/// Makes one index after the other, in the same memory.
struct IndexMaker {
  private let kind: GroupSums.Kind
  private var rows = IndexRows()
  private var parts: [GroupSums] = []
  private var whole: GroupSums
  private var fit = LinkedLevels()

  init(kind: GroupSums.Kind) {
    self.kind = kind
    whole = GroupSums(kind: kind)
  }

  /// The index of some series, of each method of its kind, in the order of ``IndexMethod``.
  ///
  /// - Parameters:
  ///   - linked: Which pairs of months are looked at for products that both have.
  ///   - isConcurrent: Whether the groups are shared out among threads.
  /// - Complexity: O(rows × months of a window) for the sums; O(groups × windows × months of a
  ///   window³) for the index without each group.
  mutating func results(
    of groups: [ArraySlice<UInt32>], in prices: MonthlyPrices, months: IndexMonths,
    linked: LinkedProducts, isConcurrent: Bool = false
  ) -> [EstimatedIndex] {
    let numbering = IndexNumbering(months, isWeighted: kind == .household)
    if isConcurrent {
      let parts = concurrentMap(groups.count) { [kind] number -> GroupSums? in
        var rows = IndexRows()
        rows.fill(from: prices, series: groups[number], numbering: numbering)
        guard !rows.rows.isEmpty else { return nil }
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
      guard !rows.rows.isEmpty else { continue }
      if used == parts.count { parts.append(GroupSums(kind: kind)) }
      parts[used].reset(number: number, months: months, linked: linked)
      parts[used].add(rows)
      used += 1
    }
    return results(of: parts[..<used], months: months, linked: linked)
  }

  private mutating func results(
    of parts: ArraySlice<GroupSums>, months: IndexMonths, linked: LinkedProducts
  ) -> [EstimatedIndex] {
    whole.reset(months: months, linked: linked)
    for part in parts { whole.add(group: part) }
    func index<Sums: IndexSums>(_ sums: (GroupSums) -> Sums?) -> EstimatedIndex? {
      sums(whole).map {
        EstimatedIndex(
          of: $0, parts: parts.compactMap(sums), numbers: parts.map(\.number), months: months,
          linked: whole.linked, fit: &fit)
      }
    }
    return [index(\.tornqvist), index(\.dummy), index(\.jevons)].compactMap(\.self)
  }
}

/// How many products of a month an index compares with another, and what was spent on them.
struct MatchSums: Hashable, Sendable {
  var products: [Int32] = []
  var paid: [Double] = []
  /// How many jackknife groups have such a product.
  var groups: [Int32] = []

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

  /// - Parameter earlier: The earlier months that each month is compared with.
  init(earlier: [[Int]]) {
    for months in earlier {
      self.earlier += months.map { Int32($0) }
      starts.append(Int32(self.earlier.count))
    }
    counts = [Int32](repeating: 0, count: self.earlier.count)
  }

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
