/// A hash of byte strings, eight bytes at a time (the multiply-and-fold step of Wang Yi's wyhash).
///
/// The seed is random in every process: no output depends on it, and no input can force collisions.
struct ByteHash {
  private static let seed = UInt64.random(in: 1...UInt64.max)
  private(set) var state: UInt64

  @inline(__always)
  init(seed: UInt64) { state = seed }

  /// The seed of this process, which loops should read once, before they begin.
  static func processSeed() -> UInt64 { seed }

  @inline(__always)
  mutating func combine(_ word: UInt64) {
    let product = (state ^ word ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(
      by: 0xE703_7ED1_A0B4_28DB)
    state = product.high ^ product.low
  }

  /// The lowest `count` bytes of a word, 0 to 7.
  @inline(__always)
  static func masked(_ word: UInt64, to count: Int) -> UInt64 {
    word & ((1 &<< UInt64(truncatingIfNeeded: 8 &* count)) &- 1)
  }

  /// The hash after the last, partial word (zero above its bytes) and the total length.
  @inline(__always)
  consuming func finished(_ last: UInt64, length: Int) -> UInt64 {
    combine(last)
    combine(UInt64(truncatingIfNeeded: length))
    return state
  }

  static func of(_ view: ByteView, from start: Int, to end: Int, seed: UInt64) -> UInt64 {
    var hash = ByteHash(seed: seed)
    var offset = start
    while offset &+ 8 <= end {
      hash.combine(view.word(at: offset))
      offset &+= 8
    }
    let rest = end &- offset
    return hash.finished(Self.masked(view.word(at: offset), to: rest), length: end &- start)
  }
}
