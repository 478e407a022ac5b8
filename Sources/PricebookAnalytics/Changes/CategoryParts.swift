package import PricebookModel

/// The changes of categories, to find what all parts of one come to: `Food:Dairy` is a part of `Food`.
package struct CategoryParts {
  private let book: BookNames
  /// Ascending, so that the parts of a category are neighbours.
  private let names: [String]
  /// The sum of the changes before each name, and of all.
  private var sums: [Amount] = [.zero]

  /// - Parameter rows: Of one currency and reference.
  package init(of rows: [SpendingChange.Row], names book: BookNames) {
    let changes = rows.compactMap { row in Self.name(row.scope, book).map { ($0, row.change) } }
      .sorted { $0.0 < $1.0 }
    self.book = book
    names = changes.map(\.0)
    for (_, change) in changes { sums.append((sums.last ?? .zero) + change) }
  }

  /// The change of all parts of a category; `nil` where it has none.
  package func change(below scope: BudgetVariance.Scope) -> Amount? {
    guard let name = Self.name(scope, book), !name.isEmpty else { return nil }
    // A semicolon comes right after a colon.
    let (start, end) = (
      names.partitionPoint { $0 >= name + ":" }, names.partitionPoint { $0 >= name + ";" }
    )
    return start < end ? sums[end] - sums[start] : nil
  }

  private static func name(_ scope: BudgetVariance.Scope, _ book: BookNames) -> String? {
    guard case .category(.named(let id)) = scope else { return nil }
    return book.categories[id]
  }
}
