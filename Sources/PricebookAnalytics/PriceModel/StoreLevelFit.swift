import PricebookModel
import PricebookParallel

/// How dear stores are: ln p = item + store + β t over the last months, each price counting once,
/// and what products cost beside it.
///
/// After Robert Summers, "International Price Comparisons Based upon Incomplete Data", Review of
/// Income and Wealth 19 (1973), 1–16, with a common trend. A product that is regularly above or
/// below the sum keeps a part ρ of its own mean residual (C. R. Henderson, "Best Linear Unbiased
/// Estimation and Prediction under a Selection Model", Biometrics 31 (1975); the variances by the
/// method of moments).
struct StoreLevelFit {
  private struct Cell {
    var product: Int
    var count: Double
    /// Σ residuals, and Σ of the swept time.
    var residual = 0.0
    var time = 0.0
  }

  let observations: PriceObservations
  /// Ascending.
  let stores: [StoreID]
  let usual: Int
  /// ln (level) of every store against the usual one, or another one of its own group.
  let levels: [Double]
  /// What every store's level rests on; `nil` for stores that are not linked with the usual one.
  private(set) var errors: [SamplingError?] = []
  /// How many items of the store another one prices, too.
  private(set) var commonItems: [Int]

  private let design: TwoWayLeastSquares
  private var cells: [Cell] = []
  /// The place in ``cells`` of every product; -1 where it has no price in the months.
  private var cellOfProduct: [Int]
  private let itemLevels: [Double?]
  /// The column that the stores of an item are linked with; -1 without a price.
  private let itemAnchors: [Int32]
  /// Σ over an item of swept time × residual, and of swept time².
  private var itemMoments: [(residual: Double, time: Double)]
  private let timeLevels: [Double]
  private let timeSquares: Double
  /// ω², the variance of a price of one product, and how many prices it was measured with.
  private(set) var priceVariance = 0.0
  private var priceDegrees = 0
  /// τ², the variance of products beside their item and store.
  private(set) var productVariance = 0.0

  /// Σ swept time² below this share, in years², leaves no trend to estimate.
  private static let negligible = 1e-9
  /// Of more stores, only those with most items have an interval.
  static let intervalLimit = 200

  /// - Returns: `nil` without prices in the months, or where the equations cannot be solved.
  init?(_ observations: PriceObservations, months: Int, usual: StoreID) {
    self.observations = observations
    let first = Int32(1 - months)
    var rowStarts = [0]
    cellOfProduct = Array(repeating: -1, count: observations.products.count)
    for item in observations.items {
      for product in item.products {
        let rows = observations.products[product].rows
        let start = observations.month[rows].partitionPoint { $0 >= first }
        guard start < rows.upperBound else { continue }
        cellOfProduct[product] = cells.count
        cells.append(Cell(product: product, count: Double(rows.upperBound - start)))
      }
      rowStarts.append(cells.count)
    }
    let storeOfCell = cells.map { observations.products[$0.product].store }
    var columnOfStore = IDTable<StoreID, Int32>(
      repeating: -1, count: 1 + (storeOfCell.max()?.index ?? -1))
    for store in storeOfCell { columnOfStore[store] = 0 }
    stores = columnOfStore.indices.filter { columnOfStore[$0] == 0 }
    guard let usual = stores.firstIndex(of: usual) else { return nil }
    self.usual = usual
    for (column, store) in stores.enumerated() { columnOfStore[store] = Int32(column) }
    let columns = storeOfCell.map { columnOfStore[$0] }
    let weights = cells.map(\.count)
    func rows(_ cell: Cell) -> Range<Int> {
      let end = observations.products[cell.product].rows.upperBound
      return end - Int(cell.count)..<end
    }
    func years(_ row: Int) -> Double { Double(observations.month[row]) / 12 }
    guard
      let design = TwoWayLeastSquares(
        rowStarts: rowStarts, columns: columns, weights: weights, columnCount: stores.count,
        anchor: usual),
      let value = design.levels(
        of: cells.map { rows($0).reduce(0) { $0 + observations.logarithm[$1] } }),
      let time = design.levels(of: cells.map { rows($0).reduce(0) { $0 + years($1) } })
    else { return nil }
    self.design = design
    timeLevels = time.columns

    var (squares, moment, count) = (0.0, 0.0, 0.0)
    for item in observations.items.indices {
      for place in rowStarts[item]..<rowStarts[item + 1] {
        let column = Int(columns[place])
        for row in rows(cells[place]) {
          let x = years(row) - time.rows[item] - time.columns[column]
          let y = observations.logarithm[row] - value.rows[item] - value.columns[column]
          squares += x * x
          moment += x * y
          count += 1
        }
      }
    }
    let hasTrend = squares > count * Self.negligible
    timeSquares = hasTrend ? squares : 0
    let slope = hasTrend ? moment / squares : 0
    levels = zip(value.columns, time.columns).map { $0 - slope * $1 }
    itemMoments = []
    itemMoments.reserveCapacity(observations.items.count)
    var (own, repeats) = (0.0, 0)
    for item in observations.items.indices {
      var moments = (residual: 0.0, time: 0.0)
      for place in rowStarts[item]..<rowStarts[item + 1] {
        let column = Int(columns[place])
        var squares = 0.0
        for row in rows(cells[place]) {
          let x = years(row) - time.rows[item] - time.columns[column]
          let y = observations.logarithm[row] - value.rows[item] - value.columns[column]
          let residual = y - slope * x
          cells[place].residual += residual
          cells[place].time += x
          squares += residual * residual
          moments.residual += x * residual
          moments.time += x * x
        }
        let mean = cells[place].residual / cells[place].count
        own += max(0, squares - cells[place].count * mean * mean)
        repeats += Int(cells[place].count) - 1
      }
      itemMoments.append(moments)
    }
    priceDegrees = repeats
    priceVariance = repeats > 0 ? own / Double(repeats) : 0
    itemLevels = observations.items.indices.map {
      rowStarts[$0] < rowStarts[$0 + 1] ? value.rows[$0] - slope * time.rows[$0] : nil
    }
    itemAnchors = observations.items.indices.map {
      rowStarts[$0] < rowStarts[$0 + 1] ? design.anchors[Int(columns[rowStarts[$0]])] : -1
    }

    commonItems = Array(repeating: 0, count: stores.count)
    var (meanSquares, inverses, shared) = (0.0, 0.0, 0.0)
    for item in observations.items.indices where rowStarts[item + 1] - rowStarts[item] > 1 {
      for place in rowStarts[item]..<rowStarts[item + 1] {
        commonItems[Int(columns[place])] += 1
        let mean = cells[place].residual / cells[place].count
        meanSquares += mean * mean
        inverses += 1 / cells[place].count
        shared += 1
      }
    }
    if shared > 0 {
      productVariance = max(0, 1.5 * meanSquares / shared - priceVariance * inverses / shared)
    }
    let judged = stores.indices.sorted { (commonItems[$1], $0) < (commonItems[$0], $1) }
      .prefix(Self.intervalLimit).filter { $0 != usual && isLinked($0) }
    errors = Array(repeating: nil, count: stores.count)
    let fit = self
    let errorsOfJudged = concurrentMap(judged.count) { place in
      var weights = [Double](repeating: 0, count: fit.stores.count)
      weights[judged[place]] = 1
      return fit.error(ofContrast: weights)
    }
    for (column, error) in zip(judged, errorsOfJudged) { errors[column] = error }
  }

  /// Whether a chain of common items links a store with the usual one.
  func isLinked(_ column: Int) -> Bool { Int(design.anchors[column]) == usual }

  /// The error of Σ weight × level, clustered by item.
  ///
  /// - Parameter weights: By store; those of the usual store and of unlinked ones say nothing.
  /// - Complexity: O(stores × envelope + products).
  func error(ofContrast weights: [Double]) -> SamplingError? {
    // Fields are copied once here, not at every use, which debug builds take most of their time for.
    let (cells, columns, rowStarts) = (cells, design.columns, design.rowStarts)
    let effects = design.solution(weights)
    let trend =
      timeSquares > 0 ? zip(weights, timeLevels).reduce(0) { $0 + $1.0 * $1.1 } / timeSquares : 0
    var (scores, squares): ([Double], [Double]) = ([], [])
    for item in observations.items.indices {
      let range = rowStarts[item]..<rowStarts[item + 1]
      guard !range.isEmpty else { continue }
      var (sum, count) = (0.0, 0.0)
      for place in range {
        sum += cells[place].count * effects[Int(columns[place])]
        count += cells[place].count
      }
      let mean = sum / count
      var score = -trend * itemMoments[item].residual
      var square = trend * trend * itemMoments[item].time
      for place in range {
        let effect = effects[Int(columns[place])] - mean
        score += effect * cells[place].residual
        square += effect * (cells[place].count * effect - 2 * trend * cells[place].time)
      }
      scores.append(score)
      squares.append(max(0, square))
    }
    let total = squares.reduce(0, +)
    return SamplingError(scores: scores.lazy.map { $0 * total }, weights: squares)
  }

  var pricedProducts: [(item: ItemID, dimension: DimensionID, store: StoreID)] {
    cells.map { cell in
      let product = observations.products[cell.product]
      let item = observations.items[product.item]
      return (item.item, item.dimension, product.store)
    }
  }

  /// The place of an item in a dimension among the observations.
  func place(of item: ItemID, in dimension: DimensionID) -> Int? {
    let place = observations.items.partitionPoint { ($0.item, $0.dimension) >= (item, dimension) }
    guard place < observations.items.count, observations.items[place].item == item,
      observations.items[place].dimension == dimension
    else { return nil }
    return place
  }

  func column(of store: StoreID) -> Int? { stores.place(of: store) }

  /// The expected price of an item at a store per base unit, on the last month's day.
  ///
  /// ρ = n τ² ÷ (n τ² + ω²) × mean residual of the product's n prices, with the variance τ² ω² ÷ (n τ²
  /// + ω²); 0 with τ² for a product without prices.
  ///
  /// - Returns: The variance is that of ρ. `nil` where no chain of common items links the two.
  func expected(item: Int, column: Int) -> (price: Double, variance: Double, observations: Int)? {
    guard let level = itemLevels[item], itemAnchors[item] == design.anchors[column] else {
      return nil
    }
    let (range, store) = (observations.items[item].products, stores[column])
    let products = observations.products
    let product = products[range].partitionPoint { $0.store >= store }
    let isPriced = range.contains(product) && products[product].store == store
    let cell = isPriced ? cellOfProduct[product] : -1
    var (own, variance, count) = (0.0, productVariance, 0)
    if cell >= 0 {
      let n = cells[cell].count
      count = Int(n)
      let whole = n * productVariance + priceVariance
      if productVariance > 0, whole > 0 {
        own = n * productVariance / whole * (cells[cell].residual / n)
        variance = productVariance * priceVariance / whole
      } else {
        variance = 0
      }
    }
    let price = Logarithm.exponential(level + levels[column] + own)
    return price.isFinite && price > 0 ? (price, variance, count) : nil
  }

  /// The error of products' own prices where no level adds to it.
  func priceError(standardError: Double) -> SamplingError? {
    SamplingError(standardError: standardError, effectiveItems: Double(priceDegrees + 1))
  }
}
