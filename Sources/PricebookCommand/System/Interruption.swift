import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Delays Ctrl-C while temporary files exist, so that none is left behind.
///
/// The handler does one atomic store, which is safe in a signal handler. The process ends when the
/// files have been removed or renamed.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Starts to delay interruptions; may be called again before they are released as often.
  static func hold() {
    guard holders.add(1, ordering: .relaxed).oldValue == 0 else { return }
    pending.store(0, ordering: .relaxed)
    for number in signals {
      let previous = signal(number) { pending.store($0, ordering: .relaxed) }
      // A signal that nohup ignores stays ignored.
      if isIgnored(previous) { _ = signal(number, SIG_IGN) }
    }
  }

  static var isPending: Bool { pending.load(ordering: .relaxed) != 0 }

  /// Stops delaying interruptions, and acts on a pending one.
  static func release() {
    guard holders.subtract(1, ordering: .relaxed).newValue == 0 else { return }
    for number in signals where isIgnored(signal(number, SIG_DFL)) { _ = signal(number, SIG_IGN) }
    let waiting = pending.load(ordering: .relaxed)
    if waiting != 0 { raise(waiting) }
  }

  /// Makes writing to a closed pipe, or beyond the size that a file may have, an error instead of
  /// the end of the process.
  static func makeWritesFail() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}

/// The number of the pending signal, or 0.
private let pending = Atomic<Int32>(0)
/// How many want interruptions to be delayed.
private let holders = Atomic(0)
