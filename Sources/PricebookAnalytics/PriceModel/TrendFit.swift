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
    var months: ClosedRange<Int32>?

    mutating func add(_ other: Subject) {
      scores += other.scores
      weight += other.weight
      if let months = other.months { add(months) }
    }

    mutating func add(_ other: ClosedRange<Int32>) {
      months =
        months.map {
          min($0.lowerBound, other.lowerBound)...max($0.upperBound, other.upperBound)
        } ?? other
    }
  }

  /// The prices of a product in one calendar month, of all years.
  private struct Cell {
    /// From 0 for January.
    var calendarMonth: Int32
    var weight: Double
    /// Weighted means of years t and logarithms y, and weighted sums about them.
    var time: Double
    var value: Double
    var squares = 0.0
    var moment = 0.0

    mutating func add(weight added: Double, time: Double, value: Double) {
      let whole = weight + added
      let (x, y) = (time - self.time, value - self.value)
      let share = weight * added / whole
      squares += share * x * x
      moment += share * x * y
      self.time += x * added / whole
      self.value += y * added / whole
      weight = whole
    }
  }

  /// The fewest months, from the first to the last, over which seasons can be told from the year.
  static let yearMonths = 13
  /// Weights below this share, in years², are what rounding leaves of zero.
  private static let negligible = 1e-12

  /// The cells of some products, product by product.
  private struct Cells {
    /// Ascending.
    let products: [UInt32]
    var cells: [Cell] = []
    /// Where the cells of every product begin, and their end.
    var starts: [Int] = [0]

    var places: Range<UInt32> { 0..<UInt32(products.count) }

    /// - Parameter place: Among ``products``.
    func cells(of place: UInt32) -> Range<Int> { starts[Int(place)]..<starts[Int(place) + 1] }
  }

  private let observations: PriceObservations
  /// The first month that counts.
  private let first: Int32
  /// From the first to the last month of every product; `nil` where nothing was paid.
  private let spans: [ClosedRange<Int32>?]

  /// - Parameter months: How many months there are, up to the last.
  init(observations: PriceObservations, months: Int) {
    self.observations = observations
    let first = Int32(1 - months)
    self.first = first
    spans = observations.products.products.indices.map { product in
      func counts(_ row: Int) -> Bool {
        observations.month[row] >= first && observations.paid[row] > 0
      }
      let rows = observations.rows(of: product)
      guard let start = rows.first(where: counts), let end = rows.last(where: counts)
      else { return nil }
      return observations.month[start]...observations.month[end]
    }
  }

  /// Those of one category at a time, because the cells of all take much memory.
  private func cells(of products: some Collection<UInt32>) -> Cells {
    var result = Cells(products: Array(products))
    result.starts.reserveCapacity(products.count + 1)
    // Memory that is not needed is never touched.
    result.cells.reserveCapacity(
      products.reduce(0) { $0 + min(12, observations.rows(of: Int($1)).count) })
    // A hundred years are added, so that no remainder is below zero.
    let calendarMonth = Int32(observations.last.monthOfYear - 1 + 1200)
    var cellOfMonth = [Int](repeating: -1, count: 12)
    for product in products {
      let firstCell = result.cells.count
      for row in observations.rows(of: Int(product))
      where observations.month[row] >= first && observations.paid[row] > 0 {
        let month = observations.month[row]
        let (weight, time, value) = (
          observations.paid[row], Double(month) / 12, observations.logarithm[row]
        )
        let column = Int((calendarMonth + month) % 12)
        if cellOfMonth[column] < firstCell {
          cellOfMonth[column] = result.cells.count
          result.cells.append(
            Cell(calendarMonth: Int32(column), weight: weight, time: time, value: value))
        } else {
          result.cells[cellOfMonth[column]].add(weight: weight, time: time, value: value)
        }
      }
      result.starts.append(result.cells.count)
    }
    return result
  }

  /// The scores of some products of one category.
  ///
  /// - Parameter places: Of the products among those that have cells, ascending.
  private func subject(
    _ places: some Collection<UInt32>, of cells: Cells, isSeasonal: Bool
  ) -> Subject {
    var subject = Subject()
    guard let seasons = isSeasonal ? seasons(of: places, cells) : (times: [], values: []) else {
      return subject
    }
    func season(_ levels: [Double], _ cell: Cell) -> Double {
      levels.isEmpty ? 0 : levels[Int(cell.calendarMonth)]
    }
    let products = observations.products.products
    let all = cells.cells.span
    var item = -1
    for place in places {
      let product = Int(cells.products[Int(place)])
      guard let span = spans[product] else { continue }
      subject.add(span)
      if products[product].item != item {
        item = products[product].item
        subject.scores.append(Score())
      }
      let own = cells.cells(of: place)
      var (paid, time, value) = (0.0, 0.0, 0.0)
      for number in own {
        let cell = all[number]
        paid += cell.weight
        time += cell.weight * (cell.time - season(seasons.times, cell))
        value += cell.weight * (cell.value - season(seasons.values, cell))
      }
      subject.weight += paid
      (time, value) = (time / paid, value / paid)
      var (moment, squares) = (0.0, 0.0)
      for number in own {
        let cell = all[number]
        let x = cell.time - season(seasons.times, cell) - time
        let y = cell.value - season(seasons.values, cell) - value
        moment += cell.moment + cell.weight * x * y
        squares += cell.squares + cell.weight * x * x
      }
      guard squares > paid * Self.negligible else { continue }
      let last = subject.scores.count - 1
      subject.scores[last].product += moment
      subject.scores[last].weight += squares
      subject.scores[last].paid += paid
    }
    return subject
  }

  /// What the calendar months have in common over some products, of time and of logarithms.
  ///
  /// - Returns: Nothing where no product has two of them; `nil` where they cannot be solved.
  private func seasons(
    of places: some Collection<UInt32>, _ cells: Cells
  ) -> (times: [Double], values: [Double])? {
    var rowStarts = [0]
    var columns: [Int32] = []
    var weights: [Double] = []
    var times: [Double] = []
    var values: [Double] = []
    let all = cells.cells.span
    let most = places.reduce(0) { $0 + cells.cells(of: $1).count }
    rowStarts.reserveCapacity(places.count + 1)
    columns.reserveCapacity(most)
    weights.reserveCapacity(most)
    times.reserveCapacity(most)
    values.reserveCapacity(most)
    for place in places {
      let own = cells.cells(of: place)
      guard own.count > 1 else { continue }
      for number in own {
        let cell = all[number]
        columns.append(cell.calendarMonth)
        weights.append(cell.weight)
        times.append(cell.weight * cell.time)
        values.append(cell.weight * cell.value)
      }
      rowStarts.append(columns.count)
    }
    guard !columns.isEmpty else { return ([], []) }
    guard
      let design = try? TwoWayLeastSquares(
        rowStarts: rowStarts, columns: columns, weights: weights, columnCount: 12),
      let time = design.levels(of: times), let value = design.levels(of: values)
    else { return nil }
    return (time.columns, value.columns)
  }

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
      sharePercent: subject.weight > 0 ? paid / subject.weight * 100 : 0)
  }

  /// The changes of the household, of every store and of every category.
  ///
  /// Seasons are swept out of stores and categories that have a year of their own.
  func changes() -> PriceModel.Changes {
    let (items, products) = (observations.products.items, observations.products.products)
    @Sendable func isYear(_ span: ClosedRange<Int32>?) -> Bool {
      span.map { Int($0.upperBound - $0.lowerBound) + 1 >= Self.yearMonths } ?? false
    }
    func span(_ products: some Sequence<UInt32>) -> ClosedRange<Int32>? {
      var subject = Subject()
      for product in products { if let span = spans[Int(product)] { subject.add(span) } }
      return subject.months
    }
    let storeCount = 1 + (products.lazy.map { $0.store.index }.max() ?? -1)
    let categoryCount =
      1 + (items.lazy.map { Self.index(of: $0.category) }.max() ?? -1)
    let byStore = RowsByGroup(products.indices, groupCount: storeCount) {
      products[$0].store.index
    }
    let byCategory = RowsByGroup(products.indices, groupCount: categoryCount) {
      Self.index(of: items[products[$0].item].category)
    }
    let isYearAtStore = (0..<storeCount).map { isYear(span(byStore[$0])) }
    let all = products.indices.map { UInt32($0) }
    let isYearInAll = isYear(span(all))
    let categories = (0..<categoryCount).filter { !byCategory[$0].isEmpty }
    let swept = concurrentMap(categories.count) { place in
      let cells = cells(of: byCategory[categories[place]])
      let all = subject(cells.places, of: cells, isSeasonal: isYearInAll)
      let isYearOfItsOwn = isYear(all.months)
      let stores = RowsByGroup(cells.products.indices, groupCount: storeCount) {
        products[Int(cells.products[$0])].store.index
      }
      return (
        all: all,
        ofItsOwn: isYearOfItsOwn == isYearInAll
          ? all : subject(cells.places, of: cells, isSeasonal: isYearOfItsOwn),
        stores: (0..<storeCount).compactMap { store -> (store: Int, subject: Subject)? in
          let places = stores[store]
          return places.isEmpty
            ? nil : (store, subject(places, of: cells, isSeasonal: isYearAtStore[store]))
        }
      )
    }
    var household = Subject()
    var stores = [Subject](repeating: Subject(), count: storeCount)
    var result = PriceModel.Changes()
    for (category, swept) in zip(categories, swept) {
      household.add(swept.all)
      for (store, subject) in swept.stores { stores[store].add(subject) }
      if category > 0, let change = change(of: swept.ofItsOwn, byCategory[category]) {
        result.categories.append((CategoryID(category - 1), change))
      }
    }
    result.household = change(of: household, all)
    result.stores = stores.indices.compactMap { store in
      change(of: stores[store], byStore[store]).map { (StoreID(store), $0) }
    }
    return result
  }

  /// 0 for none.
  private static func index(of category: CategoryID) -> Int {
    category == ItemCategories.none ? 0 : category.index + 1
  }

  /// The change over a year, or else since the first month.
  ///
  /// The latter also where the seasons leave nothing to estimate: after a gap, or where nothing was
  /// bought in the same month of two years.
  private func change(
    of subject: Subject, _ products: some Collection<UInt32>
  ) -> PriceModel.Change? {
    guard let months = subject.months else { return nil }
    let count = Int(months.upperBound - months.lowerBound) + 1
    let first = observations.last.adding(months: Int(months.lowerBound))
    let through = observations.last.adding(months: Int(months.upperBound))
    if count >= Self.yearMonths, let estimate = Self.estimate(subject, years: 1) {
      return PriceModel.Change(estimate: estimate, since: nil, first: first, through: through)
    }
    guard count >= PriceModel.fewestMonths else { return nil }
    var plain = subject
    if count >= Self.yearMonths {
      let cells = cells(of: products)
      plain = self.subject(cells.places, of: cells, isSeasonal: false)
    }
    return Self.estimate(plain, years: Double(count - 1) / 12).map {
      PriceModel.Change(
        estimate: $0, since: first, first: first, through: through)
    }
  }
}
