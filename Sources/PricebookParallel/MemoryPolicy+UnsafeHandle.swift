import Synchronization

/// Where the memory of the process comes from, and when freed memory goes back to the system.
///
/// The settings belong to the whole process, so that only a main program may choose them: without
/// ``apply()``, everything here does nothing. The GNU allocator is set by `mallopt`, which Swift's
/// module of the C library leaves out and which is therefore looked up by name. Safe because the
/// signatures are fixed by the documentation of the library, and nothing happens where a function
/// is missing.
package enum MemoryPolicy {
  private static let isApplied = Atomic(false)

  /// Prepares a process for a short run: what one step frees is kept for the next, and all
  /// threads share one heap.
  ///
  /// For a small book, finding, clearing and taking back single pages takes the system a tenth of
  /// the run.
  package static func apply() {
    isApplied.store(true, ordering: .relaxed)
    #if canImport(Glibc)
      set(.arenaCount, 1)
      set(.mappingThreshold, 1 << 25)
      set(.trimThreshold, 1 << 26)
    #endif
  }

  /// Gives every core a heap of its own: threads that make many small blocks at once wait for each
  /// other in one.
  ///
  /// The GNU allocator reads this once, when a second thread asks for memory.
  package static func separateHeaps() {
    #if canImport(Glibc)
      if isApplied.load(ordering: .relaxed) {
        set(.arenaCount, Int32(clamping: MachineCores.count))
      }
    #endif
  }

  /// Returns large blocks to the system as soon as they are freed, from now on.
  ///
  /// The GNU allocator raises its threshold for separate mappings each time a large block is
  /// freed, so that columns of a previous step would stay in the process.
  package static func returnLargeBlocks() {
    #if canImport(Glibc)
      if isApplied.load(ordering: .relaxed) { set(.mappingThreshold, 1 << 18) }
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
