import PricebookParallel
import Synchronization

/// Gives out chunks in order; safe to share, as only the thread whose turn it is calls the sink.
final class ChunkTurns<Failure: Error>: @unchecked Sendable {
  private struct State {
    var given = 0
    var failure: Failure?
  }

  private let count: Int
  private let sink: (Span<UInt8>) throws(Failure) -> Void
  private let state = Mutex(State())
  private let gate = TurnGate()

  init(count: Int, sink: @escaping (Span<UInt8>) throws(Failure) -> Void) {
    self.count = count
    self.sink = sink
  }

  /// The next chunk, which must be handed on; none once there was a failure.
  func next() -> Int? {
    state.withLock { state in
      guard state.given < count, state.failure == nil else { return nil }
      state.given += 1
      return state.given - 1
    }
  }

  /// Hands on a chunk when all before it were, unless one of them failed.
  func handOn(_ chunk: CSVChunk, _ number: Int) {
    gate.wait(for: number)
    defer { gate.passOn() }
    guard state.withLock({ $0.failure == nil }) else { return }
    do throws(Failure) { try chunk.withBytes(sink) } catch { state.withLock { $0.failure = error } }
  }

  func rethrow() throws(Failure) {
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }
}
