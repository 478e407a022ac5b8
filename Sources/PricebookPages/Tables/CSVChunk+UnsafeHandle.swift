import PricebookModel

/// A growing buffer of formatted rows that is reused from chunk to chunk.
///
/// This is safe because only one thread at a time uses the buffer, and because every
/// ``RowCursor`` gets enough capacity for all that it writes.
@safe final class CSVChunk: @unchecked Sendable {
  private var base: UnsafeMutableRawPointer
  /// Enough for the usual rows, so that they are never moved; unused memory costs nothing.
  private var capacity = 1 << 19
  private(set) var count = 0

  init() { unsafe base = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16) }

  deinit { unsafe base.deallocate() }

  func removeAll() { count = 0 }

  /// - Parameter room: No less than what `body` writes, in bytes.
  @inline(__always) func append(room: Int, _ body: (inout RowCursor) -> Void) {
    reserve(room)
    var cursor = unsafe RowCursor(place: base + count)
    body(&cursor)
    count = unsafe cursor.place - base
    assert(count <= capacity)
  }

  func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe UnsafeBufferPointer(
      start: base.assumingMemoryBound(to: UInt8.self), count: count)
    return try body(unsafe bytes.span)
  }

  private func reserve(_ room: Int) {
    let room = room + RowCursor.slack
    guard count + room > capacity else { return }
    let larger = max(count + room, capacity * 2)
    let grown = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
    unsafe grown.copyMemory(from: base, byteCount: count)
    unsafe base.deallocate()
    unsafe base = unsafe grown
    capacity = larger
  }
}
