/// The order of names, most of it decided by their first sixteen bytes.
///
/// Names of ASCII sort like their bytes, so that two numbers tell them apart where a comparison of
/// strings would look at every letter. All others are compared as strings, to the same order.
struct NameOrder: Comparable {
  /// The first bytes of a name of ASCII, the first highest, filled up with zeros; `nil` for others.
  private let prefix: UInt128?
  let name: String

  init(_ name: String) {
    self.name = name
    let bytes = name.utf8Span.span
    var prefix: UInt128 = 0
    var isASCII = true
    for place in bytes.indices {
      if place < 16 { prefix |= UInt128(bytes[place]) << UInt128(120 - 8 * place) }
      if bytes[place] >= 0x80 { isASCII = false }
    }
    self.prefix = isASCII ? prefix : nil
  }

  static func < (left: NameOrder, right: NameOrder) -> Bool {
    if let first = left.prefix, let second = right.prefix, first != second { return first < second }
    return left.name < right.name
  }

  static func == (left: NameOrder, right: NameOrder) -> Bool {
    if let first = left.prefix, let second = right.prefix, first != second { return false }
    return left.name == right.name
  }
}
