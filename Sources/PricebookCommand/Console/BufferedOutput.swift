/// Gathers small pieces into large writes; large pieces are written as they are.
final class BufferedOutput: ByteOutput {
  private let destination: any ByteOutput
  private var buffer: [UInt8] = []
  private let capacity = 256 << 10
  /// Copying a piece of this size costs more than a write of its own.
  private let pieceLimit = 16 << 10

  init(_ destination: any ByteOutput) { self.destination = destination }

  func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
    guard bytes.count < pieceLimit else {
      try flush()
      return try destination.write(bytes)
    }
    Self.append(bytes, to: &buffer)
    if buffer.count >= capacity - pieceLimit { try flush() }
  }

  func flush() throws(OutputFailure) {
    guard !buffer.isEmpty else { return }
    var full: [UInt8] = []
    swap(&full, &buffer)
    try destination.write(full.span)
    full.removeAll(keepingCapacity: true)
    swap(&full, &buffer)
  }

  /// A function of its own, so that exclusive access to the buffer is checked once per piece.
  private static func append(_ bytes: Span<UInt8>, to buffer: inout [UInt8]) {
    for place in bytes.indices { buffer.append(bytes[place]) }
  }
}
