/// The order of names, most of it decided by their first sixteen bytes.
///
/// Names of ASCII sort like their bytes, so that two numbers tell them apart where a comparison of
/// strings would look at every letter. All others are compared as strings, to the same order.
/// What is sorted are numbers, which move at no cost where strings would be counted.
struct NameOrder {
  /// The first bytes of a name, the first highest, filled up with zeros.
  private let prefix: UInt128
  private let place: UInt32
  private let isASCII: Bool

  private init(_ name: String, place: Int) {
    self.place = UInt32(clamping: place)
    let bytes = name.utf8Span.span
    var prefix: UInt128 = 0
    var union: UInt8 = 0
    for place in bytes.indices {
      if place < 16 { prefix |= UInt128(bytes[place]) << UInt128(120 - 8 * place) }
      union |= bytes[place]
    }
    self.prefix = prefix
    isASCII = union < 0x80
  }

  /// The places of names in ascending order.
  ///
  /// - Parameter isFirst: Which of two places of equal names comes first.
  static func places(
    of names: [String], isFirst: (Int, Int) -> Bool = { $0 < $1 }
  ) -> [Int] {
    var order = names.indices.map { NameOrder(names[$0], place: $0) }
    order.sort { left, right in
      if left.isASCII, right.isASCII, left.prefix != right.prefix {
        return left.prefix < right.prefix
      }
      let (first, second) = (names[Int(left.place)], names[Int(right.place)])
      return first == second ? isFirst(Int(left.place), Int(right.place)) : first < second
    }
    return order.map { Int($0.place) }
  }
}
