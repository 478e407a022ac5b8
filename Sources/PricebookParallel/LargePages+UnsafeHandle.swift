#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory in pages of 2 MiB, where the system has them and gives them on request.
///
/// Touching the memory of ten million rows page by page costs more than parsing some of their
/// fields. Safe because advice never changes what memory holds, and a failure changes nothing.
package enum LargePages {
  /// Asks for large pages for a block that has room for some.
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
  /// Reserves the capacity of a column, in large pages where it is large.
  package mutating func reserveInLargePages(_ count: Int) {
    reserveCapacity(count)
    let byteCount = capacity * MemoryLayout<Element>.stride
    unsafe withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe LargePages.advise(start, byteCount: byteCount)
    }
  }
}
