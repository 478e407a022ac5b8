/// Finds the number of a pair of item and store: a table where the pairs are few enough for one,
/// else a hash table with linear probing.
struct SeriesFinder {
  static let none = UInt32.max

  private let items: Range<UInt32>
  private let storeCount: UInt32
  private let isDense: Bool
  /// Numbers by pair, or by place in the hash table.
  private var numbers: [UInt32]
  private var keys: [UInt64] = []
  private var used = 0

  private static let denseLimit = 1 << 22

  /// - Parameters:
  ///   - items: The items that will be asked for.
  ///   - storeCount: Stores are numbered from 0 to below this.
  init(items: Range<UInt32>, storeCount: Int) {
    self.items = items
    self.storeCount = UInt32(clamping: max(1, storeCount))
    let (pairs, overflow) = items.count.multipliedReportingOverflow(by: Int(self.storeCount))
    isDense = !overflow && pairs <= Self.denseLimit
    numbers = [UInt32](repeating: Self.none, count: isDense ? pairs : 1 << 16)
    if !isDense { keys = [UInt64](repeating: 0, count: numbers.count) }
  }

  /// The number that was last set for a pair, or ``none``.
  @inline(__always)
  func number(item: UInt32, store: UInt32) -> UInt32 {
    if isDense { return numbers[densePlace(item: item, store: store)] }
    return numbers[hashedPlace(of: UInt64(item) << 32 | UInt64(store))]
  }

  mutating func set(_ number: UInt32, item: UInt32, store: UInt32) {
    guard !isDense else {
      numbers[densePlace(item: item, store: store)] = number
      return
    }
    if used * 2 >= numbers.count { grow() }
    let key = UInt64(item) << 32 | UInt64(store)
    let place = hashedPlace(of: key)
    if numbers[place] == Self.none { used += 1 }
    numbers[place] = number
    keys[place] = key
  }

  @inline(__always)
  private func densePlace(item: UInt32, store: UInt32) -> Int {
    Int(item &- items.lowerBound) &* Int(storeCount) &+ Int(store)
  }

  /// Where a key stands, or the empty place where it would.
  ///
  /// Fibonacci hashing (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
  private func hashedPlace(of key: UInt64) -> Int {
    let mask = numbers.count - 1
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while numbers[place] != Self.none, keys[place] != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let (oldNumbers, oldKeys) = (numbers, keys)
    numbers = [UInt32](repeating: Self.none, count: oldNumbers.count * 2)
    keys = [UInt64](repeating: 0, count: numbers.count)
    for place in oldNumbers.indices where oldNumbers[place] != Self.none {
      let target = hashedPlace(of: oldKeys[place])
      numbers[target] = oldNumbers[place]
      keys[target] = oldKeys[place]
    }
  }
}
