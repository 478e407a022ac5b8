import PricebookModel

/// Writes numbers as ASCII digits into bytes that exist already.
enum DecimalDigits {
  /// The most bytes that a number takes: 19 digits, leading zeros, a sign and a point.
  static let widest = 24

  /// Writes a count of 10⁻ᵈⁱᵍⁱᵗˢ with all `digits` decimals (0 to 18).
  ///
  /// - Returns: The position after the last byte.
  @inline(__always)
  static func write(
    _ number: Int64, digits: Int, into bytes: inout MutableSpan<UInt8>, at position: Int
  ) -> Int {
    let decimals = min(18, max(0, digits))
    var start = position
    if number < 0 {
      bytes[start] = UInt8(ascii: "-")
      start += 1
    }
    var rest = number.magnitude
    let digitCount = max(decimals + 1, self.digitCount(rest))
    let end = start + digitCount + (decimals > 0 ? 1 : 0)
    var place = end
    for _ in 0..<decimals {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    if decimals > 0 {
      place -= 1
      bytes[place] = UInt8(ascii: ".")
    }
    while place > start {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return end
  }

  /// Writes `2026-10`.
  static func write(_ month: Month, into bytes: inout MutableSpan<UInt8>, at position: Int) -> Int {
    let year = min(9_999, max(0, month.year))
    var end = writePair(year / 100, into: &bytes, at: position)
    end = writePair(year % 100, into: &bytes, at: end)
    bytes[end] = UInt8(ascii: "-")
    return writePair(month.monthOfYear, into: &bytes, at: end + 1)
  }

  /// Writes a number from 0 to 99 with two digits.
  static func writePair(_ number: Int, into bytes: inout MutableSpan<UInt8>, at position: Int)
    -> Int
  {
    bytes[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10)
    bytes[position + 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: abs(number % 10))
    return position + 2
  }

  private static func digitCount(_ number: UInt64) -> Int {
    var count = 1
    var limit: UInt64 = 10
    while count < 20, number >= limit {
      count += 1
      let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
      if overflow { return number >= limit ? 20 : count }
      limit = next
    }
    return count
  }
}
