import PricebookModel

/// How much the regular price of a product differs from one purchase to the next.
struct PriceNoise {
  /// |Δ ln p| of successive prices, ascending.
  private let changes: [Double]
  private let reversals: Int

  /// - Parameter logarithms: Of successive regular prices, in order of days.
  init(of logarithms: [Double]) {
    let steps = zip(logarithms, logarithms.dropFirst()).map { $1 - $0 }
    changes = steps.map(\.magnitude).sorted()
    let moves = steps.filter { $0.magnitude > Logarithm.uncertainty }
    reversals = zip(moves, moves.dropFirst()).count { ($0 > 0) != ($1 > 0) }
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
  func bound(_ count: Int, _ other: Int) -> Double {
    let spread = (0.5 * (1 / Double(count) + 1 / Double(other))).squareRoot()
    return Self.factor * 1.4826 * median * spread
  }

  static let factor = 3.0
  static let rounding = 0.01

  /// Whether the price of a piece is that of something weighed, whose weight the lines do not have.
  ///
  /// It moves at half of the purchases or more, and the name says no size. Beyond that, nearly every
  /// purchase has another price, up and down, by more than prices move; or the name says that it is
  /// sold by weight.
  ///
  /// - Parameter namesUnit: Whether the name says that it is sold by weight.
  func isUnweighed(_ name: String, namesUnit: (String) -> Bool = Self.namesUnit) -> Bool {
    let moved = changes.count - changes.partitionPoint { $0 > Logarithm.uncertainty }
    guard changes.count >= Self.fewestChanges, moved * 2 >= changes.count else { return false }
    let jumps =
      moved * 5 >= changes.count * 4 && reversals * 3 >= moved - 1
      && median * 1.4826 >= Self.leastSpread
    // Names take longer to read than numbers.
    return (jumps || namesUnit(name)) && PackageSize(in: name) == nil
  }

  /// Whether a name says that its item is sold by weight or volume.
  static func namesUnit(_ name: String) -> Bool { UnitOfMeasure(atEndOf: name) != nil }

  private static let fewestChanges = 4
  /// Weights differ by more than this from piece to piece; as a logarithm.
  private static let leastSpread = 0.08
}
