/// How many products have a price in both of two months, for the changes that reports speak of.
struct LinkedProducts: Hashable, Sendable {
  /// By later month: where its earlier months begin in ``earlier``, and their end.
  private var starts: [Int32] = [0]
  /// The places of earlier months.
  private var earlier: [Int32] = []
  private var counts: [Int32] = []

  /// Counts no pair of months.
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
        where latest[Int(earlier[pair])] == number {
          counts[pair] += 1
        }
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
