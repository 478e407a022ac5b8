import CommandTestSupport
import PricebookCommand
import PricebookModel
import TestSupport
import Testing

/// Discounts on lines of their own are in no price, so that totals of prices say what they leave out.
@Suite struct OwnLineDiscountTests {
  private static let items = [
    ("Milk", 120), ("Bread", 240), ("Butter", 290), ("Eggs", 310), ("Rice", 190), ("Oil", 520),
  ]

  /// What the comparison of two stores says that were visited every week from May to October 2026.
  private func comparison(discount: String) throws -> String {
    let folder = try TemporaryFolder()
    let first = try #require(CalendarDate(year: 2026, month: 5, day: 4))
    var rows = "date,store,item,category,total,currency\n"
    for week in 0..<26 {
      for (offset, store) in ["Aldi", "Coop"].enumerated() {
        let day = first.adding(days: 7 * week + offset)
        for (item, cents) in Self.items {
          let paid = Amount(tenThousandths: Int64(cents * (10 + offset) * 10))
          rows += "\(day),\(store),\(item),Food,\(ExactDecimal(paid)),EUR\n"
        }
        if store == "Coop" { rows += "\(day),Coop,Rabatt,,\(discount),EUR\n" }
      }
    }
    try folder.write("in/receipts.csv", rows)
    let run = CommandLineRun(
      "compare", folder.path("in"), "--as-of", "2026-10-31", "--format", "md", "--quiet")
    return run.results.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `They are named beside the totals, by store`() throws {
    let said = try comparison(discount: "-1.50")
    // Thirteen Tuesdays from August on.
    #expect(
      said.contains(
        "Discounts on lines of their own are in none of the totals: €19.50 at Coop in the last three "
          + "months."), "\(said)")
  }

  @Test func `What is below a hundredth of the purchases is not named`() throws {
    let said = try comparison(discount: "-0.10")
    #expect(said.contains("Coop"))
    #expect(!said.contains("lines of their own"), "\(said)")
  }
}
