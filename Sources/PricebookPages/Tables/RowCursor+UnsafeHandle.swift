import PricebookModel

/// Where the next byte of a row goes, and how cells are written there.
///
/// This is safe because the caller of ``CSVChunk`` reserves capacity for the widest row.
@safe struct RowCursor {
  /// The most bytes that a number takes: 19 digits, leading zeros, a sign and a point.
  static let widestNumber = 24
  /// How far beyond its end a cell may write bytes that the next one replaces.
  static let slack = 32
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
    let magnitude = number.magnitude
    if magnitude < 100_000_000, digits < 8 {
      appendShort(UInt32(truncatingIfNeeded: magnitude), digits)
    } else {
      unsafe place = Self.writeLong(magnitude, digits, at: place)
    }
  }

  /// Writes a number of no more than eight digits as one word, without a loop or a branch by digit.
  @inline(__always) private mutating func appendShort(_ number: UInt32, _ digits: Int) {
    let all = Self.eightDigits(number)
    // All of them where the number is zero.
    let leadingZeros = all.trailingZeroBitCount &>> 3
    let skipped = min(leadingZeros, 7 &- digits)
    let text = all | Self.zeros
    let wholeDigits = 8 &- skipped &- digits
    store(text &>> UInt64(truncatingIfNeeded: skipped &* 8), at: 0)
    guard digits > 0 else {
      unsafe place += wholeDigits
      return
    }
    unsafe place.storeBytes(of: UInt8(ascii: "."), toByteOffset: wholeDigits, as: UInt8.self)
    store(text &>> UInt64(truncatingIfNeeded: (8 &- digits) &* 8), at: wholeDigits &+ 1)
    unsafe place += wholeDigits &+ 1 &+ digits
  }

  private static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// The values of the digits of a number below 10⁸ by byte, the first digit lowest.
  ///
  /// All are found at once, by the division of parts of a word by 100 and by 10.
  @inline(__always) private static func eightDigits(_ number: UInt32) -> UInt64 {
    let high = number / 10_000
    let fours = UInt64(high) | UInt64(number &- high &* 10_000) &<< 32
    let hundreds = (fours &* 10_486) &>> 20 & 0x7F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = (pairs &* 103) &>> 10 & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) &<< 8
  }

  /// Writes eight bytes, the lowest first, though fewer may count.
  @inline(__always) private func store(_ bytes: UInt64, at offset: Int) {
    unsafe place.storeBytes(of: bytes.littleEndian, toByteOffset: offset, as: UInt64.self)
  }

  /// The place behind a number of any size; no cursor is lent to the call, which would keep the place
  /// of the next byte in memory, where every cell would have to wait for it.
  @inline(never) private static func writeLong(
    _ number: UInt64, _ digits: Int, at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    var rest = number
    let length = max(digitCount(rest), digits &+ 1)
    let end = unsafe place + (digits > 0 ? length &+ 1 : length)
    var next = unsafe end
    func writeLast(_ count: Int) {
      for _ in 0..<count {
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
    return unsafe end
  }

  private static func digitCount(_ number: UInt64) -> Int {
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
    if month.isWeek {
      appendYear(year)
      append(UInt8(ascii: "W"))
      appendPair(month.week)
    } else {
      // The year without its leading zeros, a hyphen, and the month.
      let text = Self.eightDigits(UInt32(truncatingIfNeeded: year &* 100 &+ month.monthOfYear))
      let year = (text | Self.zeros) &>> 16 & 0xFFFF_FFFF
      let month = ((text | Self.zeros) &>> 48) &<< 40
      store(year | UInt64(UInt8(ascii: "-")) &<< 32 | month, at: 0)
      unsafe place += 7
    }
  }

  @inline(__always) mutating func append(_ date: CalendarDate) {
    let (year, month, day) = date.components
    appendYear(min(9_999, max(0, year)))
    appendPair(month)
    append(UInt8(ascii: "-"))
    appendPair(day)
  }

  @inline(__always) private mutating func appendYear(_ year: Int) {
    appendPair(year / 100)
    appendPair(year % 100)
    append(UInt8(ascii: "-"))
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
