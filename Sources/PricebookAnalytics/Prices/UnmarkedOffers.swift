import PricebookModel
import PricebookParallel

/// The days on which a price is taken for an offer although nothing says so, looking back only.
///
/// A price that was paid is taken for an offer where no line of the product up to that day names a
/// discount, and it is more than 10 % below the median of the product's own regular prices of the
/// twelve months up to that day, itself included. Once such prices were paid in three different
/// weeks, from Monday to Sunday, with no regular price between, they are no offer but a fall, and
/// were from its first day. Nothing else that comes after a day changes how it was judged: so what
/// was known on any earlier day is known too.
///
/// A price that was seen is what the shelf asks; one that is so low is the new regular price, and
/// the prices before it say no more what is ordinary. Sale filters of this kind: E. Nakamura and
/// J. Steinsson, "Five Facts about Prices", Quarterly Journal of Economics 123 (2008).
struct UnmarkedOffers: Sendable {
  /// Places in ``PriceDays``, ascending.
  private(set) var places: [Int32] = []
  /// From which day on each of ``places`` is known to be a fall and no offer, in days since
  /// 1970-01-01; `Int32.max` where it is none.
  private(set) var regularFrom: [Int32] = []

  /// - Parameter discounts: A product names its discounts from its first one on.
  /// - Complexity: O(days) where prices are within 10 % of each other; else at most O(days × days of
  ///   a year).
  init(of unitValues: UnitValues, discounts: NamedDiscounts) {
    let count = unitValues.series.count
    let pieces = concurrentMap(of: count, parts: max(1, min(count, WorkerThreads.count * 4))) {
      var judge = OfferJudge()
      for place in $0 {
        let series = unitValues.series[place]
        guard Self.canHaveOffers(series, in: unitValues) else { continue }
        judge.enter(discounts.firstPart(of: series.days), of: unitValues.days)
      }
      return judge
    }
    for piece in pieces {
      places += piece.places
      regularFrom += piece.regularFrom
    }
  }

  /// Whether a price is known to be no offer on a day.
  func isRegular(_ place: Int, asOf day: Int32) -> Bool {
    guard !places.isEmpty, let index = places.place(of: Int32(clamping: place)) else { return true }
    return regularFrom[index] <= day
  }

  /// Whether any of some days is, or was once, taken for an offer.
  func hasPlaces(in days: Range<Int>) -> Bool {
    let next = places.partitionPoint { Int($0) >= days.lowerBound }
    return next < places.count && Int(places[next]) < days.upperBound
  }

  /// How far below the median an offer is, in percent.
  static let percent = 10
  /// How many days before a price the median is taken over.
  static let days: Int32 = 365
  /// How many days before and after a price the price model takes a median over.
  static let nearDays: Int32 = 183

  /// Whether a price is more than 10 % below the median of others and itself.
  ///
  /// The median is below a limit where more than half of the values are, so that none is sorted.
  static func isLow(_ ratio: Double, among others: some Sequence<Double>) -> Bool {
    let limit = limit(of: ratio)
    // Itself is one of those that are not above.
    var (notAbove, count) = (1, 1)
    var (below, above) = (ratio, Double.infinity)
    for price in others {
      count += 1
      if price <= limit {
        notAbove += 1
        below = max(below, price)
      } else {
        above = min(above, price)
      }
    }
    let twice = 2 * notAbove - count
    return twice == 0 ? below / 2 + above / 2 > limit : twice < 0
  }

  /// Whether a price is not low among any others up to a highest one.
  static func isOrdinary(_ ratio: Double, upTo highest: Double) -> Bool {
    highest <= limit(of: ratio)
  }

  /// What the median must be above for a price to be low.
  private static func limit(of ratio: Double) -> Double {
    ratio / (Double(100 - percent) / 100) * (1 + Logarithm.uncertainty)
  }

  /// In how many weeks a low price must be paid to be a fall.
  static let weeks = 3

  /// Prices within 10 % of each other, as minimum and maximum are rounded, have no offer.
  static func canHaveOffers(_ series: UnitValues.Series, in values: UnitValues) -> Bool {
    guard series.dayCount > 1 else { return false }
    var (lowest, highest) = (Int64.max, Int64.min)
    for row in series.rows {
      lowest = min(lowest, values[row].minimum.tenThousandths)
      highest = max(highest, values[row].maximum.tenThousandths)
    }
    return (Double(lowest) - 1) * 100 < (Double(highest) + 1) * Double(100 - percent)
  }

  /// The number of a week from Monday to Sunday.
  ///
  /// 1970-01-01 is a Thursday, three days after a Monday; no day is before the year 1.
  static func week(of day: Int32) -> Int32 { (day + 3 + 7 * 200_000) / 7 }
}
