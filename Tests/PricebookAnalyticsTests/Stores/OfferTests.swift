import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

/// One item at one store: a price now, and one price in each of the months before.
struct OfferTests {
  private static func ordinary(now: Int64, before: [Int64?]) -> Amount? {
    let day = CalendarDate(daysSinceEpoch: 20_755)
    let one = BaseQuantity(count: 10_000_000_000_000_000_000)
    var values = UnitValues()
    values.dimensions = [.count]
    var rows = 0
    for (age, price) in before.enumerated().reversed() {
      guard let price else { continue }
      let paid = Amount(tenThousandths: price)
      values.append(
        month: day.month.adding(months: -age - 1), paid: paid, quantity: one, observations: 1,
        minimum: paid, maximum: paid)
      rows += 1
    }
    let latest = UnitValue(paid: Amount(tenThousandths: now), quantity: one)
    values.append(
      month: day.month, paid: latest.paid, quantity: one, observations: 1, minimum: latest.paid,
      maximum: latest.paid)
    values.series = [
      UnitValues.Series(
        item: 0, store: 0, dimension: DimensionID(0), currency: 0, firstRow: 0,
        rowCount: Int32(rows + 1),
        latestDay: day, latest: latest)
    ]
    return values.ordinaryPriceOfOffer(in: values.series[0])
  }

  @Test("Exactly 15 % below the median is an offer, a hair less is not")
  func threshold() {
    #expect(Self.ordinary(now: 17_000, before: [20_000, 20_000, 20_000])?.tenThousandths == 20_000)
    #expect(Self.ordinary(now: 17_001, before: [20_000, 20_000, 20_000]) == nil)
  }

  @Test("The median of an even number of months is the mean of the middle two")
  func evenMedian() {
    let before: [Int64?] = [30_000, 10_000, 21_001, 20_000]
    #expect(Self.ordinary(now: 17_425, before: before)?.tenThousandths == 20_501)
    #expect(Self.ordinary(now: 17_426, before: before) == nil)
  }

  @Test("Fewer than three priced months make no median to compare with")
  func fewMonths() {
    #expect(Self.ordinary(now: 1, before: [20_000, nil, 20_000]) == nil)
    #expect(Self.ordinary(now: 1, before: []) == nil)
  }

  @Test("Months more than six before the price do not count")
  func window() {
    #expect(Self.ordinary(now: 1, before: [nil, nil, nil, nil, nil, 2, 2, 2]) == nil)
    #expect(
      Self.ordinary(now: 1, before: [nil, nil, nil, 4, 4, 4, 9, 9])
        == Amount(tenThousandths: 4))
  }

  @Test("Prices at the limit of 64 bits are compared exactly")
  func extremes() {
    let most = Int64.max
    #expect(Self.ordinary(now: most, before: [most, most, most]) == nil)
    #expect(
      Self.ordinary(now: most / 2, before: [most, most, most]) == Amount(tenThousandths: most))
  }
}
