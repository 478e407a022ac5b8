/// The order of names, most of it decided by their first sixteen bytes.
///
/// Names of composed letters sort like their bytes, so that two numbers tell them apart where a
/// comparison of strings would look at every letter. All others are compared as strings, to the
/// same order. What is sorted are numbers, which move at no cost where strings would be counted.
struct NameOrder {
  /// The first bytes of a name, the first highest, filled up with zeros.
  private let prefix: UInt128
  private let place: UInt32
  /// Whether every letter is below U+0300, where nothing combines with a letter before it
  /// (Unicode Standard Annex 15): strings compare in normalization form C, which the name is in.
  private let isComposed: Bool

  private init(_ name: String, place: Int) {
    self.place = UInt32(clamping: place)
    let bytes = name.utf8Span.span
    let length = min(16, bytes.count)
    var prefix: UInt128 = 0
    for place in 0..<length { prefix = prefix << 8 | UInt128(bytes[place]) }
    self.prefix = prefix << UInt128(8 * (16 - length))
    var highest: UInt8 = 0
    for place in bytes.indices { highest = max(highest, bytes[place]) }
    isComposed = highest < 0xCC
  }

  /// The places of names in ascending order.
  ///
  /// - Parameter isFirst: Which of two places of equal names comes first.
  /// - Complexity: O(names) where they are composed and their first bytes differ, else
  ///   O(names log names).
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
    sortByPrefix(&order)
    var start = 0
    for end in 1..<order.count + 1
    where end == order.count || order[end].prefix != order[start].prefix {
      if end - start > 1 { order[start..<end].sort(by: precedes) }
      start = end
    }
    return order.map { Int($0.place) }
  }

  /// Sorts by the bytes of the prefixes, the last one first (radix sort: Knuth, "The Art of
  /// Computer Programming", volume 3, section 5.2.5).
  private static func sortByPrefix(_ order: inout [NameOrder]) {
    var sorted = order
    var places = [Int](repeating: 0, count: 256)
    for shift in stride(from: UInt128(0), to: 128, by: 8) {
      for place in places.indices { places[place] = 0 }
      for name in order { places[name.byte(at: shift)] += 1 }
      // Many names begin alike, or are shorter.
      if places.contains(order.count) { continue }
      var start = 0
      for place in places.indices { (places[place], start) = (start, start + places[place]) }
      for name in order {
        let byte = name.byte(at: shift)
        sorted[places[byte]] = name
        places[byte] += 1
      }
      swap(&order, &sorted)
    }
  }

  private func byte(at shift: UInt128) -> Int { Int(truncatingIfNeeded: prefix &>> shift) & 0xFF }
}
