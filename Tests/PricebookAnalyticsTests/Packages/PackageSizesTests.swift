import PricebookModel
import PricebookParallel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct PackageSizesTests {
  @Test("Sizes are by item, however many threads read the names", arguments: [1, 2, 5])
  func byItem(threads: Int) {
    let items = (0..<5_000).map { number -> Item in
      let name = number % 7 == 0 ? "Pasta \(number), \(100 + number) g" : "Bread \(number)"
      return Item(name: name, isAdjustment: number % 14 == 0)
    }
    let sizes = WorkerThreads.limited(to: threads) { PackageSize.all(of: IDTable(items)) }
    for (number, item) in items.enumerated() {
      let size = item.isAdjustment ? nil : PackageSize(in: item.name)
      #expect(sizes[ItemID(number)] == size)
    }
  }
}
