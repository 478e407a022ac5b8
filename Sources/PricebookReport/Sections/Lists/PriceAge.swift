import PricebookAnalytics
import PricebookModel

/// How old a price is that is not of the last two weeks; an undated one counts as oldest.
enum PriceAge: Comparable {
  /// From two on.
  case weeks(Int)
  case undated

  /// - Returns: `nil` for an estimate, and for a price of the last two weeks.
  init?(_ price: StoreComparison.BasketPrice, asOf: CalendarDate) {
    guard !price.isFilledIn else { return nil }
    guard let day = price.observed else {
      self = .undated
      return
    }
    let weeks = asOf.days(since: day) / 7
    guard weeks >= 2 else { return nil }
    self = .weeks(weeks)
  }
}
