import PricebookModel

/// The one category that each item belongs to: as seen on the lines that were noted, and once
/// settled the one of most of its price observations.
struct ItemCategories: Sendable {
  /// The category of every item; ``none`` for an item without a price observation.
  private(set) var category: IDTable<ItemID, CategoryID>
  /// Items that were seen under several categories.
  private(set) var isMixed: IDTable<ItemID, Bool>

  static let none = CategoryID(rawValue: .max)

  init(itemCount: Int) {
    category = IDTable(repeating: Self.none, count: itemCount)
    isMixed = IDTable(repeating: false, count: itemCount)
  }

  /// The category of an item; `nil` for an item without a price observation.
  func known(of item: ItemID) -> CategoryID? {
    guard item < category.endIndex, category[item] != Self.none else { return nil }
    return category[item]
  }

  @inline(__always)
  mutating func note(item: ItemID, category id: CategoryID) {
    let known = category[item]
    guard known != id else { return }
    if known == Self.none {
      category[item] = id
    } else {
      isMixed[item] = true
    }
  }

  /// Settles the items seen under several categories; of equally frequent ones the first by name
  /// is taken.
  ///
  /// - Complexity: O(lines) where there are any such items.
  mutating func settle(lines: ReceiptLines) {
    guard isMixed.contains(true) else { return }
    struct Key: Hashable {
      var item: ItemID
      var category: CategoryID
    }
    var counts: [Key: Int] = [:]
    let (items, categories) = (lines.item, lines.category)
    let uses = lines.uses.span
    for line in 0..<lines.count where isMixed[items[line]] && uses[line].contains(.price) {
      counts[Key(item: items[line], category: categories[line]), default: 0] += 1
    }
    var most: [ItemID: (category: CategoryID, lines: Int)] = [:]
    for (key, count) in counts {
      if let known = most[key.item], (known.lines, key.category) > (count, known.category) {
        continue
      }
      most[key.item] = (key.category, count)
    }
    for (item, winner) in most { category[item] = winner.category }
  }
}
