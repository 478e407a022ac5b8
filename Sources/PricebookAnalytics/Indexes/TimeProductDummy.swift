package import PricebookModel
import PricebookParallel

/// A price index: ln p = product + month by least squares, weighted by the share of a month's
/// spending.
///
/// D. S. Prasada Rao, "On the equivalence of weighted country-product-dummy (CPD) method and the
/// Rao-system for multilateral price comparisons", Review of Income and Wealth 51 (2005); J. de Haan
/// and F. Krsinich, "Scanner Data and the Treatment of Quality Change in Nonrevisable Price Indexes",
/// Journal of Business and Economic Statistics 32 (2014). In a month without purchases every price
/// that was seen counts alike. Errors are clustered by item, see ``SamplingError``.
package struct TimeProductDummy: Sendable {
  /// Those that have a price, ascending.
  package let months: [Month]
  /// What was spent in every month, and the part of products with a price in another month.
  private var paid: [Double]
  private var matchedPaid: [Double]
  private var matchedProducts: [Int32]
  /// The place of the month that is 100: the first of the most months that products join.
  private let base: Int
  /// ln (index ÷ 100); `nil` where no chain of products joins the month to the base.
  private var levels: [Double?]
  /// Products with prices in two months or more, and the months; `nil` where nothing joins months.
  private let design: TwoWayLeastSquares?
  /// Weight × residual of every cell.
  private var residuals: [Double] = []
  /// Where the products of each item begin among the rows, and their end.
  private var itemStarts: [Int] = [0]
  private var items: [ItemID] = []

  /// - Parameter series: Those of the index, in the order of items.
  /// - Complexity: O(Σ months of a product² + months³).
  init(of series: ArraySlice<UInt32>, in prices: MonthlyPrices) {
    let numbering = IndexMonths(of: series, in: prices)
    months = numbering.months
    paid = numbering.paid
    var matched = [(paid: Double, products: Int32)](repeating: (0, 0), count: months.count)
    var rowStarts = [0]
    var (columns, weights, sums): ([Int32], [Double], [Double]) = ([], [], [])
    // Memory that is not needed is never touched.
    rowStarts.reserveCapacity(series.count + 1)
    columns.reserveCapacity(numbering.rowCount)
    weights.reserveCapacity(numbering.rowCount)
    sums.reserveCapacity(numbering.rowCount)
    let all = prices.series.span
    let (month, spent, logarithm) = (prices.month.span, prices.paid.span, prices.logarithm.span)
    for number in series {
      let one = all[Int(number)]
      // A single price joins no months.
      guard numbering.hasTwo(one.rows, in: prices) else { continue }
      for row in one.rows {
        guard let cell = numbering.cell(of: month[row], spent: spent[row]) else { continue }
        columns.append(cell.place)
        weights.append(cell.weight)
        sums.append(cell.weight * logarithm[row])
        matched[Int(cell.place)].products += 1
        matched[Int(cell.place)].paid += Double(max(0, spent[row]))
      }
      if items.last != one.item {
        items.append(one.item)
        itemStarts.append(rowStarts.count - 1)
      }
      rowStarts.append(columns.count)
      itemStarts[items.count] = rowStarts.count - 1
    }
    matchedPaid = matched.map(\.paid)
    matchedProducts = matched.map(\.products)
    levels = months.map { _ in nil }
    guard !columns.isEmpty,
      let design = try? TwoWayLeastSquares(
        rowStarts: rowStarts, columns: columns, weights: weights, columnCount: months.count),
      let fitted = design.levels(of: sums)
    else {
      base = 0
      design = nil
      if !levels.isEmpty { levels[0] = 0 }
      return
    }
    self.design = design
    base = Self.base(of: design, monthCount: months.count)
    for place in months.indices where Int(design.anchors[place]) == base {
      levels[place] = fitted.columns[place]
    }
    residuals = sums
    for row in rowStarts.indices.dropLast() {
      for cell in rowStarts[row]..<rowStarts[row + 1] {
        let level = fitted.rows[row] + fitted.columns[Int(columns[cell])]
        residuals[cell] -= weights[cell] * level
      }
    }
  }

  /// The month that most months are joined with, the first of several.
  private static func base(of design: TwoWayLeastSquares, monthCount: Int) -> Int {
    var sizes = [Int](repeating: 0, count: monthCount)
    for anchor in design.anchors { sizes[Int(anchor)] += 1 }
    return sizes.indices.max { (sizes[$0], $1) < (sizes[$1], $0) } ?? 0
  }

  /// What is known of the effect of some months beside others, by item.
  private struct ItemSums {
    /// Σ effect × weight × residual, and Σ weight × effect², effects less the product's mean.
    var score = SIMD8<Double>.zero
    var weight = SIMD8<Double>.zero
  }

  /// Of up to eight contrasts of months at once.
  ///
  /// - Parameter contrasts: What each month counts, by contrast.
  private func sums(of contrasts: [[Int: Double]]) -> [ItemSums] {
    guard let design else { return [] }
    var right = [SIMD8<Double>](repeating: .zero, count: months.count)
    for (lane, contrast) in contrasts.enumerated() {
      for (place, value) in contrast { right[place][lane] = value }
    }
    let effects = design.solutions(right)
    var result = [ItemSums](repeating: ItemSums(), count: items.count)
    let (columns, weights, residuals) = (
      design.columns.span, design.weights.span, residuals.span
    )
    let (rowStarts, effectOfColumn) = (design.rowStarts.span, effects.span)
    for item in items.indices {
      var sums = ItemSums()
      for row in itemStarts[item]..<itemStarts[item + 1] {
        var (first, second, total) = (SIMD8<Double>.zero, SIMD8<Double>.zero, 0.0)
        for cell in rowStarts[row]..<rowStarts[row + 1] {
          let effect = effectOfColumn[Int(columns[cell])]
          let weighted = effect * weights[cell]
          sums.score += effect * residuals[cell]
          first += weighted
          second += weighted * effect
          total += weights[cell]
        }
        sums.weight += second - first * first / total
      }
      result[item] = sums
    }
    return result
  }

  private static func error(_ sums: [ItemSums], lane: Int) -> SamplingError? {
    var (largest, total, squares, scores) = (0.0, 0.0, 0.0, 0.0)
    for item in sums {
      let weight = max(0, item.weight[lane])
      largest = max(largest, weight)
      total += weight
      squares += weight * weight
      scores += item.score[lane] * item.score[lane]
    }
    guard squares > 0 else { return nil }
    let least = largest * SamplingError.negligible
    let count = Double(sums.count { $0.weight[lane] > least })
    return SamplingError(
      standardError: (scores * count / (count - 1)).squareRoot(),
      effectiveItems: total * total / squares)
  }

  /// The index by month.
  ///
  /// - Parameter hasIntervals: Whether they are wanted: they take most of the time, and tables alone
  ///   have them.
  /// - Complexity: With intervals, O(months × (months² + prices)).
  func points(hasIntervals: Bool) -> [IndexPoint] {
    var points = months.indices.map { place in
      guard let level = levels[place] else { return IndexPoint(month: months[place]) }
      return IndexPoint(
        month: months[place], index: 100 * Logarithm.exponential(level),
        matchedProducts: Int(matchedProducts[place]), matchedPercent: matchedPercent(place))
    }
    guard hasIntervals else { return points }
    if !points.isEmpty, levels[base] != nil { points[base].interval = 100...100 }
    let known = months.indices.filter { levels[$0] != nil && $0 != base }
    for (place, error) in zip(known, errors(of: known)) {
      guard let level = levels[place], let error else { continue }
      let half = error.halfWidth(within: Estimate.probability)
      let upper = 100 * Logarithm.exponential(level + half)
      guard upper.isFinite else { continue }
      points[place].interval = 100 * Logarithm.exponential(level - half)...upper
    }
    return points
  }

  /// The errors of the levels of some months, eight at once.
  private func errors(of places: [Int]) -> [SamplingError?] {
    let batches = (places.count + 7) / 8
    let parts = residuals.count > 20_000 ? batches : 1
    return concurrentMap(of: batches, parts: parts) { part in
      part.flatMap { batch -> [SamplingError?] in
        let own = places[batch * 8..<min(batch * 8 + 8, places.count)]
        let sums = sums(of: own.map { [$0: 1] })
        return own.indices.map { Self.error(sums, lane: $0 - own.startIndex) }
      }
    }.flatMap(\.self)
  }

  /// The share of a month's spending that is of matched products, in percent; 0 without spending.
  private func matchedPercent(_ place: Int) -> Double {
    paid[place] > 0 ? matchedPaid[place] / paid[place] * 100 : 0
  }

  private struct Difference {
    var logarithm: Double
    var sharePercent: Double
    var sums: [ItemSums]
  }

  /// Between the means of some months; `nil` where one of them has no value.
  private func difference(from earlier: [Month], to later: [Month]) -> Difference? {
    var contrast: [Int: Double] = [:]
    for (months, sign) in [(earlier, -1.0), (later, 1.0)] {
      for month in months {
        guard let place = self.months.place(of: month), levels[place] != nil else { return nil }
        contrast[place] = sign / Double(months.count)
      }
    }
    let places = contrast.keys.sorted()
    return Difference(
      logarithm: places.reduce(0) { $0 + (contrast[$1] ?? 0) * (levels[$1] ?? 0) },
      sharePercent: places.allSatisfy { paid[$0] > 0 }
        ? places.map(matchedPercent).min() ?? 100 : 100,
      sums: sums(of: [contrast]))
  }

  /// How far the index moved between two months; `nil` where one has no value.
  package func change(from earlier: Month, to later: Month) -> PriceEstimate? {
    difference(from: [earlier], to: [later]).map {
      PriceEstimate(
        logarithm: $0.logarithm, error: Self.error($0.sums, lane: 0), sharePercent: $0.sharePercent)
    }
  }

  /// How much further this index of items in all stores moved than that of products at the same
  /// stores, from the mean of some months to that of others: what the choice of stores added to prices.
  package func storeChoice(
    beside products: TimeProductDummy, from earlier: [Month], to later: [Month]
  ) -> PriceEstimate? {
    guard let all = difference(from: earlier, to: later),
      let same = products.difference(from: earlier, to: later)
    else { return nil }
    // An item whose products join no months says nothing of prices at the same stores.
    var scores = Dictionary(uniqueKeysWithValues: zip(items, all.sums.map { $0.score[0] }))
    for (item, sums) in zip(products.items, same.sums) {
      scores[item, default: 0] -= sums.score[0]
    }
    let count = Double(scores.count)
    // In one order, so that the sum is always the same.
    let squares = scores.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value * $1.value }
    let error = Self.error(all.sums, lane: 0).flatMap { own in
      Self.error(same.sums, lane: 0).flatMap { other in
        SamplingError(
          standardError: (squares * count / (count - 1)).squareRoot(),
          effectiveItems: min(own.effectiveItems, other.effectiveItems))
      }
    }
    return PriceEstimate(
      logarithm: all.logarithm - same.logarithm, error: error, sharePercent: same.sharePercent)
  }
}
