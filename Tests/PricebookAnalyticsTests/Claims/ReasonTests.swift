import PricebookModel
import TestSupport
import Testing

@testable import PricebookAnalytics

@Suite("The reason of a figure is its largest part")
struct ReasonTests {
  private func reason(_ figure: Int, _ parts: [String: Int], spent: Int = 1_000) -> Reason<
    String
  >? {
    Reason(
      of: Amount(units: Int64(figure)),
      among: parts.map { ($0.key, Amount(units: Int64($0.value))) },
      ofSpending: Amount(units: Int64(spent)))
  }

  @Test(
    arguments: [
      (70, ["a": 20, "b": 90, "c": -40], "b"), (-15, ["a": 20, "b": -25, "c": -10], "b"),
      (70, ["a": 50, "b": 20], "a"),
    ])
  func `Only parts in the direction of the figure count`(
    _ figure: Int, _ parts: [String: Int], _ expected: String
  ) {
    #expect(reason(figure, parts)?.subject == expected)
  }

  @Test(
    "No reason is given for nothing, where no part goes that way, is large, or is the largest alone",
    arguments: [
      (0, ["a": 20]), (30, ["a": -20, "b": -10]), (9, ["a": 9]), (40, ["a": 20, "b": 20]),
    ])
  func none(_ figure: Int, _ parts: [String: Int]) {
    #expect(reason(figure, parts) == nil)
  }

  @Test func `Most is more than half of the figure`() {
    #expect(reason(40, ["a": 21, "b": 19])?.isMost == true)
    #expect(reason(42, ["a": 21, "b": 12, "c": 9])?.isMost == false)
  }
}

@Suite("The parts of a difference from a budget")
struct BudgetPartTests {
  private static func units(_ amount: Int) -> Amount { Amount(units: Int64(amount)) }

  private func parts(
    _ difference: Int, budgeted: [Int], open: [Int]
  ) -> [(subject: BudgetPart, amount: Amount)] {
    let names = (0..<budgeted.count + open.count).map {
      BudgetVariance.Scope.category(.named(CategoryID($0)))
    }
    return BudgetPart.parts(
      of: Self.units(difference),
      budgeted.indices.map { (names[$0], Self.units(100), Self.units(budgeted[$0])) }
        + open.indices.map { (names[budgeted.count + $0], Self.units(open[$0]), nil) })
  }

  private func unbudgeted(_ difference: Int, budgeted: [Int], open: [Int]) -> BudgetPart
    .Unbudgeted?
  {
    guard
      case .unbudgeted(let part)? = parts(difference, budgeted: budgeted, open: open).last?.subject
    else { return nil }
    return part
  }

  @Test(
    arguments: [
      (55, [5, -20], [90, 10]), (-30, [-10, -40], [20]), (12, [7], []), (3, [3], [60]),
    ])
  func `They add up to the difference`(_ difference: Int, _ budgeted: [Int], _ open: [Int]) {
    let found = parts(difference, budgeted: budgeted, open: open)
    #expect(found.reduce(Amount.zero) { $0 + $1.amount } == Self.units(difference))
  }

  @Test func `What has no budget is named by the category that is most of it`() {
    let part = unbudgeted(75, budgeted: [5, -30], open: [90, 10])
    #expect(part?.category == .category(.named(2)))
    #expect(part?.spent == Self.units(90))
    #expect(part?.left == nil)
  }

  @Test func `Several categories of which none is most are counted`() {
    let part = unbudgeted(90, budgeted: [0], open: [30, 30, 30])
    #expect(part?.category == nil)
    #expect(part?.categoryCount == 3)
    #expect(part?.spent == Self.units(90))
  }

  @Test func `A category that what is left covers is not named`() {
    // 40 over, of 290 where 250 are left.
    let part = unbudgeted(40, budgeted: [0], open: [200, 90])
    #expect(part?.category == nil)
    #expect(part?.left == Self.units(250))
  }

  @Test func `Without a budget of any category there are no parts`() {
    #expect(parts(20, budgeted: [], open: [120]).isEmpty)
  }
}
