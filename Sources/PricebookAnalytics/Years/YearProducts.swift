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
  /// The price changes of items between the compared months.
  private(set) var matched: YearItems<ItemPriceChange>

  let currency: CurrencyID

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
    let itemTotal = analysis.book.names.items.count
    let isRunning =
      !analysis.period.isOver && compared.contains(analysis.period.month)
    let later = isRunning ? analysis.yearFacts.laterLines : []
    var spent = Self.spent(
      year: year, currency: currency, compared: compared, without: later, in: analysis)
    matched = YearItems(empty: ItemPriceChange(), itemCount: itemTotal)
    let spans = ProductSpans(
      earlier: compared.map { $0.adding(months: -12) }, later: compared,
      currency: currency, leavingOut: later, slips: analysis.outliers.map(\.row))
    spans.forEachProduct(in: analysis) { product, earlier, later, hasSlip in
      let effect = PriceEffect(from: earlier.purchased, over: 1, to: later.purchased)
      sums.productEffect += effect.scaled
      spent.update(item: product.item, dimension: product.dimension) {
        $0.earlierPurchases += earlier
        $0.laterPurchases += later
      }
      if !hasSlip { matched.add(effect, of: product, before: earlier.count, now: later.count) }
    }
    spent.forEach { _, _, item in
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

  /// What was spent on every item in the year, and in the months compared of both years.
  ///
  /// - Parameter later: Lines of the year before that are after its same day, which do not count.
  private static func spent(
    year: Int, currency: CurrencyID, compared: [Month], without later: [YearFacts.LaterLine],
    in analysis: Analysis
  ) -> YearItems<Spent> {
    var spent = YearItems(empty: Spent(), itemCount: analysis.book.names.items.count)
    let rows = analysis.spending.byItem
    var comparedYear = MonthFlags(compared)
    for row in rows.rows(ofYear: year) where row.currency == currency {
      let isCompared = comparedYear.contains(row.month)
      spent.update(item: row.item, dimension: row.dimension) {
        $0.year += row.spent
        $0.quantity += row.quantity
        $0.yearLines += Int(row.lineCount)
        if isCompared {
          $0.current += row.spent.tenThousandths
          $0.currentLines += Int(row.lineCount)
        }
      }
    }
    comparedYear = MonthFlags(compared.map { $0.adding(months: -12) })
    for row in rows.rows(ofYear: year - 1)
    where row.currency == currency && comparedYear.contains(row.month) {
      spent.update(item: row.item, dimension: row.dimension) {
        $0.previous += row.spent.tenThousandths
        $0.previousLines += Int(row.lineCount)
      }
    }
    for line in later where line.isSpending && line.product.currency == currency {
      spent.update(item: line.product.item, dimension: line.product.dimension) {
        $0.previous -= line.paid
        $0.previousLines -= 1
      }
    }
    return spent
  }

  private static func largest(
    of spent: YearItems<Spent>, year: Int, currency: CurrencyID, in analysis: Analysis
  ) -> (items: [YearReview.Item], count: Int) {
    let names = analysis.book.names.items
    var bought: [YearReview.Item] = []
    var count = 0
    spent.forEach { item, dimension, sum in
      guard sum.yearLines > 0, !names[item].isAdjustment else { return }
      count += 1
      guard sum.year > .zero else { return }
      bought.append(
        YearReview.Item(
          item: item, dimension: dimension, spent: sum.year, quantity: sum.quantity,
          lines: sum.yearLines))
    }
    bought.sort { ($1.spent, $0.item, $0.dimension) < ($0.spent, $1.item, $1.dimension) }
    let months = Month(year: year, month: 1)...Month(year: year, month: 12)
    let listed = bought.prefix(YearReview.itemLimit).map { item in
      var item = item
      item.price = price(of: item, currency: currency, in: months, analysis.unitValues)
      return item
    }
    return (listed, count)
  }

  private static func price(
    of item: YearReview.Item, currency: CurrencyID, in months: ClosedRange<Month>,
    _ unitValues: UnitValues
  ) -> UnitValue? {
    var sum = UnitValue(paid: .zero, quantity: .zero)
    for place in unitValues.seriesRange(ofItem: item.item) {
      let series = unitValues.series[place]
      guard series.dimension == item.dimension, series.currency == currency else { continue }
      for row in series.rows
      where months.contains(unitValues.month[row]) && !unitValues.isSeen(row: row) {
        sum.paid += unitValues[row].paid
        sum.quantity += unitValues[row].quantity
      }
    }
    return sum.quantity > .zero ? sum : nil
  }
}

/// A value for every item in every dimension that it was bought in.
///
/// Nearly every item has one dimension, so that it is found without hashing; others have a table.
struct YearItems<Value> {
  private struct Key: Hashable {
    var item: ItemID
    var dimension: DimensionID
  }

  private var entries: [(item: ItemID, dimension: DimensionID, value: Value)] = []
  /// The first entry of every item, −1 for none.
  private var first: IDTable<ItemID, Int32>
  private var others: [Key: Int] = [:]
  private let empty: Value

  init(empty: Value, itemCount: Int) {
    self.empty = empty
    first = IDTable(repeating: -1, count: itemCount)
  }

  mutating func update(
    item: ItemID, dimension: DimensionID, _ change: (inout Value) -> Void
  ) {
    let known = Int(first[item])
    if known >= 0, entries[known].dimension == dimension { return change(&entries[known].value) }
    if known < 0 {
      first[item] = Int32(clamping: entries.count)
    } else {
      let key = Key(item: item, dimension: dimension)
      if let place = others[key] { return change(&entries[place].value) }
      others[key] = entries.count
    }
    entries.append((item, dimension, empty))
    change(&entries[entries.count - 1].value)
  }

  /// In the order in which they were first met.
  func forEach(_ body: (ItemID, DimensionID, Value) -> Void) {
    for entry in entries { body(entry.item, entry.dimension, entry.value) }
  }
}
