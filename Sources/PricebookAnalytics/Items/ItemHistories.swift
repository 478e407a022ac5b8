package import PricebookModel

/// What the histories of items are made of.
///
/// A class, because a whole analysis would be copied for every item.
package final class ItemHistories: Sendable {
  let values: UnitValues
  let regularPrices: RegularPrices
  /// The last month with prices that count.
  let month: Month
  let calendar: MonthCalendar
  let oldestPriceDay: CalendarDate
  private let undated: [UndatedPrice]

  package init(in analysis: Analysis) {
    values = analysis.unitValues
    regularPrices = analysis.regularPrices
    month = analysis.period.priceMonth
    calendar = analysis.period.calendar.ofMonths
    oldestPriceDay = analysis.oldestPriceDay
    undated = analysis.undatedPrices
  }

  /// The prices of an item in one dimension and currency.
  struct Place {
    var key: UnitValues.Measure
    /// Places among the series.
    var series: [Int] = []
    /// Prices of stores that have none with a date.
    var undated: [UndatedPrice] = []
    var rows = 0
  }

  /// The histories of an item by dimension and currency, those with most rows first.
  package func all(of item: ItemID) -> [ItemHistory] {
    var places: [Place] = []
    func place(of key: UnitValues.Measure) -> Int {
      if let known = places.firstIndex(where: { $0.key == key }) { return known }
      places.append(Place(key: key))
      return places.count - 1
    }
    for index in values.seriesRange(ofItem: item) where regularPrices.isPriced(series: index) {
      let series = values.series[index]
      let place = place(of: series.measure)
      places[place].series.append(index)
      places[place].rows += values.rows(of: series, through: month).count
    }
    for price in undated.prices(of: item) {
      let place = place(of: .init(dimension: price.key.dimension, currency: price.currency))
      let hasDate = places[place].series.contains { values.series[$0].store == price.key.store }
      if !hasDate { places[place].undated.append(price) }
    }
    return places.sorted { $0.rows > $1.rows }.map { ItemHistory($0, in: self) }
  }
}

extension RegularPrices {
  fileprivate func isPriced(series: Int) -> Bool {
    last(series: series) != nil || offer(series: series) != nil
  }
}
