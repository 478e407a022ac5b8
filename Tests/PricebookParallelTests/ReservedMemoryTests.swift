import PricebookParallel
import Testing

@Suite("Reserved memory")
struct ReservedMemoryTests {
  @Test(arguments: [0..<0, 0..<1, 0..<2_000_000, 1_000_000..<3_000_000, 9_000_000..<9_000_001])
  func `holds what it held when its pages are made present`(rows: Range<Int>) {
    var column: [UInt32] = []
    column.reserveCapacity(2_500_000)
    column.append(contentsOf: 0..<1_500_000)
    var memory = ReservedMemory()
    memory.add(&column)
    memory.makePresent(rows: rows)
    #expect(column.elementsEqual(0..<1_500_000))
  }

  @Test func `does no harm where the column has moved since`() {
    var column: [UInt64] = []
    column.reserveCapacity(1_000_000)
    var memory = ReservedMemory()
    memory.add(&column)
    column = Array(0..<3_000_000)
    memory.makePresent(rows: 0..<1_000_000)
    #expect(column.elementsEqual(0..<3_000_000))
  }
}
