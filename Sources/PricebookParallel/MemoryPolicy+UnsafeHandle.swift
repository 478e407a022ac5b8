import Synchronization

/// Where the memory of threads comes from, and when freed memory goes back to the system.
///
/// That belongs to the whole process, so that only a main program may choose it: without
/// ``apply()``, everything here does nothing. An export of 54 MB so takes 290 MB in place of 430.
///
/// The GNU allocator is set by `mallopt`, which Swift's module of the C library leaves out and which
/// is therefore looked up by name. Safe because the signatures are fixed by the documentation of the
/// library, and nothing happens where a function is missing.
package enum MemoryPolicy {
  private static let isApplied = Atomic(false)

  /// - Parameter hasFewAddresses: Whether the addresses of the process are limited. Its threads then
  ///   share one heap, for every other one takes 64 MB of addresses, used or not.
  package static func apply(hasFewAddresses: Bool) {
    isApplied.store(true, ordering: .relaxed)
    #if canImport(Glibc)
      guard hasFewAddresses else { return }
      set(.heapCount, 1)
      // What one step frees is kept for the next, in one place.
      set(.mappingThreshold, 1 << 25)
      set(.trimThreshold, 1 << 26)
    #endif
  }

  /// Returns large blocks to the system as soon as they are freed, from now on.
  ///
  /// The GNU allocator raises its threshold for separate mappings each time a large block is
  /// freed, so that columns of a previous step would stay in the process: a report of a million lines
  /// takes 350 MB so, and 250 MB otherwise. Smaller blocks would save no more of it, and what they are
  /// given anew the system has to clear.
  package static func returnLargeBlocks() {
    #if canImport(Glibc)
      if isApplied.load(ordering: .relaxed) { set(.mappingThreshold, 1 << 22) }
    #endif
  }

  /// Returns the small blocks that are free to the system, once, at the end of a large step.
  package static func returnFreeBlocks() {
    #if canImport(Glibc)
      guard isApplied.load(ordering: .relaxed), let symbol = unsafe dlsym(nil, "malloc_trim")
      else { return }
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
      case heapCount = -8
    }

    private static func set(_ option: Option, _ value: Int32) {
      guard let symbol = unsafe dlsym(nil, "mallopt") else { return }
      typealias Setter = @convention(c) (Int32, Int32) -> Int32
      let setOption = unsafe unsafeBitCast(symbol, to: Setter.self)
      _ = setOption(option.rawValue, value)
    }
  #endif
}
