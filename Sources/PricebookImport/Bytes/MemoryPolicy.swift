import PricebookModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where the process's memory comes from, and how freed memory goes back to the system.
///
/// The GNU allocator is set by `mallopt`, which Swift's module of the C library leaves out and
/// which is therefore looked up by name, as are the names of its options. Safe because its
/// signature is fixed by the library's documentation, and nothing happens where it is missing.
package enum MemoryPolicy {
  /// Sets a run up that is over soon: what one step frees is there for the next, all threads share
  /// one heap, and the heap begins in large pages.
  ///
  /// For a small book the system's finding, clearing and taking back of single pages is a tenth of
  /// the run.
  package static func keepFreedBlocks() {
    #if canImport(Glibc)
      set(.arenaCount, 1)
      set(.mappingThreshold, 1 << 25)
      set(.trimThreshold, 1 << 26)
      let byteCount = 8 << 20
      // Freed at once, it is where the following blocks are taken from.
      guard let block = unsafe malloc(byteCount) else { return }
      unsafe LargePages.advise(block, byteCount: byteCount)
      unsafe free(block)
    #endif
  }

  /// Gives large blocks back as soon as they are freed, instead of keeping them for later.
  ///
  /// The GNU allocator raises its threshold for separate mappings each time a large block is
  /// freed, so that columns of a previous step would stay in the process.
  static func returnLargeBlocks() {
    #if canImport(Glibc)
      set(.mappingThreshold, 1 << 18)
    #endif
  }

  /// Gives small blocks back that are free, too, once what made them is over.
  static func returnFreeBlocks() {
    #if canImport(Glibc)
      guard let symbol = unsafe dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      let trim = unsafe unsafeBitCast(symbol, to: Trim.self)
      _ = trim(0)
    #endif
  }

  #if canImport(Glibc)
    /// Options of `malloc.h`.
    private enum Option: Int32 {
      /// `M_TRIM_THRESHOLD`, in bytes.
      case trimThreshold = -1
      /// `M_MMAP_THRESHOLD`, in bytes.
      case mappingThreshold = -3
      /// `M_ARENA_MAX`.
      case arenaCount = -8
    }

    private static func set(_ option: Option, _ value: Int32) {
      guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
      typealias Setter = @convention(c) (Int32, Int32) -> Int32
      let setOption = unsafe unsafeBitCast(symbol, to: Setter.self)
      _ = setOption(option.rawValue, value)
    }
  #endif
}
