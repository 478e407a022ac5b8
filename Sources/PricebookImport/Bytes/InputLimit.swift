/// How many bytes are read of an input, so that no file fills the memory or keeps a run busy forever.
enum InputLimit: Sendable {
  /// A table or a document that is read a block at a time.
  case streamed
  /// A file that is in memory whole while it is read.
  case whole

  var byteCount: Int {
    switch self {
    case .streamed: 32 << 30
    case .whole: 1 << 30
    }
  }

  /// The most bytes that are read of a file of a size; a pipe has none, and may have no end.
  func byteCount(of expectedSize: Int?) -> Int {
    expectedSize == nil ? min(byteCount, Self.pipe) : byteCount
  }

  private static let pipe = 4 << 30
}
