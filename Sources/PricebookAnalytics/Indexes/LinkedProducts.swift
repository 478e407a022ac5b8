/// How many products have a price in both of two months, for the changes that reports speak of.
struct LinkedProducts: Hashable, Sendable {
  /// The months that changes lead to.
  private let later: Range<Int>
  /// How many months earlier a change may begin.
  private let longest: Int
  private var counts: [Int32] = []

  /// Counts no pair of months.
  init() { self.init(later: 0..<0, longest: 0) }

  init(later: Range<Int>, longest: Int) {
    self.later = later
    self.longest = longest
    counts = [Int32](repeating: 0, count: later.count * longest)
  }

  /// - Complexity: O(rows × months of the longest change).
  mutating func add(_ rows: IndexRows) {
    guard !counts.isEmpty else { return }
    let (later, longest) = (later, longest)
    let starts = rows.starts
    let rows = rows.rows.span
    var counts = counts.mutableSpan
    for series in starts.indices.dropLast() {
      let first = starts[series]
      var row = starts[series + 1]
      while row > first {
        row -= 1
        let place = Int(rows[row].place)
        if place < later.lowerBound { break }
        guard place < later.upperBound else { continue }
        let line = (place &- later.lowerBound) &* longest
        var earlier = row &- 1
        while earlier >= first {
          let distance = place &- Int(rows[earlier].place)
          if distance > longest { break }
          counts[line &+ distance &- 1] += 1
          earlier &-= 1
        }
      }
    }
  }

  mutating func add(group: LinkedProducts) {
    for place in group.counts.indices { counts[place] += group.counts[place] }
  }

  /// How many products have a price in both months; `nil` where that was not counted.
  func count(from earlier: Int, to place: Int) -> Int? {
    let distance = place - earlier
    guard earlier >= 0, distance > 0, distance <= longest, later.contains(place) else { return nil }
    return Int(counts[(place - later.lowerBound) * longest + distance - 1])
  }
}
