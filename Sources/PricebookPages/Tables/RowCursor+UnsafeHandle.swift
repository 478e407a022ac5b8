import PricebookModel

/// Where the next byte of a row goes, and how cells are written there.
///
/// This is safe because the caller of ``CSVChunk`` reserves capacity for the widest row.
@safe struct RowCursor {
  /// The most bytes that a number takes: 19 digits, leading zeros, a sign and a point.
  static let widestNumber = 24
  /// The most decimals that a number is written with.
  static let mostDecimals = 18

  private(set) var place: UnsafeMutableRawPointer

  @inline(__always) init(place: UnsafeMutableRawPointer) { unsafe self.place = unsafe place }

  @inline(__always) mutating func append(_ byte: UInt8) {
    unsafe place.storeBytes(of: byte, as: UInt8.self)
    unsafe place += 1
  }

  /// Writes a count of 10⁻ᵈⁱᵍⁱᵗˢ with all `digits` decimals, 0 to ``mostDecimals``.
  @inline(__always) mutating func append(_ number: Int64, digits: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let length = max(Self.digitCount(rest), digits &+ 1)
    var next = unsafe place + (digits > 0 ? length &+ 1 : length)
    let end = unsafe next
    @inline(__always) func writeLast(_ count: Int) {
      for _ in 0..<count / 2 {
        let pair = UInt16(truncatingIfNeeded: rest % 100)
        let tens = pair / 10
        let digits = (0x3030 &+ tens &+ (pair &- tens &* 10) &<< 8).littleEndian
        unsafe next -= 2
        unsafe next.storeBytes(of: digits, as: UInt16.self)
        rest /= 100
      }
      if count & 1 == 1 {
        unsafe next -= 1
        let digit = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        unsafe next.storeBytes(of: digit, as: UInt8.self)
        rest /= 10
      }
    }
    if digits > 0 {
      writeLast(digits)
      unsafe next -= 1
      unsafe next.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
    }
    writeLast(length &- digits)
    unsafe place = end
  }

  @inline(__always) private static func digitCount(_ number: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    while number >= limit, count < 19 {
      count &+= 1
      limit &*= 10
    }
    return count
  }

  @inline(__always) mutating func append(_ month: Month) {
    let year = min(9_999, max(0, month.year))
    appendPair(year / 100)
    appendPair(year % 100)
    append(UInt8(ascii: "-"))
    if month.isWeek { append(UInt8(ascii: "W")) }
    appendPair(month.isWeek ? month.week : month.monthOfYear)
  }

  @inline(__always) mutating func append(_ date: CalendarDate) {
    append(date.month)
    append(UInt8(ascii: "-"))
    appendPair(date.components.day)
  }

  @inline(__always) private mutating func appendPair(_ number: Int) {
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10))
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
  }

  /// Writes the dictionary entry of an id; an id without an entry is an empty field.
  @inline(__always) mutating func append(_ id: UInt32, of names: EncodedNames.View) {
    unsafe place += names.copy(id, to: place)
  }
}
