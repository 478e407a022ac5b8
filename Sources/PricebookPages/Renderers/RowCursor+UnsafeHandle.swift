/// Where the next byte of a row goes, and how cells are written there.
///
/// Numbers are written eight digits at a time and names sixteen bytes at a time, up to ``padding``
/// bytes beyond their end. This is safe because ``CSVChunk`` allocates that many bytes beyond the
/// capacity it promises, and because the caller reserves capacity for the widest row.
@safe
struct RowCursor {
  /// Extra bytes after the capacity of a chunk and after the last name of ``EncodedNames``.
  static let padding = 32
  /// The most bytes that a number takes: 19 digits, leading zeros, a sign and a point.
  static let widestNumber = 24
  /// The most decimals that a number is written with.
  static let mostDecimals = 18

  fileprivate(set) var place: UnsafeMutableRawPointer
  private var rowStart: UnsafeMutableRawPointer

  @inline(__always)
  init(place: UnsafeMutableRawPointer) {
    unsafe self.place = unsafe place
    unsafe rowStart = unsafe place
  }

  /// Where the first cells of the row before end.
  struct Prefixes {
    /// How many cells may be repeated.
    static let limit = 6

    fileprivate var ends = InlineArray<6, Int>(repeating: 0)
  }

  /// Begins a row with the first cells of the row before it.
  ///
  /// - Parameter count: How many cells; none for the first row of a cursor.
  @inline(__always)
  mutating func beginRow(repeating count: Int, of prefixes: inout Prefixes) {
    let start = unsafe place
    if count > 0 {
      // The copy never overlaps its source, because the previous row is longer than its first cells.
      let length = prefixes.ends[count &- 1]
      var done = 0
      while done < length {
        let bytes = unsafe rowStart.loadUnaligned(fromByteOffset: done, as: Sixteen.self)
        unsafe start.storeBytes(of: bytes, toByteOffset: done, as: Sixteen.self)
        done &+= 16
      }
      unsafe place += length
    }
    unsafe rowStart = unsafe start
  }

  /// Records where one of the first cells of a row ends, including its comma.
  @inline(__always)
  mutating func endPrefix(_ column: Int, of prefixes: inout Prefixes) {
    prefixes.ends[column] = unsafe place - rowStart
  }

  /// Ends a row, in the place of the comma after its last cell.
  @inline(__always)
  mutating func endRow() {
    if unsafe place == rowStart { unsafe place += 1 }
    unsafe place.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: -1, as: UInt8.self)
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    unsafe place.storeBytes(of: byte, as: UInt8.self)
    unsafe place += 1
  }

  /// Writes a count of 10⁻ᵈⁱᵍⁱᵗˢ with all `digits` decimals, 0 to ``mostDecimals``.
  @inline(__always)
  mutating func append(_ number: Int64, digits: Int) {
    if digits == 0 { return append(wholeNumber: number) }
    appendSign(of: number)
    let magnitude = number.magnitude
    guard magnitude < 100_000_000, digits < 8 else {
      return appendLong(magnitude, digits: digits)
    }
    let text = Self.eightDigits(magnitude)
    let leadingZeros = min(7, text.trailingZeroBitCount &>> 3)
    let length = max(8 &- leadingZeros, digits &+ 1)
    let ascii = text | 0x3030_3030_3030_3030
    store(ascii &>> UInt64(truncatingIfNeeded: 8 &* (8 &- length)), at: 0)
    let whole = length &- digits
    unsafe place.storeBytes(of: UInt8(ascii: "."), toByteOffset: whole, as: UInt8.self)
    store(ascii &>> UInt64(truncatingIfNeeded: 8 &* (8 &- digits)), at: whole &+ 1)
    unsafe place += length &+ 1
  }

  /// Writes a number without decimals.
  @inline(__always)
  mutating func append(wholeNumber number: Int64) {
    appendSign(of: number)
    let magnitude = number.magnitude
    if magnitude < 10 { return append(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: magnitude)) }
    guard magnitude < 100_000_000 else { return appendLong(magnitude, digits: 0) }
    let text = Self.eightDigits(magnitude)
    let leadingZeros = text.trailingZeroBitCount &>> 3
    let ascii = text | 0x3030_3030_3030_3030
    store(ascii &>> UInt64(truncatingIfNeeded: 8 &* leadingZeros), at: 0)
    unsafe place += 8 &- leadingZeros
  }

  /// Writes a count of 1/10 000 with all four decimals.
  @inline(__always)
  mutating func append(tenThousandths number: Int64) {
    appendSign(of: number)
    let magnitude = number.magnitude
    guard magnitude < 100_000_000 else { return appendLong(magnitude, digits: 4) }
    let text = Self.eightDigits(magnitude)
    let leadingZeros = min(3, text.trailingZeroBitCount &>> 3)
    let ascii = text | 0x3030_3030_3030_3030
    store(ascii &>> UInt64(truncatingIfNeeded: 8 &* leadingZeros), at: 0)
    let whole = 4 &- leadingZeros
    unsafe place.storeBytes(of: UInt8(ascii: "."), toByteOffset: whole, as: UInt8.self)
    store(ascii &>> 32, at: whole &+ 1)
    unsafe place += whole &+ 5
  }

  /// Writes a minus before a negative number.
  ///
  /// About half of all changes are negative, so a branch would often be mispredicted: the minus is
  /// written always, and written over where it must not stay.
  @inline(__always)
  private mutating func appendSign(of number: Int64) {
    unsafe place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    unsafe place += Int(truncatingIfNeeded: UInt64(bitPattern: number) &>> 63)
  }

  /// Writes `2026-10`.
  @inline(__always)
  mutating func append(_ month: MonthText) {
    store(month.word, at: 0)
    unsafe place += 7
  }

  /// Writes a number from 0 to 99 with two digits.
  @inline(__always)
  mutating func appendPair(_ number: Int) {
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10 % 10))
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: abs(number % 10)))
  }

  /// Writes the dictionary entry of an id.
  ///
  /// An id without an entry is an empty field.
  @inline(__always)
  mutating func append(_ id: UInt32, of names: EncodedNames.View) {
    guard let range = names.range(of: id) else { return }
    var done = range.lowerBound
    while done < range.upperBound {
      let bytes = names.sixteenBytes(at: done)
      unsafe place.storeBytes(of: bytes, toByteOffset: done &- range.lowerBound, as: Sixteen.self)
      done &+= 16
    }
    unsafe place += range.count
  }

  typealias Sixteen = SIMD2<UInt64>

  @inline(__always)
  private func store(_ word: UInt64, at offset: Int) {
    unsafe place.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
  }

  /// Eight decimal digits of a number below 10⁸ as bytes 0 to 9, the first digit lowest.
  ///
  /// All lanes are split into halves, quarters and eighths at once, each by a multiplication that is
  /// exact in its range.
  @inline(__always)
  private static func eightDigits(_ number: UInt64) -> UInt64 {
    let halves = number / 10_000 | (number % 10_000) &<< 32
    let hundreds = (halves &* 10_486) &>> 20 & 0x7F_0000_007F
    let pairs = hundreds | (halves &- 100 &* hundreds) &<< 16
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- 10 &* tens) &<< 8
  }

  @inline(never)
  private mutating func appendLong(_ magnitude: UInt64, digits: Int) {
    let decimals = min(Self.mostDecimals, max(0, digits))
    var reversed: [UInt8] = []
    var rest = magnitude
    while rest > 0 || reversed.count <= decimals {
      reversed.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    for place in reversed.indices.reversed() {
      append(reversed[place])
      if place == decimals, decimals > 0 { append(UInt8(ascii: ".")) }
    }
  }
}
