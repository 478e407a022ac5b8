import PricebookModel

/// What was bought in a year and in the compared months of the year before, by item and by
/// product, in one currency.
struct YearProducts {
  /// Sums of what two years differ in.
  struct Sums {
    var previous = Amount.zero
    var current = Amount.zero
    var new = Amount.zero
    var gone = Amount.zero
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

  private struct Spent {
    var year = Amount.zero
    var quantity = BaseQuantity.zero
    var yearLines = 0
    var current = Amount.zero
    var previous = Amount.zero
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
          $0.current += row.spent
          $0.currentLines += Int(row.lineCount)
        }
      }
    }
    comparedYear = MonthFlags(compared.map { $0.adding(months: -12) })
    for row in rows.rows(ofYear: year - 1)
    where row.currency == currency && comparedYear.contains(row.month) {
      spent.update(item: row.item, dimension: row.dimension) {
        $0.previous += row.spent
        $0.previousLines += Int(row.lineCount)
      }
    }
    for line in later where line.isSpending && line.product.currency == currency {
      spent.update(item: line.product.item, dimension: line.product.dimension) {
        $0.previous -= Amount(tenThousandths: line.paid)
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
      where months.contains(unitValues.month[row]) && !unitValues.isQuoted(row) {
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

struct ProductPurchases {
  var paid: Int64 = 0
  var quantity = BaseQuantity.zero
  var count = 0

  var purchased: Purchased {
    Purchased(paid: paid, quantity: quantity.count.approximateValue)
  }

  static func += (left: inout ProductPurchases, right: ProductPurchases) {
    left.paid += right.paid
    left.quantity += right.quantity
    left.count += right.count
  }
}

struct ProductSpans {
  private let earlier: MonthFlags
  private let later: MonthFlags
  private let bounds: ClosedRange<Month>?
  private let currency: CurrencyID
  /// What does not count of the earlier months.
  private var leftOut: [Product: ProductPurchases] = [:]
  private let slips: [Int]

  init(
    earlier: [Month], later: [Month], currency: CurrencyID,
    leavingOut lines: [YearFacts.LaterLine], slips: [Int]
  ) {
    self.slips = slips
    self.earlier = MonthFlags(earlier)
    self.later = MonthFlags(later)
    self.currency = currency
    let all = (earlier + later).sorted()
    bounds = all.first.flatMap { first in all.last.map { first...$0 } }
    for line in lines where line.isPriced && line.product.currency == currency {
      leftOut[line.product, default: ProductPurchases()] += ProductPurchases(
        paid: line.paid, quantity: line.quantity, count: 1)
    }
  }

  /// Calls `body` for every product that was bought in either set of months, in the order of
  /// series, and says whether one of its prices is probably a slip.
  ///
  /// - Complexity: O(series + rows of the months, log rows of a series, log slips).
  func forEachProduct(
    in analysis: Analysis,
    _ body: (Product, ProductPurchases, ProductPurchases, _ hasSlip: Bool) -> Void
  ) {
    guard let bounds else { return }
    let values = analysis.unitValues
    for series in values.series where series.currency == currency {
      var (before, now) = (ProductPurchases(), ProductPurchases())
      var (isBought, hasSlip) = (false, false)
      let rows = series.rows
      let first = rows.partitionPoint { values.month[$0] >= bounds.lowerBound }
      var slip = slips.partitionPoint { $0 >= first }
      for row in first..<rows.upperBound {
        let month = values.month[row]
        guard month <= bounds.upperBound else { break }
        let (isEarlier, isLater) = (earlier.contains(month), later.contains(month))
        guard isEarlier || isLater, !values.isQuoted(row) else { continue }
        let value = values[row]
        let sum = ProductPurchases(
          paid: value.paid.tenThousandths, quantity: value.quantity,
          count: Int(value.observations))
        if isEarlier { before += sum }
        if isLater { now += sum }
        isBought = true
        while slip < slips.count, slips[slip] < row { slip += 1 }
        if slip < slips.count, slips[slip] == row { hasSlip = true }
      }
      guard isBought else { continue }
      let product = Product(
        item: series.item, store: series.store, dimension: series.dimension,
        currency: series.currency)
      if !leftOut.isEmpty, let left = leftOut[product] {
        before.paid -= left.paid
        before.quantity = BaseQuantity(count: before.quantity.count - left.quantity.count)
        before.count -= left.count
      }
      body(product, before, now, hasSlip)
    }
  }
}

/// Which months belong to a set; looked up for every row, and so without hashing.
struct MonthFlags {
  private let first: Int32
  private var flags: [Bool]

  init(_ months: [Month]) {
    let indexes = months.map(\.index)
    let first = indexes.min() ?? 0
    self.first = first
    flags = [Bool](repeating: false, count: Int((indexes.max() ?? first - 1) - first) + 1)
    for index in indexes { flags[Int(index - first)] = true }
  }

  @inline(__always)
  func contains(_ month: Month) -> Bool {
    let place = Int(month.index) - Int(first)
    return flags.indices.contains(place) && flags[place]
  }
}
