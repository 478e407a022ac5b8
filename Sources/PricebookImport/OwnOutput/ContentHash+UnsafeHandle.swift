/// A hash of bytes that arrive in pieces, the same in every process and on every machine.
///
/// It tells a file that was changed from one that was not (the multiply-and-fold step of Wang Yi's
/// wyhash on words of eight bytes); it does not protect against forgery. Safe because words are
/// loaded within the bounds of the span that lends them.
package struct ContentHash {
  private var hash = ByteHash(seed: 0)
  /// Bytes that do not fill a word yet, the first one lowest.
  private var partial: UInt64 = 0
  package private(set) var byteCount = 0

  package init() {}

  package mutating func combine(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBytes { bytes in unsafe combine(bytes) }
  }

  private mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    var start = 0
    while start < bytes.count, byteCount & 7 != 0 {
      unsafe combine(bytes[start])
      start += 1
    }
    let words = (bytes.count - start) >> 3
    for _ in 0..<words {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      hash.combine(UInt64(littleEndian: word))
      start &+= 8
    }
    byteCount += words << 3
    while start < bytes.count {
      unsafe combine(bytes[start])
      start += 1
    }
  }

  private mutating func combine(_ byte: UInt8) {
    partial |= UInt64(byte) << UInt64((byteCount & 7) * 8)
    byteCount += 1
    if byteCount & 7 == 0 {
      hash.combine(partial)
      partial = 0
    }
  }

  /// What marks all bytes so far.
  package var mark: FileMark {
    FileMark(byteCount: byteCount, hash: hash.finished(partial, length: byteCount))
  }
}
