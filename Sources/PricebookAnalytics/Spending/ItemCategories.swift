import PricebookModel

/// The one category that each item belongs to: the one of most of its price observations.
struct ItemCategories: Sendable {
  /// The category of every item; ``none`` for an item without a price observation.
  private(set) var category: [UInt32]
  /// Items that were seen under several categories.
  private var isMixed: [Bool]

  static let none = UInt32.max

  init(itemCount: Int) {
    category = [UInt32](repeating: Self.none, count: itemCount)
    isMixed = [Bool](repeating: false, count: itemCount)
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
  mutating func settle(lines: ReceiptLines, order: LineOrder) {
    for item in isMixed.indices where isMixed[item] {
      var counts: [UInt32: Int] = [:]
      for line in order.lines(of: UInt32(item)) where lines.uses[Int(line)].contains(.price) {
        counts[lines.category[Int(line)], default: 0] += 1
      }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      category[item] = most?.key ?? Self.none
    }
  }
}
