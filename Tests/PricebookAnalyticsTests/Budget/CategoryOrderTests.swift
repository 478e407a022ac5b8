import PricebookModel
import Testing

@testable import PricebookAnalytics

@Suite struct CategoryOrderTests {
  @Test func `Categories are in the order of their names, whatever has an id`() {
    var names = BookNames()
    names.categories = IDTable(["", "Bread", "adjustments", "milk", "Öl"])
    let order = CategoryOrder(of: names)
    func name(_ scope: BudgetVariance.Scope) -> String {
      switch scope {
      case .wholeMonth: "*"
      case .category(.named(let id)): names.categories[id]
      case .category(.adjustments): "the adjustments"
      case .unusedCategory(let name): "\(name) of a budget"
      }
    }
    let scopes =
      ["Zoo", "adjustments", "Apples", "milk", "lamb"].map(BudgetVariance.Scope.unusedCategory)
      + names.categories.indices.reversed().map { .category(.named($0)) }
      + [.category(.adjustments), .wholeMonth]
    let sorted = scopes.sorted { order.place(of: $0) < order.place(of: $1) }.map(name)
    #expect(
      sorted == [
        "*", "", "Apples of a budget", "Bread", "Zoo of a budget", "adjustments",
        "the adjustments", "adjustments of a budget", "lamb of a budget", "milk",
        "milk of a budget", "Öl",
      ])
  }
}
