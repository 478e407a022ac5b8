import PricebookModel

/// Which categories are parts of others: `Food:Dairy` is a part of `Food`.
struct CategoryTree {
  private var ancestors: [BudgetVariance.Scope: [BudgetVariance.Scope]] = [:]
  private var children: [BudgetVariance.Scope: [BudgetVariance.Scope]] = [:]
  /// Categories that are no part of another one, in the order in which they were added.
  private(set) var roots: [BudgetVariance.Scope] = []

  mutating func add(_ path: String, _ categories: inout CategoryIndex) {
    var above: [BudgetVariance.Scope] = []
    for name in categoryNames(withParentsOf: path) {
      let scope = categories.scope(named: name)
      if ancestors[scope] == nil {
        ancestors[scope] = above
        if let parent = above.first {
          children[parent, default: []].append(scope)
        } else {
          roots.append(scope)
        }
      }
      above.insert(scope, at: 0)
    }
  }

  /// The nearest first.
  func ancestors(of scope: BudgetVariance.Scope) -> [BudgetVariance.Scope] {
    ancestors[scope] ?? []
  }

  func children(of scope: BudgetVariance.Scope) -> [BudgetVariance.Scope] { children[scope] ?? [] }
  func isParent(_ scope: BudgetVariance.Scope) -> Bool { children[scope] != nil }
  var isFlat: Bool { children.isEmpty }
}
