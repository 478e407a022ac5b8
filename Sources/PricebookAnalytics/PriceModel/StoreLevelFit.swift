import PricebookModel
import PricebookParallel

/// How dear stores are: ln p = item + store + β t over the last months, each price counting once,
/// and what products cost beside it.
///
/// After Robert Summers, "International Price Comparisons Based upon Incomplete Data", Review of
/// Income and Wealth 19 (1973), 1–16, with a trend. The trend comes first and alone, from products
/// that have two months or more, so that what differs between products is no trend. Stores and
/// trend are shrunken towards none, for a store with few common items is more likely to be like
/// the usual one than its prices say (D. V. Lindley and A. F. M. Smith, "Bayes Estimates for the
/// Linear Model", Journal of the Royal Statistical Society B 34 (1972)). A product that is regularly
/// above or below the sum keeps a part ρ of its own mean residual (C. R. Henderson, "Best Linear
/// Unbiased Estimation and Prediction under a Selection Model", Biometrics 31 (1975); the variances
/// by the method of moments). Variances are clustered by item, with the prior's own part.
struct StoreLevelFit {
  /// The prices of one product in the months.
  private struct Cell {
    /// The place in ``PriceObservations/products``.
    var product: Int32
    /// The month of the last price.
    var last: Int32
    var count: Double
    /// The mean price, and after the fit the mean residual, as logarithms.
    var mean = 0.0
    /// The sum of squares about the mean.
    var squares = 0.0
  }

  /// When the prices of a cell were, in years t: until the trend is fitted.
  private struct Times {
    var mean = 0.0
    /// The sums of (t − mean)² and of (t − mean) (y − mean of y), y the logarithms of prices.
    var squares = 0.0
    var moment = 0.0
  }

  /// The prior standard deviations of a store's level and of the trend of a year, as logarithms.
  private static let (storePrior, trendPrior) = (0.05, 0.03)
  /// The least variances of a residual, and of the change of a regular price over a month.
  private static let leastResidual = 0.02 * 0.02
  static let leastDrift = 0.01 * 0.01
  /// Of more stores, only those with most common items have an interval.
  static let intervalLimit = 200

  /// Without their prices once they are fitted.
  private var observations: PriceObservations
  /// Ascending.
  let stores: [StoreID]
  let usual: Int
  /// ln (level) of every store against the usual one.
  private(set) var levels: [Double] = []
  /// The variance of every level; that of the prior where it was not computed.
  private(set) var variances: [Double] = []
  /// How many items every level rests on; see ``SamplingError/effectiveItems``.
  private(set) var effectiveItems: [Double] = []
  /// How many items of the store another one prices, too.
  private(set) var commonItems: [Int] = []
  /// The change of ln p over a year.
  private(set) var trend = 0.0
  private(set) var trendVariance = 0.0
  /// ω², the variance of a price of one product, and how many prices it was measured with.
  private(set) var priceVariance = 0.0
  private(set) var priceDegrees = 0
  /// τ², the variance of products beside their item and store.
  private(set) var productVariance = 0.0
  /// The variance of the change of a regular price over a month: a price moves as a random walk.
  private(set) var drift = 0.0
  /// What all prices have in common of a month's change: they rise together.
  var commonDrift: Double { (trend * trend + trendVariance).squareRoot() / 12 }

  private let design: TwoWayLeastSquares
  private var cells: [Cell] = []
  private var itemLevels: [Double] = []

  /// - Returns: `nil` without prices of the usual store in the months.
  /// - Throws: Where the stores are too many and share too many items.
  init?(
    _ observations: PriceObservations, months: Int, usual: StoreID
  ) throws(TwoWayLeastSquares.Failure) {
    self.observations = observations
    let first = Int32(1 - months)
    var rowStarts = [0]
    var times: [Times] = []
    cells.reserveCapacity(observations.products.count)
    times.reserveCapacity(observations.products.count)
    for item in observations.items {
      for product in item.products {
        let rows = observations.products[product].rows
        let start = rows.partitionPoint { observations.month[$0] >= first }
        guard start < rows.upperBound else { continue }
        let own = Self.cell(of: product, rows: start..<rows.upperBound, observations)
        cells.append(own.cell)
        times.append(own.times)
      }
      rowStarts.append(cells.count)
    }
    let storeOfCell = cells.map { observations.products[Int($0.product)].store }
    var columnOfStore = IDTable<StoreID, Int32>(
      repeating: -1, count: 1 + (storeOfCell.max()?.index ?? -1))
    for store in storeOfCell { columnOfStore[store] = 0 }
    stores = columnOfStore.indices.filter { columnOfStore[$0] == 0 }
    guard let usual = stores.firstIndex(of: usual) else { return nil }
    self.usual = usual
    for (column, store) in stores.enumerated() { columnOfStore[store] = Int32(column) }
    design = try TwoWayLeastSquares(
      rowStarts: rowStarts, columns: storeOfCell.map { columnOfStore[$0] },
      weights: cells.map(\.count), columnCount: stores.count, anchor: usual)
    let count = Int(cells.reduce(0) { $0 + $1.count })
    fitTrend(times, count: count)
    try fitLevels(count: count)
    drift = max(Self.leastDrift, observations.drift(months: months).variance ?? priceVariance)
    self.observations.removePrices()
  }

  private static func cell(
    of product: Int, rows: Range<Int>, _ observations: PriceObservations
  ) -> (cell: Cell, times: Times) {
    var cell = Cell(
      product: Int32(clamping: product), last: observations.month[rows.upperBound - 1],
      count: Double(rows.count))
    var times = Times()
    for row in rows {
      times.mean += Double(observations.month[row]) / 12
      cell.mean += observations.logarithm[row]
    }
    times.mean /= cell.count
    cell.mean /= cell.count
    guard rows.count > 1 else { return (cell, times) }
    for row in rows {
      let x = Double(observations.month[row]) / 12 - times.mean
      let y = observations.logarithm[row] - cell.mean
      times.squares += x * x
      times.moment += x * y
      cell.squares += y * y
    }
    return (cell, times)
  }

  private func cells(of item: Int) -> Range<Int> {
    design.rowStarts[item]..<design.rowStarts[item + 1]
  }

  /// The trend from within products, taken off the cells.
  ///
  /// β = Σ t y ÷ (Σ t² + P) with P = s² ÷ prior², and its variance (n ÷ (n − 1) Σ Sᵢ² + s² P) ÷ (Σ t² + P)²,
  /// Sᵢ = Σ t e over item i.
  private mutating func fitTrend(_ times: [Times], count: Int) {
    let timeSquares = times.reduce(0) { $0 + $1.squares }
    let moment = times.reduce(0) { $0 + $1.moment }
    let plain = timeSquares > 0 ? moment / timeSquares : 0
    func residual(_ place: Int, _ slope: Double) -> Double {
      let time = times[place]
      return max(
        0, cells[place].squares - 2 * slope * time.moment + slope * slope * time.squares)
    }
    let squares = cells.indices.reduce(0) { $0 + residual($1, plain) }
    let variance = max(Self.leastResidual, squares / Double(max(1, count - cells.count - 1)))
    let prior = variance / (Self.trendPrior * Self.trendPrior)
    let slope = moment / (timeSquares + prior)
    var (scores, items) = (0.0, 0.0)
    for item in observations.items.indices {
      let places = cells(of: item)
      let score = places.reduce(0) { $0 + times[$1].moment - slope * times[$1].squares }
      scores += score * score
      if places.contains(where: { cells[$0].count > 1 }) { items += 1 }
    }
    trend = slope
    trendVariance =
      (Self.clusters(items) * scores + variance * prior)
      / ((timeSquares + prior) * (timeSquares + prior))
    for place in cells.indices {
      let squares = residual(place, slope)
      cells[place].mean -= slope * times[place].mean
      cells[place].squares = squares
    }
  }

  /// n ÷ (n − 1) for n clusters, at least 2.
  private static func clusters(_ count: Double) -> Double { max(2, count) / (max(2, count) - 1) }

  /// The levels of items and stores, and what products have beside them; the means of cells become
  /// those of residuals.
  private mutating func fitLevels(count: Int) throws(TwoWayLeastSquares.Failure) {
    let sums = cells.map { $0.count * $0.mean }
    let within = cells.reduce(0) { $0 + $1.squares }
    func residuals(of levels: TwoWayLeastSquares.Levels) -> [Double] {
      var residuals = cells.map(\.mean)
      for item in observations.items.indices {
        for place in cells(of: item) {
          residuals[place] -= levels.rows[item] + levels.columns[Int(design.columns[place])]
        }
      }
      return residuals
    }
    guard let plain = design.levels(of: sums) else { throw .singular }
    let squares = zip(cells, residuals(of: plain)).reduce(within) { $0 + $1.0.count * $1.1 * $1.1 }
    let items = observations.items.indices.count { !cells(of: $0).isEmpty }
    let variance = max(
      Self.leastResidual, squares / Double(max(1, count - items - (stores.count - 1))))
    let prior = variance / (Self.storePrior * Self.storePrior)
    let ridge = try design.withPrior(weight: prior)
    guard let fitted = ridge.levels(of: sums) else { throw .singular }
    itemLevels = fitted.rows
    levels = fitted.columns
    for (place, residual) in zip(cells.indices, residuals(of: fitted)) {
      cells[place].mean = residual
    }
    priceDegrees = count - cells.count
    priceVariance = max(Self.leastResidual, within / Double(max(1, priceDegrees)))
    commonItems = Array(repeating: 0, count: stores.count)
    var (meanSquares, inverses, shared) = (0.0, 0.0, 0.0)
    for item in observations.items.indices where cells(of: item).count > 1 {
      for place in cells(of: item) {
        commonItems[Int(design.columns[place])] += 1
        meanSquares += cells[place].mean * cells[place].mean
        inverses += 1 / cells[place].count
        shared += 1
      }
    }
    if shared > 0 {
      productVariance = max(0, 1.5 * meanSquares / shared - priceVariance * inverses / shared)
    }
    measureErrors(ridge: ridge, priorPart: variance * prior)
  }

  /// The cells of items that two stores price or more.
  private struct CommonCells {
    /// Where the cells of each item begin, and the end of all.
    var starts = [0]
    var cells: [(column: Int, count: Double, residual: Double)] = []

    /// The sums over items of the squares of scores, of weights and of the squares of weights, for
    /// eight stores at once.
    func sums(
      shrunken: [SIMD8<Double>], plain: [SIMD8<Double>]
    ) -> (scores: SIMD8<Double>, total: SIMD8<Double>, squares: SIMD8<Double>) {
      let zero = SIMD8<Double>.zero
      var (scores, total, squares) = (zero, zero, zero)
      for item in starts.indices.dropLast() {
        let places = starts[item]..<starts[item + 1]
        var (score, sum, count) = (zero, zero, 0.0)
        for place in places {
          let cell = cells[place]
          score += shrunken[cell.column] * cell.residual
          sum += plain[cell.column] * cell.count
          count += cell.count
        }
        scores += score * score
        let mean = sum / count
        var weight = zero
        for place in places {
          let effect = plain[cells[place].column] - mean
          weight += effect * effect * cells[place].count
        }
        total += weight
        squares += weight * weight
      }
      return (scores, total, squares)
    }
  }

  /// The variances of levels, and how many items each rests on.
  ///
  /// With A the inverse of the normal equations, Aₖ its row of a store and R the sums of residuals, the
  /// variance is n ÷ (n − 1) Σ (Σ Aₖ R over item i)² + s² P Σ Aₖ². Only items that two stores price say
  /// anything.
  ///
  /// - Complexity: O(judged stores × (envelope + cells of common items)).
  private mutating func measureErrors(ridge: TwoWayLeastSquares, priorPart: Double) {
    variances = Array(repeating: Self.storePrior * Self.storePrior, count: stores.count)
    effectiveItems = Array(repeating: 0, count: stores.count)
    variances[usual] = 0
    var common = CommonCells()
    common.cells.reserveCapacity(cells.count)
    var repeated = 0.0
    for item in observations.items.indices {
      let range = cells(of: item)
      if cells[range].reduce(0, { $0 + $1.count }) > 1 { repeated += 1 }
      guard range.count > 1 else { continue }
      for place in range {
        let cell = cells[place]
        common.cells.append((Int(design.columns[place]), cell.count, cell.count * cell.mean))
      }
      common.starts.append(common.cells.count)
    }
    let judged = stores.indices.sorted { (commonItems[$1], $0) < (commonItems[$0], $1) }
      .prefix(Self.intervalLimit).filter { $0 != usual && isLinked($0) }
    let factor = Self.clusters(repeated)
    // Eight stores at once.
    let batches = (judged.count + 7) / 8
    let measured = concurrentMap(batches) { [design, common, stores] batch in
      let own = judged[batch * 8..<min(batch * 8 + 8, judged.count)]
      var units = [SIMD8<Double>](repeating: .zero, count: stores.count)
      for (lane, column) in own.enumerated() { units[column][lane] = 1 }
      let (shrunken, plain) = (ridge.solutions(units), design.solutions(units))
      let (scores, total, squares) = common.sums(shrunken: shrunken, plain: plain)
      let lengths = shrunken.reduce(.zero) { $0 + $1 * $1 }
      return own.indices.map { place in
        let lane = place - own.startIndex
        return (
          variance: factor * scores[lane] + priorPart * lengths[lane],
          items: squares[lane] > 0 ? total[lane] * total[lane] / squares[lane] : 0
        )
      }
    }
    for (column, measured) in zip(judged, measured.joined()) {
      variances[column] = measured.variance
      effectiveItems[column] = measured.items
    }
  }

  /// Whether a chain of common items links a store with the usual one.
  func isLinked(_ column: Int) -> Bool { Int(design.anchors[column]) == usual }

  /// - Returns: `nil` for stores that are not linked with the usual one, and of too few items.
  func error(of column: Int) -> SamplingError? {
    guard isLinked(column) else { return nil }
    return SamplingError(
      standardError: variances[column].squareRoot(), effectiveItems: effectiveItems[column])
  }

  /// A product with a price in the months.
  struct PricedProduct {
    var item: ItemID
    var dimension: DimensionID
    /// The place in ``UnitValues/series``; `nil` for a price without a date.
    var series: Int32?
    var known: ProductEstimate
  }

  /// The numbers of products with a price in the months, by the column of their store, each in the
  /// order of items.
  var pricedProducts: RowsByGroup {
    RowsByGroup(cells.indices, groupCount: stores.count) { Int(design.columns[$0]) }
  }

  /// - Parameter number: One of ``pricedProducts``.
  func pricedProduct(_ number: Int) -> PricedProduct? {
    let product = observations.products[Int(cells[number].product)]
    let item = observations.items[product.item]
    return self.product(product.item, Int(design.columns[number]), cell: number).map {
      PricedProduct(
        item: item.item, dimension: item.dimension, series: product.series, known: $0)
    }
  }

  /// The place of an item in a dimension among the observations.
  func place(of item: ItemID, in dimension: DimensionID) -> Int? {
    let place = observations.items.partitionPoint { ($0.item, $0.dimension) >= (item, dimension) }
    guard place < observations.items.count, observations.items[place].item == item,
      observations.items[place].dimension == dimension, !cells(of: place).isEmpty
    else { return nil }
    return place
  }

  func column(of store: StoreID) -> Int? { stores.place(of: store) }

  /// What the model knows of an item at a store in the last month.
  struct ProductEstimate {
    /// The price per base unit, exp(α + σ + ρ).
    var price: Double
    /// Of ρ.
    var variance: Double
    /// In how many months the product has a price; ρ is 0 without any.
    var months: Int
    /// How many months ago the last of them was, at least 1.
    var age: Int
    /// How many stores price the item, and how many prices it has at all of them.
    var stores: Int
    var prices: Double
  }

  /// What the model knows of an item at a store.
  ///
  /// ρ = n τ² ÷ (n τ² + ω²) × mean residual of the product's n prices, with the variance τ² ω² ÷ (n τ²
  /// + ω²); 0 with τ² for a product without prices.
  ///
  /// - Returns: `nil` where no chain of common items links the two.
  func product(item: Int, column: Int) -> ProductEstimate? {
    let range = cells(of: item)
    guard let one = range.first,
      design.anchors[Int(design.columns[one])] == design.anchors[column]
    else { return nil }
    return product(item, column, cell: range.first { Int(design.columns[$0]) == column })
  }

  /// - Parameter cell: That of the product's own prices.
  private func product(_ item: Int, _ column: Int, cell: Int?) -> ProductEstimate? {
    var own = 0.0
    var product = ProductEstimate(
      price: 0, variance: productVariance, months: 0, age: 1, stores: cells(of: item).count,
      prices: design.rowWeights[item])
    if let cell {
      let n = cells[cell].count
      let whole = n * productVariance + priceVariance
      own = n * productVariance / whole * cells[cell].mean
      product.variance = productVariance * priceVariance / whole
      product.months = Int(n)
      product.age = max(1, -Int(cells[cell].last))
    }
    product.price = Logarithm.exponential(itemLevels[item] + levels[column] + own)
    return product.price.isFinite && product.price > 0 ? product : nil
  }
}
