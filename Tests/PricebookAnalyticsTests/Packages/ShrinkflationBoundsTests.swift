import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// The limits of size, time and price within which a package is a smaller successor, to the digit.
struct ShrinkflationBoundsTests {
  /// Two sizes of tea and their monthly prices from January 2026; zero leaves a month out.
  private func found(
    _ old: [Int64], _ new: [Int64], sizes: (Int, Int) = (500, 400)
  ) -> [Shrinkflation] {
    var made = MadeBook(items: 2)
    made.book.names.items = [Item(name: "Tea \(sizes.0) g"), Item(name: "Tea \(sizes.1) g")]
    made.buyMonthly(0, prices: old)
    made.buyMonthly(1, prices: new)
    return made.analysis().packages.shrinkflation
  }

  @Test("Of many larger sizes the next ones are compared")
  func manySizes() {
    // Sizes that were bought once or later are no predecessors.
    func found(between count: Int) -> [Shrinkflation] {
      var made = MadeBook(items: count + 2)
      let sizes = [400] + (1...count).map { 400 + $0 } + [500]
      made.book.names.items = IDTable(sizes.map { Item(name: "Tea \($0) g") })
      made.buyMonthly(0, prices: [0, 0, 20_000, 20_000, 0, 0])
      for item in 1...count { made.buyMonthly(ItemID(item), prices: [0, 0, 0, 0, 20_000, 20_000]) }
      made.buyMonthly(ItemID(count + 1), prices: [20_000, 20_000, 0, 0, 0, 0])
      return made.analysis().packages.shrinkflation.filter { $0.new.item == ItemID(0) }
    }
    #expect(found(between: Shrinkflation.comparedSizes - 1).count == 1)
    #expect(found(between: Shrinkflation.comparedSizes).isEmpty)
  }

  @Test("Half of the old size is a smaller package, less is another format", arguments: [250, 249])
  func half(grams: Int) {
    let new: [Int64] = [0, 0, 20_000, 20_000]
    #expect(found([20_000, 20_000], new, sizes: (500, grams)).count == (grams == 250 ? 1 : 0))
  }

  @Test("Twelve months may lie between the two, thirteen not", arguments: [12, 13])
  func gap(months: Int) {
    let new = [Int64](repeating: 0, count: months + 1) + [20_000, 20_000]
    #expect(found([20_000, 20_000], new).count == (months == 12 ? 1 : 0))
  }

  @Test("Three months stand for a package: neither two nor four have the same median")
  func comparedMonths() throws {
    let one = try #require(
      found([40_000, 20_000, 30_000, 10_000], [0, 0, 0, 0, 50_000, 30_000, 40_000, 35_000]).first)
    #expect(one.old.price.rounded?.tenThousandths == 20_000)
    #expect(one.new.price.rounded?.tenThousandths == 40_000)
  }

  @Test("Of two months the one counts that speaks against a rise")
  func twoMonths() throws {
    let one = try #require(found([20_000, 30_000], [0, 0, 50_000, 40_000]).first)
    #expect(one.old.price.rounded?.tenThousandths == 30_000)
    #expect(one.new.price.rounded?.tenThousandths == 40_000)
  }

  @Test("A price that an app states has no say beside what was paid for the same size")
  func stated() {
    var made = MadeBook(items: 3)
    made.book.names.items = IDTable(["Tea 500 g", "Tea 400 g", "tea 400g"].map { Item(name: $0) })
    made.buyMonthly(0, prices: [20_000, 20_000])
    made.buyMonthly(1, prices: [0, 0, 20_000, 20_000])
    made.book.vault.priceOptions = [
      PriceOption(
        item: 2, store: 0, unit: .each, currency: CurrencyCode(label: "EUR"),
        price: ExactDecimal(significand: 5, scale: 1), day: date("2026-03-20"), source: 0)
    ]
    #expect(made.analysis().packages.shrinkflation.count == 1)
  }
}
