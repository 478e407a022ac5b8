import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// Books at the edges: every number of an analysis is finite, or absent.
struct DegenerateAnalysisTests {
  enum Shape: String, CaseIterable, Sendable {
    case oneLine, oneItem, oneStore, oneMonth, gaps, nothingShared, longPrices, largestAmounts
    case smallestQuantities, samePrices, refunds
  }

  private static func book(_ shape: Shape) -> MadeBook {
    var made = MadeBook()
    switch shape {
    case .oneLine:
      made.buy(on: "2026-03-01", paid: 10_000)
    case .oneItem:
      for store: StoreID in 0..<3 {
        for month in 1...9 {
          made.buy(at: store, on: "2026-0\(month)-05", paid: Int64(month) * 777)
        }
      }
    case .oneStore:
      for item: ItemID in 0..<3 {
        for month in 1...9 { made.buy(item, on: "2026-0\(month)-05", paid: Int64(month) * 999) }
      }
    case .oneMonth:
      for item: ItemID in 0..<3 {
        for store: StoreID in 0..<3 { made.buy(item, at: store, on: "2026-03-05", paid: 12_300) }
      }
    case .gaps:
      made.buyMonthly(prices: [10_000, 0, 0, 0, 12_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9_000])
      made.buyMonthly(1, at: 1, prices: [0, 0, 7_000, 0, 0, 0, 0, 7_500])
    case .nothingShared:
      made.buyMonthly(0, at: 0, prices: [10_000, 11_000, 12_000, 13_000])
      made.buyMonthly(1, at: 1, prices: [20_000, 19_000, 18_000, 17_000])
      made.buyMonthly(2, at: 2, prices: [5_000, 0, 0, 5_000])
    case .longPrices:
      let price = ExactDecimal(
        significand: Int128("12345678901234567890123456789012345678") ?? 1, scale: 37)
      made.buyMonthly(prices: [10_000, 11_000, 12_000, 13_000])
      made.book.vault.priceOptions = [nil, date("2026-02-03"), date("2026-04-10")].map {
        PriceOption(
          item: 0, store: 1, unit: .each, currency: CurrencyCode(label: "EUR"), price: price,
          day: $0, source: 0)
      }
    case .largestAmounts:
      let most = Amount.bookLimit.tenThousandths / 16
      for month in 1...8 {
        made.buy(on: "2026-0\(month)-05", paid: most, quantity: 1)
        made.buy(1, on: "2026-0\(month)-06", paid: most, quantity: Quantity.limit.millionths)
      }
    case .smallestQuantities:
      for month in 1...8 { made.buy(on: "2026-0\(month)-05", paid: 1, quantity: 1) }
    case .samePrices:
      for item: ItemID in 0..<3 {
        for store: StoreID in 0..<3 {
          made.buyMonthly(item, at: store, prices: Array(repeating: 10_000, count: 14))
        }
      }
    case .refunds:
      for month in 1...8 {
        made.buy(on: "2026-0\(month)-05", paid: -10_000, quantity: -1_000_000)
        made.buy(on: "2026-0\(month)-06", paid: 0)
      }
    }
    made.book.baskets = [
      Basket(
        name: "list",
        lines: (0..<3).map {
          Basket.Line(item: $0, quantity: Quantity(millionths: 1_000_000), unit: .each)
        })
    ]
    made.book.budgets = [
      Budget(
        month: nil, category: nil, amount: .zero, currency: CurrencyCode(label: "EUR"), source: 0,
        line: 2)
    ]
    return made
  }

  /// Every binary number in a value, however deep, with the way to it.
  private static func numbers(in value: Any, path: String = "") -> [(path: String, Double)] {
    if let number = value as? Double { return [(path, number)] }
    return Mirror(reflecting: value).children.flatMap { label, child in
      numbers(in: child, path: "\(path).\(label ?? "")")
    }
  }

  @Test("No result is ever infinite or not a number", arguments: Shape.allCases, [1, 28])
  func finite(shape: Shape, startDay: Int) {
    var made = Self.book(shape)
    made.book.settings[.monthStartDay] = startDay
    let found = Self.numbers(in: made.analysis())
    let wrong = found.filter { !$0.1.isFinite }.map(\.path)
    #expect(wrong.isEmpty)
  }

  @Test("Prices that never change have the index 100, no alert and no change")
  func samePrices() {
    let analysis = Self.book(.samePrices).analysis()
    let points = analysis.householdIndexes.flatMap(\.points).compactMap(\.index)
    #expect(!points.isEmpty && points.allSatisfy { abs($0 - 100) < 1e-9 })
    #expect(
      analysis.storeIndexes.flatMap(\.points).compactMap(\.index)
        .allSatisfy { abs($0 - 100) < 1e-9 })
    #expect(analysis.alerts.isEmpty && analysis.outliers.isEmpty)
    #expect(analysis.regularPriceChanges.allSatisfy { $0.percent == 0 && !$0.isStated })
  }

  @Test(
    "Prices a hundred times as high change levels alone",
    arguments: 1...4 as ClosedRange<UInt64>)
  func scaling(seed: UInt64) {
    let made = MadeBook.random(seed: seed, lines: 600)
    var dearer = made
    for row in dearer.book.lines.paid.indices {
      dearer.book.lines.paid[row] = Amount(
        tenThousandths: made.book.lines.paid[row].tenThousandths * 100)
    }
    let (before, after) = (made.analysis(), dearer.analysis())
    #expect(before.regularPriceChanges.map(\.doubt) == after.regularPriceChanges.map(\.doubt))
    #expect(
      before.comparisons.map { $0.stores.map(\.store) }
        == after.comparisons.map { $0.stores.map(\.store) })
    let indexes = { (analysis: Analysis) in
      analysis.householdIndexes.flatMap(\.points).map(\.index)
        + analysis.storeIndexes.flatMap(\.points).map(\.index)
    }
    #expect(indexes(before).count == indexes(after).count)
    for (one, other) in zip(indexes(before), indexes(after)) {
      #expect((one == nil) == (other == nil))
      if let one, let other { #expect(abs(one - other) <= 1e-9 * abs(one)) }
    }
    for (one, other) in zip(before.spending.byMonth, after.spending.byMonth) {
      #expect(one.spent.tenThousandths * 100 == other.spent.tenThousandths)
    }
  }
}
