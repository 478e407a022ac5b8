import Dispatch
import Synchronization

/// Pieces of work that need nothing of each other, shared out among threads.
///
/// Each thread takes the next piece when it is done with one, so that no core idles while there
/// is work left.
enum SharedWork {
  private struct State {
    var given = 0
    /// The first piece that failed, in the order of the pieces, whichever thread was first.
    var failed: Int?
    var failure: OutputFailure?
  }

  /// Does all pieces; once one has failed, no more are begun.
  ///
  /// - Parameter piece: Does the piece of a number from 0.
  /// - Throws: What the first of the pieces that failed has thrown.
  static func perform(
    _ count: Int, threadCount: Int, _ piece: @Sendable (Int) throws(OutputFailure) -> Void
  ) throws(OutputFailure) {
    let state = Mutex(State())
    @Sendable func work() {
      while let number = next(of: count, state) {
        do throws(OutputFailure) {
          try piece(number)
        } catch {
          state.withLock { state in
            if number < state.failed ?? .max { (state.failed, state.failure) = (number, error) }
          }
        }
      }
    }
    if threadCount > 1, count > 1 {
      DispatchQueue.concurrentPerform(iterations: threadCount) { _ in work() }
    } else {
      work()
    }
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  private static func next(of count: Int, _ state: borrowing Mutex<State>) -> Int? {
    state.withLock { state in
      guard state.given < count, state.failure == nil else { return nil }
      state.given += 1
      return state.given - 1
    }
  }
}
