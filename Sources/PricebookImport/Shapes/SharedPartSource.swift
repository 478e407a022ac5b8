internal import Synchronization

/// A source of parts that several threads use in turn.
///
/// Safe to share because every use of the source holds the lock.
final class SharedPartSource: @unchecked Sendable {
  private var records: PartSource?
  private var elements: JSONPartSource?
  private let lock = Mutex(())
  let expectedSize: Int?
  /// The size of a file as far as memory may be reserved for it.
  let storedSize: Int?
  /// Bytes read at a time.
  let blockSize: Int

  /// A source of records that end with a byte.
  init(_ source: consuming PartSource) {
    expectedSize = source.expectedSize
    storedSize = source.storedSize
    blockSize = source.blockSize
    records = consume source
  }

  /// A source of values of JSON.
  init(_ source: consuming JSONPartSource) {
    expectedSize = source.expectedSize
    storedSize = source.storedSize
    blockSize = source.blockSize
    elements = consume source
  }

  /// Fills a buffer with the next whole records; `nil` at the end.
  func next(into buffer: inout ByteBuffer) -> Part? {
    lock.withLock { _ in
      records == nil ? elements?.next(into: &buffer) : records?.next(into: &buffer)
    }
  }

  /// Hands out no more parts.
  func stop() {
    lock.withLock { _ in
      records?.stop()
      elements?.stop()
    }
  }

  /// How much was read, and why not more, if reading failed.
  var outcome: (byteCount: Int, failure: ReadFailure?) {
    lock.withLock { _ in
      records == nil
        ? (elements?.byteCount ?? 0, elements?.failure)
        : (records?.byteCount ?? 0, records?.failure)
    }
  }
}
