import PricebookModel

extension UnitValues {
  /// How far below the median a price must be to be an offer, in percent.
  package static let offerPercent = 15
  /// How many months before the price the median is taken over, and how many of them must have a
  /// price: a median of fewer says little of what is ordinary.
  package static let offerMonths = 6
  package static let leastOfferMonths = 3

  /// The median price before a series' latest one, where the latest is an offer against it.
  ///
  /// The median is that of the monthly unit values of the six months before the month of the
  /// latest price, as the table of unit values shows them (1/10 000 per base unit); of an even
  /// number it is the mean of the middle two. A price at least 15 % below is an offer, compared
  /// in integers.
  ///
  /// - Returns: In 1/10 000 per base unit, half away from zero; `nil` where the latest price is
  ///   no offer or fewer than three of the six months have a price.
  func ordinaryPriceOfOffer(
    in entry: Series, months: MonthCalendar = MonthCalendar()
  ) -> Amount? {
    guard let latest = entry.latest.rounded else { return nil }
    let last = months.month(of: entry.latestDay)
    var row = entry.rows.upperBound
    while row > entry.rows.lowerBound, month[row - 1] >= last { row -= 1 }
    guard let twice = twiceMedian(before: last, endingAt: row, of: entry),
      Self.isOffer(latest, twiceMedian: twice)
    else { return nil }
    return Amount(tenThousandths: Int64(clamping: twice.dividedRounding(by: 2)))
  }

  /// Whether a price is at least 15 % below a median, compared in integers.
  ///
  /// - Parameter twiceMedian: In 1/10 000 per base unit.
  static func isOffer(_ price: Amount, twiceMedian: Int128) -> Bool {
    Int128(price.tenThousandths) * 200 <= twiceMedian * Int128(100 - offerPercent)
  }

  /// A price above this is no offer, as ``UnitValue/approximateRatio``.
  ///
  /// - Parameter twiceMedian: In 1/10 000 per base unit.
  static func highestOffer(twiceMedian: Int128) -> Double {
    // A price is rounded by half a unit at most; the rest is for the rounding of the ratio.
    let highest = twiceMedian.approximateValue * Double(100 - offerPercent) / 200 + 0.5
    return highest * (1 + PriceLogarithms.uncertainty) / 1e19
  }

  /// Twice the median price of the six months before the month of a row.
  ///
  /// - Returns: In 1/10 000 per base unit; `nil` where fewer than three of the months have a price.
  func twiceMedian(before row: Int, of entry: Series) -> Int128? {
    twiceMedian(before: month[row], endingAt: row, of: entry)
  }

  /// - Parameter end: The end of the rows before the month.
  private func twiceMedian(
    before last: Month, endingAt end: Int, of entry: Series
  ) -> Int128? {
    let first = last.adding(months: -Self.offerMonths)
    var earlier: [Int64] = []
    earlier.reserveCapacity(Self.offerMonths)
    var row = end
    while row > entry.rows.lowerBound, month[row - 1] >= first {
      row -= 1
      if let price = price(row: row).rounded { earlier.append(price.tenThousandths) }
    }
    guard earlier.count >= Self.leastOfferMonths else { return nil }
    earlier.sort()
    return Int128(earlier[(earlier.count - 1) / 2]) + Int128(earlier[earlier.count / 2])
  }
}
