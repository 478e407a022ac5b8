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
    let middle = PriceLogarithms.logarithm(1.03)
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
    let middle = PriceLogarithms.logarithm(1.03)
    let bounds = try #require(
      Estimate(middle, interval: middle - 0.02...middle + 0.02, degrees: 29)
        .percentFromLogarithm.bounds(within: probability))
    #expect(abs(bounds.lowerBound - lower) < 1e-9)
    #expect(abs(bounds.upperBound - upper) < 1e-9)
  }

  @Test("A level that only its own interval holds is not stated")
  func levelAmongOthers() {
    let estimate = Estimate(-2, interval: -3 ... -1)
    #expect(
      ClaimGate.level(estimate, simultaneous: -4...0.1, onOneDay: -4 ... -1, items: 20)
        == .unclear(estimate, .nearZero))
  }

  @Test("A lead that its own interval holds is not named where chance had several to choose from")
  func leadAmongOthers() {
    let middle = PriceLogarithms.logarithm(0.97)
    let matched = Estimate(middle, interval: middle - 0.02...middle + 0.02, degrees: 29)
      .percentFromLogarithm
    let lead = { (rivals: Int) in
      ClaimGate.lead(
        Amount(units: 5), of: Amount(units: 100), estimated: .zero, standsWithoutOldPrices: true,
        matched: matched, matchedOnOneDay: matched, among: rivals)
    }
    #expect(lead(1).clear != nil)
    #expect(lead(4) == .tie(.withinScatter))
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

  @Test(
    "A lead is named from one percent on, above what was estimated, without old prices",
    arguments: [
      (100, 10_000, 0, true, nil), (99, 10_000, 0, true, LeadClaim.Tie.belowOnePercent),
      (0, 0, 0, true, .belowOnePercent), (100, 1_000, 101, true, .smallerThanEstimated),
      (100, 1_000, 100, true, nil), (100, 1_000, 0, false, .restsOnOldPrices),
    ])
  func lead(
    _ amount: Int64, total: Int64, estimated: Int64, isFresh: Bool, tie: LeadClaim.Tie?
  ) {
    let claim = ClaimGate.lead(
      Amount(tenThousandths: amount), of: Amount(tenThousandths: total),
      estimated: Amount(tenThousandths: estimated), standsWithoutOldPrices: isFresh,
      matched: Estimate(-1, interval: -2 ... -0.5), matchedOnOneDay: nil)
    #expect(claim.clear?.amount == (tie == nil ? Amount(tenThousandths: amount) : nil))
    if let tie { #expect(claim == .tie(tie)) }
  }

  @Test(
    "A lead is named only where the items that both have hold it",
    arguments: [
      (Estimate(-1, interval: -2 ... -0.001), nil), (nil, nil),
      (Estimate(-1, interval: -2...0), LeadClaim.Tie.withinScatter),
      (Estimate(-1, interval: -3...1), .withinScatter),
      (Estimate(2, interval: 1...3), .withinScatter),
      (Estimate(-1, interval: nil), .restsOnOneItem),
    ])
  func matchedLead(_ matched: Estimate?, tie: LeadClaim.Tie?) {
    let amount = Amount(units: 5)
    let claim = ClaimGate.lead(
      amount, of: Amount(units: 100), estimated: .zero, standsWithoutOldPrices: true,
      matched: matched, matchedOnOneDay: nil)
    #expect(claim.clear?.amount == (tie == nil ? amount : nil))
    if let tie { #expect(claim == .tie(tie)) }
  }

  @Test(
    "A lead that older prices explain is none",
    arguments: [
      (Estimate(-1, interval: -2 ... -0.001), true), (Estimate(-1, interval: -2...0), false),
      (Estimate(1, interval: 0.5...2), false),
    ])
  func leadOnOneDay(_ moved: Estimate, isClear: Bool) {
    let claim = ClaimGate.lead(
      Amount(units: 5), of: Amount(units: 100), estimated: .zero, standsWithoutOldPrices: true,
      matched: Estimate(-2, interval: -3 ... -1), matchedOnOneDay: moved)
    #expect((claim.clear != nil) == isClear)
    if !isClear { #expect(claim == .tie(.withinDrift)) }
  }

  @Test(
    "A level is stated only if it is on the same side with all prices of one day",
    arguments: [
      (-3.0, -2.0 ... -1.0, true), (-3, -2...0, false), (-3, 1...2, false), (3, 1...2, true),
      (3, 0...2, false), (3, -2 ... -1, false),
    ])
  func levelOnOneDay(_ value: Double, moved: ClosedRange<Double>, isClear: Bool) {
    let bounds = value - 1...value + 1
    let estimate = Estimate(value, interval: bounds)
    let claim = ClaimGate.level(estimate, simultaneous: bounds, onOneDay: moved, items: 20)
    #expect((claim.clear != nil) == isClear)
    if !isClear { #expect(claim == .restsOnOlderPrices(estimate)) }
  }

  @Test("A finding is shown from one percent of the spending on, whatever its sign")
  func worthTelling() {
    let spending = Amount(tenThousandths: 10_000)
    #expect(ClaimGate.isLargeEnough(Amount(tenThousandths: 100), ofSpending: spending))
    #expect(ClaimGate.isLargeEnough(Amount(tenThousandths: -100), ofSpending: spending))
    #expect(!ClaimGate.isLargeEnough(Amount(tenThousandths: -99), ofSpending: spending))
    #expect(!ClaimGate.isLargeEnough(.zero, ofSpending: .zero))
  }
}
