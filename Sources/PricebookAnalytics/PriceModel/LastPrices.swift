import PricebookModel

/// The last regular price of every product of one currency.
struct LastPrices: Sendable {
  /// Those of the months up to ``month``.
  let unitValues: UnitValues
  let regular: RegularPrices
  let undated: [UndatedPrice]
  let currency: CurrencyID
  let month: Month
  let asOf: CalendarDate
  let maximumAgeDays: Int
  let boundaries: MonthCalendar
  /// How many months old prices without a date are taken to be.
  let undatedMonths: Int

  /// The last regular price that is not older than the maximum age, else the one without a date.
  func price(of item: ItemID, in dimension: DimensionID, at store: StoreID) -> ShownPrice? {
    let place = unitValues.seriesIndex(
      item: item, store: store, dimension: dimension, currency: currency)
    if let place, let last = regular.last(series: place),
      (0...maximumAgeDays).contains(asOf.days(since: last.day))
    {
      return ShownPrice(
        price: last.price.approximatePrice, exact: last.price, day: last.day, isEstimated: false,
        months: max(1, month.months(since: boundaries.month(of: last.day))))
    }
    guard !undated.isEmpty,
      let price = undated.prices(of: item).first(where: {
        $0.key.dimension == dimension && $0.key.store == store && $0.currency == currency
      })?.price
    else { return nil }
    return ShownPrice(
      price: price.approximatePrice, exact: price, day: nil, isEstimated: false,
      months: max(1, undatedMonths))
  }
}
