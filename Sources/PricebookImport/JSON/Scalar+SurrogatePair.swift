extension Unicode.Scalar {
  /// The character of two code units of UTF-16; `nil` where they are no surrogate pair.
  init?(surrogates high: UInt32, _ low: UInt32) {
    guard (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low) else { return nil }
    self.init(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
  }
}
