import PricebookModel

/// What was bought in a year and the compared months before, by item and product, in one currency.
struct YearProducts {
  let currency: CurrencyID
  let compared: [Month]
  /// What the compared months of two years differ in.
  let parts: ChangeParts
  /// The items with the most money in all months of the year.
  let largest: [YearReview.BoughtItem]
  let itemCount: Int

  init(year: Int, currency: CurrencyID, in analysis: Analysis) {
    self.currency = currency
    let compared = YearComparison.comparedMonths(year: year, currency: currency, in: analysis)
    self.compared = compared
    var (previous, current) = (Amount.zero, Amount.zero)
    var (new, gone) = (Amount.zero, Amount.zero)
    // Sums of ``PriceEffect/scaled``: of items over all stores, and of products.
    var (itemEffect, productEffect) = (Int128(0), Int128(0))
    let isRunning = !analysis.period.isOver && compared.contains(analysis.period.month)
    let later = isRunning ? analysis.yearFacts.laterLines : []
    var spent = Self.spent(
      year: year, currency: currency, compared: compared, without: later, in: analysis)
    let spans = ProductSpans(
      earlier: compared.map { $0.adding(months: -12) }, later: compared,
      currency: currency, leavingOut: later)
    spans.forEachProduct(in: analysis) { product, earlier, later in
      productEffect += PriceEffect(from: earlier.purchased, over: 1, to: later.purchased).scaled
      let place = spent.place(of: product.item, in: product.dimension)
      spent.sums[place].earlierPurchases += earlier
      spent.sums[place].laterPurchases += later
    }
    let groupOfItem = analysis.book.names.groupOfItem
    var brands: [ItemID: (now: Amount, before: Amount)] = [:]
    for item in spent.sums {
      let group = groupOfItem[item.item]
      previous += item.previous
      current += item.current
      switch (item.previousLines > 0, item.currentLines > 0) {
      case (true, true):
        itemEffect +=
          PriceEffect(
            from: item.earlierPurchases.purchased, over: 1, to: item.laterPurchases.purchased
          ).scaled
      case (false, true):
        new += item.current
        if let group { brands[group, default: (.zero, .zero)].now += item.current }
      case (true, false):
        gone += item.previous
        if let group { brands[group, default: (.zero, .zero)].before += item.previous }
      case (false, false): break
      }
    }
    // Where a group has both, another item of it was bought instead.
    let switched = brands.values.filter { $0.now > .zero && $0.before > .zero }
    let (now, before) = switched.reduce((Amount.zero, Amount.zero)) {
      ($0.0 + $1.now, $0.1 + $1.before)
    }
    var parts = ChangeParts(
      previous: previous, current: current, newItems: new - now, goneItems: before - gone,
      itemEffect: itemEffect, productEffect: productEffect,
      minorUnit: Amount.step(digits: analysis.book.names.currencies[currency].minorUnitDigits))
    parts.brandEffect = now - before
    self.parts = parts
    (largest, itemCount) = Self.largest(of: spent, year: year, currency: currency, in: analysis)
  }

  /// - Parameter later: Lines of the year before that are after its same day, which do not count.
  private static func spent(
    year: Int, currency: CurrencyID, compared: [Month], without later: [YearFacts.LaterLine],
    in analysis: Analysis
  ) -> YearSums {
    var spent = YearSums(itemCount: analysis.book.names.items.count)
    let rows = analysis.spending.byItem
    var comparedYear = MonthFlags(compared)
    for row in rows.rows(ofYear: year, in: analysis.period.calendar)
    where row.currency == currency {
      let place = spent.place(of: row.item, in: row.dimension)
      spent.sums[place].year += row.spent
      spent.sums[place].quantity += row.quantity
      spent.sums[place].yearLines += Int(row.lineCount)
      if comparedYear.contains(row.month) {
        spent.sums[place].current += row.spent
        spent.sums[place].currentLines += Int(row.lineCount)
      }
    }
    comparedYear = MonthFlags(compared.map { $0.adding(months: -12) })
    for row in rows.rows(ofYear: year - 1, in: analysis.period.calendar)
    where row.currency == currency && comparedYear.contains(row.month) {
      let place = spent.place(of: row.item, in: row.dimension)
      spent.sums[place].previous += row.spent
      spent.sums[place].previousLines += Int(row.lineCount)
    }
    for line in later where line.isSpending && line.product.currency == currency {
      let place = spent.place(of: line.product.item, in: line.product.dimension)
      spent.sums[place].previous += Amount(tenThousandths: -line.paid)
      spent.sums[place].previousLines -= 1
    }
    return spent
  }

  private static func largest(
    of spent: YearSums, year: Int, currency: CurrencyID, in analysis: Analysis
  ) -> (items: [YearReview.BoughtItem], count: Int) {
    let names = analysis.book.names.items
    var bought: [YearReview.BoughtItem] = []
    var count = 0
    for sum in spent.sums where sum.yearLines > 0 && !names[sum.item].isAdjustment {
      count += 1
      guard sum.year > .zero else { continue }
      bought.append(
        YearReview.BoughtItem(
          item: sum.item, dimension: sum.dimension, spent: sum.year, quantity: sum.quantity,
          lines: sum.yearLines))
    }
    bought.sort { ($1.spent, $0.item, $0.dimension) < ($0.spent, $1.item, $1.dimension) }
    let months = analysis.period.calendar.months(ofYear: year)
    let listed = bought.prefix(YearReview.itemLimit).map { item in
      var item = item
      item.price = price(of: item, currency: currency, in: months, analysis.unitValues)
      return item
    }
    return (listed, count)
  }

  private static func price(
    of item: YearReview.BoughtItem, currency: CurrencyID, in months: ClosedRange<Month>,
    _ unitValues: UnitValues
  ) -> UnitValue? {
    var sum = UnitValue(paid: .zero, quantity: .zero)
    for place in unitValues.seriesRange(ofItem: item.item) {
      let series = unitValues.series[place]
      guard series.dimension == item.dimension, series.currency == currency else { continue }
      for row in series.rows
      where months.contains(unitValues.month[row]) && !unitValues.isQuoted(row) {
        sum.paid += unitValues[row].paid
        sum.quantity += unitValues[row].quantity
      }
    }
    return sum.quantity > .zero ? sum : nil
  }
}
