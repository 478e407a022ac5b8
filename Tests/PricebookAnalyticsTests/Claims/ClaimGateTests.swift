import PricebookAnalytics
import PricebookModel
import Testing

struct ClaimGateTests {
  private let rise = Estimate(3, interval: 1...5)

  @Test("A change is stated where its interval excludes zero over enough products and spending")
  func clearChange() {
    let claim = ClaimGate.change(rise, coveragePercent: 80, products: 10)
    #expect(claim.clear?.estimate == rise)
    #expect(claim.clear?.partialCoverage == nil)
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

  @Test("A finding is told from one percent of the spending on, whatever its sign")
  func worthTelling() {
    let spending = Amount(tenThousandths: 10_000)
    #expect(ClaimGate.isLargeEnough(Amount(tenThousandths: 100), ofSpending: spending))
    #expect(ClaimGate.isLargeEnough(Amount(tenThousandths: -100), ofSpending: spending))
    #expect(!ClaimGate.isLargeEnough(Amount(tenThousandths: -99), ofSpending: spending))
    #expect(!ClaimGate.isLargeEnough(.zero, ofSpending: .zero))
  }
}
