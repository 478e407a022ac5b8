/// The bytes of GB18030: two or four for a character beyond ASCII.
enum GB18030 {
  /// Whether bytes that are no UTF-8 are Chinese rather than a single-byte encoding or Korean.
  ///
  /// The usual characters are pairs of bytes from 0xA1 on, so that runs of such bytes are even; those
  /// of Korean words begin with 0xB0 to 0xC8, of Chinese ones with 0xB0 to 0xF7.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    var pairs = 0
    var late = 0
    var broken = 0
    for run in bytes.split(whereSeparator: { $0 < 0x80 }) {
      guard run.count.isMultiple(of: 2), run.allSatisfy({ $0 >= 0xA1 && $0 < 0xFF }) else {
        // The end of the sample may cut a character off.
        if run.endIndex < bytes.endIndex { broken += 1 }
        continue
      }
      for lead in stride(from: run.startIndex, to: run.endIndex, by: 2) {
        if (0xB0...0xF7).contains(run[lead]) { pairs += 1 }
        if (0xC9...0xF7).contains(run[lead]) { late += 1 }
      }
    }
    return pairs >= 4 && broken * 10 <= pairs && late * 6 >= pairs
  }

  /// How many bytes at the end are the beginning of a character.
  static func openCount(_ bytes: [UInt8]) -> Int {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x81, bytes[index] < 0xFF else {
        index += 1
        continue
      }
      // Of four bytes, the second is a digit.
      let isLong = index + 1 < bytes.count && bytes[index + 1].isDigit
      let next = index + (isLong ? 4 : 2)
      if next > bytes.count { return bytes.count - index }
      index = next
    }
    return 0
  }
}
