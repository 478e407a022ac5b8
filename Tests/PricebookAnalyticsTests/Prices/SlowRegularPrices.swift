import PricebookModel
import TestSupport

@testable import PricebookAnalytics

/// A price of one product on a day, in cents.
struct DayPrice {
  /// Days after Wednesday, 2024-01-03.
  var day: Int
  var cents: Int
  /// Whether the line names a discount; the price is the one before it.
  var isNamed = false

  static let start = CalendarDate(daysSinceEpoch: 19_725)
  var date: CalendarDate { Self.start.adding(days: day) }
}

extension [DayPrice] {
  /// `3:1000 9:800d`: day and cents, and whether a discount is named.
  init(written text: String) {
    self = text.split(separator: " ").map { point in
      let parts = point.split(separator: ":")
      let isNamed = parts[1].hasSuffix("d")
      return DayPrice(
        day: Int(parts[0]) ?? 0, cents: Int(parts[1].prefix { $0.isNumber }) ?? 0, isNamed: isNamed)
    }
  }

  /// Prices that jump now and then, and are lower for a time more often.
  init(seed: UInt64, count: Int, longestGap: Int, namedFrom: Int? = nil) {
    var generator = SeededGenerator(seed: seed)
    var (day, price) = (0, 1_000)
    self = (0..<count).map { number in
      day += Int.random(in: 1...longestGap, using: &generator)
      if Int.random(in: 0..<16, using: &generator) == 0 {
        price = price * [80, 85, 110, 125, 88][Int.random(in: 0..<5, using: &generator)] / 100
      }
      let isLow = Int.random(in: 0..<4, using: &generator) == 0
      let low = [75, 80, 89, 90, 91, 60][Int.random(in: 0..<6, using: &generator)]
      let isNamed = namedFrom.map { number >= $0 } ?? false
      return DayPrice(
        day: day, cents: isLow ? price * low / 100 : price,
        isNamed: isNamed && Bool.random(using: &generator))
    }
  }

  /// Whether each price is a regular one, as known after the last: the rule as it is written down.
  var areRegular: [Bool] {
    var regular = indices.map { _ in true }
    var known: [DayPrice] = []
    var doubts: [Int] = []
    for (place, price) in enumerated() {
      if price.isNamed { break }
      let year = known.filter { $0.day >= price.day - 365 }.map(\.cents) + [price.cents]
      let sorted = year.sorted()
      let twiceMedian = sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
      // A billionth is for prices that are rounded ratios; cents have none.
      guard price.cents * 20 < twiceMedian * 9 - twiceMedian / 1_000_000_000 else {
        known.append(price)
        doubts = []
        continue
      }
      doubts.append(place)
      regular[place] = false
      // The first day is a Wednesday, two days after a Monday.
      if Set(doubts.map { (self[$0].day + 2) / 7 }).count == 3 {
        for doubt in doubts { regular[doubt] = true }
        known = doubts.map { self[$0] }
        doubts = []
      }
    }
    return regular
  }
}

extension MadeBook {
  /// One piece of an item for each price; named discounts are of a tenth of the price before.
  mutating func buy(_ prices: [DayPrice], item: ItemID = 0, at store: StoreID = 0) {
    for price in prices {
      let before = Int64(price.cents) * 100
      let discount = price.isNamed ? before / 10 : 0
      buy(item, at: store, on: price.date.description, paid: before - discount)
      if discount > 0 {
        book.lines.discount.append(
          Amount(tenThousandths: discount), row: book.lines.count - 1)
      }
    }
  }
}
