import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// What holds of the split of any change.
struct SpendingChangeIdentityTests {
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
      #expect(row.sumOfParts == row.change)
      #expect(row.priceEffect.tenThousandths % 100 == 0)
      #expect(row.storeEffect.tenThousandths % 100 == 0)
    }
    for total in rows where total.scope == .wholeMonth {
      let own = rows.filter {
        $0.month == total.month && $0.currency == total.currency && $0.scope != .wholeMonth
          && $0.reference == total.reference
      }
      #expect(own.reduce(.zero) { $0 + $1.priceEffect } == total.priceEffect)
      #expect(own.reduce(.zero) { $0 + $1.storeEffect } == total.storeEffect)
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

  @Test(
    "The split is that of going through every line for every month",
    arguments: 1...6 as ClosedRange<UInt64>)
  func againstSlow(seed: UInt64) {
    let made = MadeBook.random(seed: seed, lines: 900)
    let analysis = made.analysis {
      // Months that are over and one under way, in the middle and at the end of the data.
      $0.month = monthNamed(seed % 2 == 0 ? "2025-03" : "2025-11")
      $0.asOf = seed % 3 == 0 ? date(seed % 2 == 0 ? "2025-03-12" : "2025-11-12") : nil
    }
    let slow = SlowSpendingChange(made.book, period: analysis.period)
    #expect(slow.rows.count == analysis.spendingChange.rows.count)
    for (row, expected) in zip(analysis.spendingChange.rows, slow.rows) {
      #expect(row == expected)
    }
  }

  @Test(
    "In books of one to four months with steady prices nothing is price or store, and what is new or gone stays within what was spent",
    arguments: 1...60 as ClosedRange<UInt64>)
  func shortBooks(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var made = MadeBook(items: 10, stores: 1, categories: ["", "Bakery", "Dairy", "Fruit"])
    let first = date("2026-03-01").adding(days: Int.random(in: 0...27, using: &generator))
    let days = 31 * Int(seed % 4 + 1)
    for _ in 0..<Int.random(in: 2...40, using: &generator) {
      let item = Int64.random(in: 0..<10, using: &generator)
      let pieces = Int64.random(in: 1...4, using: &generator)
      made.buy(
        ItemID(Int(item)),
        on: first.adding(days: .random(in: 0..<days, using: &generator)).description,
        paid: pieces * (item * 37 + 111) * 100, quantity: pieces * 1_000_000,
        category: CategoryID(Int(item % 4)))
    }
    for row in made.analysis().spendingChange.rows {
      #expect(row.sumOfParts == row.change)
      #expect(row.priceEffect == .zero && row.storeEffect == .zero)
      // The mean of a reference is rounded once for itself and once for what is gone.
      #expect(row.goneItems <= .zero && row.goneItems >= -row.previous)
      #expect(row.newItems >= .zero && row.newItems <= row.current)
    }
  }

  @Test("Ten times the amounts have ten times the parts", arguments: [3, 4] as [UInt64])
  func scaling(seed: UInt64) {
    let made = MadeBook.random(seed: seed, lines: 500)
    var larger = made
    larger.book.lines.paid = made.book.lines.paid.map {
      Amount(tenThousandths: $0.tenThousandths * 1_000)
    }
    let (one, other) = (made.analysis().spendingChange.rows, larger.analysis().spendingChange.rows)
    #expect(one.count == other.count)
    for (row, large) in zip(one, other) {
      let parts = [(row.priceEffect, large.priceEffect), (row.storeEffect, large.storeEffect)]
      for (part, largePart) in parts {
        // Rounded to the cent in both.
        let difference = part.tenThousandths * 1_000 - largePart.tenThousandths
        #expect(difference.magnitude <= 51_000 * 4)
      }
      #expect(row.newItems.tenThousandths * 1_000 == large.newItems.tenThousandths)
    }
  }

  @Test("The order of lines changes nothing", arguments: 1...4 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    let made = MadeBook.random(seed: seed, lines: 600)
    let (one, other) = (made.analysis(), made.shuffled(seed: 7).analysis())
    #expect(one.spendingChange.rows == other.spendingChange.rows)
    #expect(one.spendingChange.items == other.spendingChange.items)
  }
}

extension SpendingChange.Row {
  var sumOfParts: Amount {
    parts.priceEffect + parts.storeEffect + parts.quantityEffect + parts.newItems + parts.goneItems
  }
}
