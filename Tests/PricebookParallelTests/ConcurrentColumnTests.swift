import PricebookParallel
import Testing

struct ConcurrentColumnTests {
  @Test(
    "Parts of a column are in their places, and rows that a part leaves open are empty",
    arguments: [1, 2])
  func concurrentParts(threads: Int) {
    let parts = [0..<3, 3..<3, 3..<10, 10..<11]
    let column = WorkerThreads.limited(to: threads) {
      concurrentColumn(parts: parts, empty: -1) { part, values in
        for row in parts[part].prefix(5) { values.append(row) }
      }
    }
    #expect(column == [0, 1, 2, 3, 4, 5, 6, 7, -1, -1, 10])
  }
}
