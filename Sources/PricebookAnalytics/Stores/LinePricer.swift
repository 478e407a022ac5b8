import PricebookModel

/// Prices the lines of one receipt again.
struct LinePricer {
  let store: StoreID
  let day: CalendarDate
  let book: Book
  let currency: CurrencyID
  let period: ReportPeriod
  let model: PriceModel?
  let seen: StoresSeen

  func line(
    _ item: ItemID, _ quantity: Quantity, _ unit: UnitOfMeasure, paid: Amount
  ) -> RepricedReceipt.Line {
    func line(_ yearAgo: Amount?, _ elsewhere: RepricedReceipt.Elsewhere?) -> RepricedReceipt.Line {
      RepricedReceipt.Line(
        item: item, quantity: quantity, unit: unit, paid: paid, yearAgo: yearAgo,
        elsewhere: elsewhere)
    }
    guard let model, quantity > .zero, paid > .zero, !book.names.items[item].isAdjustment,
      let dimension = model.prices.unitValues.dimensions.firstIndex(of: unit.dimension),
      !looseGoods(model).contains(
        item: item, in: dimension, currency: currency, asOf: period.asOf)
    else { return line(nil, nil) }
    let base = unit.base(quantity)
    let digits = book.names.currencies[currency].minorUnitDigits
    let values = model.prices.unitValues
    let places = values.seriesRange(ofItem: item).filter {
      values.series[$0].dimension == dimension && values.series[$0].currency == currency
    }
    let own = places.first { values.series[$0].store == store }
    let others = places.compactMap { place -> RepricedReceipt.Elsewhere? in
      let other = values.series[place].store
      guard other != store, seen.isCurrent(other),
        let last = model.prices.regular.last(series: place),
        (0...StoreComparison.staleDays).contains(period.asOf.days(since: last.day)),
        let cost = last.price.cost(of: base, roundedToDigits: digits)
      else { return nil }
      return RepricedReceipt.Elsewhere(store: other, cost: cost)
    }
    return line(
      own.flatMap(yearAgo)?.cost(of: base, roundedToDigits: digits),
      others.min { ($0.cost, $0.store) < ($1.cost, $1.store) })
  }

  private func looseGoods(_ model: PriceModel) -> LooseGoods {
    LooseGoods(
      unitValues: model.prices.unitValues, prices: model.prices.regular, names: book.names.items)
  }

  /// The regular price of a series in the month a year before the receipt's, else in the one after it
  /// or before it.
  private func yearAgo(_ series: Int) -> UnitValue? {
    let (values, prices) = (model?.prices.unitValues, model?.prices.regular)
    guard let values, let prices else { return nil }
    let wanted = period.calendar.month(of: day).adding(months: -12)
    let rows = values.series[series].rows
    return [0, 1, -1].lazy.compactMap { distance in
      rows.first { values.month[$0] == wanted.adding(months: distance) }
        .flatMap { prices.price(row: $0) }
    }.first
  }
}
