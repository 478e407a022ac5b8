import PricebookModel
import Testing

@testable import PricebookAnalytics

struct ClaimGateTests {
  private let rise = Estimate(3, interval: 1...5)

  @Test("A change is stated where its interval excludes zero over enough products and spending")
  func clearChange() {
    let claim = ClaimGate.change(rise, coveragePercent: 80, products: 10)
    #expect(claim.clear?.estimate == rise)
    #expect(claim.clear?.partialCoverage == nil)
  }

  @Test("All claims together are wrong as seldom as one alone at 95 %")
  func sharedLevel() {
    let part = 1 - ClaimGate.probability()
    let finding = 1 - ClaimGate.probability(among: ClaimGate.findingKinds)
    #expect(abs(3 * part + 3 * finding - 0.05) < 1e-12)
    #expect(abs(7 * (1 - ClaimGate.probability(among: 7)) - part) < 1e-12)
    #expect(ClaimGate.probability(among: 0) == ClaimGate.probability())
  }

  @Test(
    "A change that is clear alone is not where chance had several to choose from",
    arguments: [(0.02, 1, true), (0.02, 3, false), (0.024, 1, false), (0.03, 1, false)])
  func amongOthers(half: Double, rivals: Int, isClear: Bool) {
    let middle = Logarithm.of(1.03)
    let estimate = Estimate(middle, interval: middle - half...middle + half, degrees: 29)
      .percentFromLogarithm
    let claim = ClaimGate.change(
      estimate, coveragePercent: 100, products: 50, among: rivals)
    let doubt: ChangeClaim.Doubt = estimate.excludesZero ? .nearZero : .containsZero
    #expect((claim.clear != nil) == isClear)
    if !isClear { #expect(claim == .unclear(estimate, doubt)) }
  }

  @Test(
    "Bounds of another probability are those of SciPy's quantiles, on logarithms",
    arguments: [
      (0.95, 0.9604633505958082, 5.08073802275586), (0.99, 0.2607904389395621, 5.8140470821547385),
      (1 - 0.05 / 18, -0.24089401846562053, 6.346181590317657),
    ])
  func bounds(probability: Double, lower: Double, upper: Double) throws {
    let middle = Logarithm.of(1.03)
    let bounds = try #require(
      Estimate(middle, interval: middle - 0.02...middle + 0.02, degrees: 29)
        .percentFromLogarithm.bounds(within: probability))
    #expect(abs(bounds.lowerBound - lower) < 1e-9)
    #expect(abs(bounds.upperBound - upper) < 1e-9)
  }

  private func figure(_ value: Double, items: Double = 20, share: Double = 100) -> GatedFigure {
    GatedFigure(
      PriceEstimate(
        logarithm: value, error: SamplingError(standardError: 0.01, effectiveItems: items),
        sharePercent: share))
  }

  @Test(
    "A figure of the price model is stated beyond its 98.75 % interval",
    arguments: [0.0275, 0.0277])
  func figureAlone(value: Double) {
    // SciPy: t.ppf(0.99375, 19) = 2.75859.
    #expect(ClaimGate.doubts([figure(value)]) == [value > 0.0275859 ? nil : .nearZero])
    #expect(ClaimGate.doubts([figure(-value)]) == [value > 0.0275859 ? nil : .nearZero])
  }

  @Test("Several subjects share the chance of their question, as Holm has it")
  func holm() {
    // SciPy: p of 0.029, 0.032 and 0.05 is 0.00918, 0.00471 and 0.00008.
    #expect(ClaimGate.doubts([figure(0.029), figure(0.05), figure(0.032)]) == [nil, nil, nil])
    #expect(
      ClaimGate.doubts([figure(0.029), figure(0.029), figure(0.01)])
        == [.nearZero, .nearZero, .containsZero])
  }

  @Test("Fewer than eight effective items and less than half of the spending state nothing")
  func evidence() {
    #expect(ClaimGate.doubts([figure(0.5, items: 7.9)]) == [.fewProducts(7)])
    #expect(ClaimGate.doubts([figure(0.5, items: 8)]) == [nil])
    #expect(ClaimGate.doubts([figure(0.5, share: 49.9)]) == [.lowCoverage(percent: 49.9)])
  }

  @Test("Coverage below four fifths belongs into the sentence")
  func partialCoverage() {
    #expect(
      ClaimGate.change(rise, coveragePercent: 79.9, products: 10).clear?.partialCoverage == 79.9)
  }

  @Test(
    "A change that chance may explain is not stated",
    arguments: [
      (Estimate(3, interval: 0...6), 100.0, 50, ChangeClaim.Doubt.containsZero),
      (Estimate(3, interval: -1...7), 100.0, 50, .containsZero),
      (Estimate(3, interval: nil), 100.0, 50, .noInterval),
      (Estimate(3, interval: 1...5), 49.9, 50, .lowCoverage(percent: 49.9)),
      (Estimate(3, interval: 1...5), 100.0, 9, .fewProducts(9)),
    ])
  func unclearChange(
    _ estimate: Estimate, coverage: Double, products: Int, doubt: ChangeClaim.Doubt
  ) {
    #expect(
      ClaimGate.change(estimate, coveragePercent: coverage, products: products)
        == .unclear(estimate, doubt))
  }

  @Test("A finding is shown from one percent of the spending on, whatever its sign")
  func worthTelling() {
    let spending = Amount(tenThousandths: 10_000)
    #expect(ClaimGate.isLargeEnough(Amount(tenThousandths: 100), ofSpending: spending))
    #expect(ClaimGate.isLargeEnough(Amount(tenThousandths: -100), ofSpending: spending))
    #expect(!ClaimGate.isLargeEnough(Amount(tenThousandths: -99), ofSpending: spending))
    #expect(!ClaimGate.isLargeEnough(.zero, ofSpending: .zero))
  }

  @Test(
    "A lead of one percent is stated, and less is a tie", arguments: [(100, true), (99, false)])
  func lead(cents: Int, isClear: Bool) {
    let saving = StoreComparison.Saving(
      now: Amount(cents: 10_000), amount: Amount(cents: cents), range: nil, error: nil,
      sharePercent: 100)
    #expect((saving.claim != nil) == isClear)
  }
}
