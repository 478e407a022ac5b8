import PricebookModel
import PricebookParallel

/// How prices move at the same stores: ln p = product + (category, month) + β t, weighted by paid.
///
/// The months of a year are swept out beside the products, so that seasons are no change of the
/// year; over less than 13 months they cannot be, and the change since the first month has them in
/// it. Products and months of one category are linked with those of no other, so that each category
/// is swept by itself, and the household's β is that of all of them together (R. Frisch and F. V.
/// Waugh, "Partial Time Regressions as Compared with Individual Trends", Econometrica 1 (1933)).
struct TrendFit {
  struct Score {
    /// Σ w x y, with x the time and y the logarithm after the sweep.
    var product = 0.0
    /// Σ w x².
    var weight = 0.0
    /// What was paid for products of the item that say anything.
    var paid = 0.0
  }

  struct Subject {
    var scores: [Score] = []
    /// Σ w of all prices.
    var weight = 0.0
    var paid = 0.0
    var months: ClosedRange<Int32>?

    mutating func add(_ other: Subject) {
      scores += other.scores
      weight += other.weight
      paid += other.paid
      if let months = other.months {
        self.months =
          self.months.map {
            min($0.lowerBound, months.lowerBound)...max($0.upperBound, months.upperBound)
          } ?? months
      }
    }
  }

  /// The fewest months, from the first to the last, over which seasons can be told from the year.
  static let yearMonths = 13
  /// Weights below this share, in years², are what rounding leaves of zero.
  private static let negligible = 1e-12

  let observations: PriceObservations
  /// How many months there are, up to the last.
  let months: Int

  /// The places of the prices of a product that count.
  private func rows(of product: Int) -> Range<Int> {
    let rows = observations.products[product].rows
    let first = Int32(1 - months)
    return observations.month[rows].partitionPoint { $0 >= first }..<rows.upperBound
  }

  /// The scores of some products of one category.
  func subject(_ products: some Collection<Int>, isSeasonal: Bool) -> Subject {
    var subject = Subject()
    var rowStarts = [0]
    var columns: [Int32] = []
    var weights: [Double] = []
    var times: [Double] = []
    var values: [Double] = []
    let calendarMonth = Int32(observations.last.monthOfYear - 1 + 1200)
    var cellOfMonth = [Int](repeating: -1, count: 12)
    for product in products {
      let start = columns.count
      for row in rows(of: product) where observations.paid[row] > 0 {
        let (weight, month) = (observations.paid[row], observations.month[row])
        subject.paid += weight
        subject.weight += weight
        subject.months =
          subject.months.map { min($0.lowerBound, month)...max($0.upperBound, month) }
          ?? month...month
        let column = isSeasonal ? Int((calendarMonth + month) % 12) : 0
        if cellOfMonth[column] < start {
          cellOfMonth[column] = columns.count
          columns.append(Int32(column))
          weights.append(0)
          times.append(0)
          values.append(0)
        }
        let cell = cellOfMonth[column]
        weights[cell] += weight
        times[cell] += weight * Self.years(month)
        values[cell] += weight * observations.logarithm[row]
      }
      rowStarts.append(columns.count)
    }
    guard
      let design = try? TwoWayLeastSquares(
        rowStarts: rowStarts, columns: columns, weights: weights, columnCount: 12),
      let time = design.levels(of: times), let value = design.levels(of: values)
    else { return subject }
    var item = -1
    for (place, product) in products.enumerated() {
      if observations.products[product].item != item {
        item = observations.products[product].item
        subject.scores.append(Score())
      }
      var (moment, squares, paid) = (0.0, 0.0, 0.0)
      for row in rows(of: product) where observations.paid[row] > 0 {
        let (weight, month) = (observations.paid[row], observations.month[row])
        let column = isSeasonal ? Int((calendarMonth + month) % 12) : 0
        let x = Self.years(month) - time.rows[place] - time.columns[column]
        let y = observations.logarithm[row] - value.rows[place] - value.columns[column]
        moment += weight * x * y
        squares += weight * x * x
        paid += weight
      }
      guard squares > paid * Self.negligible else { continue }
      let last = subject.scores.count - 1
      subject.scores[last].product += moment
      subject.scores[last].weight += squares
      subject.scores[last].paid += paid
    }
    return subject
  }

  private static func years(_ months: Int32) -> Double { Double(months) / 12 }

  static func estimate(_ subject: Subject, years: Double) -> PriceEstimate? {
    var (moment, weight, paid) = (0.0, 0.0, 0.0)
    for score in subject.scores {
      moment += score.product
      weight += score.weight
      paid += score.paid
    }
    guard weight > subject.weight * negligible else { return nil }
    let slope = moment / weight
    let error = SamplingError(
      scores: subject.scores.lazy.map { ($0.product - slope * $0.weight) * years },
      weights: subject.scores.map(\.weight))
    return PriceEstimate(
      logarithm: slope * years, error: error,
      sharePercent: subject.paid > 0 ? paid / subject.paid * 100 : 0)
  }

  /// The changes of the household, of every store and of every category.
  ///
  /// Seasons are swept out of stores and categories that have a year of their own.
  func changes() -> PriceModel.Changes {
    let products = observations.products
    let spans = products.indices.map { product -> ClosedRange<Int32>? in
      let months = rows(of: product).lazy.filter { observations.paid[$0] > 0 }
        .map { observations.month[$0] }
      return months.min().map { $0...(months.max() ?? $0) }
    }
    @Sendable func isYear(_ products: [Int]) -> Bool {
      let spans = products.lazy.compactMap { spans[$0] }
      guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max()
      else { return false }
      return Int(last - first) + 1 >= Self.yearMonths
    }
    let byStore = Dictionary(grouping: products.indices) { observations.products[$0].store }
    let isYearAtStore = byStore.mapValues { isYear($0) }
    let isYearInAll = isYear(Array(products.indices))
    let byCategory = Dictionary(grouping: products.indices) {
      observations.items[products[$0].item].category
    }.sorted { $0.key < $1.key }
    let swept = concurrentMap(byCategory.count) { place in
      let products = byCategory[place].value
      let all = subject(products, isSeasonal: isYearInAll)
      let isYearOfItsOwn = isYear(products)
      return (
        all: all,
        ofItsOwn: isYearOfItsOwn == isYearInAll
          ? all : subject(products, isSeasonal: isYearOfItsOwn),
        stores: Dictionary(grouping: products) { observations.products[$0].store }.map {
          ($0.key, subject($0.value, isSeasonal: isYearAtStore[$0.key] ?? false))
        }
      )
    }
    var household = Subject()
    var stores: [StoreID: Subject] = [:]
    var result = PriceModel.Changes()
    for ((category, products), swept) in zip(byCategory, swept) {
      household.add(swept.all)
      for (store, subject) in swept.stores { stores[store, default: Subject()].add(subject) }
      if category != ItemCategories.none, let change = change(of: swept.ofItsOwn, products) {
        result.categories.append((category, change))
      }
    }
    result.household = change(of: household, products.indices)
    result.stores = stores.sorted { $0.key < $1.key }.compactMap { store, subject in
      change(of: subject, byStore[store] ?? []).map { (store, $0) }
    }
    return result
  }

  /// The change over a year, or else since the first month.
  ///
  /// The latter also where the seasons leave nothing to estimate: after a gap, or where nothing was
  /// bought in the same month of two years.
  private func change(
    of subject: Subject, _ products: some Collection<Int>
  ) -> PriceModel.Change? {
    guard let months = subject.months else { return nil }
    let count = Int(months.upperBound - months.lowerBound) + 1
    let through = observations.last.adding(months: Int(months.upperBound))
    if count >= Self.yearMonths, let estimate = Self.estimate(subject, years: 1) {
      return PriceModel.Change(estimate: estimate, since: nil, through: through)
    }
    guard count >= PriceModel.fewestMonths else { return nil }
    let plain =
      count < Self.yearMonths ? subject : self.subject(products, isSeasonal: false)
    return Self.estimate(plain, years: Double(count - 1) / 12).map {
      PriceModel.Change(
        estimate: $0, since: observations.last.adding(months: Int(months.lowerBound)),
        through: through)
    }
  }
}
