import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

private func total(
  _ made: MadeBook, _ month: String, _ reference: SpendingChange.Reference = .previousMonth
) throws -> SpendingChange.Row {
  try #require(
    made.analysis().spendingChange.rows.first {
      $0.month == monthNamed(month) && $0.scope == .wholeMonth && $0.reference == reference
    })
}

struct SpendingChangeTests {
  @Test("Price and quantity are Bennet's, what is in one month alone is new or gone")
  func workedExample() throws {
    var made = MadeBook()
    // 2 at 1.00, then 4 at 1.50: price 3 × 0.50, quantity 1.25 × 2.
    made.buy(0, on: "2026-01-05", paid: 20_000, quantity: 2_000_000)
    made.buy(0, on: "2026-02-10", paid: 60_000, quantity: 4_000_000)
    made.buy(1, on: "2026-01-05", paid: 70_000)
    made.buy(2, on: "2026-02-11", paid: 30_000)
    made.buy(2, on: "2026-03-30", paid: 30_000)
    let row = try total(made, "2026-02")
    #expect(row.previous.tenThousandths == 90_000 && row.current.tenThousandths == 90_000)
    #expect(row.priceEffect.tenThousandths == 15_000 && row.storeEffect == .zero)
    #expect(row.quantityEffect.tenThousandths == 25_000)
    #expect(row.newItems.tenThousandths == 30_000 && row.goneItems.tenThousandths == -70_000)
  }

  @Test("Of three months before the mean counts, at the unit value of all three")
  func threeMonths() throws {
    var made = MadeBook()
    // 6 for 9.00 in three months is 2 at 1.50 a month; then 4 at 2.00.
    made.buy(0, on: "2026-01-02", paid: 10_000, quantity: 1_000_000)
    made.buy(0, on: "2026-02-10", paid: 30_000, quantity: 2_000_000)
    made.buy(0, on: "2026-03-10", paid: 50_000, quantity: 3_000_000)
    made.buy(1, on: "2026-03-11", paid: 30_000)
    made.buy(0, on: "2026-04-30", paid: 80_000, quantity: 4_000_000)
    let row = try total(made, "2026-04", .threeMonths)
    #expect(row.previous.tenThousandths == 40_000)
    #expect(row.priceEffect.tenThousandths == 15_000)
    #expect(row.quantityEffect.tenThousandths == 35_000)
    #expect(row.goneItems.tenThousandths == -10_000)
  }

  @Test("A mean that is no whole cent is rounded once and quantity takes the remainder")
  func roundedMean() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-02", paid: 10_000)
    made.buy(0, on: "2026-02-10", paid: 10_000)
    made.buy(1, on: "2026-03-10", paid: 0)
    made.buy(0, on: "2026-04-30", paid: 10_000)
    let row = try total(made, "2026-04", .threeMonths)
    #expect(row.previous.tenThousandths == 6_700)
    #expect(row.priceEffect == .zero && row.quantityEffect.tenThousandths == 3_300)
  }

  @Test(
    "A first month that begins late is compared with nothing",
    arguments: [("2026-01-07", 20_000, true), ("2026-01-08", 30_000, false)])
  func lateBeginning(first: String, previous: Int64, isCompared: Bool) throws {
    var made = MadeBook()
    made.buy(0, on: first, paid: 10_000)
    made.buy(0, on: "2026-02-10", paid: 30_000)
    made.buy(0, on: "2026-03-30", paid: 30_000)
    #expect(try total(made, "2026-03", .threeMonths).previous.tenThousandths == previous)
    let february = made.analysis().spendingChange.rows.filter { $0.month == monthNamed("2026-02") }
    #expect(february.isEmpty != isCompared)
  }

  @Test("At the same prices buying where it is cheaper is store choice and no change of price")
  func storeChoice() throws {
    var made = MadeBook()
    // 4 at 2.00, then 2 at 2.00 and 2 at 1.00: the mean price falls by 0.50.
    made.buy(0, at: 0, on: "2026-01-05", paid: 80_000, quantity: 4_000_000)
    made.buy(0, at: 0, on: "2026-02-10", paid: 40_000, quantity: 2_000_000)
    made.buy(0, at: 1, on: "2026-02-27", paid: 20_000, quantity: 2_000_000)
    let row = try total(made, "2026-02")
    #expect(row.priceEffect == .zero && row.quantityEffect == .zero)
    #expect(row.storeEffect.tenThousandths == -20_000)
  }

  @Test("The whole change of an item's price is store choice where no store has both prices")
  func otherStore() throws {
    var made = MadeBook()
    made.buy(0, at: 0, on: "2026-01-05", paid: 20_000, quantity: 2_000_000)
    made.buy(0, at: 1, on: "2026-02-27", paid: 30_000, quantity: 2_000_000)
    let row = try total(made, "2026-02")
    #expect(row.priceEffect == .zero && row.storeEffect.tenThousandths == 10_000)
  }

  @Test("A rise that is the same at all stores is price alone")
  func sameRise() throws {
    var made = MadeBook()
    for (store, price) in [(0, 20_000), (1, 10_000)] as [(StoreID, Int64)] {
      made.buy(0, at: store, on: "2026-01-05", paid: price)
      made.buy(0, at: store, on: "2026-02-27", paid: price * 11 / 10)
    }
    let row = try total(made, "2026-02")
    #expect(row.priceEffect.tenThousandths == 3_000)
    #expect(row.storeEffect == .zero && row.quantityEffect == .zero)
  }

  @Test("A refund and a free item are quantity and leave the price alone")
  func refund() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-05", paid: 20_000, quantity: 2_000_000)
    made.buy(0, on: "2026-01-06", paid: -10_000, quantity: -1_000_000)
    made.buy(0, on: "2026-02-10", paid: 20_000, quantity: 2_000_000)
    made.buy(0, on: "2026-02-27", paid: 0, quantity: 1_000_000)
    let row = try total(made, "2026-02")
    #expect(row.priceEffect == .zero && row.storeEffect == .zero)
    #expect(row.quantityEffect.tenThousandths == 10_000)
  }

  @Test("A price that is no spending changes nothing")
  func priceAlone() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-05", paid: 20_000)
    made.buy(0, on: "2026-01-07", paid: 90_000, uses: .price)
    made.buy(0, on: "2026-02-27", paid: 20_000)
    let row = try total(made, "2026-02")
    #expect(row.priceEffect == .zero && row.change == .zero)
  }

  @Test("A price effect rounds half away from zero to the minor unit, the rest is quantity")
  func rounding() throws {
    var made = MadeBook()
    // 1 at 1.00, then 2 at 1.01: price 1.5 × 0.01.
    made.buy(0, on: "2026-01-05", paid: 10_000, quantity: 1_000_000)
    made.buy(0, on: "2026-02-10", paid: 20_200, quantity: 2_000_000)
    let row = try total(made, "2026-02")
    #expect(row.priceEffect.tenThousandths == 200 && row.quantityEffect.tenThousandths == 10_000)
  }

  @Test("Refunds and adjustments in both months are quantity, never price")
  func withoutPrice() throws {
    var made = MadeBook()
    made.book.names.items[1].isAdjustment = true
    made.buy(0, on: "2026-01-05", paid: -20_000, quantity: -1_000_000)
    made.buy(0, on: "2026-02-10", paid: 50_000)
    made.buy(1, on: "2026-01-05", paid: 2_500, category: 0)
    made.buy(1, on: "2026-02-10", paid: 5_000, category: 0)
    let rows = made.analysis().spendingChange.rows.filter {
      $0.month == monthNamed("2026-02") && $0.reference == .previousMonth
    }
    #expect(rows.map(\.scope) == [.wholeMonth, .category(.named(1)), .category(.adjustments)])
    #expect(rows.allSatisfy { $0.priceEffect == .zero && $0.quantityEffect == $0.change })
    #expect(rows[0].change.tenThousandths == 72_500)
  }

  @Test("An item in two categories is split in each of them")
  func mixedCategories() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-05", paid: 10_000, category: 1)
    made.buy(0, on: "2026-01-05", paid: 10_000, category: 2)
    made.buy(0, on: "2026-02-27", paid: 20_000, category: 2)
    let rows = made.analysis().spendingChange.rows.filter {
      $0.month == monthNamed("2026-02") && $0.reference == .previousMonth
    }
    #expect(
      rows.map(\.scope) == [.wholeMonth, .category(.named(1)), .category(.named(2))])
    #expect(rows.map(\.goneItems.tenThousandths) == [-10_000, -10_000, 0])
    #expect(rows.map(\.priceEffect.tenThousandths) == [10_000, 0, 10_000])
  }

  @Test(
    "A month under way is compared with the same days of the months before",
    arguments: SpendingChange.Reference.allCases)
  func sameDays(reference: SpendingChange.Reference) throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-05", paid: 10_000)
    made.buy(0, on: "2026-01-25", paid: 10_000)
    made.buy(0, on: "2026-02-10", paid: 15_000)
    let row = try total(made, "2026-02", reference)
    #expect(row.previous.tenThousandths == 10_000 && row.priceEffect.tenThousandths == 5_000)
  }

  @Test("After a month without data everything is new, and in it everything is gone")
  func gap() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-07", paid: 12_000)
    made.buy(0, on: "2026-06-30", paid: 20_000)
    let rows = made.analysis().spendingChange.rows.filter { $0.scope == .wholeMonth }
    let previous = rows.filter { $0.reference == .previousMonth }
    #expect(previous.map(\.month.monthOfYear) == [2, 6])
    #expect(previous.map(\.goneItems.tenThousandths) == [-12_000, 0])
    #expect(previous.map(\.newItems.tenThousandths) == [0, 20_000])
    let three = rows.filter { $0.reference == .threeMonths }
    // What lies behind a month without data is not compared with.
    #expect(three.map(\.month.monthOfYear) == [2, 6])
    #expect(three.map(\.goneItems.tenThousandths) == [-12_000, 0])
    #expect(three.map(\.newItems.tenThousandths) == [0, 20_000])
  }

  @Test("In the second month three months before are the one there is")
  func firstMonths() throws {
    var made = MadeBook(items: 11, stores: 1, categories: (0...7).map { "Cat\($0)" })
    for (day, item, category, quantity, paid) in [
      ("2026-06-05", 7, 7, 2, 7_18), ("2026-07-16", 1, 1, 1, 1_37), ("2026-07-16", 0, 0, 2, 2_00),
      ("2026-07-22", 7, 7, 3, 10_77), ("2026-07-22", 10, 0, 3, 14_10),
      ("2026-07-22", 4, 4, 2, 4_96),
      ("2026-07-25", 0, 0, 1, 1_00), ("2026-07-25", 4, 4, 1, 2_48), ("2026-07-31", 2, 2, 2, 3_48),
    ] as [(String, Int, Int, Int64, Int64)] {
      made.buy(
        ItemID(item), on: day, paid: paid * 100, quantity: quantity * 1_000_000,
        category: CategoryID(category))
    }
    for reference in SpendingChange.Reference.allCases {
      let row = try total(made, "2026-07", reference)
      #expect(row.priceEffect == .zero && row.storeEffect == .zero && row.goneItems == .zero)
      #expect(row.quantityEffect.tenThousandths == 3_59_00)
      #expect(row.newItems.tenThousandths == 29_39_00)
    }
  }

  @Test("An item of which only refunds or free pieces are on one side is neither new nor gone")
  func refundsAlone() throws {
    var made = MadeBook()
    made.buy(0, on: "2026-01-05", paid: -20_000, quantity: -1_000_000)
    made.buy(1, on: "2026-01-05", paid: 10_000)
    made.buy(1, on: "2026-02-10", paid: 10_000)
    made.buy(2, on: "2026-02-26", paid: -5_000, quantity: -1_000_000)
    let row = try total(made, "2026-02")
    #expect(row.newItems == .zero && row.goneItems == .zero)
    #expect(row.quantityEffect.tenThousandths == 15_000)
  }

  @Test("Amounts and quantities at their limits have parts that add up")
  func extremes() throws {
    var made = MadeBook()
    let most = Amount.bookLimit.tenThousandths / 4
    made.buy(0, on: "2026-01-05", paid: most, quantity: 1)
    made.buy(0, on: "2026-02-10", paid: 1, quantity: Quantity.limit.millionths)
    made.buy(1, on: "2026-01-05", paid: 1, quantity: Quantity.limit.millionths)
    made.buy(1, on: "2026-02-10", paid: most, quantity: 1)
    for reference in SpendingChange.Reference.allCases {
      let row = try total(made, "2026-02", reference)
      #expect(row.sumOfParts == row.change)
    }
  }

  @Test("The items of the month add up to the change of the month where all are listed")
  func items() throws {
    var made = MadeBook(items: 4)
    made.buy(0, on: "2026-01-05", paid: 30_000)
    made.buy(1, at: 0, on: "2026-02-05", paid: 30_000)
    made.buy(0, on: "2026-03-31", paid: 50_000, quantity: 2_000_000)
    made.buy(1, at: 1, on: "2026-03-31", paid: 45_000)
    made.buy(2, on: "2026-03-31", paid: 10_000)
    let change = made.analysis().spendingChange
    #expect(change.referenceMonths == 2)
    #expect(change.items.map(\.item) == [0, 1, 2])
    #expect(change.items.map(\.change.tenThousandths) == [35_000, 30_000, 10_000])
    #expect(change.items.map(\.isNew) == [false, false, true])
    // ½ (½ + 2) (2.50 − 3.00), and ½ (½ + 1) (4.50 − 3.00).
    #expect(change.items.map(\.priceEffect.tenThousandths) == [-6_300, 0, 0])
    #expect(change.items.map(\.storeEffect.tenThousandths) == [0, 11_300, 0])
    #expect(change.items[1].priceChangePercent == nil)
  }
}
