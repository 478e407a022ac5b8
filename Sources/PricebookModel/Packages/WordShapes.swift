/// The first bytes and lengths of some words: a cheap test whether another word may be among them.
struct WordShapes: Sendable {
  /// By first byte: a bit for every length that a word has, those of 63 bytes and more together.
  private var lengths = [UInt64](repeating: 0, count: 256)

  /// - Parameter words: In lower case.
  init(_ words: some Sequence<some StringProtocol>) {
    for word in words {
      guard let first = word.utf8.first else { continue }
      lengths[Int(Self.lowered(first))] |= Self.bit(word.utf8.count)
    }
  }

  /// Whether some word begins with the same byte and is as long, case aside.
  func mayHold(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    return lengths[Int(Self.lowered(first))] & Self.bit(word.count) != 0
  }

  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
