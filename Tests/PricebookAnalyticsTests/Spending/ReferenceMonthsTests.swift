import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

struct ReferenceMonthsTests {
  private static func count(_ months: [String], before month: String, whole: String) -> Int {
    ReferenceMonths(months: months.map(monthNamed), firstWhole: monthNamed(whole))
      .count(before: monthNamed(month))
  }

  @Test(
    "Months count back to the first without data, and three at most",
    arguments: [
      (["2026-01", "2026-02", "2026-03", "2026-04"], "2026-05", 3),
      (["2026-01", "2026-02", "2026-04"], "2026-05", 1),
      (["2026-01", "2026-02", "2026-03"], "2026-05", 0),
      (["2026-01", "2026-03", "2026-04"], "2026-05", 2),
      (["2026-05"], "2026-05", 0),
    ])
  func gaps(months: [String], month: String, count: Int) {
    #expect(Self.count(months, before: month, whole: "2026-01") == count)
  }

  @Test("A month that the data begin in the middle of never counts")
  func partial() {
    #expect(
      Self.count(["2026-01", "2026-02", "2026-03"], before: "2026-02", whole: "2026-02") == 0)
    #expect(
      Self.count(["2026-01", "2026-02", "2026-03"], before: "2026-03", whole: "2026-02") == 1)
    #expect(Self.count(["2026-01", "2026-03"], before: "2026-03", whole: "2026-02") == 0)
  }
}
