import PricebookModel

/// The lines of one item in the order of their stores, in the order they came within each.
///
/// Keeps its memory from one item to the next.
struct StoreOrder {
  /// The store in the upper half and the line in the lower one; ascending.
  private(set) var keys: [UInt64] = []
  private var sorted: [UInt64] = []
  /// For every store, where the next of its lines goes.
  private var next: [UInt32]

  /// So many stores for every line that looking at each would cost more than sorting.
  private static let fewLines = 4

  /// - Parameter storeCount: Stores are numbered from 0 to below this.
  init(storeCount: Int) { next = [UInt32](repeating: 0, count: storeCount + 1) }

  static func store(of key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key >> 32) }
  static func line(of key: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: key)) }

  mutating func sort(_ lines: borrowing Span<ItemLine>, range: Range<Int>) {
    keys.removeAll(keepingCapacity: true)
    var isSorted = true
    var last: UInt32 = 0
    for index in range {
      let store = lines[index].store
      if store < last { isSorted = false }
      last = store
      keys.append(UInt64(store) << 32 | UInt64(UInt32(truncatingIfNeeded: index)))
    }
    guard !isSorted else { return }
    if range.count < next.count / Self.fewLines { keys.sort() } else { countingSort() }
  }

  private mutating func countingSort() {
    for store in next.indices { next[store] = 0 }
    for key in keys { next[Int(Self.store(of: key)) &+ 1] &+= 1 }
    for store in next.indices.dropFirst() { next[store] &+= next[store &- 1] }
    if sorted.count < keys.count {
      sorted.append(contentsOf: repeatElement(0, count: keys.count - sorted.count))
    }
    for key in keys {
      let store = Int(Self.store(of: key))
      sorted[Int(next[store])] = key
      next[store] &+= 1
    }
    for index in keys.indices { keys[index] = sorted[index] }
  }
}
