import PricebookModel
import Testing

@testable import PricebookAnalytics

@Suite("The months of budgets of every month")
struct BudgetMonthsTests {
  private func months(_ texts: String...) -> [Month] {
    BudgetMonths(withData: texts.compactMap { Month(iso: $0) }).all
  }

  @Test("No data, no months; one month, that month")
  func few() {
    #expect(months().isEmpty)
    #expect(months("2026-01").map(\.description) == ["2026-01"])
  }

  @Test("Months between months with data count, up to two years of them")
  func gaps() {
    #expect(months("2026-01", "2026-04").count == 4)
    // 24 months lie between these two, 25 between the next.
    #expect(months("2024-01", "2026-02").count == 26)
    #expect(months("2024-01", "2026-03").count == 26)
  }

  @Test("Of a longer gap the twelve months after and before data count")
  func longGap() {
    let found = months("0001-01", "9999-12").map(\.description)
    #expect(found.count == 26)
    #expect(found[12] == "0002-01")
    #expect(found[13] == "9998-12")
  }

  @Test("At most fifty years count, the last ones")
  func limit() {
    let all = (0..<700).map { Month(index: 24_000 + $0) }
    let months = BudgetMonths(withData: all)
    #expect(months.all == all.suffix(BudgetMonths.limit))
    #expect(months.omittedCount == 100)
  }
}
