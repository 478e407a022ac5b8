import PricebookModel

extension BudgetVariance {
  /// Says of every row of categories whether its money is in another row too.
  ///
  /// A category with parts is one row where it has a budget, or where none of its parts has one.
  /// Otherwise its parts are rows of their own, and what it has besides them is one.
  mutating func setCounting(_ tree: CategoryTree) {
    struct Key: Hashable {
      var month: Month
      var currency: CurrencyID
    }
    var rowsOfKey: [Key: [Int]] = [:]
    for (place, row) in rows.enumerated() where row.scope != .wholeMonth {
      rowsOfKey[Key(month: row.month, currency: row.currency), default: []].append(place)
    }
    for places in rowsOfKey.values {
      let rowsOfScope = Dictionary(grouping: places) { rows[$0].scope }
      let hasBudget = Set(places.filter { rows[$0].budget != nil }.map { rows[$0].scope })
      for root in tree.roots {
        set(root, isCovered: false, tree, rowsOfScope, hasBudget)
      }
    }
  }

  private mutating func set(
    _ scope: Scope, isCovered: Bool, _ tree: CategoryTree, _ rowsOfScope: [Scope: [Int]],
    _ hasBudget: Set<Scope>
  ) {
    let isOne = hasBudget.contains(scope) || !Self.hasBudgetedPart(scope, tree, hasBudget)
    for place in rowsOfScope[scope] ?? [] {
      let isOwn = rows[place].level == .category && tree.isParent(scope)
      rows[place].counting =
        isCovered ? .part : isOne ? isOwn ? .part : .once : isOwn ? .once : .sum
    }
    for child in tree.children(of: scope) {
      set(child, isCovered: isCovered || isOne, tree, rowsOfScope, hasBudget)
    }
  }

  private static func hasBudgetedPart(
    _ scope: Scope, _ tree: CategoryTree, _ hasBudget: Set<Scope>
  ) -> Bool {
    tree.children(of: scope).contains {
      hasBudget.contains($0) || hasBudgetedPart($0, tree, hasBudget)
    }
  }
}
