package import PricebookModel

/// The order of categories by name, found without comparing most of the names.
///
/// A book's categories have their ids in the order of their names; what has no id is placed among
/// them once.
package struct CategoryOrder {
  /// Where a category stands: the whole month first, then the others by name.
  package struct Place: Comparable {
    /// Even between the categories of the book, odd for each of them.
    fileprivate var number: Int
    /// The name of what has no id.
    fileprivate var name = ""
    /// Adjustments come before a budget's category of the same name.
    fileprivate var rank = 0

    package static func < (left: Place, right: Place) -> Bool {
      left.number == right.number
        ? (left.name, left.rank) < (right.name, right.rank) : left.number < right.number
    }
  }

  private let categories: IDTable<CategoryID, String>
  private let adjustments: Place

  package init(of names: BookNames) {
    categories = names.categories
    adjustments = Self.place(of: "adjustments", rank: 0, among: categories)
  }

  package func place(of scope: BudgetVariance.Scope) -> Place {
    switch scope {
    case .wholeMonth: Place(number: -1)
    case .category(.named(let id)): Place(number: 2 * id.index + 1)
    case .category(.adjustments): adjustments
    case .unusedCategory(let name): Self.place(of: name, rank: 1, among: categories)
    }
  }

  /// After a category of the same name.
  private static func place(
    of name: String, rank: Int, among categories: IDTable<CategoryID, String>
  ) -> Place {
    Place(number: 2 * categories.values.partitionPoint { $0 > name }, name: name, rank: rank)
  }
}
