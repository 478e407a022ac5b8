#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory of columns that was reserved and is filled from the front.
///
/// Safe because advice never changes what memory holds: for a column that was moved in the
/// meantime it fails, or at worst makes pages of other memory present.
package struct ReservedMemory: Sendable {
  private struct Column {
    var start: Int
    var byteCount: Int
    var stride: Int
  }

  private var columns: [Column] = []

  package init() {}

  package mutating func add<Element: BitwiseCopyable>(_ column: inout [Element]) {
    let stride = MemoryLayout<Element>.stride
    let byteCount = column.capacity * stride
    let start = unsafe column.withUnsafeMutableBytes { Int(bitPattern: $0.baseAddress) }
    columns.append(Column(start: start, byteCount: byteCount, stride: stride))
  }

  /// Makes the memory present that begins within some rows, so that writing these rows does not
  /// wait until the system has found and cleared them.
  package func makePresent(rows: Range<Int>) {
    #if os(Linux)
      // A multiple of every system's pages.
      let pageSize = 2 << 20
      for column in columns {
        let end = column.start + column.byteCount
        let first = column.start + rows.lowerBound * column.stride
        let last = min(end, column.start + rows.upperBound * column.stride)
        let page = (first + pageSize - 1) & ~(pageSize - 1)
        guard page < last else { continue }
        let pagesEnd = min(end, (last + pageSize - 1) & ~(pageSize - 1))
        guard let place = unsafe UnsafeMutableRawPointer(bitPattern: page) else { continue }
        _ = unsafe madvise(place, pagesEnd - page, Self.populateForWriting)
      }
    #endif
  }

  #if os(Linux)
    /// `MADV_POPULATE_WRITE`, which systems before Linux 5.14 refuse.
    private static let populateForWriting: Int32 = 23
  #endif
}
