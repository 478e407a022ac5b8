import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Rows by month and by group, against plain sorting.
struct RowOrderTests {
  @Test("Sorting by month is stable over any number of months", arguments: 1...5)
  func sortedByMonth(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let months = (0..<seed * 20).map { _ in Int32.random(in: -3...Int32(seed), using: &random) }
    let keyed = months.indices.map { SIMD2(months[$0], Int32($0)) }
    let found = keyed.sorted(byMonth: { Month(index: $0.x) })
    #expect(found == keyed.sorted { ($0.x, $0.y) < ($1.x, $1.y) })
  }

  @Test("Rows by group keep their order, and a row without a group is left out", arguments: 1...5)
  func rowsByGroup(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let groups = (0..<seed * 20).map { _ in Int.random(in: -1..<4, using: &random) }
    let rows = RowsByGroup(groups.indices, groupCount: 4) { groups[$0] < 0 ? nil : groups[$0] }
    for group in 0..<4 {
      #expect(
        rows[group].elementsEqual(groups.indices.filter { groups[$0] == group }.map(UInt32.init)))
    }
    #expect(rows[1..<3].count == groups.count { $0 == 1 || $0 == 2 })
  }

  @Test("Sorted rows by group stay in their group, in the order of a number", arguments: 1...5)
  func sortedRowsByGroup(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let groups = (0..<seed * 20).map { _ in Int.random(in: 0..<4, using: &random) }
    let numbers = groups.map { _ in Int32.random(in: 0..<9, using: &random) }
    var rows = RowsByGroup(groups.indices, groupCount: 4) { groups[$0] }
    rows.sort { numbers[Int($0)] }
    for group in 0..<4 {
      let found = rows[group].map { numbers[Int($0)] }
      #expect(found == groups.indices.filter { groups[$0] == group }.map { numbers[$0] }.sorted())
    }
  }
}
