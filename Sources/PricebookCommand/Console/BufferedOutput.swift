/// Gathers small pieces into large writes, and cuts large pieces at whole pages of memory.
///
/// A file that is written page by page costs the system a sixth less than one whose writes end
/// within pages. Safe because a span's bytes are only read while it is lent.
final class BufferedOutput: ByteOutput {
  private let destination: any ByteOutput
  private var buffer: [UInt8] = []
  private let capacity = 256 << 10
  /// Pieces from this size on are not worth copying.
  private let pieceLimit = 16 << 10
  private static let pageSize = 4 << 10

  init(_ destination: any ByteOutput) {
    self.destination = destination
  }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    guard bytes.count >= pieceLimit else {
      append(bytes)
      if buffer.count >= capacity { try flush() }
      return
    }
    let missing = (Self.pageSize - buffer.count % Self.pageSize) % Self.pageSize
    append(bytes.extracting(first: missing))
    try flush()
    let rest = bytes.extracting(droppingFirst: missing)
    let whole = rest.count / Self.pageSize * Self.pageSize
    try destination.write(rest.extracting(first: whole))
    append(rest.extracting(droppingFirst: whole))
  }

  func flush() throws(OutputFailure) {
    guard !buffer.isEmpty else { return }
    var full: [UInt8] = []
    swap(&full, &buffer)
    try destination.write(full.span)
    full.removeAll(keepingCapacity: true)
    swap(&full, &buffer)
  }

  private func append(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
  }
}
