import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("Stores of which receipts may be missing")
struct StoppedStoreTests {
  /// Visits every so many days up to a last one, and every week to another store throughout.
  private func stopped(every days: Int, visits: Int, last: String, asOf: String) -> [StoppedStore] {
    var made = MadeBook()
    for place in 0..<visits {
      made.buy(1, at: 1, on: date(last).adding(days: -place * days).description, paid: 9_000)
    }
    for place in 0..<12 {
      made.buy(2, at: 2, on: date(asOf).adding(days: -2 - place * 7).description, paid: 4_000)
    }
    return made.analysis { $0.asOf = date(asOf) }.stoppedStores
  }

  @Test func `A weekly store without a receipt for more than two weeks has stopped`() {
    let found = stopped(every: 7, visits: 9, last: "2026-03-10", asOf: "2026-03-25")
    #expect(found == [StoppedStore(store: 1, lastDay: date("2026-03-10"))])
  }

  @Test(
    arguments: [
      (7, 9, "2026-03-24"), (7, 5, "2026-04-20"), (20, 9, "2026-05-20"), (14, 7, "2026-04-07"),
    ])
  func `A store has not stopped within twice its longest gap, or without a habit`(
    _ days: Int, _ visits: Int, _ asOf: String
  ) {
    #expect(stopped(every: days, visits: visits, last: "2026-03-10", asOf: asOf).isEmpty)
  }
}
