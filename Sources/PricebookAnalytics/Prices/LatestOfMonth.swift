import PricebookModel

/// What was paid, and for how much, on the latest day of a month that a series has lines on.
struct LatestOfMonth: BitwiseCopyable, Sendable {
  let day: CalendarDate
  private let paid: Amount
  /// The halves of a 128-bit count: as one number it would need room to be aligned.
  private let quantityHigh: Int64
  private let quantityLow: UInt64

  /// The mark of a month without a line.
  static let none = LatestOfMonth(
    day: CalendarDate(daysSinceEpoch: .min), price: UnitValue(paid: .zero, quantity: .zero))

  init(day: CalendarDate, price: UnitValue) {
    self.day = day
    paid = price.paid
    quantityHigh = Int64(truncatingIfNeeded: price.quantity.count >> 64)
    quantityLow = UInt64(truncatingIfNeeded: price.quantity.count)
  }

  var isNone: Bool { day == Self.none.day }

  var price: UnitValue {
    UnitValue(
      paid: paid,
      quantity: BaseQuantity(count: Int128(quantityHigh) << 64 | Int128(quantityLow)))
  }
}

/// Prices as they stood at the end of an earlier month.
struct PastPrices {
  let unitValues: UnitValues
  let quotes: QuotedPrices
  /// The last day of a month.
  let asOf: CalendarDate
  let month: Month

  /// A series whose latest price is that of the latest day on or before the end of the month.
  ///
  /// - Complexity: O(rows of the series + quotes of the series).
  func series(_ place: Int) -> UnitValues.Series {
    var series = unitValues.series[place]
    series.latestDay = LatestOfMonth.none.day
    series.latest = LatestOfMonth.none.price
    for row in series.rows.reversed() where unitValues.month[row] <= month {
      let latest = unitValues.latestOfMonths[row]
      if latest.isNone { continue }
      series.latestDay = latest.day
      series.latest = latest.price
      break
    }
    if let quoted = quotes.latest(of: series, asOf: asOf), quoted.day > series.latestDay {
      series.latestDay = quoted.day
      series.latest = quoted.price
    }
    return series
  }
}
