import PricebookParallel

/// Read access to a run of bytes without bounds checks.
///
/// Safe because only ``ByteBuffer`` makes views, and keeps ``padding`` readable bytes after `count`,
/// and because callers stay within `0...count`: the bytes of a part end with a record end, where a
/// scan for one stops. Debug builds check every access. A view must not outlive its buffer or the
/// buffer's next growth.
@safe
struct ByteView {
  /// Readable bytes after the last one, so that a word may be loaded at any offset.
  static let padding = 16
  private let base: UnsafeRawPointer
  let count: Int

  @inline(__always)
  init(base: UnsafeRawPointer, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < count + Self.padding)
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes as a word; the first byte is the lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count + Self.padding)
    return UInt64(littleEndian: unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Four words.
  @inline(__always)
  func words(at offset: Int) -> SIMD4<UInt64> {
    assert(offset >= 0 && offset + 32 <= count + Self.padding)
    return unsafe base.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
  }

  /// The first offset of a byte in `start..<end`.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    assert(start >= 0 && end <= count + Self.padding)
    guard start < end,
      let found = unsafe memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return unsafe UnsafeRawPointer(found) - base
  }

  /// The last offset of a byte in `start..<end`.
  func lastIndex(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    var offset = end
    while offset > start {
      offset -= 1
      if self[offset] == byte { return offset }
    }
    return nil
  }

  @inline(__always)
  func isEqual(_ first: Int, _ second: Int, length: Int) -> Bool {
    var done = 0
    while done &+ 8 <= length {
      if word(at: first &+ done) != word(at: second &+ done) { return false }
      done &+= 8
    }
    let rest = length & 7
    if rest == 0 { return true }
    let difference = word(at: first &+ done) ^ word(at: second &+ done)
    return difference << UInt64(64 &- 8 &* rest) == 0
  }

  /// Lends the bytes in `start..<end`.
  func withBytes<Result>(
    from start: Int, to end: Int, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    assert(start >= 0 && start <= end && end <= count)
    return unsafe body(UnsafeRawBufferPointer(start: base + start, count: end - start))
  }

  func bytes(from start: Int, to end: Int) -> [UInt8] {
    assert(start >= 0 && start <= end && end <= count)
    return unsafe [UInt8](UnsafeRawBufferPointer(start: base + start, count: end - start))
  }

  /// The text in `start..<end`; invalid UTF-8 is repaired.
  func text(from start: Int, to end: Int) -> String {
    assert(start >= 0 && start <= end && end <= count)
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: base + start, count: end - start), as: UTF8.self)
  }

  func text(of range: Range<Int>) -> String { text(from: range.lowerBound, to: range.upperBound) }

  /// Whether the bytes in `start..<end` are well-formed UTF-8.
  func isValidUTF8(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      if offset &+ 8 <= end {
        let others = word(at: offset) & 0x8080_8080_8080_8080
        offset &+= others == 0 ? 8 : others.trailingZeroBitCount / 8
        if others == 0 { continue }
      }
      let length = sequenceLength(at: offset, to: end)
      if length == 0 { return false }
      offset &+= length
    }
    return true
  }

  /// How many bytes the well-formed sequence at an offset has; 0 where there is none (The Unicode
  /// Standard, table 3-7).
  private func sequenceLength(at offset: Int, to end: Int) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch self[offset] {
      case ..<0x80: (1, 0...0xFF)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    if length < 2 { return length }
    guard offset &+ length <= end, second.contains(self[offset &+ 1]) else { return 0 }
    for place in 2..<length where self[offset &+ place] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// How often a byte occurs, and whether all bytes are ASCII and none is NUL, in one pass.
  func survey(of byte: UInt8, from start: Int, to end: Int) -> (
    count: Int, isASCII: Bool, hasNUL: Bool
  ) {
    typealias Words = SIMD4<UInt64>
    var total = 0
    var offset = start
    let wanted = Words(repeating: WordSearch.pattern(byte))
    let low = Words(repeating: 0x7F7F_7F7F_7F7F_7F7F)
    let ones = Words(repeating: 0x0101_0101_0101_0101)
    var union = Words(repeating: 0)
    var zeros = Words(repeating: 0)
    while offset &+ 32 <= end {
      // A byte lane counts to 255 at most before it is summed.
      var lanes = Words(repeating: 0)
      let stop = min(end &- 31, offset &+ 255 &* 32)
      while offset < stop {
        let chunk = words(at: offset)
        let difference = chunk ^ wanted
        // Exact in every byte: the low seven bits carry into the eighth unless all are zero.
        let differs = (((difference & low) &+ low) | difference) &>> 7
        lanes = lanes &+ (~differs & ones)
        union |= chunk
        zeros |= (chunk &- ones) & ~chunk
        offset &+= 32
      }
      for lane in 0..<4 { total &+= WordSearch.sumOfBytes(lanes[lane]) }
    }
    var isASCII = true
    var hasNUL = false
    for lane in 0..<4 {
      if union[lane] & 0x8080_8080_8080_8080 != 0 { isASCII = false }
      if zeros[lane] & 0x8080_8080_8080_8080 != 0 { hasNUL = true }
    }
    while offset < end {
      let next = self[offset]
      if next == byte { total &+= 1 }
      if next >= 0x80 { isASCII = false }
      if next == 0 { hasNUL = true }
      offset &+= 1
    }
    return (total, isASCII, hasNUL)
  }
}
