import PricebookModel

/// The one category that each item belongs to: as seen on the lines that were noted, and once
/// settled the one of most of its price observations.
struct ItemCategories: Sendable {
  /// The category of every item; ``none`` for an item without a price observation.
  private(set) var category: [UInt32]
  /// Items that were seen under several categories.
  private(set) var isMixed: [Bool]

  static let none = UInt32.max

  init(itemCount: Int) {
    category = [UInt32](repeating: Self.none, count: itemCount)
    isMixed = [Bool](repeating: false, count: itemCount)
  }

  /// The category of an item; `nil` for an item without a price observation.
  func known(of item: UInt32) -> UInt32? {
    guard Int(item) < category.count, category[Int(item)] != Self.none else { return nil }
    return category[Int(item)]
  }

  @inline(__always)
  mutating func note(item: UInt32, category id: UInt32) {
    let known = category[Int(item)]
    guard known != id else { return }
    if known == Self.none {
      category[Int(item)] = id
    } else {
      isMixed[Int(item)] = true
    }
  }

  /// Settles the items seen under several categories; of equally frequent ones the first by name
  /// is taken.
  ///
  /// - Complexity: O(lines) where there are any such items.
  mutating func settle(lines: ReceiptLines) {
    guard isMixed.contains(true) else { return }
    var counts: [UInt64: Int] = [:]
    let (items, categories) = (lines.item, lines.category)
    let uses = lines.uses.span
    for line in 0..<lines.count where isMixed[Int(items[line])] && uses[line].contains(.price) {
      counts[UInt64(items[line]) << 32 | UInt64(categories[line]), default: 0] += 1
    }
    var most: [UInt32: (category: UInt32, lines: Int)] = [:]
    for (key, count) in counts {
      let (item, category) = (UInt32(key >> 32), UInt32(truncatingIfNeeded: key))
      if let known = most[item], (known.lines, category) > (count, known.category) { continue }
      most[item] = (category, count)
    }
    for (item, winner) in most { category[Int(item)] = winner.category }
  }
}
