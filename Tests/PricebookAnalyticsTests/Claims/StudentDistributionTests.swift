import Testing

@testable import PricebookAnalytics

struct StudentDistributionTests {
  /// From scipy.stats.t.ppf.
  @Test(
    "The bounds are those of SciPy",
    arguments: [
      (0.95, 1, 12.706204736174694), (0.95, 2, 4.302652729749462), (0.95, 3, 3.1824463052837078),
      (0.95, 9, 2.262157162798205), (0.95, 29, 2.045229642132703),
      (1 - 0.05 / 19, 29, 3.2903560335640605), (1 - 0.05 / 199, 12, 5.124787499635226),
    ])
  func bounds(probability: Double, degrees: Int, expected: Double) {
    let bound = StudentDistribution.bound(within: probability, degrees: degrees)
    #expect(abs(bound / expected - 1) < 1e-10)
  }
}
