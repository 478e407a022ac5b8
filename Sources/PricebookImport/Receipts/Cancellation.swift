import Synchronization

/// Whether a progress closure has ended the reading, known to all threads.
final class Cancellation: Sendable {
  private let cancelled = Atomic(false)
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Notes the answer of a progress closure; returns whether to go on, never after a `false`.
  func goesOn(_ answer: Bool) -> Bool {
    if !answer { cancelled.store(true, ordering: .relaxed) }
    return !isCancelled
  }
}
