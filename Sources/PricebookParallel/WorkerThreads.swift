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

/// The results of independent pieces of work, in the order of the pieces: a tenth of a report of a
/// million lines.
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
  concurrentMap(parts) { body(count * $0 / parts..<count * ($0 + 1) / parts) }
}
