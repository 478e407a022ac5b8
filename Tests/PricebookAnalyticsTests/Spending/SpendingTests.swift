import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// The sums of a table by month and currency.
private func totals<Row>(
  _ rows: some Sequence<Row>, _ key: (Row) -> (Month, CurrencyID), _ spent: (Row) -> Amount
) -> [String: Int64] {
  var sums: [String: Int64] = [:]
  for row in rows {
    let (month, currency) = key(row)
    sums["\(month) \(currency)", default: 0] += spent(row).tenThousandths
  }
  return sums
}

struct SpendingTests {
  @Test(
    "Categories, stores, items and months add up to the same",
    arguments: [21, 22, 23, 24] as [UInt64])
  func identities(seed: UInt64) {
    let spending = MadeBook.random(seed: seed, lines: 600).analysis().spending
    let months = totals(spending.byMonth, { ($0.month, $0.currency) }, \.spent)
    #expect(totals(spending.byCategory, { ($0.month, $0.currency) }, \.spent) == months)
    #expect(totals(spending.byStore, { ($0.month, $0.currency) }, \.spent) == months)
    #expect(totals(spending.byItem, { ($0.month, $0.currency) }, \.spent) == months)
  }

  @Test("Every line counts once in every table")
  func lineCounts() {
    let spending = MadeBook.random(seed: 31, lines: 600).analysis().spending
    #expect(spending.byCategory.reduce(0) { $0 + $1.lineCount } == 600)
    #expect(spending.byStore.reduce(0) { $0 + $1.lineCount } == 600)
    #expect(spending.byItem.reduce(0) { $0 + Int($1.lineCount) } == 600)
    #expect(spending.byMonth.reduce(0) { $0 + $1.lineCount } == 600)
  }

  @Test("A receipt counts once, however its lines lie, and once more in another currency")
  func receipts() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 1, receipt: 0)
    made.buy(on: "2026-03-02", paid: 1, receipt: 1)
    made.buy(on: "2026-03-01", paid: 1, receipt: 0)
    made.buy(on: "2026-03-01", paid: 1, currency: 1, receipt: 0)
    made.buy(on: "2026-03-01", paid: 1, currency: 1, receipt: 0)
    made.buy(on: "2026-03-01", paid: 1, receipt: 0)
    // CHF stands before EUR, which is the order of labels.
    let spending = made.analysis().spending
    #expect(spending.byStore.map(\.receiptCount) == [1, 2])
    #expect(spending.byMonth.map(\.receiptCount) == [1, 2])
  }

  @Test("An adjustment without a category stands on the row of adjustments, one with it does not")
  func adjustments() {
    var made = MadeBook()
    made.book.names.items[0].isAdjustment = true
    made.buy(0, on: "2026-03-01", paid: 2_500, category: 0)
    made.buy(0, on: "2026-03-01", paid: 2_500, category: 2)
    made.buy(1, on: "2026-03-01", paid: 2_500, category: 0)
    let spending = made.analysis().spending
    #expect(spending.byCategory.map(\.category) == [.named(0), .named(2), .adjustments])
    #expect(spending.byItem.map(\.item) == [0, 1])
  }

  @Test("Lines that are no spending do not count, and neither do those used for nothing")
  func uses() {
    var made = MadeBook()
    made.buy(on: "2026-03-01", paid: 2_500, uses: .price)
    made.buy(on: "2026-03-01", paid: 2_500, uses: [])
    made.buy(on: "2026-03-01", paid: 100, uses: .spending)
    #expect(made.analysis().spending.byMonth.map(\.spent.tenThousandths) == [100])
  }

  @Test("A month under way is compared with the same days of the others")
  func sameDays() {
    var made = MadeBook()
    made.buy(on: "2026-09-17", paid: 100)
    made.buy(on: "2026-09-18", paid: 1_000)
    made.buy(on: "2026-10-17", paid: 10_000)
    let rows = made.analysis().spending.byMonth
    #expect(rows.map(\.spentToSameDay.tenThousandths) == [100, 10_000])
  }

  @Test("A month that is over is compared with whole months")
  func wholeMonths() {
    var made = MadeBook()
    made.buy(on: "2026-09-30", paid: 100)
    made.buy(on: "2026-10-29", paid: 10_000)
    let rows = made.analysis().spending.byMonth
    #expect(rows.map(\.spentToSameDay.tenThousandths) == [100, 10_000])
  }

  @Test("A table too large for an array gives the same rows")
  func sparseTable() {
    var dense = MonthTable(groupCount: 3, monthCount: 4, empty: 0)
    var sparse = MonthTable(groupCount: 1 << 30, monthCount: 1 << 20, empty: 0)
    for (group, month) in [(2, 3), (0, 1), (2, 0), (0, 1)] {
      dense.update(group: group, month: month) { $0 += 1 }
      sparse.update(group: group, month: month) { $0 += 1 }
    }
    var found: [[String]] = [[], []]
    dense.forEach { if $2 > 0 { found[0].append("\($0) \($1) \($2)") } }
    sparse.forEach { found[1].append("\($0) \($1) \($2)") }
    #expect(found == [["0 1 2", "2 0 1", "2 3 1"], ["0 1 2", "2 0 1", "2 3 1"]])
  }
}
