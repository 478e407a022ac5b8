import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct StoreIndexWindowsTests {
  @Test("Changes of several windows of months are those of an index made for each window alone")
  func severalWindows() {
    var random = SeededGenerator(seed: 3)
    var made = MadeBook(items: 40, stores: 2)
    for item in 0..<40 as Range<ItemID> {
      for store in 0..<2 as Range<StoreID> {
        let prices = (0..<20).map { _ in
          Int.random(in: 0..<3, using: &random) == 0
            ? 0 : Int64.random(in: 10_000...20_000, using: &random)
        }
        made.buyMonthly(item, at: store, prices: prices)
      }
    }
    let unitValues = made.analysis().unitValues
    func indexes(_ windows: [ClosedRange<Month>]) -> [StoreIndex] {
      StoreIndex.all(
        of: unitValues, logarithms: PriceLogarithms(of: unitValues),
        units: UnitTable(of: made.book), storeCount: 2,
        groups: JackknifeGroups(of: made.book.names.items), windows: windows)
    }
    let first = Month(year: 2026, month: 1)
    let windows = [(0, 12), (5, 17), (7, 19), (3, 19), (4, 4)].map {
      first.adding(months: $0)...first.adding(months: $1)
    }
    let together = indexes(windows)
    var compared = 0
    for window in windows {
      for (index, alone) in zip(together, indexes([window])) {
        #expect(index.points == alone.points)
        for month in window.lowerBound.index..<window.upperBound.index {
          let expected = alone.change(from: Month(index: month), to: window.upperBound)
          #expect(index.change(from: Month(index: month), to: window.upperBound) == expected)
          compared += expected?.estimate.interval != nil ? 1 : 0
        }
      }
    }
    #expect(compared == 2 * (12 + 12 + 12 + 16))
  }
}
