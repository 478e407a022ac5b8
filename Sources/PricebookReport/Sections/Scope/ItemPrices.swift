import PricebookAnalytics
import PricebookModel

/// The price of one item by month, all stores together: Σ paid ÷ Σ quantity.
struct ItemPrices {
  /// Ascending by month; few enough that looking at each is quicker than hashing.
  private var values: [(month: Month, value: UnitValue)] = []
  /// Stores that priced the item in the months of the report, most paid first.
  let stores: [StoreID]

  /// How many priced months before a price is compared with.
  static let comparedMonths = 3

  init(item: ItemID, dimension: DimensionID, in scope: CurrencyScope) {
    let unitValues = scope.analysis.unitValues
    var paidByStore: [(store: StoreID, paid: Amount)] = []
    for index in unitValues.seriesRange(ofItem: item) {
      let series = unitValues.series[index]
      guard series.dimension == dimension, series.currency == scope.currencyID else { continue }
      var place = 0
      for row in series.rows where !unitValues.isQuoted(row) {
        let month = unitValues.month[row]
        while place < values.count, values[place].month < month { place += 1 }
        if place == values.count || values[place].month != month {
          values.insert((month, UnitValue(paid: .zero, quantity: .zero)), at: place)
        }
        values[place].value.paid += unitValues[row].paid
        values[place].value.quantity += unitValues[row].quantity
        guard scope.isReported(month) else { continue }
        // A store has one series of an item, a dimension and a currency.
        if paidByStore.last?.store == series.store {
          paidByStore[paidByStore.count - 1].paid += unitValues[row].paid
        } else {
          paidByStore.append((series.store, unitValues[row].paid))
        }
      }
    }
    stores = paidByStore.sorted { ($1.paid, $0.store) < ($0.paid, $1.store) }.map(\.store)
  }

  private subscript(month: Month) -> UnitValue? { values.first { $0.month == month }?.value }

  /// All that was paid in some months and for how much; `nil` where there is no price.
  private func value(over months: ClosedRange<Month>) -> UnitValue? {
    values.filter { months.contains($0.month) }.map(\.value).reduce(nil as UnitValue?) {
      sum, next in
      guard var sum else { return next }
      sum.paid += next.paid
      sum.quantity += next.quantity
      return sum
    }
  }

  /// The rounded price of some months together per base unit.
  func price(over months: ClosedRange<Month>) -> Amount? { value(over: months)?.rounded }

  /// The change in percent from some months to others.
  func change(from earlier: ClosedRange<Month>, to later: ClosedRange<Month>) -> Double? {
    guard let now = value(over: later), let before = value(over: earlier),
      now.quantity > .zero, before.quantity > .zero, before.approximatePrice > 0
    else { return nil }
    return (now.approximatePrice / before.approximatePrice - 1) * 100
  }

  /// Currency units per base unit for every month, for a sparkline.
  func approximatePrices(of months: [Month]) -> [Double?] {
    months.map { month in
      self[month].flatMap { $0.quantity > .zero ? $0.approximatePrice : nil }
    }
  }

  /// The change in percent against the median of the previous three months with a price.
  func changeOnThreeMonths(in month: Month) -> Double? {
    guard let now = self[month], now.quantity > .zero else { return nil }
    let earlier = values.prefix { $0.month < month }.suffix(Self.comparedMonths)
    let prices = earlier.map(\.value.approximatePrice).sorted()
    guard prices.count == Self.comparedMonths, prices[1] > 0 else { return nil }
    return (now.approximatePrice / prices[1] - 1) * 100
  }
}

extension UnitValues {
  /// Whether a row's price was stated by an app and nothing was bought at it.
  func isQuoted(_ row: Int) -> Bool {
    guard !quotedRows.isEmpty else { return false }
    let place = quotedRows.partitionPoint { Int($0) >= row }
    return place < quotedRows.count && Int(quotedRows[place]) == row
  }

  /// What was paid over some rows; a price that was only stated counts for nothing.
  func paid(over rows: some Sequence<Int>) -> Amount {
    rows.reduce(.zero) { isQuoted($1) ? $0 : $0 + self[$1].paid }
  }

  /// Currency units per base unit of a series for every month; `nil` is a gap.
  func approximatePrices(of series: Series, in months: [Month]) -> [Double?] {
    var prices = [Double?](repeating: nil, count: months.count)
    guard let first = months.first else { return prices }
    for row in series.rows {
      let place = month[row].months(since: first)
      if prices.indices.contains(place), self[row].quantity > .zero {
        prices[place] = price(row: row).approximatePrice
      }
    }
    return prices
  }
}
