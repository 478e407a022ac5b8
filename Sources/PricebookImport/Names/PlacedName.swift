/// What mostly decides the order of a name: texts themselves are compared by calls and slowly.
struct PlacedName {
  /// The first sixteen bytes, as a number of which the first byte is the highest.
  var beginning: UInt128 = 0
  /// Other texts do not have the order of their bytes.
  var isASCII = true
  var isLast: Bool
  var place: Int

  init(_ name: String, place: Int, isLast: Bool) {
    self.place = place
    self.isLast = isLast
    let bytes = name.utf8Span.span
    for place in 0..<16 {
      beginning = beginning << 8 | UInt128(place < bytes.count ? bytes[place] : 0)
    }
    for place in bytes.indices where bytes[place] >= 0x80 { isASCII = false }
  }
}
