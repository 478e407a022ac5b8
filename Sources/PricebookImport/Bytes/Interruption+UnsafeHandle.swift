import PricebookParallel
import Synchronization

/// Delays Ctrl-C while temporary files exist, so that none is left behind.
///
/// The handlers are those of the process, because any thread may get a signal. A handler does one atomic
/// store, which is safe in it. Once the files have been removed or renamed, the handlers of before come
/// back, and get the signal: as a rule the process then ends.
///
/// Safe because the system reads or fills values on the stack during each call.
package enum Interruption {
  /// How many callers have interruptions delayed, and the handlers to put back.
  @safe private struct Held {
    var holders = 0
    /// What handled each of the signals before.
    var before: [sigaction] = []
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let held = Mutex(Held())

  /// Starts to delay interruptions, until every call of it has had its ``release()``.
  package static func hold() {
    held.withLock { held in
      held.holders += 1
      guard held.holders == 1 else { return }
      pending.store(0, ordering: .relaxed)
      held.before = signals.map { number in
        var action = sigaction()
        _ = unsafe sigaction(number, nil, &action)
        return action
      }
      for number in signals {
        let previous = signal(number) { pending.store($0, ordering: .relaxed) }
        // A signal that nohup ignores stays ignored.
        if isIgnored(previous) { _ = signal(number, SIG_IGN) }
      }
    }
  }

  package static var isPending: Bool { pending.load(ordering: .relaxed) != 0 }

  /// Stops delaying interruptions, and acts on a pending one.
  package static func release() {
    let waiting = held.withLock { held -> Int32 in
      held.holders -= 1
      guard held.holders == 0 else { return 0 }
      for (number, before) in zip(signals, held.before) {
        var action = before
        _ = unsafe sigaction(number, &action, nil)
      }
      return pending.load(ordering: .relaxed)
    }
    // To the process: this thread may block signals, as those of Dispatch do.
    if waiting != 0 { kill(getpid(), waiting) }
  }

  /// Whether a handler is `SIG_IGN`, the number 1; only bits of equal size are compared.
  private static func isIgnored<Handler>(_ handler: Handler) -> Bool {
    guard MemoryLayout<Handler>.size == MemoryLayout<Int>.size else { return false }
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }
}

/// The number of the pending signal, or 0.
private let pending = Atomic<Int32>(0)
