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
    let first = last.adding(months: -Self.offerMonths)
    var earlier: [Int64] = []
    for row in entry.rows.reversed() where month[row] < last {
      guard month[row] >= first else { break }
      if let price = price(row: row).rounded { earlier.append(price.tenThousandths) }
    }
    guard earlier.count >= Self.leastOfferMonths else { return nil }
    earlier.sort()
    let twice =
      Int128(earlier[(earlier.count - 1) / 2]) + Int128(earlier[earlier.count / 2])
    let isOffer =
      Int128(latest.tenThousandths) * 200 <= twice * Int128(100 - Self.offerPercent)
    guard isOffer else { return nil }
    return Amount(tenThousandths: Int64(clamping: twice.dividedRounding(by: 2)))
  }
}
