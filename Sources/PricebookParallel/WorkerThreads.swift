import Dispatch
import Synchronization

/// How many threads parallel work uses.
///
/// There is one number for the whole process: the cores that it may use. Results never depend on
/// it.
package enum WorkerThreads {
  @TaskLocal private static var limit: Int?

  /// The number of threads for the work that is about to start, at least one.
  package static var count: Int { limit ?? MachineCores.count }

  /// Runs some work with fewer or more threads than there are cores.
  ///
  /// The limit also holds for parallel work inside of parallel work.
  package static func limited<Result, Failure>(
    to count: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withValue` has no typed errors.
    let result = $limit.withValue(max(1, count)) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// Runs the same work once on every thread, and returns when all are done.
  package static func perform(_ work: @Sendable () -> Void) {
    perform(iterations: count) { _ in work() }
  }

  /// Runs some work on another thread as soon as one has time, or at once where there is only one.
  static func start(_ work: @escaping @Sendable () -> Void) {
    guard count > 1 else { return work() }
    // Other threads do not inherit the limit of the one that adds work.
    let limit = limit
    ThreadPool.start { if let limit { $limit.withValue(limit, operation: work) } else { work() } }
  }

  /// Runs every iteration once, each on any thread, and returns when all are done.
  static func perform(iterations: Int, _ iteration: @Sendable (Int) -> Void) {
    guard count > 1, iterations > 1 else {
      for number in 0..<max(0, iterations) { iteration(number) }
      return
    }
    let limit = limit
    ThreadPool.perform(iterations, helperLimit: count - 1) { number in
      if let limit { $limit.withValue(limit) { iteration(number) } } else { iteration(number) }
    }
  }
}

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

/// The results of consecutive ranges of `0..<count` of nearly the same length, in their order.
///
/// - Parameter parts: How many ranges there are; some are empty where there are more than numbers.
package func concurrentMap<Result: Sendable>(
  of count: Int, parts: Int, _ body: @Sendable (Range<Int>) -> Result
) -> [Result] {
  let ranges = evenRanges(count, parts: parts)
  return concurrentMap(parts) { body(ranges[$0]) }
}

/// Independent pieces of work that may fail, shared out among threads.
///
/// Each thread takes the next piece when it is done with one, so that no core idles while there
/// is work left.
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

/// Pieces of work that mostly wait for the disk, done beside work that computes.
///
/// They have threads of their own, more than there are cores: a disk that is asked for several
/// files at once writes them together. Where no further threads can be started, each piece is done
/// at once.
package final class WaitingWork: Sendable {
  private static let threadCount = 8

  /// Each runs one piece at a time, on a thread of its own.
  private let queues: [DispatchQueue]
  private let group = DispatchGroup()
  private let started = Atomic(0)

  package init() {
    let hasThreads = WorkerThreads.count > 1 && ThreadProbe.canStart(Self.threadCount)
    queues = (0..<(hasThreads ? Self.threadCount : 0)).map { _ in
      DispatchQueue(label: "waiting for the disk")
    }
  }

  package func start(_ work: @escaping @Sendable () -> Void) {
    guard !queues.isEmpty else { return work() }
    let number = started.add(1, ordering: .relaxed).oldValue
    queues[number % queues.count].async(group: group, execute: work)
  }

  /// Returns when all pieces that were started are done.
  package func wait() { group.wait() }
}
