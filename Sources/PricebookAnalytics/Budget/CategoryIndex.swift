import PricebookModel

/// Categories found by the name that a budget gives them.
struct CategoryIndex {
  private var scopes: [String: SpendingCategory] = [:]
  private var merged: IDTable<CategoryID, SpendingCategory>
  private var unused: [String: String] = [:]

  /// Names are the same where they differ in case, canonical form or white space alone.
  init(names: IDTable<CategoryID, String>) {
    merged = []
    for id in names.indices {
      let name = names[id]
      let folded = CategoryIndex.folded(name)
      let first = scopes[folded] ?? .named(id)
      scopes[folded] = first
      merged.append(first)
    }
    if scopes["adjustments"] == nil { scopes["adjustments"] = .adjustments }
  }

  /// A name that no category has is remembered, so that its spellings stay one scope.
  mutating func scope(named name: String) -> BudgetVariance.Scope {
    let folded = CategoryIndex.folded(name)
    if let category = scopes[folded] { return .category(category) }
    let firstSpelling = unused[folded] ?? collapsedName(name)
    unused[folded] = firstSpelling
    return .unusedCategory(firstSpelling)
  }

  /// The category under which spending of a category is measured: the first of equal names.
  func measured(_ category: SpendingCategory) -> SpendingCategory {
    guard case .named(let id) = category, id < merged.endIndex else { return category }
    return merged[id]
  }

  private static func folded(_ name: String) -> String {
    foldedName(
      name.utf8.contains(UInt8(ascii: ":")) ? categoryPath(of: name).joined(separator: ":") : name)
  }
}
