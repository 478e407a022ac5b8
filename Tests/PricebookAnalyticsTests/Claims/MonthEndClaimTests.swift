import PricebookAnalytics
import PricebookModel
import TestSupport
import Testing

/// For ends of 500, 520, 480, 510, 490 and 500, SciPy's 99 % prediction interval is 438.41 to
/// 561.59.
@Suite("Whether a sentence says how a month ends")
struct MonthEndClaimTests {
  private func claim(
    budget: Int64, projection: Int64 = 500, later: [Int64] = [300, 320, 280, 310, 290, 300]
  ) -> ClearMonthEnd? {
    ClaimGate.monthEnd(
      projection: Amount(units: projection), budget: Amount(units: budget),
      spent: Amount(units: 200), later: later.map { Amount(units: $0) })
  }

  @Test(
    "It does where the budget lies outside the interval",
    arguments: [(438, 62), (439, nil), (500, nil), (561, nil), (562, -62)] as [(Int64, Int64?)])
  func bounds(budget: Int64, excess: Int64?) {
    #expect(claim(budget: budget)?.excess == excess.map { Amount(units: $0) })
  }

  @Test("It needs six whole months")
  func months() {
    #expect(claim(budget: 100, later: [300, 300, 300, 300, 300]) == nil)
    #expect(claim(budget: 100, later: [300, 300, 300, 300, 300, 300]) != nil)
  }

  @Test("It does not where the projection lies on the other side of the budget, or on it")
  func otherSide() {
    #expect(claim(budget: 430, projection: 429) == nil)
    #expect(claim(budget: 430, projection: 430) == nil)
    #expect(claim(budget: 570, projection: 571) == nil)
  }
}
