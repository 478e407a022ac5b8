/// How many products have a price in both of two months, for the changes that reports speak of.
struct LinkedProducts: Hashable, Sendable {
  /// The first month that changes lead to.
  private(set) var firstPlace = 0
  /// How many months earlier a change may begin.
  private(set) var longest = 0
  private var counts: [Int32] = []

  /// Counts no pair of months.
  init() {}

  init(monthCount: Int, firstPlace: Int, longest: Int) {
    self.firstPlace = firstPlace
    self.longest = longest
    counts = [Int32](repeating: 0, count: max(0, monthCount - firstPlace) * longest)
  }

  /// - Complexity: O(rows × months of the longest change).
  mutating func add(_ rows: IndexRows) {
    guard !counts.isEmpty else { return }
    let (firstPlace, longest) = (firstPlace, longest)
    let starts = rows.starts
    let rows = rows.rows.span
    var counts = counts.mutableSpan
    for series in starts.indices.dropLast() {
      let first = starts[series]
      var row = starts[series + 1] - 1
      while row > first, Int(rows[row].place) >= firstPlace {
        let place = Int(rows[row].place)
        let line = (place &- firstPlace) &* longest
        var earlier = row &- 1
        while earlier >= first {
          let distance = place &- Int(rows[earlier].place)
          if distance > longest { break }
          counts[line &+ distance &- 1] += 1
          earlier &-= 1
        }
        row -= 1
      }
    }
  }

  mutating func add(group: LinkedProducts) {
    for place in group.counts.indices { counts[place] += group.counts[place] }
  }

  /// How many products have a price in both months; `nil` where that was not counted.
  func count(from earlier: Int, to later: Int) -> Int? {
    let distance = later - earlier
    guard earlier >= 0, distance > 0, distance <= longest, later >= firstPlace else { return nil }
    let place = (later - firstPlace) * longest + distance - 1
    return counts.indices.contains(place) ? Int(counts[place]) : nil
  }
}
