import PricebookModel

/// How much the regular price of a product differs from one purchase to the next.
struct PriceNoise {
  /// |Δ ln p| of successive prices, ascending.
  private let changes: [Double]
  /// How often the price moves.
  let moves: PriceMoveCounts

  /// - Parameter logarithms: Of successive regular prices, in order of days.
  init(of logarithms: [Double]) {
    var changes: [Double] = []
    changes.reserveCapacity(logarithms.count)
    for place in logarithms.indices.dropFirst() {
      changes.append((logarithms[place] - logarithms[place - 1]).magnitude)
    }
    changes.sort()
    self.changes = changes
    moves = PriceMoveCounts(of: logarithms)
  }

  /// The median of |Δ ln p|.
  ///
  /// It is 0 without two prices, and for a price that stands and jumps.
  var median: Double { changes.medianOfAscending ?? 0 }

  /// Whether the price is the same from one purchase to the next, but for the rounding of amounts
  /// of what is weighed.
  var stands: Bool { median <= Self.rounding }

  /// A change of ln p of this size or a smaller one may be noise.
  ///
  /// 3 × 1.4826 × median |Δ ln p| × √(½ (1/n₁ + 1/n₂)): the median of absolute values × 1.4826 is the
  /// standard deviation of normal ones (P. J. Rousseeuw and C. Croux, "Alternatives to the Median
  /// Absolute Deviation", Journal of the American Statistical Association 88 (1993)), that of a
  /// difference is √2 times that of a price, and a side has n of them. 3 in place of 1.96, because
  /// few changes say how large the noise is, and a side is a median: with 1.96, about one in eight
  /// unchanged prices with noise of 4 % would be stated, with 3 one in 23 (<doc:Backtests>).
  ///
  /// - Parameters:
  ///   - count, other: How many prices each side has.
  ///   - factor: ``factorOfLargest`` for the one change that is picked out of many.
  func bound(_ count: Int, _ other: Int, factor: Double = factor) -> Double {
    let spread = (0.5 * (1 / Double(count) + 1 / Double(other))).squareRoot()
    return factor * 1.4826 * median * spread
  }

  static let factor = 3.0
  /// The largest of many changes that are noise is far beyond the bound of one of them.
  static let factorOfLargest = 5.0
  static let rounding = 0.01

  /// Whether it is more than prices of goods have that are not weighed.
  var spreadsLikeWeights: Bool { median * 1.4826 >= Self.leastSpread }

  /// Weights differ by more than this from piece to piece; as a logarithm.
  private static let leastSpread = 0.08
}
