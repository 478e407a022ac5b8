import PricebookModel

/// The order of names, mostly decided by their first sixteen bytes.
///
/// Names of composed letters sort like their bytes, so that comparing one number each is enough for
/// most. All others are compared as strings, which gives the same order. Sorting moves numbers and
/// not strings, which would be reference counted.
struct NameOrder {
  /// The first bytes of a name, padded with zeros; the first byte is the highest.
  private let prefix: UInt128
  private let place: UInt32
  /// Whether every letter is below U+0300, where nothing combines with a letter before it
  /// (Unicode Standard Annex 15): strings compare in normalization form C, which the name is in.
  private let isComposed: Bool

  private init(_ name: String, place: Int) {
    self.place = UInt32(clamping: place)
    let bytes = name.utf8Span.span
    var high: UInt64 = 0
    var low: UInt64 = 0
    for place in 0..<min(8, bytes.count) { high |= UInt64(bytes[place]) << UInt64(56 - 8 * place) }
    for place in 8..<max(8, min(16, bytes.count)) {
      low |= UInt64(bytes[place]) << UInt64(120 - 8 * place)
    }
    prefix = UInt128(high) << 64 | UInt128(low)
    var highest: UInt8 = 0
    for place in bytes.indices { highest = max(highest, bytes[place]) }
    isComposed = highest < 0xCC
  }

  /// The places of names in ascending order.
  ///
  /// - Parameter isFirst: Which of two places of equal names comes first.
  /// - Complexity: O(*n*) if the names are composed and their first bytes differ, else O(*n* log *n*).
  static func places(
    of names: [String], isFirst: (Int, Int) -> Bool = { $0 < $1 }
  ) -> [Int] {
    var order = names.indices.map { NameOrder(names[$0], place: $0) }
    func precedes(_ left: NameOrder, _ right: NameOrder) -> Bool {
      if left.isComposed, right.isComposed, left.prefix != right.prefix {
        return left.prefix < right.prefix
      }
      let (first, second) = (names[Int(left.place)], names[Int(right.place)])
      return first == second ? isFirst(Int(left.place), Int(right.place)) : first < second
    }
    guard order.allSatisfy(\.isComposed) else {
      order.sort(by: precedes)
      return order.map { Int($0.place) }
    }
    let sorted = sortByPrefix(&order)
    var start = 0
    for end in 1..<order.count + 1
    where end == order.count || (order[end].prefix ^ order[start].prefix) & sorted != 0 {
      if end - start > 1 { order[start..<end].sort(by: precedes) }
      start = end
    }
    return order.map { Int($0.place) }
  }

  /// Sorts by the first bytes in which the prefixes differ, the last one first (radix sort: Knuth,
  /// "The Art of Computer Programming", volume 3, section 5.2.5).
  ///
  /// - Returns: The bits of the prefixes that are in order; few names differ only in later ones.
  private static func sortByPrefix(_ order: inout [NameOrder]) -> UInt128 {
    var union: UInt128 = 0
    var common = UInt128.max
    for name in order {
      union |= name.prefix
      common &= name.prefix
    }
    let differing = union ^ common
    var shifts: [UInt128] = []
    for byte in 0..<16 {
      let shift = UInt128(120 - 8 * byte)
      if (differing >> shift) & 0xFF != 0, shifts.count < sortedByteCount { shifts.append(shift) }
    }
    var sorted = order
    for shift in shifts.reversed() {
      deal(order, into: &sorted, byByteAt: shift)
      swap(&order, &sorted)
    }
    return shifts.last.map { UInt128.max << $0 } ?? .max
  }

  /// Enough that few names are equal in them.
  private static let sortedByteCount = 6

  /// Sorts names by one byte; names that share it keep their order.
  private static func deal(
    _ order: [NameOrder], into sorted: inout [NameOrder], byByteAt shift: UInt128
  ) {
    let names = order.span
    var target = sorted.mutableSpan
    var counts = [Int](repeating: 0, count: 256)
    var places = counts.mutableSpan
    for index in names.indices { places[names[index].byte(at: shift)] += 1 }
    var start = 0
    for byte in places.indices { (places[byte], start) = (start, start + places[byte]) }
    for index in names.indices {
      let byte = names[index].byte(at: shift)
      target[places[byte]] = names[index]
      places[byte] += 1
    }
  }

  private func byte(at shift: UInt128) -> Int { Int(truncatingIfNeeded: prefix &>> shift) & 0xFF }
}

/// Groups the spellings of each name; the groups get their final ids in the order of the names.
struct NameGroups {
  private var groupByName: [String: Int] = [:]
  private var spellings: [String] = []
  private var isFixed: [Bool] = []

  /// The group of a name, new or known.
  ///
  /// - Parameter isPreferred: Whether a person chose the spelling, which then wins over others.
  mutating func group(of name: String, isPreferred: Bool = false) -> Int {
    let spelling = collapsedName(name)
    let folded = foldedName(spelling)
    guard let group = groupByName[folded] else {
      groupByName[folded] = spellings.count
      spellings.append(spelling)
      isFixed.append(isPreferred)
      return spellings.count - 1
    }
    if !isFixed[group] {
      spellings[group] = isPreferred ? spelling : preferredSpelling(spellings[group], spelling)
      isFixed[group] = isPreferred
    } else if isPreferred {
      // Two rows of the alias table spell one name differently; files come in any order.
      spellings[group] = preferredSpelling(spellings[group], spelling)
    }
    return group
  }

  /// The names in ascending order, and the rank of every group in that order.
  func ordered() -> (names: [String], rank: [UInt32]) {
    let order = NameOrder.places(of: spellings)
    var rank = [UInt32](repeating: 0, count: order.count)
    for (place, group) in order.enumerated() { rank[group] = UInt32(clamping: place) }
    return (order.map { spellings[$0] }, rank)
  }
}

/// Which of two spellings of a name reports show.
///
/// The choice must not depend on the order of files, so it uses the spellings only: mixed case
/// before lower case before capitals, which tills print, then the one that sorts first.
func preferredSpelling(_ left: String, _ right: String) -> String {
  let leftRank = spellingRank(left)
  let rightRank = spellingRank(right)
  if leftRank != rightRank { return leftRank < rightRank ? left : right }
  return left <= right ? left : right
}

private func spellingRank(_ name: String) -> Int {
  if !name.contains(where: \.isLowercase) { return 2 }
  return name.contains(where: \.isUppercase) ? 0 : 1
}
