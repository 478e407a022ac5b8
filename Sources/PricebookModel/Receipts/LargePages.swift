#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory in pages of 2 MiB, where the system has them and is asked to use them.
///
/// Touching the memory of ten million rows page by page costs more than parsing some of their
/// fields. Safe because advice never changes what memory holds, and a failure changes nothing.
package enum LargePages {
  /// Asks for large pages where a block has room for some.
  package static func advise(_ start: UnsafeMutableRawPointer, byteCount: Int) {
    #if os(Linux)
      guard byteCount >= 4 << 20 else { return }
      let pageSize = 1 << 12
      let offset = -Int(bitPattern: start) & (pageSize - 1)
      _ = unsafe madvise(start + offset, byteCount - offset, MADV_HUGEPAGE)
    #endif
  }
}

extension Array where Element: BitwiseCopyable {
  /// Makes room in a column, in large pages where it is large.
  package mutating func reserveInLargePages(_ count: Int) {
    reserveCapacity(count)
    let byteCount = capacity * MemoryLayout<Element>.stride
    unsafe withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe LargePages.advise(start, byteCount: byteCount)
    }
  }
}

/// Memory of columns that was reserved in large pages and is filled from the front.
///
/// Safe because advice never changes what memory holds: where a column has moved since, it fails,
/// or at worst makes pages of other memory present.
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

  /// Makes the large pages present that begin within some rows, so that whoever writes these rows
  /// need not wait for the system to find and clear them.
  package func makePresent(rows: Range<Int>) {
    #if os(Linux)
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
    /// `MADV_POPULATE_WRITE` of Linux 5.14, which older systems refuse.
    private static let populateForWriting: Int32 = 23
  #endif
}
