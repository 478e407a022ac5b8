import Synchronization

/// Independent pieces of work that may fail, shared out among threads.
///
/// Each thread takes the next piece when it is done with one, so that no core idles while there
/// is work left. Without it a report of twenty thousand lines takes a third longer, and those of 120
/// months half as long again.
package enum SharedWork {
  private struct State<Failure: Error> {
    var given = 0
    /// The first piece that failed, in the order of the pieces, whichever thread was first.
    var failed: (piece: Int, failure: Failure)?
  }

  /// Does all pieces; once one has failed, no more are begun.
  ///
  /// - Parameter piece: Does the piece of a number from 0.
  /// - Throws: What the first of the pieces that failed has thrown.
  package static func perform<Failure>(
    _ count: Int, _ piece: @Sendable (Int) throws(Failure) -> Void
  ) throws(Failure) {
    let state = Mutex(State<Failure>())
    @Sendable func next() -> Int? {
      state.withLock { state in
        guard state.given < count, state.failed == nil else { return nil }
        state.given += 1
        return state.given - 1
      }
    }
    @Sendable func work() {
      while let number = next() {
        do throws(Failure) { try piece(number) } catch {
          state.withLock { state in
            if number < state.failed?.piece ?? .max { state.failed = (number, error) }
          }
        }
      }
    }
    if count > 1 { WorkerThreads.perform(work) } else { work() }
    if let failed = state.withLock({ $0.failed }) { throw failed.failure }
  }
}
