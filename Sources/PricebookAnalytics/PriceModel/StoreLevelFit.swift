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
  /// The prior standard deviations of a store's level and of the trend of a year, as logarithms.
  private static let (storePrior, trendPrior) = (0.05, 0.03)
  /// The least variances of a residual, and of the change of a regular price over a month.
  private static let leastResidual = 0.02 * 0.02
  static let leastDrift = 0.01 * 0.01
  /// Of more stores, only those with most common items have an interval.
  static let intervalLimit = 200

  private let products: PricedProducts
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

  /// Rows are items, and columns stores.
  private let design: TwoWayLeastSquares
  /// By cell, as in ``PriceCells``.
  private let product: [Int32]
  private let lastMonth: [Int32]
  /// By cell: the mean of logarithms, less the trend, and after the fit what is left of it.
  private var residuals: [Double]
  private var itemLevels: [Double] = []

  /// - Returns: `nil` without prices of the usual store.
  /// - Throws: Where the stores are too many and share too many items.
  init?(_ cells: PriceCells, usual: StoreID) throws(TwoWayLeastSquares.Failure) {
    products = cells.products
    product = cells.product
    lastMonth = cells.lastMonth
    residuals = cells.mean
    let all = cells.products.products
    let storeCount = 1 + (cells.product.lazy.map { all[Int($0)].store.index }.max() ?? -1)
    var columnOfStore = IDTable<StoreID, Int32>(repeating: -1, count: storeCount)
    for product in cells.product { columnOfStore[all[Int(product)].store] = 0 }
    stores = columnOfStore.indices.filter { columnOfStore[$0] == 0 }
    guard let usual = stores.firstIndex(of: usual) else { return nil }
    self.usual = usual
    for (column, store) in stores.enumerated() { columnOfStore[store] = Int32(column) }
    design = try TwoWayLeastSquares(
      rowStarts: cells.itemStarts, columns: cells.product.map { columnOfStore[all[Int($0)].store] },
      weights: cells.count, columnCount: stores.count, anchor: usual)
    let count = Int(cells.count.reduce(0, +))
    let within = fitTrend(cells, count: count)
    try fitLevels(count: count, within: within)
    drift = max(Self.leastDrift, cells.drift.variance ?? priceVariance)
  }

  private func cells(of item: Int) -> Range<Int> {
    design.rowStarts[item]..<design.rowStarts[item + 1]
  }

  /// The trend from within products, taken off the cells.
  ///
  /// β = Σ t y ÷ (Σ t² + P) with P = s² ÷ prior², and its variance (n ÷ (n − 1) Σ Sᵢ² + s² P) ÷ (Σ t² + P)²,
  /// Sᵢ = Σ t e over item i.
  ///
  /// - Returns: The sum of squares about the trend within cells.
  private mutating func fitTrend(_ cells: PriceCells, count: Int) -> Double {
    let spread = cells.spread.span
    var (timeSquares, moment) = (0.0, 0.0)
    for place in spread.indices {
      timeSquares += spread[place].timeSquares
      moment += spread[place].moment
    }
    let plain = timeSquares > 0 ? moment / timeSquares : 0
    var squares = 0.0
    for place in spread.indices { squares += spread[place].squares(about: plain) }
    let variance = max(Self.leastResidual, squares / Double(max(1, count - spread.count - 1)))
    let prior = variance / (Self.trendPrior * Self.trendPrior)
    let slope = moment / (timeSquares + prior)
    var (scores, items, within) = (0.0, 0.0, 0.0)
    var residual = residuals.mutableSpan
    let (starts, counts) = (cells.itemStarts.span, cells.count.span)
    for item in starts.indices.dropLast() {
      var score = 0.0
      var isRepeated = false
      for place in starts[item]..<starts[item + 1] {
        score += spread[place].moment - slope * spread[place].timeSquares
        if counts[place] > 1 { isRepeated = true }
        residual[place] -= slope * spread[place].timeMean
        within += spread[place].squares(about: slope)
      }
      scores += score * score
      if isRepeated { items += 1 }
    }
    trend = slope
    trendVariance =
      (Self.clusters(items) * scores + variance * prior)
      / ((timeSquares + prior) * (timeSquares + prior))
    return within
  }

  /// n ÷ (n − 1) for n clusters, at least 2.
  private static func clusters(_ count: Double) -> Double { max(2, count) / (max(2, count) - 1) }

  /// The levels of items and stores, and what products have beside them.
  private mutating func fitLevels(
    count: Int, within: Double
  ) throws(TwoWayLeastSquares.Failure) {
    var sums = residuals
    for place in sums.indices { sums[place] *= design.weights[place] }
    guard let plain = design.levels(of: sums) else { throw .singular }
    let items = products.items.indices.count { !cells(of: $0).isEmpty }
    let variance = max(
      Self.leastResidual,
      squares(about: plain, and: within) / Double(max(1, count - items - (stores.count - 1))))
    let prior = variance / (Self.storePrior * Self.storePrior)
    let ridge = try design.withPrior(weight: prior)
    guard let fitted = ridge.levels(of: sums) else { throw .singular }
    itemLevels = fitted.rows
    levels = fitted.columns
    priceDegrees = count - residuals.count
    priceVariance = max(Self.leastResidual, within / Double(max(1, priceDegrees)))
    takeOff(fitted)
    measureErrors(ridge: ridge, priorPart: variance * prior)
  }

  /// Σ squares of what levels leave of the prices, and another sum.
  private func squares(about levels: TwoWayLeastSquares.Levels, and other: Double) -> Double {
    let (columns, weights, residuals) = (
      design.columns.span, design.weights.span, residuals.span
    )
    let (ofItems, ofStores) = (levels.rows.span, levels.columns.span)
    var sum = other
    for item in ofItems.indices {
      for place in cells(of: item) {
        let residual = residuals[place] - (ofItems[item] + ofStores[Int(columns[place])])
        sum += weights[place] * residual * residual
      }
    }
    return sum
  }

  /// Leaves of the prices what the levels do not explain, and measures what products have beside them.
  private mutating func takeOff(_ levels: TwoWayLeastSquares.Levels) {
    var commonItems = [Int](repeating: 0, count: stores.count)
    var (meanSquares, inverses, shared) = (0.0, 0.0, 0.0)
    do {
      let design = design
      var residual = residuals.mutableSpan
      var common = commonItems.mutableSpan
      let (starts, columns) = (design.rowStarts.span, design.columns.span)
      let weights = design.weights.span
      let (ofItems, ofStores) = (levels.rows.span, levels.columns.span)
      for item in ofItems.indices {
        let range = starts[item]..<starts[item + 1]
        for place in range {
          let column = Int(columns[place])
          residual[place] -= ofItems[item] + ofStores[column]
          guard range.count > 1 else { continue }
          common[column] += 1
          meanSquares += residual[place] * residual[place]
          inverses += 1 / weights[place]
          shared += 1
        }
      }
    }
    self.commonItems = commonItems
    if shared > 0 {
      productVariance = max(0, 1.5 * meanSquares / shared - priceVariance * inverses / shared)
    }
  }

  /// The sums that errors are made of.
  private struct ErrorSums {
    let design: TwoWayLeastSquares
    let residuals: [Double]

    /// The sums over items that two stores price of the squares of scores, of weights and of the squares
    /// of weights, for eight stores at once.
    func all(
      shrunken: [SIMD8<Double>], plain: [SIMD8<Double>]
    ) -> (scores: SIMD8<Double>, total: SIMD8<Double>, squares: SIMD8<Double>) {
      let (starts, columns) = (design.rowStarts.span, design.columns.span)
      let (weights, residuals) = (design.weights.span, residuals.span)
      let (shrunken, plain, counts) = (shrunken.span, plain.span, design.rowWeights.span)
      let zero = SIMD8<Double>.zero
      var (scores, total, squares) = (zero, zero, zero)
      for item in counts.indices where starts[item + 1] - starts[item] > 1 {
        let places = starts[item]..<starts[item + 1]
        var (score, sum) = (zero, zero)
        for place in places {
          let column = Int(columns[place])
          score += shrunken[column] * (weights[place] * residuals[place])
          sum += plain[column] * weights[place]
        }
        scores += score * score
        let mean = sum / counts[item]
        var weight = zero
        for place in places {
          let effect = plain[Int(columns[place])] - mean
          weight += effect * effect * weights[place]
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
    let repeated = Double(design.rowWeights.count { $0 > 1 })
    let judged = stores.indices.sorted { (commonItems[$1], $0) < (commonItems[$0], $1) }
      .prefix(Self.intervalLimit).filter { $0 != usual && isLinked($0) }
    let factor = Self.clusters(repeated)
    // Eight stores at once.
    let batches = (judged.count + 7) / 8
    let sums = ErrorSums(design: design, residuals: residuals)
    let measured = concurrentMap(batches) { [design, stores] batch in
      let own = judged[batch * 8..<min(batch * 8 + 8, judged.count)]
      var units = [SIMD8<Double>](repeating: .zero, count: stores.count)
      for (lane, column) in own.enumerated() { units[column][lane] = 1 }
      let (shrunken, plain) = (ridge.solutions(units), design.solutions(units))
      let (scores, total, squares) = sums.all(shrunken: shrunken, plain: plain)
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
    var series: Int?
    var known: ProductEstimate
  }

  /// The numbers of products with a price in the months, by the column of their store, each in the
  /// order of items.
  var pricedProducts: RowsByGroup {
    RowsByGroup(residuals.indices, groupCount: stores.count) { Int(design.columns[$0]) }
  }

  /// - Parameter number: One of ``pricedProducts``.
  func pricedProduct(_ number: Int) -> PricedProduct? {
    let product = products.products[Int(product[number])]
    let item = products.items[product.item]
    return self.product(product.item, Int(design.columns[number]), cell: number).map {
      PricedProduct(
        item: item.item, dimension: item.dimension, series: product.series, known: $0)
    }
  }

  /// The place of an item in a dimension among the observations.
  func place(of item: ItemID, in dimension: DimensionID) -> Int? {
    let items = products.items
    let place = items.partitionPoint { ($0.item, $0.dimension) >= (item, dimension) }
    guard place < items.count, items[place].item == item, items[place].dimension == dimension,
      !cells(of: place).isEmpty
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
      let n = design.weights[cell]
      let whole = n * productVariance + priceVariance
      own = n * productVariance / whole * residuals[cell]
      product.variance = productVariance * priceVariance / whole
      product.months = Int(n)
      product.age = max(1, -Int(lastMonth[cell]))
    }
    product.price = Logarithm.exponential(itemLevels[item] + levels[column] + own)
    return product.price.isFinite && product.price > 0 ? product : nil
  }
}
