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

extension UnitValues {
  /// The prices of a month and of the months before it, in the same rows.
  ///
  /// - Complexity: O(rows).
  func through(_ last: Month) -> UnitValues {
    var past = self
    past.series = []
    past.seenSeries = []
    let seen = Set(seenSeries)
    for (place, one) in series.enumerated() {
      var one = one
      let end = month[one.rows].partitionPoint { $0 > last }
      one.rowCount = Int32(end - one.rows.lowerBound)
      guard one.rowCount > 0 else { continue }
      if seen.contains(Int32(place)) { past.seenSeries.append(Int32(past.series.count)) }
      past.series.append(one)
    }
    return past
  }

  /// The same unit values, with the latest prices as they stood at the end of an earlier month.
  ///
  /// - Parameters:
  ///   - month: Every row of it and of the months before has its ``latestOfMonths``.
  ///   - lastDay: The last day of the month.
  /// - Complexity: O(rows after the month + series × log quotes).
  func atEnd(of month: Month, lastDay: CalendarDate, quotes: QuotedPrices) -> UnitValues {
    var past = self
    past.seenSeries = []
    for place in series.indices {
      var latest = LatestOfMonth.none
      // There are none where nothing was bought.
      let rows = latestOfMonths.isEmpty ? 0..<0 : series[place].rows
      for row in rows.reversed() where self.month[row] <= month && !latestOfMonths[row].isNone {
        latest = latestOfMonths[row]
        break
      }
      past.series[place].latestDay = latest.day
      past.series[place].latest = latest.price
      if !quotes.isEmpty, let quoted = quotes.latest(of: series[place], asOf: lastDay),
        quoted.day > latest.day
      {
        past.series[place].latestDay = quoted.day
        past.series[place].latest = quoted.price
        past.seenSeries.append(Int32(clamping: place))
      }
    }
    return past
  }
}
