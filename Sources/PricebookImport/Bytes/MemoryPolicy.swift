#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How freed memory goes back to the system.
enum MemoryPolicy {
  /// Gives large blocks back as soon as they are freed, instead of keeping them for later.
  ///
  /// The GNU allocator raises its threshold for separate mappings each time a large block is
  /// freed, so that columns of a previous step would stay in the process.
  static func returnLargeBlocks() {
    #if canImport(Glibc)
      once
    #endif
  }

  #if canImport(Glibc)
    /// `M_MMAP_THRESHOLD` of `malloc.h`.
    ///
    /// Swift's module of the C library leaves it out, and `mallopt` too, which is therefore looked
    /// up by name. Safe because its signature is fixed by
    /// the library's documentation, and nothing happens where it is missing.
    private static let mappingThreshold: Int32 = -3

    private static let once: Void = {
      guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
      typealias Setter = @convention(c) (Int32, Int32) -> Int32
      let setOption = unsafe unsafeBitCast(symbol, to: Setter.self)
      _ = setOption(mappingThreshold, 1 << 18)
    }()
  #endif

  /// Gives small blocks back that are free, too, once what made them is over.
  static func returnFreeBlocks() {
    #if canImport(Glibc)
      guard let symbol = unsafe dlsym(nil, "malloc_trim") else { return }
      typealias Trim = @convention(c) (Int) -> Int32
      let trim = unsafe unsafeBitCast(symbol, to: Trim.self)
      _ = trim(0)
    #endif
  }
}
