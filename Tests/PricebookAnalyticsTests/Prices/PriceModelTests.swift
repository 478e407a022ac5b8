import Foundation
import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// A household that shops at two stores for some months, with noise and offers.
private struct Household {
  var made = MadeBook(items: 40, stores: 2)
  var rise = 0.0
  var cheaper = 0.0
  static let last = Month(year: 2026, month: 10)

  init(seed: UInt64, months: Int, rise: Double = 0, cheaper: Double = 0) {
    var random = SeededGenerator(seed: seed)
    let base = (0..<40).map { _ in Double.random(in: 1...8, using: &random) }
    for place in 0..<months {
      let month = Self.last.adding(months: place + 1 - months)
      for trip in 0..<8 {
        let store = Int.random(in: 0..<3, using: &random) == 0 ? 1 : 0
        for item in Set((0..<10).map { _ in Int.random(in: 0..<40, using: &random) }).sorted() {
          var price = base[item] * pow(1 + rise, Double(place) / 12)
          price *=
            (store == 1 ? 1 - cheaper : 1) * exp(Double.random(in: -0.07...0.07, using: &random))
          let pieces = Int64.random(in: 1...2, using: &random)
          made.buy(
            ItemID(item), at: StoreID(store),
            on: "\(month)-\(String(format: "%02d", 1 + trip * 3))",
            paid: Int64((price * 100).rounded()) * 100 * pieces, quantity: pieces * 1_000_000,
            category: CategoryID(1 + item % 2))
        }
      }
    }
  }

  func model(_ change: (inout AnalysisOptions) -> Void = { _ in }) throws -> PriceModel {
    try #require(made.analysis(change).priceModels.first)
  }
}

struct PriceModelTests {
  @Test(
    "The change of a year and its error are those of dense least squares with clusters",
    arguments: [15, 25])
  func change(months: Int) throws {
    let household = Household(seed: UInt64(months), months: months, rise: 0.04)
    let analysis = household.made.analysis()
    let values = analysis.unitValues
    var rows: [(y: Double, weight: Double, unknowns: [Int: Double], item: Int)] = []
    // One calendar month of each category is held at zero: products have a level of their own.
    for (place, series) in values.series.enumerated() {
      let regular = analysis.regularPrices
      let prices =
        regular.evenLogarithms(series: place, rows: series.rows)
        ?? series.rows.map(regular.logarithm(row:))
      for (row, price) in zip(series.rows, prices) where !price.isNaN {
        let t = Double(values.month[row].months(since: Household.last)) / 12
        let season = (series.item.index % 2) * 12 + values.month[row].monthOfYear - 1
        let product = 25 + series.item.index * 2 + series.store.index
        var unknowns = [0: t, product: 1.0]
        if season % 12 > 0 { unknowns[1 + season] = 1 }
        rows.append(
          (
            price, values[row].paid.approximateUnits,
            unknowns, series.item.index
          ))
      }
    }
    let used = Set(rows.flatMap(\.unknowns.keys)).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(used, used.indices))
    let wanted = dense(
      rows.map { row in
        (
          row.y, row.weight,
          Dictionary(uniqueKeysWithValues: row.unknowns.map { (places[$0.key] ?? 0, $0.value) }),
          row.item
        )
      }, unknowns: used.count, wanted: 0)
    let change = try #require(analysis.priceModels.first?.household)
    #expect(change.since == nil && change.through == Household.last)
    #expect(abs(change.estimate.logarithm - wanted.value) < 1e-8)
    #expect(abs((change.estimate.error?.standardError ?? 0) / wanted.error - 1) < 1e-6)
  }

  @Test(
    "From four months on a change since the first month is known, from 13 on that of a year",
    arguments: [3, 4, 12, 13])
  func months(count: Int) throws {
    let change = try Household(seed: 3, months: count).model().household
    #expect((change == nil) == (count == 3))
    #expect(
      change?.since
        == (count < 13 ? change.map { _ in Household.last.adding(months: 1 - count) } : nil))
  }

  @Test("The model of a month knows nothing of later lines")
  func later() throws {
    let whole = Household(seed: 9, months: 20, rise: 0.1, cheaper: 0.03)
    let month = Household.last.adding(months: -3)
    var cut = whole.made
    LineFilter(until: month.lastDay).apply(to: &cut.book)
    let early = try #require(cut.analysis().priceModels.first)
    let late = try whole.model { $0.month = month }
    #expect(early.month == month && late.month == month)
    #expect(early.household == late.household && early.levels == late.levels)
    #expect(early.stores.map(\.change) == late.stores.map(\.change))
    #expect(
      early.expectedPrice(of: 3, in: DimensionID(rawValue: 0), at: 1)
        == late.expectedPrice(of: 3, in: DimensionID(rawValue: 0), at: 1))
  }

  @Test("The price before a discount is the price of the store")
  func discounts() throws {
    var made = MadeBook(items: 12, stores: 2)
    for item in 0..<12 {
      for month in 1...6 {
        let price = Int64(10_000 + item * 500)
        made.buy(ItemID(item), at: 0, on: "2026-0\(month)-10", paid: price)
        made.buy(ItemID(item), at: 1, on: "2026-0\(month)-11", paid: price * 3 / 4)
        made.book.lines.discount.append(
          Amount(tenThousandths: price - price * 3 / 4), row: made.book.lines.count - 1)
      }
    }
    let level = try #require(
      made.analysis().priceModels.first?.levels.first { $0.store == 1 }?.estimate)
    #expect(abs(level.logarithm) < 1e-12)
  }

  @Test("A price that is filled in is the item's level times the store's, which is shrunken")
  func filledIn() throws {
    var made = MadeBook(items: 8, stores: 2)
    for item in 0..<8 {
      made.buy(ItemID(item), at: 0, on: "2026-10-10", paid: Int64(10_000 + item * 2_000))
      if item < 7 {
        made.buy(ItemID(item), at: 1, on: "2026-10-11", paid: Int64(5_000 + item * 1_000))
      }
    }
    let model = try #require(made.analysis().priceModels.first)
    let price = try #require(model.expectedPrice(of: 7, in: DimensionID(rawValue: 0), at: 1))
    #expect(price.months == 0)
    // Seven pairs of equal ratio: σ = ln ½ × 3.5 ÷ (3.5 + (2 % ÷ 5 %)²).
    #expect(abs(price.price - 2.4 * pow(0.5, 3.5 / 3.66)) < 1e-9)
  }

  @Test("A saving is the difference of two totals that are shown")
  func saving() throws {
    let model = try Household(seed: 12, months: 12, cheaper: 0.1).model()
    let lines = (0..<10).map {
      BasketLine(item: ItemID($0), dimension: DimensionID(rawValue: 0), quantity: 2)
    }
    let saving = try #require(model.saving(of: lines, at: 1, insteadOf: 0))
    let now = try #require(model.total(of: lines, at: 0))
    let there = try #require(model.total(of: lines, at: 1))
    #expect(abs(saving.amount - (now.total - there.total)) < 1e-9 && saving.amount > 0)
    #expect(try #require(saving.interval()).contains(saving.amount))
    #expect(now.interval.contains(now.total) && there.interval.contains(there.total))
  }

  @Test("Prices that are known once say nothing of how they move, and totals are their sums")
  func onceKnown() throws {
    var made = MadeBook(items: 12, stores: 2)
    for item in 0..<12 {
      let day = item < 3 ? "2026-10-20" : "2026-06-05"
      made.buy(ItemID(item), at: 0, on: day, paid: item < 3 ? 30_000 : 20_000)
      made.buy(ItemID(item), at: 1, on: "2026-06-06", paid: 19_000)
    }
    let model = try #require(made.analysis().priceModels.first)
    #expect(model.fit?.trend == 0)
    let lines = (0..<12).map {
      BasketLine(item: ItemID($0), dimension: DimensionID(rawValue: 0), quantity: 1)
    }
    #expect(abs(try #require(model.total(of: lines, at: 0)).total - 27) < 1e-9)
    #expect(abs(try #require(model.total(of: lines, at: 1)).total - 22.8) < 1e-9)
  }

  @Test("The usual store is that of the last three months, however much another one had before")
  func usualStore() throws {
    var made = MadeBook(items: 6, stores: 2)
    for item in 0..<6 {
      for month in 1...6 {
        made.buy(ItemID(item), at: 0, on: "2026-0\(month)-03", paid: 50_000)
      }
      made.buy(ItemID(item), at: 1, on: "2026-09-03", paid: 48_000)
    }
    let model = try #require(made.analysis().priceModels.first)
    #expect(model.usualStore == 1)
    let first = try #require(made.analysis { $0.month = monthNamed("2026-06") }.priceModels.first)
    #expect(first.usualStore == 0)
  }

  @Test("A last price is shown with its day, and what has none is filled in and said to be")
  func shown() throws {
    var made = MadeBook(items: 8, stores: 2)
    for item in 0..<8 {
      made.buy(ItemID(item), at: 0, on: "2026-09-10", paid: 20_000)
      made.buy(ItemID(item), at: 0, on: "2026-10-12", paid: 22_000)
      if item < 7 { made.buy(ItemID(item), at: 1, on: "2026-10-11", paid: 22_000) }
    }
    let model = try #require(made.analysis().priceModels.first)
    let own = try #require(model.shownPrice(of: 7, in: DimensionID(rawValue: 0), at: 0))
    #expect(own.price == 2.2 && own.day == date("2026-10-12") && !own.isEstimated)
    let other = try #require(model.shownPrice(of: 7, in: DimensionID(rawValue: 0), at: 1))
    #expect(other.isEstimated && other.exact == nil && other.day == nil)
  }

  @Test("No interval has no width, though no product differs from its item and store")
  func widths() throws {
    var made = MadeBook(items: 9, stores: 2)
    for item in 0..<9 {
      for month in 7...9 {
        made.buy(ItemID(item), at: 0, on: "2026-0\(month)-03", paid: Int64(10_000 + 1_000 * item))
        if item < 7 {
          made.buy(ItemID(item), at: 1, on: "2026-0\(month)-04", paid: Int64(10_000 + 1_000 * item))
        }
      }
    }
    let model = try #require(made.analysis().priceModels.first)
    for item in 0..<9 {
      for store in 0..<2 {
        let price = try #require(
          model.expectedPrice(of: ItemID(item), in: DimensionID(rawValue: 0), at: StoreID(store)))
        #expect(try #require(price.error).standardError > 0.01)
      }
    }
    #expect(try #require(model.levels.first { !$0.isUsual }?.estimate?.error).standardError > 0)
  }

  @Test("An expected price is less sure where the last one is old, and beside a store's level")
  func expectedErrors() throws {
    var made = MadeBook(items: 9, stores: 2)
    for item in 0..<9 {
      for month in item == 8 ? 1...3 : 7...9 {
        for store in 0..<2 {
          made.buy(
            ItemID(item), at: StoreID(store), on: "2026-0\(month)-0\(3 + store)",
            paid: Int64(10_000 + 1_000 * item))
        }
      }
    }
    let model = try #require(made.analysis().priceModels.first)
    func error(_ item: Int, at store: StoreID) throws -> Double {
      try #require(
        model.expectedPrice(of: ItemID(item), in: DimensionID(rawValue: 0), at: store)?.error
      ).standardError
    }
    let other: StoreID = model.usualStore == 0 ? 1 : 0
    #expect(try error(8, at: model.usualStore) > error(0, at: model.usualStore))
    #expect(try error(0, at: other) > error(0, at: model.usualStore))
  }

  @Test("Whole baskets of stores that each lack items are those of least squares")
  func wholeBaskets() throws {
    // NumPy, levels with priors: 48.20, 49.87 and 50.88.
    let prices: [[Int?]] = [
      [
        nil, 331, 389, nil, 285, 196, 105, 130, 167, 226, 352, 485, 336, 229, 145, 127, 118, 186,
        220, 327,
      ],
      [
        186, nil, 337, 438, nil, 211, 121, 129, 183, 262, 400, 316, 296, 239, 184, 119, 108, 159,
        232, 311,
      ],
      [
        240, 322, nil, 416, 279, nil, 121, 133, 178, 283, 388, 432, 269, 231, 183, 147, 124, 174,
        249, 330,
      ],
    ]
    let comparison = try #require(PriceBoard(prices: prices).comparisons.first)
    #expect(
      comparison.stores.compactMap(\.basketTotal).sorted()
        == [4_820, 4_987, 5_088].map { Amount(cents: $0) })
  }

  @Test("Stores without a common item have a model each with levels of their own alone")
  func unlinked() throws {
    let board = PriceBoard(prices: [[100, 200, nil, nil], [nil, nil, 300, 400]])
    let model = try #require(board.models.first)
    #expect(model.expectedPrice(of: 2, in: DimensionID(rawValue: 0), at: 0) == nil)
    #expect(model.levels.map(\.store) == [model.usualStore])
  }
}
