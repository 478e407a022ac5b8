import PricebookModel

/// What was bought in a year and in the compared months of the year before, by item and by
/// product, in one currency.
struct YearProducts {
  /// Sums of what two years differ in, in 1/10 000.
  struct Sums {
    var previous: Int64 = 0
    var current: Int64 = 0
    var new: Int64 = 0
    var gone: Int64 = 0
    /// Sums of ``PriceEffect/scaled``: of items over all stores, and of products.
    var itemEffect: Int128 = 0
    var productEffect: Int128 = 0
  }

  /// The months of the year that are compared with those a year before, ascending.
  let compared: [Month]
  private(set) var sums = Sums()
  /// The items with the most money in all months of the year.
  private(set) var largest: [YearReview.Item] = []
  private(set) var itemCount = 0

  let currency: CurrencyID

  struct Key: Hashable {
    var item: ItemID
    var dimension: DimensionID
  }

  /// What was spent on an item.
  private struct Spent {
    var year = Amount.zero
    var quantity = BaseQuantity.zero
    var yearLines = 0
    var current: Int64 = 0
    var previous: Int64 = 0
    var currentLines = 0
    var previousLines = 0
    var earlierPurchases = ProductPurchases()
    var laterPurchases = ProductPurchases()
  }

  /// - Complexity: O(unit values + spending of two years, log of their items).
  init(year: Int, currency: CurrencyID, compared: [Month], in analysis: Analysis) {
    self.currency = currency
    self.compared = compared
    var spent = Self.spent(year: year, currency: currency, compared: compared, in: analysis)
    let isRunning =
      !analysis.period.isOver && compared.contains(analysis.period.month)
    let later = isRunning ? analysis.yearFacts.laterLines : []
    for line in later where line.isSpending && line.product.currency == currency {
      let key = Key(item: line.product.item, dimension: line.product.dimension)
      spent[key]?.previous -= line.paid
      spent[key]?.previousLines -= 1
    }
    let spans = ProductSpans(
      earlier: compared.map { $0.adding(months: -12) }, later: compared,
      currency: currency, leavingOut: later)
    spans.forEachProduct(in: analysis) { product, earlier, compared, _ in
      let key = Key(item: product.item, dimension: product.dimension)
      let effect = PriceEffect(from: earlier.purchased, over: 1, to: compared.purchased)
      sums.productEffect += effect.scaled
      spent[key]?.earlierPurchases += earlier
      spent[key]?.laterPurchases += compared
    }
    for item in spent.values {
      sums.previous += item.previous
      sums.current += item.current
      switch (item.previousLines > 0, item.currentLines > 0) {
      case (true, true):
        sums.itemEffect +=
          PriceEffect(
            from: item.earlierPurchases.purchased, over: 1, to: item.laterPurchases.purchased
          ).scaled
      case (false, true): sums.new += item.current
      case (true, false): sums.gone += item.previous
      case (false, false): break
      }
    }
    (largest, itemCount) = Self.largest(of: spent, year: year, currency: currency, in: analysis)
  }

  private static func spent(
    year: Int, currency: CurrencyID, compared: [Month], in analysis: Analysis
  ) -> [Key: Spent] {
    var spent: [Key: Spent] = [:]
    let rows = analysis.spending.byItem
    for row in rows.ofYear(year) where row.currency == currency {
      var sum = spent[Key(item: row.item, dimension: row.dimension)] ?? Spent()
      sum.year += row.spent
      sum.quantity += row.quantity
      sum.yearLines += Int(row.lines)
      spent[Key(item: row.item, dimension: row.dimension)] = sum
    }
    for month in compared {
      for row in rows.ofMonths(from: month, through: month) where row.currency == currency {
        let key = Key(item: row.item, dimension: row.dimension)
        spent[key, default: Spent()].current += row.spent.tenThousandths
        spent[key, default: Spent()].currentLines += Int(row.lines)
      }
      let before = month.adding(months: -12)
      for row in rows.ofMonths(from: before, through: before) where row.currency == currency {
        let key = Key(item: row.item, dimension: row.dimension)
        spent[key, default: Spent()].previous += row.spent.tenThousandths
        spent[key, default: Spent()].previousLines += Int(row.lines)
      }
    }
    return spent
  }

  private static func largest(
    of spent: [Key: Spent], year: Int, currency: CurrencyID, in analysis: Analysis
  ) -> (items: [YearReview.Item], count: Int) {
    let items = analysis.book.names.items
    let bought = spent.filter { $0.value.yearLines > 0 && !items[$0.key.item].isAdjustment }
    let largest = bought.filter { $0.value.year > .zero }.sorted {
      ($1.value.year, $0.key.item, $0.key.dimension)
        < ($0.value.year, $1.key.item, $1.key.dimension)
    }.prefix(YearReview.itemLimit)
    let months = Month(year: year, month: 1)...Month(year: year, month: 12)
    let listed = largest.map { key, sum in
      YearReview.Item(
        item: key.item, dimension: key.dimension, spent: sum.year, quantity: sum.quantity,
        lines: sum.yearLines,
        price: price(of: key, currency: currency, in: months, analysis.unitValues))
    }
    return (listed, bought.count)
  }

  private static func price(
    of key: Key, currency: CurrencyID, in months: ClosedRange<Month>, _ unitValues: UnitValues
  ) -> UnitValue? {
    var sum = UnitValue(paid: .zero, quantity: .zero)
    for place in unitValues.seriesRange(ofItem: key.item) {
      let series = unitValues.series[place]
      guard series.dimension == key.dimension, series.currency == currency else { continue }
      for row in series.rows
      where months.contains(unitValues.month[row]) && !unitValues.isSeen(row: row) {
        sum.paid += unitValues[row].paid
        sum.quantity += unitValues[row].quantity
      }
    }
    return sum.quantity > .zero ? sum : nil
  }
}
