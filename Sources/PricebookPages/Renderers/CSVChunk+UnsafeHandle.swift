/// A growing run of formatted rows, used again from chunk to chunk.
///
/// Safe because the memory belongs to this value alone, which one thread at a time uses, and
/// because a ``RowCursor`` is given room for all that it will write.
@safe
final class CSVChunk: @unchecked Sendable {
  private var base: UnsafeMutableRawPointer
  /// Enough for the usual number of rows, so that they are never moved; memory that no row is
  /// written to costs nothing.
  private var capacity = 1 << 19
  private(set) var count = 0

  init() {
    unsafe base = UnsafeMutableRawPointer.allocate(
      byteCount: capacity + RowCursor.padding, alignment: 16)
  }

  deinit {
    unsafe base.deallocate()
  }

  func removeAll() {
    count = 0
  }

  /// Appends what `body` writes.
  ///
  /// - Parameter room: No less than what `body` writes, in bytes.
  @inline(__always)
  func append(room: Int, _ body: (inout RowCursor) -> Void) {
    reserve(room)
    var cursor = unsafe RowCursor(place: base + count)
    body(&cursor)
    count = unsafe cursor.place - base
    assert(count <= capacity)
  }

  /// Lends the rows.
  func withBytes<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    let bytes = unsafe UnsafeBufferPointer(
      start: base.assumingMemoryBound(to: UInt8.self), count: count)
    return try body(unsafe bytes.span)
  }

  private func reserve(_ room: Int) {
    guard count + room > capacity else { return }
    let larger = max(count + room, capacity * 2)
    let grown = UnsafeMutableRawPointer.allocate(
      byteCount: larger + RowCursor.padding, alignment: 16)
    unsafe grown.copyMemory(from: base, byteCount: count)
    unsafe base.deallocate()
    unsafe base = unsafe grown
    capacity = larger
  }
}
