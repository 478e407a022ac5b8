import PricebookAnalytics
import PricebookModel
import PricebookParallel
import TestSupport
import Testing

@Suite("Smaller packages")
struct ShrinkflationTests {
  /// A book of items with these names.
  private func book(_ names: String...) -> MadeBook {
    var made = MadeBook(items: names.count)
    made.book.names.items = IDTable(names.map { Item(name: $0) })
    return made
  }

  /// Monthly purchases from January 2026; a price of zero leaves a month out.
  private func found(
    _ old: [Int64], _ new: [Int64], names: (String, String) = ("Tea 500 g", "Tea 400 g")
  ) -> [Shrinkflation] {
    var made = book(names.0, names.1)
    made.buyMonthly(0, prices: old)
    made.buyMonthly(1, prices: new)
    return made.analysis().packages.shrinkflation
  }

  @Test("The same price for a smaller package is reported with both sizes and months")
  func tellsBothSides() throws {
    let one = try #require(found([20_000, 20_000, 20_000], [0, 0, 0, 20_000, 20_000]).first)
    #expect(one.stem == "Tea")
    #expect(one.unit == "kg")
    #expect(one.old.item == 0)
    #expect(one.new.item == 1)
    #expect(one.old.month == monthNamed("2026-03"))
    #expect(one.new.month == monthNamed("2026-04"))
    #expect(one.old.content.rounded == Quantity(millionths: 500_000))
    #expect(one.new.content.rounded == Quantity(millionths: 400_000))
    #expect(one.old.pricePerUnit.rounded == Amount(units: 4))
    #expect(one.new.pricePerUnit.rounded == Amount(units: 5))
    #expect(one.changePercent == 25)
  }

  @Test(
    "The rise per unit counts from two percent on",
    arguments: [(16_000, 0), (16_310, 0), (16_320, 1), (20_000, 1)])
  func threshold(price: Int64, count: Int) {
    #expect(found([20_000, 20_000], [0, 0, price, price]).count == count)
  }

  @Test(
    "What is no succession is not told",
    arguments: [
      // Side by side for long.
      ([20_000, 20_000, 20_000, 20_000, 20_000], [0, 20_000, 20_000, 20_000, 20_000]),
      // The old came back.
      ([20_000, 20_000, 0, 0, 0, 20_000], [0, 0, 20_000, 20_000]),
      // The small one was there first.
      ([0, 0, 20_000, 20_000], [20_000, 20_000]),
      // One purchase of another size.
      ([20_000, 20_000, 20_000], [0, 0, 0, 20_000]),
      ([20_000], [0, 20_000, 20_000]),
      // More than a year between.
      (
        [20_000, 20_000],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20_000, 20_000]
      ),
      // The price fell with the size.
      ([20_000, 20_000, 20_000], [0, 0, 0, 16_000, 16_000]),
    ] as [([Int64], [Int64])])
  func leavesOthers(old: [Int64], new: [Int64]) {
    #expect(found(old, new).isEmpty)
  }

  @Test("The old and the new size on sale together are an assortment")
  func overlap() {
    #expect(found([20_000, 20_000], [0, 0, 20_000, 20_000, 20_000]).count == 1)
    #expect(found([20_000, 20_000, 20_000], [0, 0, 20_000, 20_000, 20_000]).isEmpty)
    #expect(found([20_000, 20_000, 0, 20_000], [0, 0, 20_000, 20_000, 20_000]).isEmpty)
  }

  @Test("One offer does not decide")
  func forgivesOffers() {
    #expect(found([20_000, 20_000, 12_000], [0, 0, 0, 16_000, 16_000]).isEmpty)
  }

  @Test(
    "Other names, dimensions and formats are other products",
    arguments: [
      ("Tea 500 g", "Green tea 400 g"), ("Tea 500 g", "Tea 400 ml"), ("Tea 500 g", "Tea 200 g"),
      ("Tea 400 g", "Tea 500 g"), ("Tea 500 g", "Tea 0,5 kg"), ("Tea, large", "Tea 400 g"),
      ("500 g", "400 g"), ("Tea 10 Stk 500 g", "Tea 10 Stk 400 g"),
    ])
  func needsOneProduct(old: String, new: String) {
    #expect(
      found([20_000, 20_000, 20_000], [0, 0, 0, 20_000, 20_000], names: (old, new)).isEmpty)
  }

  @Test("Spellings of one size are one package")
  func joinsSpellings() {
    var made = book("Tea 400 g", "Tea, 0,5 kg", "tea 500g")
    made.buyMonthly(1, prices: [20_000])
    made.buyMonthly(2, prices: [0, 20_000])
    made.buyMonthly(0, prices: [0, 0, 20_000, 20_000])
    #expect(made.analysis().packages.shrinkflation.count == 1)
  }

  @Test("Of several larger packages the nearest in size is the predecessor")
  func choosesNearest() {
    var made = book("Tea 400 g", "Tea 450 g", "Tea 500 g")
    made.buyMonthly(2, prices: [20_000, 20_000])
    made.buyMonthly(1, prices: [0, 0, 20_000, 20_000])
    made.buyMonthly(0, prices: [0, 0, 0, 0, 20_000, 20_000])
    let found = made.analysis().packages.shrinkflation
    #expect(found.map(\.old.item) == [2, 1])
    #expect(found.map(\.new.item) == [1, 0])
  }

  @Test("Stores and currencies are looked at apart")
  func separatesStores() {
    var made = book("Tea 500 g", "Tea 400 g")
    made.buyMonthly(0, at: 0, prices: [20_000, 20_000])
    made.buyMonthly(1, at: 1, prices: [0, 0, 20_000, 20_000])
    for month in 3...4 { made.buy(1, on: "2026-0\(month)-10", paid: 20_000, currency: 1) }
    #expect(made.analysis().packages.shrinkflation.isEmpty)
  }

  @Test("What is sold by weight has no price by package")
  func leavesWeights() {
    var made = book("Tea 500 g", "Tea 400 g")
    for month in 1...3 { made.buy(0, on: "2026-0\(month)-10", paid: 20_000, unit: 2) }
    #expect(made.analysis().packages.series.isEmpty)
  }

  @Test("A price per unit is the price of a package divided by what it holds, exactly")
  func pricesPackages() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      let grams = Int64.random(in: 1...2_000, using: &generator)
      let paid = Int64.random(in: 1...1_000_000, using: &generator)
      let pieces = Int64.random(in: 1...9, using: &generator)
      var made = book("Tea \(grams) g")
      made.buy(on: "2026-01-10", paid: paid, quantity: pieces * 1_000_000)
      let analysis = made.analysis()
      let price = analysis.packages.price(row: 0, item: 0, in: analysis.unitValues)
      // paid ÷ (pieces × grams ÷ 1000), half away from zero.
      let divisor = pieces * grams
      let expected = (paid * 1_000 * 2 + divisor) / (divisor * 2)
      #expect(price?.rounded?.tenThousandths == expected)
    }
  }

  @Test("Neither the order of lines nor threads change what is found", arguments: [7 as UInt64, 8])
  func isDeterministic(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sizes = [500, 450, 400, 350]
    var made = MadeBook(items: 24, stores: 4)
    made.book.names.items = IDTable(
      (0..<24).map {
        Item(name: "Item \($0 / 4) \(sizes[$0 % 4]) g")
      })
    for _ in 0..<400 {
      let item = ItemID.random(in: 0..<24, using: &generator)
      let month = item.index % 4 * 2 + Int.random(in: 1...3, using: &generator)
      made.buy(
        item, at: StoreID.random(in: 0..<4, using: &generator), on: "2026-0\(month)-10",
        paid: Int64.random(in: 18_000...22_000, using: &generator))
    }
    let found = made.analysis().packages.shrinkflation
    #expect(!found.isEmpty)
    #expect(made.shuffled(seed: seed).analysis().packages.shrinkflation == found)
    #expect(WorkerThreads.limited(to: 1) { made.analysis() }.packages.shrinkflation == found)
  }
}
