#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Array where Element: BitwiseCopyable {
  /// Makes room in a column, in large pages where it is large.
  ///
  /// Touching the memory of ten million rows page by page costs more than parsing some of their
  /// fields. Safe because advice never changes what memory holds, and a failure changes nothing.
  package mutating func reserveInLargePages(_ count: Int) {
    reserveCapacity(count)
    #if os(Linux)
      let byteCount = capacity * MemoryLayout<Element>.stride
      guard byteCount >= 4 << 20 else { return }
      unsafe withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        let pageSize = 1 << 12
        let offset = -Int(bitPattern: start) & (pageSize - 1)
        _ = unsafe madvise(start + offset, byteCount - offset, MADV_HUGEPAGE)
      }
    #endif
  }
}
