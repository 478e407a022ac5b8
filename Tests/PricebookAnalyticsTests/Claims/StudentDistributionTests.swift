import Testing

@testable import PricebookAnalytics

struct StudentDistributionTests {
  /// From scipy.stats.t.ppf.
  private static let known: [(probability: Double, degrees: Int, bound: Double)] = [
    (0.95, 1, 12.706204736174694), (0.95, 2, 4.302652729749462), (0.95, 3, 3.1824463052837078),
    (0.95, 9, 2.262157162798205), (0.95, 29, 2.045229642132703),
    (0.9973684210526316, 29, 3.2903560335640605), (0.999748743718593, 12, 5.124787499635226),
  ]

  @Test("The bounds are those of SciPy", arguments: 0..<7)
  func bounds(place: Int) {
    let known = Self.known[place]
    let bound = StudentDistribution.bound(within: known.probability, degrees: Double(known.degrees))
    #expect(abs(bound / known.bound - 1) < 1e-10)
  }
}
