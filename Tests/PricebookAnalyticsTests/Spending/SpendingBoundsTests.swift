import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Which days, stores and items the splits of spending name.
struct SpendingBoundsTests {
  @Test("Of two stores whose prices would have saved as much, the first by name is named")
  func equalSavings() {
    var made = MadeBook()
    made.buy(at: 0, on: "2026-01-01", paid: 10_000)
    made.buy(at: 2, on: "2026-01-02", paid: 15_000)
    made.buy(at: 1, on: "2026-01-05", paid: 10_000)
    made.buy(at: 2, on: "2026-01-06", paid: 15_000)
    let rows = made.analysis().possibleSavings.rows
    #expect(rows.map(\.saving.tenThousandths) == [10_000])
    #expect(rows.map(\.cheapestStore) == [0])
  }

  @Test("Five items are listed in each direction")
  func itemLimit() {
    var made = MadeBook(items: 12)
    for item in 0..<6 {
      made.buy(ItemID(item), on: "2026-02-10", paid: Int64(item + 1) * 10_000)
      made.buy(ItemID(item + 6), on: "2026-01-05", paid: Int64(item + 1) * 10_000)
    }
    let items = made.analysis().spendingChange.items
    #expect(items.map(\.item) == [5, 4, 3, 2, 1, 7, 8, 9, 10, 11])
  }

  @Test("The same days of the month before end with the day of the report")
  func sameDays() throws {
    var made = MadeBook()
    made.buy(on: "2026-01-02", paid: 0)
    made.buy(on: "2026-01-10", paid: 10_000)
    made.buy(on: "2026-01-11", paid: 70_000)
    made.buy(on: "2026-02-10", paid: 30_000)
    let row = try #require(
      made.analysis().spendingChange.rows.first {
        $0.scope == .wholeMonth && $0.reference == .threeMonths
      })
    #expect(row.previous.tenThousandths == 10_000)
    #expect(row.current.tenThousandths == 30_000)
  }
}
