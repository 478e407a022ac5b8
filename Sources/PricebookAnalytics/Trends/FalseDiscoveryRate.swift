/// Which of many tests still say something when all are looked at together.
///
/// Y. Benjamini and Y. Hochberg, "Controlling the false discovery rate", Journal of the Royal
/// Statistical Society B 57 (1995), 289–300. The rate holds for independent tests and for those
/// that tend to err together, as prices of one shop do (Y. Benjamini and D. Yekutieli, "The
/// control of the false discovery rate in multiple testing under dependency", Annals of Statistics
/// 29 (2001)).
enum FalseDiscoveryRate {
  /// The largest probability of chance that is still a discovery.
  ///
  /// - Parameters:
  ///   - probabilities: Of every test made, discovery or not.
  ///   - rate: The share of false ones among the discoveries that is expected at most.
  /// - Returns: `nil` where nothing is a discovery.
  /// - Complexity: O(n + r log r), where r tests are below the rate.
  static func limit(of probabilities: some Sequence<Double>, rate: Double) -> Double? {
    var count = 0
    var candidates: [Double] = []
    for probability in probabilities {
      count += 1
      if probability <= rate { candidates.append(probability) }
    }
    candidates.sort()
    for (place, probability) in candidates.enumerated().reversed()
    where probability * Double(count) <= Double(place + 1) * rate {
      return probability
    }
    return nil
  }
}
