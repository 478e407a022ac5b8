public import PricebookCommand

/// An output that keeps its bytes in memory.
public final class MemoryOutput: ByteOutput {
  /// All that was written so far, in order.
  public private(set) var bytes: [UInt8] = []

  /// An output that nothing was written to.
  public init() {}

  /// Appends the bytes; memory never refuses them.
  public func write(_ bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe self.bytes.append(contentsOf: $0) }
  }

  /// The written bytes as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
