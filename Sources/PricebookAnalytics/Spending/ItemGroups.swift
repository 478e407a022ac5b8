import PricebookModel

/// The categories that lines count in: their own, or adjustments for deposits and the like without one.
struct ItemGroups: Sendable {
  /// The category of every item; ``mixed`` for one in several.
  private var groups: IDTable<ItemID, CategoryID>
  private let isAdjustment: IDTable<ItemID, Bool>
  private let uncategorised: CategoryID
  private let adjustments: CategoryID

  private static let mixed = CategoryID(rawValue: .max)

  init(of book: Book) {
    let names = book.names
    isAdjustment = names.items.mapValues(\.isAdjustment)
    adjustments = names.categories.endIndex
    uncategorised = names.categories.firstIndex(of: "") ?? adjustments
    groups = IDTable(repeating: adjustments, count: names.items.count)
    var last: ItemID?
    for (item, category) in zip(book.lines.articles.item, book.lines.articles.category) {
      let group = group(of: item, category: category)
      if item != last {
        groups[item] = group
      } else if groups[item] != group {
        groups[item] = Self.mixed
      }
      last = item
    }
  }

  var count: Int { adjustments.index + 1 }

  /// - Returns: `nil` for an item in several categories.
  func group(of item: ItemID) -> CategoryID? { groups[item] == Self.mixed ? nil : groups[item] }

  /// The category that a line of an item counts in; ``count`` − 1 for adjustments.
  @inline(__always) func group(of item: ItemID, category: CategoryID) -> CategoryID {
    category == uncategorised && isAdjustment[item] ? adjustments : category
  }
}
