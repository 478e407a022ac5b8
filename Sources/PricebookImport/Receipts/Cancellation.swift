import Synchronization

/// Whether a progress closure has ended the reading, known to all threads.
final class Cancellation: Sendable {
  private let cancelled = Atomic(false)

  /// Whether reading was cancelled.
  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  /// Notes the answer of a progress closure.
  ///
  /// - Returns: Whether reading continues; never again after one `false`.
  func goesOn(_ answer: Bool) -> Bool {
    if !answer { cancelled.store(true, ordering: .relaxed) }
    return !isCancelled
  }
}
