internal import Synchronization

/// A source of parts that several threads use in turn.
///
/// Safe to share because every use of the source holds the lock.
final class SharedPartSource: @unchecked Sendable {
  private var source: PartSource
  private let lock = Mutex(())
  let expectedSize: Int?
  /// Bytes read at a time.
  let blockSize: Int

  init(_ source: consuming PartSource) {
    expectedSize = source.expectedSize
    blockSize = source.blockSize
    self.source = source
  }

  /// Fills a buffer with the next whole records; `nil` at the end.
  func next(into buffer: inout ByteBuffer) -> Part? {
    lock.withLock { _ in source.next(into: &buffer) }
  }

  /// Hands out no more parts.
  func stop() {
    lock.withLock { _ in source.stop() }
  }

  /// How much was read, and why not more, if reading failed.
  var outcome: (byteCount: Int, failure: ReadFailure?) {
    lock.withLock { _ in (source.byteCount, source.failure) }
  }
}
