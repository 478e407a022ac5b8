import Synchronization

/// The results of independent pieces of work, in the order of the pieces.
///
/// - Parameters:
///   - count: The number of pieces.
///   - body: One piece of work; it must not depend on any other.
package func concurrentMap<Result: Sendable>(
  _ count: Int, _ body: @Sendable (Int) -> Result
) -> [Result] {
  guard WorkerThreads.count > 1, count > 1 else { return (0..<max(0, count)).map { body($0) } }
  let finished = Mutex<[(piece: Int, result: Result)]>([])
  WorkerThreads.perform(iterations: count) { piece in
    let result = body(piece)
    finished.withLock { $0.append((piece, result)) }
  }
  return finished.withLock { $0.sorted { $0.piece < $1.piece }.map(\.result) }
}
