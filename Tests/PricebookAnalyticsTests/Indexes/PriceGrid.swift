import PricebookModel
import TestSupport

@testable import PricebookAnalytics

/// Monthly prices made by hand: a series is its months from January 2026, `nil` is a gap.
struct PriceGrid {
  var prices = MonthlyPrices()

  /// - Parameter series: Price and spending by month.
  init(_ series: [[(price: Double, paid: Int64)?]]) {
    for months in series {
      let first = prices.month.count
      for (offset, value) in months.enumerated() {
        guard let value else { continue }
        prices.month.append(Month(year: 2026, month: 1).adding(months: offset))
        prices.logarithm.append(Logarithm.of(value.price))
        prices.paid.append(value.paid)
      }
      prices.series.append(MonthlyPrices.Series(rows: first..<prices.month.count))
    }
  }

  static func random(
    seed: UInt64, items: Int, months: Int, gapOneIn gap: Int, factor: Double = 1
  ) -> PriceGrid {
    var generator = SeededGenerator(seed: seed)
    return PriceGrid(
      (0..<items).map { _ in
        let base = Double.random(in: 1...20, using: &generator)
        return (0..<months).map { _ in
          let price = base * Double.random(in: 0.7...1.4, using: &generator) * factor
          let paid = Int64.random(in: 5_000...900_000, using: &generator)
          return Int.random(in: 0..<gap, using: &generator) == 0 ? nil : (price, paid)
        }
      })
  }

  func index(_ method: GridMethod) -> [IndexPoint] { result(method).points }

  /// The index with the intervals, every item in a jackknife group by its place.
  ///
  /// - Parameter whole: Prices that months and spending are taken from.
  func result(
    _ method: GridMethod, monthsOf whole: PriceGrid? = nil
  ) -> (result: EstimatedIndex, points: [IndexPoint]) {
    var groups = [[UInt32]](repeating: [], count: JackknifeGroups.count)
    for series in prices.series.indices {
      groups[series % groups.count].append(UInt32(series))
    }
    var paid: [Month: Double] = [:]
    let all = whole?.prices ?? prices
    for row in all.month.indices {
      paid[all.month[row], default: 0] += Double(all.paid[row])
    }
    var months = IndexMonths()
    for month in paid.keys.sorted() { months.append(month, paid: paid[month] ?? 0) }
    var maker = IndexMaker(kind: method.kind)
    let results = maker.results(
      of: groups.map { $0[...] }, in: prices, months: months,
      linked: LinkedProducts(earlier: (0..<months.count).map { Array(0..<$0) }))
    let result = results[method.place]
    return (result, result.points(isChained: method == .jevons))
  }
}

/// The methods on their own.
enum GridMethod: CaseIterable {
  case geksTornqvist, weightedTimeProductDummy, timeProductDummy, jevons

  fileprivate var kind: GroupSums.Kind {
    switch self {
    case .geksTornqvist: .pooled
    case .weightedTimeProductDummy: .household
    case .timeProductDummy, .jevons: .store
    }
  }

  fileprivate var place: Int { self == .weightedTimeProductDummy || self == .jevons ? 1 : 0 }

  var windows: (Int) -> IndexWindows {
    self == .geksTornqvist
      ? { IndexWindows.rolling(monthCount: $0) } : { IndexWindows.wide(monthCount: $0) }
  }
}
