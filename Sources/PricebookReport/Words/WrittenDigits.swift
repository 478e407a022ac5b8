/// Writes the digits of a number into a string of their exact length.
///
/// Safe because the length is reckoned first, and no more bytes than that are written.
enum WrittenDigits {
  /// A count of 10⁻ᵈⁱᵍⁱᵗˢ without its sign, grouped and with all its decimals.
  ///
  /// - Parameter decimals: 0 to 18.
  static func text(_ count: UInt64, decimals: Int, marks: LocaleFormats.Marks) -> String {
    var figures = InlineArray<20, UInt8>(repeating: UInt8(ascii: "0"))
    var length = 0
    var rest = count
    repeat {
      figures[length] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      length += 1
    } while rest > 0
    length = max(length, decimals + 1)
    let whole = length - decimals
    let groupCount = whole >= marks.leastGroupedDigits ? (whole - 1) / 3 : 0
    let byteCount =
      length + groupCount * marks.grouping.utf8.count
      + (decimals > 0 ? marks.decimal.utf8.count : 0)
    return unsafe String(unsafeUninitializedCapacity: byteCount) { buffer in
      var place = 0
      for digit in 0..<length {
        if digit == whole {
          for byte in marks.decimal.utf8 { unsafe write(byte, to: buffer, &place) }
        } else if digit > 0, digit < whole, groupCount > 0, (whole - digit) % 3 == 0 {
          for byte in marks.grouping.utf8 { unsafe write(byte, to: buffer, &place) }
        }
        unsafe write(figures[length - 1 - digit], to: buffer, &place)
      }
      return place
    }
  }

  @inline(__always)
  private static func write(
    _ byte: UInt8, to buffer: UnsafeMutableBufferPointer<UInt8>, _ place: inout Int
  ) {
    unsafe buffer[place] = byte
    place += 1
  }
}
