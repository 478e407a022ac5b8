import Testing

@testable import PricebookReport

@Suite("Rows in parts")
struct RowPartsTests {
  @Test(
    "Any range of them has the rows of one array",
    arguments: [[], [0], [3], [0, 2, 0, 5], [255, 1, 0, 600], [256, 256, 0]])
  func ranges(counts: [Int]) {
    var next = 0
    let parts = counts.map { count in
      defer { next += count }
      return Array(next..<next + count)
    }
    let rows = RowParts(parts)
    #expect(rows.count == next)
    let bounds = [0, 1, 2, 7, 254, 255, 256, 257, 511, 600, next].filter { $0 <= next }
    for first in bounds {
      for end in bounds where end >= first {
        var found: [Int] = []
        rows.forEach(in: first..<end) { places, row in
          #expect(places == found.count..<found.count + 1)
          found.append(row)
        }
        #expect(found == Array(first..<end))
      }
    }
  }
}
