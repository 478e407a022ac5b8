import Dispatch
import Synchronization

/// Lets threads pass one after the other in a given order.
///
/// So several threads read one file: with one, four tables of a million lines take 14 % longer.
package final class TurnGate: Sendable {
  private struct State {
    var turn = 0
    /// One for each thread that waits.
    var waiting: [(turn: Int, semaphore: DispatchSemaphore)] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Waits until all turns before this one have ended.
  package func wait(for turn: Int) {
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      if state.turn == turn { return nil }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiting.append((turn, semaphore))
      return semaphore
    }
    semaphore?.wait()
  }

  /// Ends the present turn.
  package func passOn() {
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      state.turn += 1
      guard let place = state.waiting.firstIndex(where: { $0.turn == state.turn }) else {
        return nil
      }
      return state.waiting.remove(at: place).semaphore
    }
    semaphore?.signal()
  }
}
