import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func total(_ made: MadeBook, _ month: String) throws -> SpendingChange.Row {
  try #require(
    made.analysis().spendingChange.rows.first {
      $0.month == monthNamed(month) && $0.scope == .wholeMonth
    })
}

struct SpendingChangeTests {
  @Test("Price and quantity are Bennet's, what stands in one month alone is new or gone")
  func workedExample() throws {
    var made = MadeBook()
    // 2 at 1.00, then 4 at 1.50: price 3 × 0.50, quantity 1.25 × 2.
    made.buy(0, on: "2026-01-10", paid: 20_000, quantity: 2_000_000)
    made.buy(0, on: "2026-02-10", paid: 60_000, quantity: 4_000_000)
    made.buy(1, on: "2026-01-10", paid: 70_000)
    made.buy(2, on: "2026-02-11", paid: 30_000)
    made.buy(2, on: "2026-03-30", paid: 30_000)
    let row = try total(made, "2026-02")
    #expect(row.previous.tenThousandths == 90_000 && row.current.tenThousandths == 90_000)
    #expect(row.priceEffect.tenThousandths == 15_000)
    #expect(row.quantityEffect.tenThousandths == 25_000)
    #expect(row.newItems.tenThousandths == 30_000 && row.goneItems.tenThousandths == -70_000)
  }

  @Test("Prices that do not change have no price effect")
  func unchangedPrices() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-10", paid: 9_900, quantity: 3_000_000)
    made.buy(0, on: "2026-02-10", paid: 23_100, quantity: 7_000_000)
    made.buy(1, on: "2026-01-10", paid: 10_000, quantity: 1_000_000)
    made.buy(1, on: "2026-02-10", paid: 30_000, quantity: 3_000_000)
    let row = try total(made, "2026-02")
    #expect(row.priceEffect == .zero && row.quantityEffect == row.change)
  }

  @Test("A price effect rounds half away from zero to the minor unit, the rest is quantity")
  func rounding() throws {
    var made = MadeBook()
    // 1 at 1.00, then 2 at 1.01: price 1.5 × 0.01.
    made.buy(0, on: "2026-01-10", paid: 10_000, quantity: 1_000_000)
    made.buy(0, on: "2026-02-10", paid: 20_200, quantity: 2_000_000)
    let row = try total(made, "2026-02")
    #expect(row.priceEffect.tenThousandths == 200 && row.quantityEffect.tenThousandths == 10_000)
  }

  @Test("Refunds and adjustments in both months are quantity, never price")
  func withoutPrice() throws {
    var made = MadeBook()
    made.book.names.items[1].isAdjustment = true
    made.buy(0, on: "2026-01-10", paid: -20_000, quantity: -1_000_000)
    made.buy(0, on: "2026-02-10", paid: 50_000)
    made.buy(1, on: "2026-01-10", paid: 2_500, category: 0)
    made.buy(1, on: "2026-02-10", paid: 5_000, category: 0)
    let analysis = made.analysis()
    let rows = analysis.spendingChange.rows.filter { $0.month == monthNamed("2026-02") }
    #expect(rows.map(\.scope) == [.wholeMonth, .category(.named(1)), .category(.adjustments)])
    #expect(rows.allSatisfy { $0.priceEffect == .zero && $0.quantityEffect == $0.change })
    #expect(rows[0].change.tenThousandths == 72_500)
  }

  @Test("An item in two categories is split in each of them")
  func mixedCategories() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-10", paid: 10_000, category: 1)
    made.buy(0, on: "2026-01-10", paid: 10_000, category: 2)
    made.buy(0, on: "2026-02-10", paid: 20_000, category: 2)
    let rows = made.analysis().spendingChange.rows.filter { $0.month == monthNamed("2026-02") }
    #expect(
      rows.map(\.scope) == [.wholeMonth, .category(.named(1)), .category(.named(2))])
    #expect(rows.map(\.goneItems.tenThousandths) == [-10_000, -10_000, 0])
    #expect(rows.map(\.priceEffect.tenThousandths) == [10_000, 0, 10_000])
  }

  @Test("A month under way is compared with the same days of the month before")
  func sameDays() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-05", paid: 10_000)
    made.buy(0, on: "2026-01-25", paid: 10_000)
    made.buy(0, on: "2026-02-10", paid: 15_000)
    let row = try total(made, "2026-02")
    #expect(row.previous.tenThousandths == 10_000 && row.priceEffect.tenThousandths == 5_000)
  }

  @Test("After a month without data everything is new, and in it everything is gone")
  func gap() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-30", paid: 10_000)
    made.buy(0, on: "2026-04-30", paid: 20_000)
    let rows = made.analysis().spendingChange.rows.filter { $0.scope == .wholeMonth }
    #expect(rows.map(\.month.monthOfYear) == [2, 4])
    #expect(rows.map(\.goneItems.tenThousandths) == [-10_000, 0])
    #expect(rows.map(\.newItems.tenThousandths) == [0, 20_000])
  }

  @Test("Amounts and quantities at their limits have parts that add up")
  func extremes() throws {
    var made = MadeBook()
    let most = Amount.bookLimit.tenThousandths / 4
    made.buy(0, on: "2026-01-10", paid: most, quantity: 1)
    made.buy(0, on: "2026-02-10", paid: 1, quantity: Quantity.limit.millionths)
    made.buy(1, on: "2026-01-10", paid: 1, quantity: Quantity.limit.millionths)
    made.buy(1, on: "2026-02-10", paid: most, quantity: 1)
    let row = try total(made, "2026-02")
    let sum = row.priceEffect + row.quantityEffect + row.newItems + row.goneItems
    #expect(sum == row.change)
  }

  @Test(
    "Parts add up to the change, categories to the whole month, and both to what was spent",
    arguments: 1...6 as ClosedRange<UInt64>)
  func identities(seed: UInt64) {
    let analysis = MadeBook.random(seed: seed, lines: 900).analysis {
      $0.month = monthNamed("2025-03")
    }
    let rows = analysis.spendingChange.rows
    #expect(!rows.isEmpty)
    for row in rows {
      let parts = row.priceEffect + row.quantityEffect + row.newItems + row.goneItems
      #expect(parts == row.change)
      #expect(row.priceEffect.tenThousandths % 100 == 0)
    }
    for total in rows where total.scope == .wholeMonth {
      let own = rows.filter {
        $0.month == total.month && $0.currency == total.currency && $0.scope != .wholeMonth
      }
      #expect(own.reduce(.zero) { $0 + $1.priceEffect } == total.priceEffect)
      #expect(own.reduce(.zero) { $0 + $1.change } == total.change)
      let spent = analysis.spending.byMonth.first {
        $0.month == total.month && $0.currency == total.currency
      }
      #expect(total.current == spent?.spent ?? .zero)
    }
    for row in rows {
      guard case .category(let category) = row.scope else { continue }
      let spent = analysis.spending.byCategory.first {
        $0.month == row.month && $0.currency == row.currency && $0.category == category
      }
      #expect(row.current == spent?.spent ?? .zero)
    }
  }
}
