import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Puts off Ctrl-C while a temporary file exists, so that none is left behind.
///
/// The handler does one atomic store, which is safe in a signal handler; the wish is carried out
/// where the file has been removed or renamed.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Begins to put off interruptions.
  static func hold() {
    pending.store(0, ordering: .relaxed)
    for number in signals {
      let previous = signal(number) { pending.store($0, ordering: .relaxed) }
      // What was ignored from outside, by nohup, stays ignored.
      if isIgnored(previous) { _ = signal(number, SIG_IGN) }
    }
  }

  /// Whether an interruption waits.
  static var isPending: Bool { pending.load(ordering: .relaxed) != 0 }

  /// Lets interruptions through again, and one that waited first of all.
  static func release() {
    for number in signals where isIgnored(signal(number, SIG_DFL)) {
      _ = signal(number, SIG_IGN)
    }
    let waiting = pending.load(ordering: .relaxed)
    if waiting != 0 { raise(waiting) }
  }

  /// Makes a closed pipe an error of the write, rather than the end of the program.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Whether a handler is the one that ignores, which is the number 1 rather than a function.
  private static func isIgnored<Handler>(_ handler: Handler) -> Bool {
    guard MemoryLayout<Handler>.size == MemoryLayout<Int>.size else { return false }
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }
}

/// The number of the signal that waits, or 0.
private let pending = Atomic<Int32>(0)
