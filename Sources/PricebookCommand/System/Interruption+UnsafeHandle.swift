extension Interruption {
  /// Whether a handler is `SIG_IGN`, which is the number 1 instead of a function.
  ///
  /// Safe because only the bits of a value of the same size are compared.
  static func isIgnored<Handler>(_ handler: Handler) -> Bool {
    guard MemoryLayout<Handler>.size == MemoryLayout<Int>.size else { return false }
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }
}
