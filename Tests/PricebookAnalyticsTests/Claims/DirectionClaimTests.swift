import Testing

@testable import PricebookAnalytics

struct DirectionClaimTests {
  @Test(
    "A direction takes proof, size, and figures that agree with it",
    arguments: [
      (1, 0...2, true, 10, .rising), (1, 0.1...2, false, 10, .unclear),
      (0.4, 0.1...2, true, 5, .unclear), (1, -0.1...2, true, 10, .unclear),
      (1, 0.5...2, true, -1, .unclear), (-1, -2...0, true, -10, .falling),
      (-1, -2...0.1, true, -10, .unclear), (-1, -2...(-0.5), true, 1, .unclear),
    ] as [(Double, ClosedRange<Double>, Bool, Double, PriceTrend.Direction)])
  func moving(
    slope: Double, interval: ClosedRange<Double>, isBeyondChance: Bool, change: Double,
    expected: PriceTrend.Direction
  ) {
    #expect(
      ClaimGate.direction(
        Estimate(slope, interval: interval), isBeyondChance: isBeyondChance,
        changePercent: change, months: 12) == expected)
  }

  @Test(
    "Steady is what has a small interval and ends near where it began",
    arguments: [
      (-0.5...0.5, 6.1, 12, .steady), (-0.5...0.51, 0, 12, .unclear),
      (-0.51...0.5, 0, 12, .unclear), (0...0, 6.2, 12, .unclear), (0...0, -5.8, 12, .steady),
      (0...0, -5.9, 12, .unclear), (0...0, 2.4, 5, .steady), (0...0, 2.6, 5, .unclear),
    ] as [(ClosedRange<Double>, Double, Int, PriceTrend.Direction)])
  func steady(
    interval: ClosedRange<Double>, change: Double, months: Int, expected: PriceTrend.Direction
  ) {
    #expect(
      ClaimGate.direction(
        Estimate(0, interval: interval), isBeyondChance: false, changePercent: change,
        months: months) == expected)
  }

  @Test("A slope without an interval is unclear")
  func noInterval() {
    #expect(
      ClaimGate.direction(
        Estimate(9, interval: nil), isBeyondChance: true, changePercent: 90, months: 12)
        == .unclear)
  }
}
