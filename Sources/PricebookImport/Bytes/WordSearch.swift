/// Finds bytes inside a word of eight (Mycroft's zero-byte test; the lowest hit is exact).
enum WordSearch {
  @inline(__always)
  static func pattern(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inline(__always)
  static func sumOfBytes(_ word: UInt64) -> Int {
    let pairs = (word & 0x00FF_00FF_00FF_00FF) &+ (word &>> 8 & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }

  /// High bits at the bytes that equal the pattern's; only the lowest is sure to be one.
  @inline(__always)
  static func hits(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference = word ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// High bits at the bytes that equal the pattern's, and at no others.
  @inline(__always)
  static func exactHits(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let difference = word ^ pattern
    let low = (difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | difference) & 0x8080_8080_8080_8080
  }
}
